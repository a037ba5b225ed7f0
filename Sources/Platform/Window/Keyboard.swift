import CSDL2
import Engine

/// Maps keys to buttons, and to what the window does by itself.
enum Keyboard {
    /// The modifiers with which a key is part of a chord, such as Alt+F4 or Ctrl+Enter, and is no button.
    static let chord = Int32(KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue)

    /// A key for grown-ups: it works beside the show, which neither sees nor records it.
    enum Service {
        case quit, diagnostics, fullScreen
        /// F1 in a kiosk, which must be held with others.
        case heldDiagnostics
    }

    static func service(_ event: SDL_KeyboardEvent, inKiosk isKiosk: Bool) -> Service? {
        let (key, modifiers) = (event.keysym.sym, Int32(event.keysym.mod))
        if isKiosk { return key == SDLK_F1.rawValue ? .heldDiagnostics : nil }
        if leaves(key, modifiers: modifiers) { return .quit }
        guard modifiers & chord == 0, event.repeat == 0 else { return nil }
        return switch Int(key) {
        case Int(SDLK_F1.rawValue): .diagnostics
        case Int(SDLK_F11.rawValue): .fullScreen
        default: nil
        }
    }

    /// Whether a key quits the app: Ctrl+Q.
    private static func leaves(_ key: SDL_Keycode, modifiers: Int32) -> Bool {
        let held = modifiers & (chord | Int32(KMOD_SHIFT.rawValue))
        return Int(key) == Int(SDLK_q.rawValue) && held != 0 && held & ~Int32(KMOD_CTRL.rawValue) == 0
    }

    /// - Parameter modifiers: SDL's KMOD bits; only Shift counts here, with Tab.
    static func button(_ key: SDL_Keycode, modifiers: Int32 = 0) -> Input.Button? {
        switch Int(key) {
        case Int(SDLK_TAB.rawValue):
            modifiers & Int32(KMOD_SHIFT.rawValue) == 0 ? .nextPlace : .previousPlace
        case Int(SDLK_UP.rawValue): .up
        case Int(SDLK_DOWN.rawValue): .down
        case Int(SDLK_LEFT.rawValue): .left
        case Int(SDLK_RIGHT.rawValue): .right
        case Int(SDLK_RETURN.rawValue), Int(SDLK_KP_ENTER.rawValue): .confirm
        case Int(SDLK_ESCAPE.rawValue), Int(SDLK_AC_BACK.rawValue): .back
        case Int(SDLK_HOME.rawValue), Int(SDLK_AC_HOME.rawValue): .home
        case Int(SDLK_PAGEUP.rawValue): .previous
        case Int(SDLK_PAGEDOWN.rawValue): .next
        case Int(SDLK_SPACE.rawValue), Int(SDLK_AUDIOPLAY.rawValue): .play
        case Int(SDLK_VOLUMEUP.rawValue): .louder
        case Int(SDLK_VOLUMEDOWN.rawValue): .quieter
        default: nil
        }
    }
}
