import CSDL2
import Engine

/// Paints pictures in a window or, for screenshots and tests, in memory.
public final class Renderer {
    let handle: OpaquePointer
    /// The paint target if there is no window.
    let surface: UnsafeMutablePointer<SDL_Surface>?
    public let pictures: PictureCache
    let canvas: Canvas
    let shapes: ShapeCache
    let ink = InkSheets()
    private let text: TextPainter
    private var box = Letterbox(window: Stage.size)
    /// What the picture is clipped to, in stage points and in pixels.
    private var bounds = Stage.bounds
    private(set) var limits = Stage.bounds
    /// What the next drawing is clipped to, in pixels.
    private var clip = Stage.bounds
    /// How the next drawing is scaled and turned, in stage points.
    private(set) var transform = Transform.none
    /// The image extended into the bars, if nothing in it moves: image and bars are then copied in one piece.
    private var wholeImage: Image?
    /// Whether the bars were painted together with the image.
    private var hasBars = false

    /// Makes a renderer without a window.
    ///
    /// Its pixels depend only on what is painted.
    ///
    /// - Parameters:
    ///   - width, height: pixels.
    ///   - decoder: the source of its pictures.
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
        self.handle = handle
        self.surface = surface
        canvas = Canvas(handle, memory: surface)
        pictures = PictureCache(canvas: canvas, decoder: decoder)
        shapes = ShapeCache(canvas: canvas)
        text = TextPainter(canvas: canvas)
        resize()
    }

    /// A window's renderer lives as long as the process; one in memory frees its pixels.
    isolated deinit {
        guard let surface else { return }
        // Textures must be freed before their renderer.
        pictures.forgetAll()
        shapes.forgetAll()
        ink.forgetAll()
        text.forgetAll()
        SDL_DestroyRenderer(handle)
        SDL_FreeSurface(surface)
    }

    /// The renderer's name, such as `software` or `opengl`.
    public var name: String { Canvas.name(of: handle) }

    /// The stage's position in the painted area.
    public var letterbox: Letterbox { box }

    /// Adapts to the window's new size.
    public func resize() {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(handle, &width, &height)
        box = Letterbox(window: Size(width: Double(width), height: Double(height)))
        let limits = CacheLimits(box)
        pictures.mostBytes = limits.pictures
        shapes.mostBytes = limits.shapes
        text.mostBytes = limits.text
        text.fonts.mostBytes = limits.fonts
    }

    // MARK: - Painting

    /// Paints a picture; missing images are requested at once.
    ///
    /// - Throws: ``SDLError``; the next picture may succeed.
    public func paint(_ picture: Picture) throws(SDLError) {
        pictures.beginFrame()
        ink.beginFrame()
        wholeImage = picture.stillImage
        hasBars = false
        bounds = picture.bounds
        limits = usesRooms ? box.pixels(bounds) : box.stage
        // The ground is below what is drawn in the rooms; otherwise after the pictures, to use the sizes just used.
        if usesRooms { try paintGround(picture) }
        transform = .none
        try clip(to: nil)
        for drawing in picture.drawings { try paint(drawing) }
        ink.endFrame()
        if !usesRooms, !hasBars { try paintGround(picture) }
        if picture.light < 1 { try darken(to: picture.light) }
        if pictures.isLacking { pictures.endFrame() }
    }

    /// Lays a black veil over the whole window.
    private func darken(to light: Double) throws(SDLError) {
        SDL_RenderSetClipRect(handle, nil)
        SDL_SetRenderDrawBlendMode(handle, SDL_BLENDMODE_BLEND)
        SDL_SetRenderDrawColor(handle, 0, 0, 0, UInt8((clamp(1 - light, 0...1) * 255).rounded()))
        guard SDL_RenderFillRect(handle, nil) == 0 else { throw SDLError("SDL_RenderFillRect") }
    }

    /// Whether the drawings may lie in the bars beside the stage.
    private var usesRooms: Bool { bounds != Stage.bounds }

    /// Whether painting works at all.
    public var canPaint: Bool { SDL_RenderClear(handle) == 0 }

    /// Presents the painted frame.
    public func present() { SDL_RenderPresent(handle) }

    /// Prefetches what a screen will need next, once its picture is visible.
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

    /// Accepts decoded pictures.
    ///
    /// - Returns: whether a repaint is worthwhile.
    public func takeArrivals() -> Bool { pictures.takeArrivals() }

    private func paint(_ drawing: Drawing) throws(SDLError) {
        switch drawing {
        case .shape(let shape, let area, let radius, let paint):
            try place(area) { (pixels) throws(SDLError) in try self.paint(shape, pixels, radius, paint) }
        case .image(let image, let area, let fit): try self.paint(image, area, fit)
        case .icon(let image, let area, let tint): try paintIcon(image, area, tint)
        case .text(let words, let area, let style):
            try place(area) { (upright) throws(SDLError) in
                guard isSeen(upright) else { return }
                try text.paint(words, in: box.pixels(upright), style, scale: scale)
            }
        case .line(let points, let width, let color): try paintLine(points, width, color)
        case .ink(let strokes, let area): try paintInk(strokes, area)
        case .particles(let particles): try paint(particles)
        case .transformed(let drawings, let own): try paint(drawings, own)
        case .clip(let area):
            wholeImage = nil
            try clip(to: area)
        }
    }

    /// Paints drawings that are transformed together.
    private func paint(_ drawings: [Drawing], _ own: Transform) throws(SDLError) {
        let outside = (transform, limits, clip)
        defer { (transform, limits, clip) = outside }
        guard own.scale > 0 else { return }
        (transform, limits) = (own.followed(by: transform), clip)
        for drawing in drawings { try paint(drawing) }
        if clip != outside.2 { try limit(to: outside.2) }
    }

    /// Pixels per point of what is being painted.
    var scale: Double { box.scale * transform.scale }

    /// Hands over where an area comes to lie, and turns what is painted there.
    private func place(_ area: Rect, _ paint: (_ upright: Rect) throws(SDLError) -> Void) throws(SDLError) {
        let upright = transform.upright(area)
        defer { canvas.turn = nil }
        if transform.radians != 0 {
            canvas.turn = Canvas.Turn(radians: transform.radians, about: box.pixel(at: upright.center))
        }
        try paint(upright)
    }

    /// Whether an area, or what reaches beyond it by `reach`, can be seen, however it is turned.
    private func isSeen(_ upright: Rect, reach: Double = 0) -> Bool {
        let turned = canvas.turn == nil ? 0 : max(upright.width, upright.height) / 2
        return upright.inset(by: -reach - turned).intersects(bounds)
    }

    /// Clips what follows to an area of the stage; nil for all that may be painted.
    func clip(to area: Rect?) throws(SDLError) {
        let wanted = area.map { box.pixels(transform.bounds(of: $0)) } ?? limits
        try limit(to: wanted.intersection(limits))
    }

    /// Paints within an area of the stage, and then again within what was the clip before.
    func clipped(to area: Rect, _ paint: () throws(SDLError) -> Void) throws(SDLError) {
        let outside = clip
        try limit(to: box.pixels(transform.bounds(of: area)).intersection(outside))
        try paint()
        try limit(to: outside)
    }

    private func limit(to pixels: Rect) throws(SDLError) {
        clip = pixels
        var part = SDL_Rect(pixels)
        // SDL treats an empty clip as none.
        if part.w == 0 || part.h == 0 { part = SDL_Rect(x: -2, y: -2, w: 1, h: 1) }
        try check(SDL_RenderSetClipRect(handle, &part), "SDL_RenderSetClipRect")
    }

    // MARK: - Shapes

    private func paint(
        _ shape: Drawing.Shape, _ area: Rect, _ radius: Double, _ paint: Drawing.Paint
    ) throws(SDLError) {
        let reach: Double = if case .shadow(let blur) = shape { blur } else { 40 }
        guard isSeen(area, reach: reach * transform.scale) else { return }
        var pixels = box.pixels(area)
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

    // MARK: - Pictures

    private func paint(_ image: Image, _ area: Rect, _ fit: Drawing.ImageFit) throws(SDLError) {
        // Requested even while invisible: the sheet is on its way.
        guard let entry = pictures.entry(PictureRequest(image, area, fit, box)) else {
            return try paintAbsence(of: image, area)
        }
        try place(area) { (upright) throws(SDLError) in try paint(entry, of: image, in: upright) }
    }

    private func paint(_ entry: PictureCache.Entry, of image: Image, in area: Rect) throws(SDLError) {
        let isUpright = canvas.turn == nil
        if usesRooms, isUpright, area.width == Stage.size.width, area.height == Stage.size.height {
            return try paintWithExtension(entry, in: box.pixels(area))
        }
        guard isSeen(area) else { return }
        if image == wholeImage, isUpright, area == Stage.bounds, entry.covers(box) { return try paintWhole(entry) }
        try paint(entry, in: box.pixels(area))
    }

    /// Paints a picture as large as the stage, and its soft extension into the rooms around it.
    private func paintWithExtension(_ entry: PictureCache.Entry, in pixels: Rect) throws(SDLError) {
        let (inner, texture) = (entry.inner, entry.texture)
        // Its size in pixels may differ by one where it lies; stretching is slow.
        let isExact = entry.covers(box)
        let across = isExact ? 1 : pixels.width / Double(inner.width)
        let down = isExact ? 1 : pixels.height / Double(inner.height)
        let whole = Rect(
            x: (pixels.x - Double(inner.x) * across).rounded(), y: (pixels.y - Double(inner.y) * down).rounded(),
            width: (Double(texture.width) * across).rounded(), height: (Double(texture.height) * down).rounded())
        try texture.paint(in: SDL_Rect(whole))
    }

    /// Copies a picture and its extension into the bars: copying rows of a whole window takes SDL a third of the time.
    private func paintWhole(_ entry: PictureCache.Entry) throws(SDLError) {
        try check(SDL_RenderSetClipRect(handle, nil), "SDL_RenderSetClipRect")
        try entry.texture.paint(in: SDL_Rect(PixelRect(of: box)))
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

    private func paintIcon(_ image: Image, _ area: Rect, _ tint: Color) throws(SDLError) {
        try place(area) { (upright) throws(SDLError) in
            guard isSeen(upright), let entry = pictures.entry(PictureRequest(icon: image, area, tint, box)) else {
                return
            }
            try entry.texture.paint(in: SDL_Rect(box.pixels(upright)), opacity: tint.alpha)
        }
    }
}

extension Picture {
    /// The image of its ground, if that is not changing.
    fileprivate nonisolated var stillImage: Image? {
        guard groundMix == 0 || ground == nextGround, case .around(let image) = ground else { return nil }
        return image
    }
}

extension Color {
    nonisolated var opaque: Color { Color(red: red, green: green, blue: blue) }
}
