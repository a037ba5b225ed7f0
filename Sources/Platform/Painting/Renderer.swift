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
    /// The stage's position in the painted area.
    public private(set) var letterbox = Letterbox(window: Stage.size)
    /// What the picture is clipped to, in stage points and in pixels.
    private var bounds = Stage.bounds
    private(set) var limits = Stage.bounds
    /// What the next drawing is clipped to, in pixels.
    private var clip = Stage.bounds
    /// How the next drawing is scaled and turned, in stage points.
    private(set) var transform = Transform.none
    /// The image extended into the bars, if nothing in it moves: image and bars are then copied in one piece.
    private(set) var wholeImage: Image?
    /// Whether the bars were painted together with the image.
    var hasBars = false
    /// The stretched images above which all is painted, so that those that are gone are forgotten.
    private static let mostStretched = 32
    /// The part of the window that is being painted; nil for all of it.
    private var part: PixelRect?
    /// Whether a ground that comes later covers that part: an image below it is not painted.
    private(set) var isCovered = false
    /// The parts that were painted last; nil for the whole window.
    private(set) var painted: [PixelRect]?

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

    /// Adapts to the window's new size.
    public func resize() {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(handle, &width, &height)
        letterbox = Letterbox(window: Size(width: Double(width), height: Double(height)))
        let limits = CacheLimits(letterbox)
        pictures.mostBytes = limits.pictures
        shapes.mostBytes = limits.shapes
        text.mostBytes = limits.text
        text.fonts.mostBytes = limits.fonts
    }

    // MARK: - Painting

    /// Paints a picture; missing images are requested at once.
    ///
    /// - Parameter last: the picture that is there, painted whole with all its images: only what differs is painted
    ///   again, with the same pixels as if all were. Nil paints all.
    /// - Throws: ``SDLError``; the next picture may succeed.
    public func paint(_ picture: Picture, over last: Picture? = nil) throws(SDLError) {
        painted = last.flatMap { last in
            canvas.hasPixels && canvas.stretched.count <= Self.mostStretched
                ? PictureChanges(from: last, to: picture, letterbox, keepingWhole: canvas.stretched)?.parts : nil
        }
        pictures.beginFrame(isWhole: painted == nil)
        ink.beginFrame()
        if painted == nil { canvas.stretched = [] }
        for part in painted.map({ $0.map(Optional.some) }) ?? [nil] {
            self.part = part
            try paintPart(of: picture)
        }
        part = nil
        ink.endFrame()
        if pictures.isLacking { pictures.endFrame() }
    }

    private func paintPart(of picture: Picture) throws(SDLError) {
        wholeImage = picture.stillImage
        hasBars = false
        bounds = picture.bounds
        limits = usesRooms ? letterbox.pixels(bounds) : letterbox.stage
        // The ground is below what is drawn in the rooms; otherwise after the pictures, to use the sizes just used.
        if usesRooms { try paintGround(picture) }
        transform = .none
        try clip(to: nil)
        let cover = part.flatMap { picture.drawings.firstIndex(ofGroundOver: $0, in: self) } ?? 0
        for (place, drawing) in picture.drawings.enumerated() {
            isCovered = place < cover
            try paint(drawing)
        }
        if !usesRooms, !hasBars { try paintGround(picture) }
        if picture.light < 1 { try darken(to: picture.light) }
    }

    /// Lays a black veil over the whole window.
    private func darken(to light: Double) throws(SDLError) {
        try unclip()
        SDL_SetRenderDrawBlendMode(handle, SDL_BLENDMODE_BLEND)
        SDL_SetRenderDrawColor(handle, 0, 0, 0, UInt8((clamp(1 - light, 0...1) * 255).rounded()))
        guard SDL_RenderFillRect(handle, nil) == 0 else { throw SDLError("SDL_RenderFillRect") }
    }

    /// Whether the drawings may lie in the bars beside the stage.
    var usesRooms: Bool { bounds != Stage.bounds }

    /// Whether painting works at all.
    public var canPaint: Bool { SDL_RenderClear(handle) == 0 }

    /// Presents what was painted.
    public func present() {
        if let painted, painted.isEmpty || canvas.show(painted) { return }
        SDL_RenderPresent(handle)
    }

    /// Prefetches what a screen will need next, once its picture is visible.
    public func anticipate(_ soon: Anticipation) {
        for drawing in soon.images {
            switch drawing {
            case .image(let image, let area, let fit): pictures.anticipate(PictureRequest(image, area, fit, letterbox))
            case .pieces(let pieces, _, let made):
                for piece in pieces { pictures.anticipate(PictureRequest(piece, made: made, letterbox)) }
            case .icon(let image, let area, let tint):
                pictures.anticipate(PictureRequest(icon: image, area, tint, letterbox))
            default: continue
            }
        }
        pictures.endFrame()
    }

    /// Accepts decoded pictures.
    ///
    /// - Returns: whether a repaint is worthwhile.
    public func takeArrivals() -> Bool { pictures.takeArrivals() }

    func paint(_ drawing: Drawing) throws(SDLError) {
        switch drawing {
        case .shape(let shape, let area, let radius, let paint):
            try place(area) { (pixels) throws(SDLError) in try self.paint(shape, pixels, radius, paint) }
        case .image(let image, let area, let fit): try self.paint(image, area, fit)
        case .pieces(let pieces, let area, let made): try paint(pieces, area, made: made)
        case .icon(let image, let area, let tint): try paintIcon(image, area, tint)
        case .text(let words, let area, let style):
            try place(area) { (upright) throws(SDLError) in
                guard isSeen(upright) else { return }
                try text.paint(words, in: letterbox.pixels(upright), style, scale: scale)
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
    var scale: Double { letterbox.scale * transform.scale }

    /// Hands over where an area comes to lie, and turns what is painted there.
    func place(_ area: Rect, _ paint: (_ upright: Rect) throws(SDLError) -> Void) throws(SDLError) {
        let upright = transform.upright(area)
        defer { canvas.turn = nil }
        if transform.radians != 0 {
            canvas.turn = Canvas.Turn(radians: transform.radians, about: letterbox.pixel(at: upright.center))
        }
        try paint(upright)
    }

    /// Whether an area, or what reaches beyond it by `reach`, can be seen, however it is turned.
    func isSeen(_ upright: Rect, reach: Double = 0) -> Bool {
        let turned = canvas.turn == nil ? 0 : max(upright.width, upright.height) / 2
        return upright.inset(by: -reach - turned).intersects(bounds)
    }

    /// Clips what follows to an area of the stage; nil for all that may be painted.
    func clip(to area: Rect?) throws(SDLError) {
        let wanted = area.map { letterbox.pixels(transform.bounds(of: $0)) } ?? limits
        try limit(to: wanted.intersection(limits))
    }

    /// Paints within an area of the stage, and then again within what was the clip before.
    func clipped(to area: Rect, _ paint: () throws(SDLError) -> Void) throws(SDLError) {
        let outside = clip
        try limit(to: letterbox.pixels(transform.bounds(of: area)).intersection(outside))
        try paint()
        try limit(to: outside)
    }

    private func limit(to pixels: Rect) throws(SDLError) {
        clip = pixels
        var seen = SDL_Rect(part.map { PixelRect(pixels).common($0) ?? .none } ?? PixelRect(pixels))
        // SDL treats an empty clip as none.
        if seen.w == 0 || seen.h == 0 { seen = SDL_Rect(x: -2, y: -2, w: 1, h: 1) }
        try check(SDL_RenderSetClipRect(handle, &seen), "SDL_RenderSetClipRect")
    }

    /// Lets what follows be painted in the whole window, as far as that is painted now.
    func unclip() throws(SDLError) {
        guard let part else {
            try check(SDL_RenderSetClipRect(handle, nil), "SDL_RenderSetClipRect")
            return
        }
        var seen = SDL_Rect(part)
        try check(SDL_RenderSetClipRect(handle, &seen), "SDL_RenderSetClipRect")
    }
}

extension [Drawing] {
    /// The pieces whose ground covers a part of the window, if nothing before them is clipped.
    fileprivate func firstIndex(ofGroundOver part: PixelRect, in renderer: Renderer) -> Int? {
        for (index, drawing) in enumerated() {
            if case .clip = drawing { return nil }
            if case .pieces(let pieces, let area, let made) = drawing,
                renderer.hasGround(of: pieces, area, made: made, over: part)
            {
                return index
            }
        }
        return nil
    }
}

extension Picture {
    /// The image of its ground, if that is not changing.
    fileprivate nonisolated var stillImage: Image? {
        guard groundMix == 0 || ground == nextGround, case .around(let image) = ground else { return nil }
        return image
    }
}
