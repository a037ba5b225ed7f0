import CSDL2
import Engine

/// Paints rectangles, rounded ones, rings and shadows, in one colour or shaded.
extension Renderer {
    func paint(
        _ shape: Drawing.Shape, _ area: Rect, _ radius: Double, _ paint: Drawing.Paint
    ) throws(SDLError) {
        let reach: Double = if case .shadow(let blur) = shape { blur } else { 40 }
        guard isSeen(area, reach: reach * transform.scale) else { return }
        var pixels = letterbox.pixels(area)
        guard pixels.width > 0, pixels.height > 0 else { return }
        let (top, bottom): (Color, Color) =
            switch paint {
            case .flat(let color): (color, color)
            case .shaded(let top, let bottom): (top, bottom)
            }
        if shape == .filled, radius == 0, canvas.turn == nil { return try fill(pixels, from: top, to: bottom) }
        let raster = ShapeRaster(
            shape: shape, width: Int(pixels.width), height: Int(pixels.height), radius: radius * scale,
            scale: scale, top: top.opaque, bottom: bottom.opaque)
        pixels = pixels.inset(by: -Double(raster.margin))
        try self.paint(raster, in: pixels, opacity: top.alpha)
    }

    private func paint(_ raster: ShapeRaster, in pixels: Rect, opacity: UInt8) throws(SDLError) {
        guard opacity == 255 || !raster.isFilled, canvas.turn == nil, let middle = raster.middle else {
            return try shapes.texture(raster).paint(in: SDL_Rect(pixels), opacity: opacity)
        }
        let corner = Point(x: pixels.x, y: pixels.y)
        for strip in raster.strips {
            try shapes.texture(strip).paint(in: SDL_Rect(strip.area.moved(by: corner)), opacity: opacity)
        }
        if raster.isFilled { try fill(middle.moved(by: corner), raster.top) }
    }

    private func fill(_ pixels: Rect, _ color: Color) throws(SDLError) { try fill(SDL_Rect(pixels), color) }

    /// Fills a rectangle with a vertical gradient, with rows of equal colour at once.
    private func fill(_ pixels: Rect, from top: Color, to bottom: Color) throws(SDLError) {
        guard top != bottom else { return try fill(pixels, top) }
        let rows = Int(pixels.height)
        func color(_ row: Int) -> Color { top.mixed(with: bottom, Double(row) / Double(max(1, rows - 1))) }
        var first = 0
        for row in 1...rows where row == rows || color(row) != color(first) {
            let part = Rect(
                x: pixels.x, y: pixels.y + Double(first), width: pixels.width, height: Double(row - first))
            try fill(part, color(first))
            first = row
        }
    }

    func fill(_ area: SDL_Rect, _ color: Color) throws(SDLError) {
        SDL_SetRenderDrawBlendMode(handle, color.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
        try check(
            SDL_SetRenderDrawColor(handle, color.red, color.green, color.blue, color.alpha), "SDL_SetRenderDrawColor")
        var area = area
        try check(SDL_RenderFillRect(handle, &area), "SDL_RenderFillRect")
    }
}

extension Color {
    nonisolated var opaque: Color { Color(red: red, green: green, blue: blue) }
}
