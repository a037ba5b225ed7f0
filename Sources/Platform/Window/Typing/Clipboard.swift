import CSDL2
import Engine

/// The window system's clipboard; on the main thread.
///
/// In a kiosk it is a text in memory instead: SDL also hangs what is copied on the X server's root window, where it would
/// outlive Pasaka and be pasted by the next one.
extension Window {
    /// The most bytes of what is on it, for one line.
    private static let mostBytes = 64 << 10

    /// Puts a text on it; an empty one empties it.
    public func copy(_ text: String) {
        if mode != .kiosk, !(text.isEmpty && copied.isEmpty) { SDL_SetClipboardText(text) }
        copied = text
    }

    /// Its text as it may be typed; empty without one.
    ///
    /// Under X it waits up to a second for a program that does not answer.
    public var clipboard: String { mode == .kiosk ? copied.typed() : systemClipboard.typed() }

    /// Takes away what was copied here, unless something else was copied since.
    func emptyClipboard() {
        if mode != .kiosk, !copied.isEmpty, systemClipboard == copied { SDL_SetClipboardText("") }
        copied = ""
    }

    private var systemClipboard: String {
        guard let text = SDL_GetClipboardText() else { return "" }
        defer { SDL_free(text) }
        let bytes = UnsafeRawBufferPointer(start: text, count: strnlen(text, Self.mostBytes))
        return String(decoding: bytes, as: UTF8.self)
    }
}
