/// Which samples each new column (or row) is the mean of, and how much of each counts.
nonisolated struct Spans {
    struct Tap: Hashable {
        let sample: Int
        /// Of 65,536; those of one span are that together, or one less where there is but one.
        let weight: UInt16
    }

    /// Samples of which each stands for one pixel or several.
    struct Grain: Hashable {
        /// Samples in a row, or in a column.
        let count: Int
        var pixels = 1.0
    }

    /// A span that covers more samples takes so many of them, evenly spread.
    static let mostTaps = 64
    private static let whole = 65_536.0

    /// Those of the first span, then those of the next; where a span has fewer than the others, the last weigh nothing.
    ///
    /// All are as long, so that the processor need not guess where a loop over them ends.
    private(set) var taps: [Tap] = []
    /// How many taps a span has.
    let length: Int

    /// Divides the pixels from `start` on into `count` spans.
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

    /// Adds one span; what rounding takes from one weight it gives to the next.
    ///
    /// - Parameter amounts: room for what each sample gives.
    private mutating func add(_ coverage: Coverage, _ amounts: inout [Double]) {
        amounts.removeAll(keepingCapacity: true)
        var sum = 0.0
        for sample in coverage.tapped {
            let amount = coverage[sample]
            amounts.append(amount)
            sum += amount
        }
        var (done, given, last) = (0.0, 0, 0)
        let end = taps.count + length
        for (sample, amount) in zip(coverage.tapped, amounts) {
            done += amount
            let share = Int((done / sum * Self.whole).rounded()) - given
            taps.append(Tap(sample: sample, weight: UInt16(min(share, 0xffff))))
            (given, last) = (given + share, sample)
        }
        while taps.count < end { taps.append(Tap(sample: last, weight: 0)) }
    }
}

/// How much of some pixels each sample gives.
private nonisolated struct Coverage {
    let begin, end: Double
    let grain: Spans.Grain
    /// Those of the samples that count which are looked at.
    let tapped: StrideTo<Int>
    /// Where a sample stands for two pixels, each pixel lies between two samples and has three quarters of the nearer
    /// one (libjpeg's "fancy upsampling", jdsample.c); otherwise the sample alone.
    private let isSmooth: Bool

    init(begin: Double, end: Double, grain: Spans.Grain) {
        (self.begin, self.end, self.grain, isSmooth) = (begin, end, grain, grain.pixels == 2)
        let (first, last) = (Int(begin / grain.pixels), Int((end / grain.pixels).rounded(.up)) - 1)
        let reach = isSmooth ? 1 : 0
        let lower = min(max(0, first - reach), grain.count - 1)
        let upper = min(max(lower, last + reach), grain.count - 1)
        tapped = stride(from: lower, to: upper + 1, by: 1 + (upper - lower) / Spans.mostTaps)
    }

    subscript(sample: Int) -> Double {
        // Never nothing, so that there is something to divide by at the very edge.
        max(1e-9, isSmooth ? smooth(sample) : overlap(Double(sample) * grain.pixels, Double(sample + 1) * grain.pixels))
    }

    private func smooth(_ sample: Int) -> Double {
        let left = Double(sample) * 2
        // At the edges the outer pixel has no other neighbour.
        let before = overlap(left - 1, left) + (sample == 0 ? overlap(left, left + 1) : 0)
        let after = overlap(left + 2, left + 3) + (sample == grain.count - 1 ? overlap(left + 1, left + 2) : 0)
        return 0.75 * overlap(left, left + 2) + 0.25 * (before + after)
    }

    private func overlap(_ from: Double, _ to: Double) -> Double { max(0, min(end, to) - max(begin, from)) }
}
