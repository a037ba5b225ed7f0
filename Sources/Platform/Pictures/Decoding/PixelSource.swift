import CScaling

/// Pixels decoded by a library, in rows: the source for downscaling PNG, WebP and drawings.
nonisolated struct PixelSource {
    let bytes: UnsafePointer<UInt8>
    let width, height: Int
    /// Bytes per row and per pixel.
    let stride, step: Int
    /// The index of red in a pixel: 0 for RGB, 2 for BGR; green is always in the middle.
    let red: Int

    /// Writes its visible part at display size.
    ///
    /// - Parameter isTransparent: whether the pixels have alpha (the fourth byte) and are premultiplied by it; those
    ///   that are written are not.
    func shrink(to cut: PictureCut, target: UnsafeMutablePointer<UInt32>, isTransparent: Bool = false) {
        let channels = [red, 1, 2 - red] + (isTransparent ? [3] : [])
        let average = AreaAverage(
            AreaAverage.Layout(width: width, height: height, channels: step, rowBytes: width * step), of: cut)
        for y in Swift.stride(from: 0, to: cut.height, by: AreaAverage.band) {
            let next = average.rows.count
            average.rows.append(max(0, average.rowsNeeded(for: y) - next)) { place, index in
                place.update(from: bytes + (next + index) * stride, count: width * step)
            }
            average.addUp(band: y)
            scaling_write_pixels(
                target + y * cut.width, Int32(cut.width), Int32(cut.width),
                Int32(min(AreaAverage.band, cut.height - y)), channels.map(average.plane),
                isTransparent ? SCALING_RGBA : SCALING_RGB, 0)
        }
    }
}
