import CSDL2
import Engine

/// An image in the renderer's memory.
///
/// Must go before its renderer.
@MainActor final class Texture {
    private let handle: OpaquePointer
    private let renderer: OpaquePointer
    let width, height: Int

    var bytes: Int { width * height * 4 }

    /// - Parameters:
    ///   - pixels: four bytes each, blue first.
    ///   - isOpaque: whether the fourth byte counts for nothing; such a texture is copied, not blended.
    init(
        _ pixels: UnsafeRawPointer, width: Int, height: Int, isOpaque: Bool, renderer: OpaquePointer
    ) throws(SDLError) {
        (self.width, self.height, self.renderer) = (width, height, renderer)
        // The window's own format where nothing shines through: then painting is copying.
        let format = isOpaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
        handle = try check(
            SDL_CreateTexture(
                renderer, format.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(width), Int32(height)),
            "SDL_CreateTexture")
        try check(SDL_UpdateTexture(handle, nil, pixels, Int32(width * 4)), "SDL_UpdateTexture")
        SDL_SetTextureBlendMode(handle, isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
        SDL_SetTextureScaleMode(handle, SDL_ScaleModeLinear)
    }

    isolated deinit { SDL_DestroyTexture(handle) }

    /// Paints the whole image into `area`, in pixels of the window.
    func paint(in area: SDL_Rect, opacity: UInt8 = 255) throws(SDLError) {
        try check(SDL_SetTextureAlphaMod(handle, opacity), "SDL_SetTextureAlphaMod")
        var area = area
        try check(SDL_RenderCopy(renderer, handle, nil, &area), "SDL_RenderCopy")
    }
}

extension SDL_Rect {
    /// A rectangle whose sides are already on whole pixels.
    init(_ area: Rect) {
        self.init(x: Int32(area.x), y: Int32(area.y), w: Int32(area.width), h: Int32(area.height))
    }
}
