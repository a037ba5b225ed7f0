import CSDL2
import Engine

/// The keys while text is wanted.
extension Keyboard {
    private static let control = Int32(KMOD_CTRL.rawValue)
    /// The modifiers with which a key types nothing; many layouts type further letters with the right Alt key.
    static let muting = Int32(KMOD_CTRL.rawValue | KMOD_LALT.rawValue | KMOD_GUI.rawValue)

    /// What a key does to the text; nil if it types, or means something else.
    static func edit(_ key: SDL_Keycode, modifiers: Int32) -> Typing.Edit? {
        let held = modifiers & (muting | Int32(KMOD_RALT.rawValue))
        let isSelecting = modifiers & Int32(KMOD_SHIFT.rawValue) != 0
        if held == 0 { return plainEdit(key, isSelecting) }
        return held & ~Int32(KMOD_CTRL.rawValue) == 0 ? chordEdit(key, isSelecting) : nil
    }

    private static func plainEdit(_ key: SDL_Keycode, _ isSelecting: Bool) -> Typing.Edit? {
        switch Int(key) {
        case Int(SDLK_BACKSPACE.rawValue): .backspace
        case Int(SDLK_DELETE.rawValue): isSelecting ? .cut : .delete
        case Int(SDLK_INSERT.rawValue): isSelecting ? .paste : nil
        case Int(SDLK_LEFT.rawValue): .left(isSelecting: isSelecting)
        case Int(SDLK_RIGHT.rawValue): .right(isSelecting: isSelecting)
        case Int(SDLK_HOME.rawValue): .start(isSelecting: isSelecting)
        case Int(SDLK_END.rawValue): .end(isSelecting: isSelecting)
        case Int(SDLK_RETURN.rawValue), Int(SDLK_KP_ENTER.rawValue): .send
        case Int(SDLK_ESCAPE.rawValue): .stop
        default: nil
        }
    }

    /// The edit of a key with Ctrl.
    private static func chordEdit(_ key: SDL_Keycode, _ isSelecting: Bool) -> Typing.Edit? {
        switch Int(key) {
        case Int(SDLK_a.rawValue): .selectAll
        case Int(SDLK_c.rawValue), Int(SDLK_INSERT.rawValue): .copy
        case Int(SDLK_x.rawValue): .cut
        case Int(SDLK_v.rawValue): .paste
        case Int(SDLK_BACKSPACE.rawValue): .backspaceWord
        case Int(SDLK_LEFT.rawValue): .wordLeft(isSelecting: isSelecting)
        case Int(SDLK_RIGHT.rawValue): .wordRight(isSelecting: isSelecting)
        case Int(SDLK_HOME.rawValue): .start(isSelecting: isSelecting)
        case Int(SDLK_END.rawValue): .end(isSelecting: isSelecting)
        default: nil
        }
    }

    /// Whether a key may type, alone or together with others, so that it means nothing else.
    static func types(_ key: SDL_Keycode, modifiers: Int32) -> Bool {
        modifiers & muting == 0 ? isTyped(key) : isModifier(key)
    }

    /// Whether a key types, changes what others type, or edits.
    static func isTyped(_ key: SDL_Keycode) -> Bool {
        if isModifier(key) || edit(key, modifiers: 0) != nil { return true }
        switch Int(key) {
        case Int(SDLK_TAB.rawValue): return false
        case Int(SDLK_KP_DIVIDE.rawValue)...Int(SDLK_KP_PERIOD.rawValue): return true
        // Others than letters and marks have the number of their place, with a high bit.
        default: return key > 0 && key & SDL_Keycode(SDLK_SCANCODE_MASK) == 0
        }
    }

    private static func isModifier(_ key: SDL_Keycode) -> Bool {
        switch Int(key) {
        case Int(SDLK_LCTRL.rawValue)...Int(SDLK_RGUI.rawValue), Int(SDLK_MODE.rawValue), Int(SDLK_CAPSLOCK.rawValue):
            true
        default: false
        }
    }
}
