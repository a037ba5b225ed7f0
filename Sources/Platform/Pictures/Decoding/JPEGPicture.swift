import CJPEG

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
        for y in Swift.stride(from: 0, to: cut.height, by: AreaAverage.band) {
            while averages.contains(where: { $0.rows.count < $0.rowsNeeded(for: y) }) {
                guard readOn(averages) else { return false }
            }
            for average in averages { average.addUp(band: y) }
            let band = PixelBand(
                target: target + y * stride, width: cut.width, stride: stride,
                rows: min(AreaAverage.band, cut.height - y))
            paint(averages, inks, band)
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

    // MARK: - Colours

    private func paint(_ averages: [AreaAverage], _ inks: JPEGHeader.Inks, _ band: PixelBand) {
        let means = averages.map(\.means)
        switch layout.kind {
        case JPEG_GREY:
            for x in 0..<band.width {
                let light = PixelBand.light(means[0][x, 0])
                band.write(x, red: light, green: light, blue: light)
            }
        case JPEG_LIGHT_AND_COLOR: paintColors(means[0], means[1], means[2], band)
        case JPEG_RED_GREEN_BLUE:
            for x in 0..<band.width {
                let red = means[0][x, 0], green = means[1][x, 0], blue = means[2][x, 0]
                band.write(
                    x, red: PixelBand.light(red), green: PixelBand.light(green), blue: PixelBand.light(blue))
            }
        default: paintInks(means, inks, band)
        }
    }

    private func paintColors(
        _ light: AreaAverage.Means, _ towardsBlue: AreaAverage.Means, _ towardsRed: AreaAverage.Means, _ band: PixelBand
    ) {
        for x in 0..<band.width {
            let (red, green, blue) = PixelBand.colors(
                light: PixelBand.light(light[x, 0]), towardsBlue: PixelBand.light(towardsBlue[x, 0]),
                towardsRed: PixelBand.light(towardsRed[x, 0]))
            band.write(x, red: red, green: green, blue: blue)
        }
    }

    /// Converts CMYK to RGB.
    private func paintInks(_ means: [AreaAverage.Means], _ inks: JPEGHeader.Inks, _ band: PixelBand) {
        let flip = SIMD8<UInt16>(repeating: inks == .plain ? 255 : 0)
        for x in 0..<band.width {
            let first = means[0..<3].map { PixelBand.light($0[x, 0]) }
            var colors = first.map(PixelBand.byte)
            if layout.kind == JPEG_LIGHT_COLOR_AND_BLACK {
                let mixed = PixelBand.colors(light: first[0], towardsBlue: first[1], towardsRed: first[2])
                colors = [mixed.red, mixed.green, mixed.blue].map { SIMD8(repeating: 255) &- PixelBand.byte($0) }
            }
            let black = PixelBand.byte(PixelBand.light(means[3][x, 0])) ^ flip
            let light = colors.map { PixelBand.Light(truncatingIfNeeded: (($0 ^ flip) &* black / 255) &<< 6) }
            band.write(x, red: light[0], green: light[1], blue: light[2])
        }
    }
}
