import Conversion

/// The memory that a language model needs while it talks, in bytes.
struct ModelMemory: Hashable, Sendable {
    /// The weights, which are mapped from the file.
    let weights: Int
    /// The keys and values of all tokens of a talk.
    let cache: Int
    /// What the engine calculates with; measured at models of up to 0.5 billion weights, and rounded up.
    static let work = 150_000_000

    /// The tokens of a talk that are kept.
    static let contextLength = 2048
    /// The fewest with which there can be a talk: its instructions, a reply and what was said last.
    static let leastContext = 1024
    /// The bytes of a key's or value's number: a 16-bit float.
    private static let numberBytes = 2

    init(_ header: ModelHeader, fileBytes: Int) {
        weights = fileBytes
        let tokens = min(header.contextLength, Self.contextLength)
        cache = header.keyValueHeads.times(header.keyLength.plus(header.valueLength)).times(tokens * Self.numberBytes)
    }

    var total: Int { weights.plus(cache).plus(Self.work) }

    /// - Parameter available: bytes that programs can get now.
    func fits(in available: Int) -> Bool { total <= available }
}

/// Products of figures that are not negative; more than can be counted is more than any machine has.
extension Int {
    fileprivate func times(_ other: Int) -> Int {
        let (product, isTooMuch) = multipliedReportingOverflow(by: other)
        return isTooMuch ? .max : product
    }

    fileprivate func plus(_ other: Int) -> Int {
        let (sum, isTooMuch) = addingReportingOverflow(other)
        return isTooMuch ? .max : sum
    }
}
