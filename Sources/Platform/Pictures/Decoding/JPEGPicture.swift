import CJPEG
import CScaling

/// Downscales a JPEG while decoding it.
///
/// Luma and chroma are averaged at their stored sizes and converted to RGB only
/// afterwards, so most pixels are never made. Decoding at five eighths of the size (2048 columns for a stage of 1067)
/// is slower than decoding all of it, because libjpeg-turbo 2.1 vectorises only the full size.
nonisolated final class JPEGPicture {
    private let file: OpaquePointer
    private let layout: jpeg_layout
    /// Pixels, as reported by libjpeg.
    var width: Int { Int(layout.width) }
    var height: Int { Int(layout.height) }

    /// - Parameter bytes: must outlive the picture.
    /// - Returns: nil if libjpeg cannot read it.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var layout = jpeg_layout()
        guard let file = jpeg_planes_open(bytes.baseAddress, bytes.count, &layout) else { return nil }
        self.file = file
        self.layout = layout
    }

    deinit { jpeg_planes_close(file) }

    /// Reads the picture, once.
    ///
    /// - Parameters:
    ///   - inks: how CMYK inks are stored.
    ///   - target: room for the pixels.
    ///   - stride: pixels of `target` per row.
    /// - Returns: whether everything could be read.
    func shrink(
        to cut: PictureCut, inks: JPEGHeader.Inks, target: UnsafeMutablePointer<UInt32>, stride: Int
    ) -> Bool {
        let averages = layouts.reduce(into: [AreaAverage]()) { averages, layout in
            averages.append(AreaAverage(layout, of: cut, like: averages.last))
        }
        let colors = colors, flip: UInt8 = inks == .plain ? 255 : 0
        for y in Swift.stride(from: 0, to: cut.height, by: AreaAverage.band) {
            while averages.contains(where: { $0.rows.count < $0.rowsNeeded(for: y) }) {
                guard readOn(averages) else { return false }
            }
            for average in averages { average.addUp(band: y) }
            let planes = averages.map { $0.plane() }
            scaling_write_pixels(
                target + y * stride, Int32(stride), Int32(cut.width), Int32(min(AreaAverage.band, cut.height - y)),
                layout.kind == JPEG_GREY ? [planes[0], planes[0], planes[0]] : planes, colors, flip)
        }
        return jpeg_planes_finish(file) != 0
    }

    private var layouts: [AreaAverage.Layout] {
        let all = layout.planes
        return [all.0, all.1, all.2, all.3].prefix(Int(layout.count)).map { plane in
            AreaAverage.Layout(
                width: Int(plane.width), height: Int(plane.height), across: plane.across, down: plane.down,
                rowBytes: Int(plane.row_bytes), rowsAtOnce: Int(plane.rows_at_once))
        }
    }

    private func readOn(_ averages: [AreaAverage]) -> Bool {
        withUnsafeTemporaryAllocation(
            of: UnsafeMutablePointer<UInt8>?.self, capacity: Int(JPEG_MOST_PLANES * JPEG_MOST_ROWS)
        ) { places in
            places.initialize(repeating: nil)
            for (plane, average) in averages.enumerated() {
                let start = plane * Int(JPEG_MOST_ROWS)
                average.rows.append(average.layout.rowsAtOnce) { place, index in places[start + index] = place }
            }
            return jpeg_planes_read(file, places.baseAddress) != 0
        }
    }

    private var colors: scaling_kind {
        switch layout.kind {
        case JPEG_GREY, JPEG_RED_GREEN_BLUE: SCALING_RGB
        case JPEG_LIGHT_AND_COLOR: SCALING_YCC
        case JPEG_INKS: SCALING_CMYK
        default: SCALING_YCCK
        }
    }
}
