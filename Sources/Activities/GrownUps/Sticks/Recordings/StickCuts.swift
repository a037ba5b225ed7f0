/// The cuts of a whole tale's recording while a user moves them.
struct StickCuts: Hashable, Sendable {
    /// The start of each page, and the end of the last, in seconds; a page of zero length is silent.
    private(set) var bounds: [Double]
    /// The middle of every pause, in seconds.
    let pauses: [Double]

    /// Seconds: the step of a cut without a pause, and the minimum length of a page.
    private static let step = 0.5, least = 0.25

    init(bounds: [Double], pauses: [Double]) {
        self.bounds = bounds
        self.pauses = pauses
    }

    var count: Int { max(0, bounds.count - 1) }

    /// The part of a page; empty if it is silent.
    func part(of page: Int) -> Range<Double> { bounds[page]..<max(bounds[page], bounds[page + 1]) }
    func isSilent(_ page: Int) -> Bool { part(of: page).isEmpty }

    /// The next page after this one that is not silent: the two share their combined length.
    private func next(after page: Int) -> Int? { (page + 1..<count).first { !isSilent($0) } }

    /// The end of a page, in seconds, one pause earlier or later; nil if it cannot be moved.
    func end(of page: Int, isLater: Bool) -> Double? {
        guard !isSilent(page), let next = next(after: page) else { return nil }
        let now = bounds[page + 1], room = (bounds[page] + Self.least)...(bounds[next + 1] - Self.least)
        guard room.lowerBound < room.upperBound else { return nil }
        let there = pauses.filter(room.contains)
        let pause = isLater ? there.first { $0 > now + 0.05 } : there.last { $0 < now - 0.05 }
        let step = now + (isLater ? Self.step : -Self.step)
        return pause ?? (room.contains(step) ? step : nil)
    }

    /// Moves the end of a page by a pause.
    mutating func moveEnd(of page: Int, isLater: Bool) {
        guard let end = end(of: page, isLater: isLater), let next = next(after: page) else { return }
        for bound in page + 1...next { bounds[bound] = end }
    }

    /// Whether a page can be made silent: the last pages have to share the surplus.
    func canFallSilent(_ page: Int) -> Bool { !isSilent(page) && page + 1 < count }

    /// Makes a page silent: its part and all following ones shift to the next page, and the last two are joined.
    mutating func pass(_ page: Int) {
        guard canFallSilent(page) else { return }
        bounds.insert(bounds[page], at: page)
        bounds.remove(at: bounds.count - 2)
    }

    /// Gives a silent page a part again: all following parts shift back one page, and the last is split at its middle
    /// pause.
    mutating func fill(_ page: Int) {
        guard isSilent(page) else { return }
        bounds.remove(at: page)
        let start = bounds[bounds.count - 2], end = bounds[bounds.count - 1]
        let middle = (start + end) / 2
        let inside = pauses.filter { (start + Self.least...max(start + Self.least, end - Self.least)).contains($0) }
        bounds.insert(inside.min { abs($0 - middle) < abs($1 - middle) } ?? middle, at: bounds.count - 1)
    }
}
