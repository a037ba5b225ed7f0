import CSDL2
import Engine
import Glibc

extension Renderer {
    /// Creates a window's renderer.
    ///
    /// Without a GPU, SDL's software renderer starts and turns pages faster than OpenGL on llvmpipe, so
    /// OpenGL is used only with a graphics device. `SDL_RENDER_DRIVER` overrides the choice.
    public convenience init(window: Window, decoder: PictureDecoder) throws(SDLError) {
        let handle = try Self.handle(for: window)
        self.init(handle, decoder: decoder)
    }

    private static func handle(for window: Window) throws(SDLError) -> OpaquePointer {
        let software = SDL_RENDERER_SOFTWARE.rawValue
        let hardware = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
        if getenv("SDL_RENDER_DRIVER") != nil, let chosen = SDL_CreateRenderer(window.handle, -1, 0) { return chosen }
        if hasGraphicsDevice, let handle = SDL_CreateRenderer(window.handle, -1, hardware) {
            if !drawsOnProcessor { return handle }
            SDL_DestroyRenderer(handle)
        }
        SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software")
        // On Wayland and KMSDRM SDL 2.26 can present the software renderer's picture only through OpenGL.
        if window.videoDriver != "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "1") }
        return try check(SDL_CreateRenderer(window.handle, -1, software), "SDL_CreateRenderer")
    }

    private static var hasGraphicsDevice: Bool {
        (128..<136).contains { access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0 }
    }

    /// Whether the current OpenGL context renders on the CPU.
    private static var drawsOnProcessor: Bool {
        typealias GetString = @convention(c) (UInt32) -> UnsafePointer<UInt8>?
        guard let address = SDL_GL_GetProcAddress("glGetString") else { return false }
        let rendererName: UInt32 = 0x1f01  // GL_RENDERER
        guard let name = unsafeBitCast(address, to: GetString.self)(rendererName) else { return false }
        let text = String(cString: name).lowercased()
        return ["llvmpipe", "softpipe", "swrast", "software"].contains { text.contains($0) }
    }
}
