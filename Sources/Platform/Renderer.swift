import CSDL2
import Engine

/// Paints pictures, in a window or, for photographs and tests, in memory.
public final class Renderer {
    let handle: OpaquePointer
    /// What is painted on where there is no window.
    let surface: UnsafeMutablePointer<SDL_Surface>?
    public let pictures: PictureCache
    private let shapes: ShapeCache
    private let text: TextPainter
    private var box = Letterbox(window: Stage.size)

    /// Makes a renderer without a window.
    ///
    /// Its pixels depend on nothing but what is painted.
    ///
    /// - Parameters:
    ///   - width, height: pixels.
    ///   - decoder: where its pictures come from.
    public convenience init(width: Int, height: Int, decoder: PictureDecoder) throws(SDLError) {
        let surface = try check(
            SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_RGB888.rawValue),
            "SDL_CreateRGBSurface")
        let handle = try check(SDL_CreateSoftwareRenderer(surface), "SDL_CreateSoftwareRenderer")
        self.init(handle, surface: surface, decoder: decoder)
    }

    init(
        _ handle: OpaquePointer, surface: UnsafeMutablePointer<SDL_Surface>? = nil, decoder: PictureDecoder
    ) {
        (self.handle, self.surface) = (handle, surface)
        pictures = PictureCache(renderer: handle, decoder: decoder)
        (shapes, text) = (ShapeCache(renderer: handle), TextPainter(renderer: handle))
        resize()
    }

    /// The renderer's name, such as `software` or `opengl`.
    public var name: String {
        var info = SDL_RendererInfo()
        return SDL_GetRendererInfo(handle, &info) == 0 ? String(cString: info.name) : "unknown"
    }

    /// Where the stage lies in what is painted.
    public var letterbox: Letterbox { box }

    /// Follows the window to its new size.
    public func resize() {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(handle, &width, &height)
        box = Letterbox(window: Size(width: Double(width), height: Double(height)))
        let page = Int(box.stage.width * box.stage.height) * 4
        // Six pages: the one that is shown, two on either side, and one for the way; and a page's worth of shapes.
        (pictures.mostBytes, shapes.mostBytes) = (max(12 << 20, page * 6), max(3 << 20, page))
    }

    // MARK: - Painting

    /// Paints a picture; what it lacks is asked for at once.
    ///
    /// - Throws: ``SDLError``; the next picture may succeed.
    public func paint(_ picture: Picture) throws(SDLError) {
        pictures.beginFrame()
        try clip(to: nil)
        for drawing in picture.drawings { try paint(drawing) }
        // After the pictures, so that the ground is that of the sizes just used; drawings stay on the stage.
        try paintGround(picture)
        if pictures.isLacking { pictures.endFrame() }
    }

    /// Whether anything at all can be painted.
    public var canPaint: Bool { SDL_RenderClear(handle) == 0 }

    /// Shows what has been painted.
    public func present() { SDL_RenderPresent(handle) }

    /// Asks for what is wanted next, when the picture is seen.
    public func anticipate(_ soon: Anticipation) {
        for drawing in soon.images {
            switch drawing {
            case .image(let image, let area, let fit): pictures.anticipate(PictureRequest(image, area, fit, box))
            case .icon(let image, let area, let tint): pictures.anticipate(PictureRequest(icon: image, area, tint, box))
            default: continue
            }
        }
        pictures.endFrame()
    }

    /// Takes in pictures that have been decoded.
    ///
    /// - Returns: whether it is worth painting again.
    public func takeArrivals() -> Bool { pictures.takeArrivals() }

    private func paint(_ drawing: Drawing) throws(SDLError) {
        switch drawing {
        case .shape(let shape, let area, let radius, let paint): try self.paint(shape, area, radius, paint)
        case .image(let image, let area, let fit): try self.paint(image, area, fit)
        case .icon(let image, let area, let tint): try paintIcon(image, area, tint)
        case .text(let words, let area, let style):
            guard area.intersects(Stage.bounds) else { return }
            try text.paint(words, in: box.pixels(area), style, scale: box.scale)
        case .line(let points, let width, let color): try paintLine(points, width, color)
        case .clip(let area): try clip(to: area)
        }
    }

    private func clip(to area: Rect?) throws(SDLError) {
        let stage = box.stage
        let wanted = area.map { box.pixels($0) } ?? stage
        let (left, top) = (max(wanted.x, stage.x), max(wanted.y, stage.y))
        var part = SDL_Rect(
            Rect(
                x: left, y: top, width: max(0, min(wanted.maxX, stage.maxX) - left),
                height: max(0, min(wanted.maxY, stage.maxY) - top)))
        // SDL takes an empty clip for none at all.
        if part.w == 0 || part.h == 0 { part = SDL_Rect(x: -2, y: -2, w: 1, h: 1) }
        try check(SDL_RenderSetClipRect(handle, &part), "SDL_RenderSetClipRect")
    }

    // MARK: - Shapes

    private func paint(
        _ shape: Drawing.Shape, _ area: Rect, _ radius: Double, _ paint: Drawing.Paint
    ) throws(SDLError) {
        let reach: Double = if case .shadow(let blur) = shape { blur } else { 40 }
        guard area.inset(by: -reach).intersects(Stage.bounds) else { return }
        var pixels = box.pixels(area)
        guard pixels.width > 0, pixels.height > 0 else { return }
        let (top, bottom): (Color, Color) =
            switch paint {
            case .flat(let color): (color, color)
            case .shaded(let top, let bottom): (top, bottom)
            }
        if shape == .filled, radius == 0, top == bottom { return try fill(pixels, top) }
        // A plain rectangle in two colours is the same in every column.
        let isStrip = shape == .filled && radius == 0
        let raster = ShapeRaster(
            shape: shape, width: isStrip ? 1 : Int(pixels.width), height: Int(pixels.height),
            radius: isStrip ? 0 : radius * box.scale, scale: box.scale, top: top.opaque, bottom: bottom.opaque)
        pixels = pixels.inset(by: -Double(raster.margin))
        try self.paint(raster, in: pixels, opacity: top.alpha)
    }

    private func paint(_ raster: ShapeRaster, in pixels: Rect, opacity: UInt8) throws(SDLError) {
        guard opacity == 255, let middle = raster.middle else {
            return try shapes.texture(raster).paint(in: SDL_Rect(pixels), opacity: opacity)
        }
        let corner = Point(x: pixels.x, y: pixels.y)
        for strip in raster.strips { try shapes.texture(strip).paint(in: SDL_Rect(strip.area.moved(by: corner))) }
        if raster.shape != .corners { try fill(middle.moved(by: corner), raster.top) }
    }

    private func fill(_ pixels: Rect, _ color: Color) throws(SDLError) {
        SDL_SetRenderDrawBlendMode(handle, color.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
        try check(
            SDL_SetRenderDrawColor(handle, color.red, color.green, color.blue, color.alpha), "SDL_SetRenderDrawColor")
        var area = SDL_Rect(pixels)
        try check(SDL_RenderFillRect(handle, &area), "SDL_RenderFillRect")
    }

    private func paintLine(_ points: [Point], _ width: Double, _ color: Color) throws(SDLError) {
        SDL_SetRenderDrawBlendMode(handle, SDL_BLENDMODE_BLEND)
        try check(
            SDL_SetRenderDrawColor(handle, color.red, color.green, color.blue, color.alpha), "SDL_SetRenderDrawColor")
        let pixels = points.map { point in
            let pixel = box.pixel(at: point)
            return SDL_FPoint(x: Float(pixel.x), y: Float(pixel.y))
        }
        try check(SDL_RenderDrawLinesF(handle, pixels, Int32(pixels.count)), "SDL_RenderDrawLinesF")
    }

    // MARK: - Pictures

    private func paint(_ image: Image, _ area: Rect, _ fit: Drawing.ImageFit) throws(SDLError) {
        // Asked for even where it cannot be seen yet: the sheet is on its way.
        guard let entry = pictures.entry(PictureRequest(image, area, fit, box)) else {
            return try paintAbsence(of: image, area)
        }
        guard area.intersects(Stage.bounds) else { return }
        var pixels = box.pixels(area)
        // The picture was made for a box at the origin, whose size in pixels may differ by one.
        let texture = entry.texture
        let target = pixels.fitting(Size(width: Double(texture.width), height: Double(texture.height)))
        if abs(pixels.width - Double(texture.width)) <= 1, abs(pixels.height - Double(texture.height)) <= 1 {
            let box = pixels
            (pixels.width, pixels.height) = (Double(texture.width), Double(texture.height))
            // No row may keep what an earlier frame has left there.
            if pixels.width < box.width || pixels.height < box.height {
                try paintEdges(entry.edges, around: pixels, in: box)
            }
        } else if fit != .fill {
            try paintEdges(entry.edges, around: target, in: pixels)
            pixels = Rect(
                x: target.x.rounded(), y: target.y.rounded(), width: target.width.rounded(),
                height: target.height.rounded())
        }
        try texture.paint(in: SDL_Rect(pixels))
    }

    /// What is shown while a picture has not come yet, and for one that cannot.
    private func paintAbsence(of image: Image, _ area: Rect) throws(SDLError) {
        try paint(.filled, area, 0, .shaded(top: .cream, bottom: .blush))
        guard pictures.isBroken(image) else { return }
        let side = min(area.width, area.height) * 0.24
        try paintIcon(
            "interface/icon-sleep.svg", Rect(center: area.center, width: side, height: side),
            Color.plum.faded(to: 0.5))
    }

    private func paintIcon(_ image: Image, _ area: Rect, _ tint: Color) throws(SDLError) {
        guard area.intersects(Stage.bounds) else { return }
        guard let entry = pictures.entry(PictureRequest(icon: image, area, tint, box)) else { return }
        try entry.texture.paint(in: SDL_Rect(box.pixels(area)), opacity: tint.alpha)
    }

    // MARK: - Ground

    /// Fills the bars beside the stage with the colours of what is on it.
    private func paintGround(_ picture: Picture) throws(SDLError) {
        try check(SDL_RenderSetClipRect(handle, nil), "SDL_RenderSetClipRect")
        let (from, to) = (edges(of: picture.ground), edges(of: picture.nextGround))
        let edges = from.mixed(with: to, picture.groundMix)
        let window = Rect(x: 0, y: 0, width: box.window.width, height: box.window.height)
        try paintEdges(edges, around: box.stage, in: window)
    }

    private func edges(of ground: Ground) -> PictureEdges {
        switch ground {
        case .color(let color): PictureEdges(all: color)
        case .edges(let image): pictures.edges(of: image) ?? PictureEdges(all: .cream)
        }
    }

    /// Continues a picture's edges to the edges of the area, all in pixels.
    private func paintEdges(_ edges: PictureEdges, around inner: Rect, in outer: Rect) throws(SDLError) {
        let left = Rect(x: outer.x, y: outer.y, width: (inner.x - outer.x).rounded(.up), height: outer.height)
        let right = Rect(
            x: inner.maxX.rounded(.down), y: outer.y, width: (outer.maxX - inner.maxX).rounded(.up),
            height: outer.height)
        if left.width > 0 || right.width > 0 {
            try shade(left, edges.leftTop, edges.leftBottom)
            try shade(right, edges.rightTop, edges.rightBottom)
        }
        let top = Rect(x: outer.x, y: outer.y, width: outer.width, height: (inner.y - outer.y).rounded(.up))
        let bottom = Rect(
            x: outer.x, y: inner.maxY.rounded(.down), width: outer.width, height: (outer.maxY - inner.maxY).rounded(.up)
        )
        if top.height > 0 { try fill(top, edges.top) }
        if bottom.height > 0 { try fill(bottom, edges.bottom) }
    }

    private func shade(_ pixels: Rect, _ top: Color, _ bottom: Color) throws(SDLError) {
        guard pixels.width > 0, pixels.height > 0 else { return }
        if top == bottom { return try fill(pixels, top) }
        // Each step is a call of its own: with 24 of them nobody sees a border, and a page is turned in time.
        let steps = min(24, max(1, Int(pixels.height / 4)))
        for step in 0..<steps {
            let y = (pixels.height * Double(step) / Double(steps)).rounded()
            let end = (pixels.height * Double(step + 1) / Double(steps)).rounded()
            try fill(
                Rect(x: pixels.x, y: pixels.y + y, width: pixels.width, height: end - y),
                top.mixed(with: bottom, (Double(step) + 0.5) / Double(steps)))
        }
    }
}

extension Color {
    nonisolated var opaque: Color { Color(red: red, green: green, blue: blue) }
}

extension PictureEdges {
    nonisolated func mixed(with other: PictureEdges, _ fraction: Double) -> PictureEdges {
        guard fraction > 0, self != other else { return self }
        var mixed = self
        for edge in [\PictureEdges.leftTop, \.leftBottom, \.rightTop, \.rightBottom, \.top, \.bottom] {
            mixed[keyPath: edge] = self[keyPath: edge].mixed(with: other[keyPath: edge], fraction)
        }
        return mixed
    }
}
