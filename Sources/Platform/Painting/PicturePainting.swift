import CSDL2
import Engine

/// Paints pictures and icons from the cache, or what stands for those that are not there.
extension Renderer {
    func paint(_ image: Image, _ area: Rect, _ fit: Drawing.ImageFit) throws(SDLError) {
        // Requested even while invisible: the sheet is on its way.
        guard let entry = pictures.entry(PictureRequest(image, area, fit, letterbox)) else {
            return try paintAbsence(of: image, area)
        }
        guard !isCovered else { return }
        try place(area) { (upright) throws(SDLError) in try paint(entry, of: image, in: upright) }
    }

    private func paint(_ entry: PictureCache.Entry, of image: Image, in area: Rect) throws(SDLError) {
        let isUpright = canvas.turn == nil
        if usesRooms, isUpright, area.width == Stage.size.width, area.height == Stage.size.height {
            return try paintWithExtension(entry, in: letterbox.pixels(area))
        }
        guard isSeen(area) else { return }
        if image == wholeImage, isUpright, area == Stage.bounds, entry.covers(letterbox) {
            return try paintWhole(entry)
        }
        try paint(entry, in: letterbox.pixels(area))
    }

    /// Paints a picture as large as the stage, and its soft extension into the rooms around it.
    private func paintWithExtension(_ entry: PictureCache.Entry, in pixels: Rect) throws(SDLError) {
        let (inner, texture) = (entry.inner, entry.texture)
        // Its size in pixels may differ by one where it lies; stretching is slow.
        let isExact = entry.covers(letterbox)
        let across = isExact ? 1 : pixels.width / Double(inner.width)
        let down = isExact ? 1 : pixels.height / Double(inner.height)
        let whole = Rect(
            x: (pixels.x - Double(inner.x) * across).rounded(), y: (pixels.y - Double(inner.y) * down).rounded(),
            width: (Double(texture.width) * across).rounded(), height: (Double(texture.height) * down).rounded())
        try texture.paint(in: SDL_Rect(whole))
    }

    /// Copies a picture and its extension into the bars: copying rows of a whole window takes SDL a third of the time.
    private func paintWhole(_ entry: PictureCache.Entry) throws(SDLError) {
        try unclip()
        try entry.texture.paint(in: SDL_Rect(PixelRect(of: letterbox)))
        try clip(to: nil)
        hasBars = true
    }

    private func paint(_ entry: PictureCache.Entry, in pixels: Rect) throws(SDLError) {
        let (inner, texture) = (entry.inner, entry.texture)
        let (width, height) = (Int(pixels.width), Int(pixels.height))
        guard abs(width - inner.width) <= 1, abs(height - inner.height) <= 1 else {
            return try texture.paint(inner, in: SDL_Rect(pixels))
        }
        // The picture was made for a box at the origin, whose size in pixels may differ by one. Stretching is slow,
        // so excess pixels are cut off, and a missing column or row repeats the last one.
        let columns = [(inner.x, 0, min(width, inner.width)), (inner.maxX - 1, inner.width, width - inner.width)]
        let rows = [(inner.y, 0, min(height, inner.height)), (inner.maxY - 1, inner.height, height - inner.height)]
        for (x, right, width) in columns where width > 0 {
            for (y, down, height) in rows where height > 0 {
                let area = PixelRect(x: Int(pixels.x) + right, y: Int(pixels.y) + down, width: width, height: height)
                try texture.paint(PixelRect(x: x, y: y, width: width, height: height), in: SDL_Rect(area))
            }
        }
    }

    /// The placeholder for a picture that has not arrived yet or cannot be shown.
    private func paintAbsence(of image: Image, _ area: Rect) throws(SDLError) {
        try paint(.shape(.filled, in: area, radius: 0, .shaded(top: .cream, bottom: .blush)))
        guard pictures.isBroken(image) else { return }
        let side = min(area.width, area.height) * 0.24
        try paintIcon(
            "interface/icon-sleep.svg", Rect(center: area.center, width: side, height: side),
            Color.plum.faded(to: 0.5))
    }

    func paintIcon(_ image: Image, _ area: Rect, _ tint: Color) throws(SDLError) {
        try place(area) { (upright) throws(SDLError) in
            guard isSeen(upright), let entry = pictures.entry(PictureRequest(icon: image, area, tint, letterbox)) else {
                return
            }
            try entry.texture.paint(in: SDL_Rect(letterbox.pixels(upright)), opacity: tint.alpha)
        }
    }
}
