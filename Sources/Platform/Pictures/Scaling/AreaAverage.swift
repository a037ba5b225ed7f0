import CScaling

/// Downscales a plane of samples by area averaging: every new sample is the mean of the area it covers.
///
/// A band of new rows is computed at a time: first rows are summed, then columns. Means are in 256ths and differ from
/// the exact ones by less than half a sample step.
nonisolated final class AreaAverage {
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

    /// New rows that are computed together.
    static let band = Int(SCALING_BAND)

    let rows: SampleRows
    let layout: Layout
    private let across, down: Spans
    /// The first needed sample of a row.
    private let left: Int
    /// The entries of `sums` that each new column averages.
    private let taps: UnsafeMutableBufferPointer<scaling_tap>
    /// The vertical means of a band, for each sample of a row.
    private let sums: UnsafeMutableBufferPointer<UInt16>
    /// The samples that are needed per row.
    private let samples: Int
    /// Samples that are summed at a time.
    private static let step = 8

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
                scaling_tap(sample: Int32(($0.sample - left) * layout.channels), weight: $0.weight)
            })
        samples = (right - left) * layout.channels
        sums = .allocate(capacity: (samples + Self.step - 1) / Self.step * Self.step * Self.band)
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

    /// Sums the rows of the band starting at new row `y`.
    func addUp(band y: Int) {
        let taps = (y..<(y + Self.band)).flatMap { down[min($0, down.count - 1)] }
        scaling_sum_rows(
            sums.baseAddress, Int32(samples), taps.map { rows[$0.sample] + left * layout.channels },
            taps.map(\.weight), Int32(down.length))
    }

    /// The columns of the latest band; they must not outlive this object.
    ///
    /// - Parameter channel: the index of one of the interleaved channels.
    func plane(of channel: Int = 0) -> scaling_plane {
        scaling_plane(
            sums: sums.baseAddress.map { $0 + channel * Self.band }, taps: taps.baseAddress,
            count: Int32(across.length))
    }
}
