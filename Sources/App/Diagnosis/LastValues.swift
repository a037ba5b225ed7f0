/// A ring buffer of the last values; adding one has constant cost.
struct LastValues {
    private var values: [Int] = []
    /// The index of the next value.
    private var next = 0
    private let most: Int

    /// - Parameter most: the capacity, at least one.
    init(most: Int) {
        self.most = most
        values.reserveCapacity(most)
    }

    var count: Int { values.count }

    mutating func append(_ value: Int) {
        if values.count < most { values.append(value) } else { values[next] = value }
        next = next + 1 == most ? 0 : next + 1
    }

    /// The values, oldest first.
    var inOrder: [Int] { values.count < most ? values : Array(values[next...] + values[..<next]) }
}
