/// Downscales a plane of samples by area averaging: every new sample is the mean of the area it covers.
///
/// Eight new rows are computed at a time, side by side in a vector: first rows are summed, then columns. Means are in
/// 256ths and differ from the exact ones by less than half a sample step.
nonisolated final class AreaAverage {
    /// Eight new rows in one column.
    typealias Column = SIMD8<UInt16>

    /// The sampling layout of a plane.
    struct Layout: Hashable {
        let width, height: Int
        /// Interleaved channels per sample.
        var channels = 1
        /// Pixels per sample.
        var across = 1.0, down = 1.0
        /// Bytes per row, and how many rows are read at once.
        let rowBytes: Int
        var rowsAtOnce = 1
    }

    /// The wanted part of the picture, in its pixels.
    struct Part: Hashable {
        var x, y, width, height: Double
    }

    /// New rows per vector.
    static let band = 8

    let rows: SampleRows
    let layout: Layout
    private let across, down: Spans
    /// The first needed sample of a row.
    private let left: Int
    /// For each new column, the entries of `sums` that it averages.
    private let taps: UnsafeMutableBufferPointer<Spans.Tap>
    private let tapsOfColumn: Int
    /// For each sample of a row: the eight vertical means.
    private let sums: UnsafeMutableBufferPointer<Column>

    /// - Parameter other: a plane of the same picture; with an equal layout its tables are reused.
    init(_ layout: Layout, of cut: PictureCut, like other: AreaAverage? = nil) {
        self.layout = layout
        let isAlike = other?.layout == layout, part = cut.part
        across =
            other.flatMap { isAlike ? $0.across : nil }
            ?? Spans(
                from: part.x, length: part.width, count: cut.width,
                of: Spans.Grain(count: layout.width, pixels: layout.across))
        down =
            other.flatMap { isAlike ? $0.down : nil }
            ?? Spans(
                from: part.y, length: part.height, count: cut.height,
                of: Spans.Grain(count: layout.height, pixels: layout.down))
        let left = across.taps.first?.sample ?? 0
        let right = (across.taps.last?.sample ?? 0) + 1
        self.left = left
        taps = .allocate(capacity: across.taps.count)
        _ = taps.initialize(
            from: across.taps.lazy.map {
                Spans.Tap(sample: ($0.sample - left) * layout.channels, weight: $0.weight)
            })
        tapsOfColumn = across.length
        sums = .allocate(capacity: (right - left) * layout.channels + Self.band)
        rows = SampleRows(rowBytes: layout.rowBytes, kept: Self.longestBand(of: down) + 2 * layout.rowsAtOnce)
    }

    deinit {
        sums.deallocate()
        taps.deallocate()
    }

    private static func longestBand(of spans: Spans) -> Int {
        stride(from: 0, to: spans.count, by: band).reduce(1) { longest, start in
            let taps = spans[start..<min(start + band, spans.count)]
            let samples = (taps.first?.sample ?? 0)...(taps.map(\.sample).max() ?? 0)
            return max(longest, samples.count)
        }
    }

    /// How many rows must be read before the band starting at new row `y` can be computed.
    func rowsNeeded(for y: Int) -> Int {
        (down[y..<min(y + Self.band, down.count)].map(\.sample).max() ?? 0) + 1
    }

    // MARK: - Down

    /// A contributing row and its weight.
    private struct WeightedRow {
        let samples: UnsafeRawPointer
        let weight: Column
    }

    /// Sums the rows of the band starting at new row `y`.
    func addUp(band y: Int) {
        let weighted = (y..<(y + Self.band)).flatMap { row in
            down[min(row, down.count - 1)].map { tap in
                WeightedRow(
                    samples: UnsafeRawPointer(rows[tap.sample] + left * layout.channels),
                    weight: Column(repeating: tap.weight))
            }
        }
        weighted.withUnsafeBufferPointer { weighted in
            func rows(_ row: Int) -> UnsafeBufferPointer<WeightedRow> {
                UnsafeBufferPointer(rebasing: weighted[(row * down.length)..<((row + 1) * down.length)])
            }
            let a = rows(0), b = rows(1), c = rows(2), d = rows(3), e = rows(4), f = rows(5), g = rows(6), h = rows(7)
            for at in stride(from: 0, to: sums.count - Self.band + 1, by: Self.band) {
                let block = Self.turned(
                    Self.sum(a, at), Self.sum(b, at), Self.sum(c, at), Self.sum(d, at),
                    Self.sum(e, at), Self.sum(f, at), Self.sum(g, at), Self.sum(h, at))
                guard let target = sums.baseAddress else { return }
                (target[at], target[at + 1], target[at + 2], target[at + 3]) = (block.0, block.1, block.2, block.3)
                (target[at + 4], target[at + 5], target[at + 6], target[at + 7]) = (block.4, block.5, block.6, block.7)
            }
        }
    }

    /// Eight samples of one new row.
    @inline(__always)
    private static func sum(_ rows: UnsafeBufferPointer<WeightedRow>, _ at: Int) -> Column {
        var sum = Means.bias(of: rows.count)
        for row in rows {
            let samples = row.samples.loadUnaligned(fromByteOffset: at, as: SIMD8<UInt8>.self)
            sum &+= (Column(truncatingIfNeeded: samples) &<< 8).share(row.weight)
        }
        return sum
    }

    /// Transposes rows into columns.
    @inline(__always)
    private static func turned(
        _ a: Column, _ b: Column, _ c: Column, _ d: Column, _ e: Column, _ f: Column, _ g: Column, _ h: Column
    ) -> (Column, Column, Column, Column, Column, Column, Column, Column) {
        // Each round interleaves the eight like a riffle shuffle; after three, each row's eight are in eight vectors.
        let one = shuffled(a, b, c, d, e, f, g, h)
        let two = shuffled(one.0, one.1, one.2, one.3, one.4, one.5, one.6, one.7)
        return shuffled(two.0, two.1, two.2, two.3, two.4, two.5, two.6, two.7)
    }

    @inline(__always)
    private static func shuffled(
        _ a: Column, _ b: Column, _ c: Column, _ d: Column, _ e: Column, _ f: Column, _ g: Column, _ h: Column
    ) -> (Column, Column, Column, Column, Column, Column, Column, Column) {
        (
            Column(zipping: a.lowHalf, e.lowHalf), Column(zipping: a.highHalf, e.highHalf),
            Column(zipping: b.lowHalf, f.lowHalf), Column(zipping: b.highHalf, f.highHalf),
            Column(zipping: c.lowHalf, g.lowHalf), Column(zipping: c.highHalf, g.highHalf),
            Column(zipping: d.lowHalf, h.lowHalf), Column(zipping: d.highHalf, h.highHalf)
        )
    }

    // MARK: - Across

    /// The means of the latest band; they must not outlive this object.
    var means: Means {
        Means(sums: UnsafeBufferPointer(sums), taps: UnsafeBufferPointer(taps), tapsOfColumn: tapsOfColumn)
    }

    /// The means of a band.
    struct Means {
        fileprivate let sums: UnsafeBufferPointer<Column>
        fileprivate let taps: UnsafeBufferPointer<Spans.Tap>
        fileprivate let tapsOfColumn: Int

        /// Corrects the rounding loss of so many products: half a 256th each on average, or a whole one for a single one.
        @inline(__always)
        fileprivate static func bias(of products: Int) -> Column {
            Column(repeating: UInt16(truncatingIfNeeded: (products &+ 1) &>> 1))
        }

        /// Eight means of a new column, in 256ths.
        @inline(__always)
        subscript(column: Int, channel: Int) -> Column {
            var at = column &* tapsOfColumn
            let end = at &+ tapsOfColumn
            var sum = Self.bias(of: tapsOfColumn)
            while at < end {
                sum &+= sums[taps[at].sample &+ channel].share(Column(repeating: taps[at].weight))
                at &+= 1
            }
            return sum
        }
    }
}

extension SIMD8<UInt16> {
    /// Interleaves the numbers of both.
    @inline(__always)
    nonisolated init(zipping one: SIMD4<UInt16>, _ other: SIMD4<UInt16>) {
        self.init()
        evenHalf = one
        oddHalf = other
    }

    /// Multiplies each number by this many 65,536ths.
    @inline(__always)
    fileprivate nonisolated func share(_ weight: Self) -> Self {
        let product = SIMD8<UInt32>(truncatingIfNeeded: self) &* SIMD8<UInt32>(truncatingIfNeeded: weight)
        return Self(truncatingIfNeeded: product &>> 16)
    }
}
