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
        let handle = try self.handle()
        try check(SDL_SetTextureAlphaMod(handle, opacity), "SDL_SetTextureAlphaMod")
        if isOpaque {
            SDL_SetTextureBlendMode(handle, opacity == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
        }
        var (part, area) = (SDL_Rect(part), area)
        try check(SDL_RenderCopy(canvas.renderer, handle, &part, &area), "SDL_RenderCopy")
    }

    private func paint(_ part: PixelRect, in area: SDL_Rect, _ opacity: UInt8, _ turn: Canvas.Turn) throws(SDLError) {
        let handle = try self.handle()
        try check(SDL_SetTextureAlphaMod(handle, opacity), "SDL_SetTextureAlphaMod")
        SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND)
        var (part, area) = (SDL_Rect(part), area)
        var pivot = SDL_Point(x: Int32(turn.about.x.rounded()) - area.x, y: Int32(turn.about.y.rounded()) - area.y)
        try check(
            SDL_RenderCopyEx(
                canvas.renderer, handle, &part, &area, turn.radians * 180 / .pi, &pivot, SDL_FLIP_NONE),
            "SDL_RenderCopyEx")
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
