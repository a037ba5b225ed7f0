import CSDL2
import Engine

/// The window system's clipboard; on the main thread.
extension Window {
    /// Of what is on it, for one line.
    private static let mostBytes = 64 << 10

    /// Puts a text on it; an empty one empties it.
    public func copy(_ text: String) { SDL_SetClipboardText(text) }

    /// Its text as it may be typed; empty without one.
    ///
    /// Under X it waits up to a second for a program that does not answer.
    public var clipboard: String {
        guard let text = SDL_GetClipboardText() else { return "" }
        defer { SDL_free(text) }
        let bytes = UnsafeRawBufferPointer(start: text, count: strnlen(text, Self.mostBytes))
        return String(decoding: bytes, as: UTF8.self).typed()
    }
}
