/// The samples that each new column (or row) averages, and their weights.
nonisolated struct Spans {
    struct Tap: Hashable {
        let sample: Int
        /// The weight in 65,536ths; those of a span add up to one, or to one 65,536th less for a single tap.
        let weight: UInt16
    }

    /// Samples that each cover one pixel or several.
    struct Grain: Hashable {
        /// Samples per row or column.
        let count: Int
        var pixels = 1.0
    }

    /// A span over more samples uses this many of them, evenly spread.
    static let mostTaps = 64
    private static let whole = 65_536.0

    /// The taps of the first span, then of the next; shorter spans are padded with zero weights.
    ///
    /// All spans have the same length, so that loops over them are predictable.
    private(set) var taps: [Tap] = []
    /// Taps per span.
    let length: Int

    /// Divides the pixels from `start` into `count` spans.
    init(from start: Double, length: Double, count: Int, of grain: Grain) {
        let coverages = (0..<count).map { index in
            let begin = start + length * Double(index) / Double(count)
            let end = max(begin + 1e-6, start + length * Double(index + 1) / Double(count))
            return Coverage(begin: begin, end: end, grain: grain)
        }
        self.length = coverages.reduce(1) { max($0, $1.tapped.underestimatedCount) }
        taps.reserveCapacity(count * self.length)
        var amounts: [Double] = []
        for coverage in coverages { add(coverage, &amounts) }
    }

    var count: Int { taps.count / length }

    subscript(index: Int) -> ArraySlice<Tap> { self[index..<(index + 1)] }

    /// The taps of several spans, one after the other.
    subscript(range: Range<Int>) -> ArraySlice<Tap> { taps[(range.lowerBound * length)..<(range.upperBound * length)] }

    /// Adds one span; the rounding error of each weight carries over to the next.
    ///
    /// - Parameter amounts: scratch space for each sample's contribution.
    private mutating func add(_ coverage: Coverage, _ amounts: inout [Double]) {
        amounts.removeAll(keepingCapacity: true)
        var sum = 0.0
        for sample in coverage.tapped {
            let amount = coverage[sample]
            amounts.append(amount)
            sum += amount
        }
        var done = 0.0, given = 0, last = 0
        let end = taps.count + length
        for (sample, amount) in zip(coverage.tapped, amounts) {
            done += amount
            let share = Int((done / sum * Self.whole).rounded()) - given
            taps.append(Tap(sample: sample, weight: UInt16(min(share, 0xffff))))
            given += share
            last = sample
        }
        while taps.count < end { taps.append(Tap(sample: last, weight: 0)) }
    }
}

/// Each sample's contribution to a range of pixels.
private nonisolated struct Coverage {
    let begin, end: Double
    let grain: Spans.Grain
    /// The contributing samples that are used as taps.
    let tapped: StrideTo<Int>
    /// Whether a sample stands for two pixels, each of which takes three quarters of the nearer sample, a quarter of
    /// the other (libjpeg's "fancy upsampling", jdsample.c); otherwise each pixel takes its own sample alone.
    private let isSmooth: Bool

    init(begin: Double, end: Double, grain: Spans.Grain) {
        self.begin = begin
        self.end = end
        self.grain = grain
        isSmooth = grain.pixels == 2
        let first = Int(begin / grain.pixels), last = Int((end / grain.pixels).rounded(.up)) - 1
        let reach = isSmooth ? 1 : 0
        let lower = min(max(0, first - reach), grain.count - 1)
        let upper = min(max(lower, last + reach), grain.count - 1)
        tapped = stride(from: lower, to: upper + 1, by: 1 + (upper - lower) / Spans.mostTaps)
    }

    subscript(sample: Int) -> Double {
        // Never zero, to avoid a division by zero at the very edge.
        max(1e-9, isSmooth ? smooth(sample) : overlap(Double(sample) * grain.pixels, Double(sample + 1) * grain.pixels))
    }

    private func smooth(_ sample: Int) -> Double {
        let left = Double(sample) * 2
        // At the edges the outer pixel has no second neighbour.
        let before = overlap(left - 1, left) + (sample == 0 ? overlap(left, left + 1) : 0)
        let after = overlap(left + 2, left + 3) + (sample == grain.count - 1 ? overlap(left + 1, left + 2) : 0)
        return 0.75 * overlap(left, left + 2) + 0.25 * (before + after)
    }

    private func overlap(_ from: Double, _ to: Double) -> Double { max(0, min(end, to) - max(begin, from)) }
}
