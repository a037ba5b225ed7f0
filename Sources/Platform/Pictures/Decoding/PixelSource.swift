/// Pixels decoded by a library, in rows: the source for downscaling PNG, WebP and drawings.
nonisolated struct PixelSource {
    let bytes: UnsafePointer<UInt8>
    let width, height: Int
    /// Bytes per row and per pixel.
    let stride, step: Int
    /// The index of red in a pixel: 0 for RGB, 2 for BGR; green is always in the middle.
    let red: Int

    /// Writes its visible part at display size.
    func shrink(to cut: PictureCut, target: UnsafeMutablePointer<UInt32>) {
        let red = red, blue = 2 - red
        forEachBand(of: cut) { y, means in
            let band = PixelBand(
                target: target + y * cut.width, width: cut.width, stride: cut.width,
                rows: min(AreaAverage.band, cut.height - y))
            for x in 0..<cut.width {
                band.write(
                    x, red: PixelBand.light(means[x, red]), green: PixelBand.light(means[x, 1]),
                    blue: PixelBand.light(means[x, blue]))
            }
        }
    }

    /// The same for translucent pixels.
    ///
    /// The colours that are read are premultiplied by alpha (the fourth byte); those that are written
    /// are not.
    func shrinkTransparent(to cut: PictureCut, target: UnsafeMutablePointer<UInt32>) {
        forEachBand(of: cut) { y, means in
            for x in 0..<cut.width {
                let blue = means[x, 2 - self.red], green = means[x, 1], red = means[x, self.red], alpha = means[x, 3]
                for row in 0..<min(AreaAverage.band, cut.height - y) {
                    let whole = UInt32(alpha[row])
                    func byte(_ color: UInt16) -> UInt32 {
                        whole == 0 ? 0 : min(255, (UInt32(color) * 255 + whole / 2) / whole)
                    }
                    target[(y + row) * cut.width + x] =
                        byte(blue[row]) | byte(green[row]) << 8 | byte(red[row]) << 16
                        | min(255, (whole + 128) >> 8) << 24
                }
            }
        }
    }

    /// Computes eight new rows at a time, from the top.
    private func forEachBand(of cut: PictureCut, _ write: (Int, AreaAverage.Means) -> Void) {
        let layout = AreaAverage.Layout(width: width, height: height, channels: step, rowBytes: width * step)
        let average = AreaAverage(layout, of: cut)
        for y in Swift.stride(from: 0, to: cut.height, by: AreaAverage.band) {
            let missing = average.rowsNeeded(for: y) - average.rows.count
            let next = average.rows.count
            average.rows.append(max(0, missing)) { place, index in
                place.update(from: bytes + (next + index) * stride, count: width * step)
            }
            average.addUp(band: y)
            write(y, average.means)
        }
    }
}
