import CSDL2
import Engine

/// A reusable image for painting.
///
/// Must be freed before its canvas.
@MainActor final class Texture {
    private let canvas: Canvas
    private let isOpaque: Bool
    let width, height: Int
    /// The translucent pixels, if the canvas paints them itself.
    private let pixels: UnsafeMutablePointer<UInt32>?
    /// The image in SDL's memory, once SDL has to paint it.
    private var copy: OpaquePointer?

    var bytes: Int { width * height * 4 }

    /// - Parameters:
    ///   - pixels: four bytes each, blue first.
    ///   - isOpaque: whether the fourth byte is ignored; such a texture is copied, not blended.
    init(
        _ pixels: UnsafeRawPointer, width: Int, height: Int, isOpaque: Bool, canvas: Canvas
    ) throws(SDLError) {
        (self.width, self.height, self.isOpaque, self.canvas) = (width, height, isOpaque, canvas)
        self.pixels = !isOpaque && canvas.hasPixels ? .allocate(capacity: width * height) : nil
        try replace(pixels)
    }

    isolated deinit {
        pixels?.deallocate()
        if let copy { SDL_DestroyTexture(copy) }
    }

    /// Whether it has exactly the size for such an image.
    func fits(width: Int, height: Int, isOpaque: Bool) -> Bool {
        (self.width, self.height, self.isOpaque) == (width, height, isOpaque)
    }

    /// Replaces the image.
    func replace(_ pixels: UnsafeRawPointer) throws(SDLError) {
        if let kept = self.pixels { UnsafeMutableRawPointer(kept).copyMemory(from: pixels, byteCount: bytes) }
        if self.pixels == nil || copy != nil { try update(handle(), pixels) }
    }

    private func handle() throws(SDLError) -> OpaquePointer {
        if let copy { return copy }
        // Opaque images use the window's own format: painting is then copying.
        let format = isOpaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
        let handle = try check(
            SDL_CreateTexture(
                canvas.renderer, format.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(width), Int32(height)
            ), "SDL_CreateTexture")
        SDL_SetTextureBlendMode(handle, isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
        SDL_SetTextureScaleMode(handle, SDL_ScaleModeLinear)
        copy = handle
        if let pixels { try update(handle, pixels) }
        return handle
    }

    private func update(_ handle: OpaquePointer, _ pixels: UnsafeRawPointer) throws(SDLError) {
        try check(SDL_UpdateTexture(handle, nil, pixels, Int32(width * 4)), "SDL_UpdateTexture")
    }

    /// Paints the whole image into `area`, in window pixels.
    func paint(in area: SDL_Rect, opacity: UInt8 = 255) throws(SDLError) {
        try paint(PixelRect(x: 0, y: 0, width: width, height: height), in: area, opacity: opacity)
    }

    /// Paints a part of the image into `area`, in window pixels.
    func paint(_ part: PixelRect, in area: SDL_Rect, opacity: UInt8 = 255) throws(SDLError) {
        if let turn = canvas.turn { return try paint(part, in: area, opacity, turn) }
        if let pixels, part.width == Int(area.w), part.height == Int(area.h),
            canvas.blend(pixels, width: width, part, left: Int(area.x), top: Int(area.y), opacity: opacity)
        {
            return
        }
        if part.width != Int(area.w) || part.height != Int(area.h) { canvas.stretched.insert(PixelRect(area)) }
        let handle = try self.handle()
        try check(SDL_SetTextureAlphaMod(handle, opacity), "SDL_SetTextureAlphaMod")
        if isOpaque {
            SDL_SetTextureBlendMode(handle, opacity == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
        }
        var (part, area) = (SDL_Rect(part), area)
        try check(SDL_RenderCopy(canvas.renderer, handle, &part, &area), "SDL_RenderCopy")
    }
}

/// Turned painting.
extension Texture {
    private func paint(_ part: PixelRect, in area: SDL_Rect, _ opacity: UInt8, _ turn: Canvas.Turn) throws(SDLError) {
        try paint(part, turn.box(area), opacity: opacity)
    }

    /// Paints the whole image where a box lies, which need not be on whole pixels.
    func paint(_ box: TurnedBox) throws(SDLError) {
        try paint(PixelRect(x: 0, y: 0, width: width, height: height), box, opacity: 255)
    }

    private func paint(_ part: PixelRect, _ box: TurnedBox, opacity: UInt8) throws(SDLError) {
        if let pixels, canvas.blend(pixels, width: width, part, box, opacity: opacity) { return }
        if canvas.hasPixels { return try paintCopy(of: part, box, opacity) }
        let handle = try self.handle()
        try check(SDL_SetTextureAlphaMod(handle, opacity), "SDL_SetTextureAlphaMod")
        SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND)
        var part = SDL_Rect(part)
        var target = SDL_FRect(
            x: Float(box.center.x - box.width / 2), y: Float(box.center.y - box.height / 2), w: Float(box.width),
            h: Float(box.height))
        try check(
            SDL_RenderCopyExF(
                canvas.renderer, handle, &part, &target, box.radians * 180 / .pi, nil, SDL_FLIP_NONE),
            "SDL_RenderCopyExF")
    }

    /// Has SDL give back the pixels of an opaque image, which it alone keeps, and paints those.
    private func paintCopy(of part: PixelRect, _ box: TurnedBox, _ opacity: UInt8) throws(SDLError) {
        let sheet = try check(
            SDL_CreateTexture(
                canvas.renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue),
                Int32(part.width), Int32(part.height)), "SDL_CreateTexture")
        defer { SDL_DestroyTexture(sheet) }
        var pixels = [UInt32](repeating: 0, count: part.width * part.height)
        try check(SDL_SetRenderTarget(canvas.renderer, sheet), "SDL_SetRenderTarget")
        SDL_SetTextureBlendMode(try handle(), SDL_BLENDMODE_NONE)
        var source = SDL_Rect(part)
        SDL_RenderCopy(canvas.renderer, try handle(), &source, nil)
        SDL_RenderReadPixels(
            canvas.renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels, Int32(part.width * 4))
        try check(SDL_SetRenderTarget(canvas.renderer, nil), "SDL_SetRenderTarget")
        for place in pixels.indices { pixels[place] |= 0xff00_0000 }
        let whole = PixelRect(x: 0, y: 0, width: part.width, height: part.height)
        _ = canvas.blend(pixels, width: part.width, whole, box, opacity: opacity)
    }
}

extension Canvas.Turn {
    /// The box of an upright area once it is turned.
    fileprivate nonisolated func box(_ area: SDL_Rect) -> TurnedBox {
        let center = Point(x: Double(area.x) + Double(area.w) / 2, y: Double(area.y) + Double(area.h) / 2)
        let turn = Transform(radians: radians, about: about)
        return TurnedBox(
            center: turn.point(center), width: Double(area.w), height: Double(area.h), radians: radians)
    }
}

extension SDL_Rect {
    /// A rectangle whose sides are already whole pixels.
    init(_ area: Rect) {
        self.init(x: Int32(area.x), y: Int32(area.y), w: Int32(area.width), h: Int32(area.height))
    }

    init(_ area: PixelRect) {
        self.init(x: Int32(area.x), y: Int32(area.y), w: Int32(area.width), h: Int32(area.height))
    }
}
