import CSDL2
import Engine

/// What keys mean while text is wanted: most type, some edit.
///
/// A key counts only in the way in which it was pressed: one that was down before text was wanted types nothing until it
/// is pressed again, and one that has typed does nothing else afterwards.
struct TypingKeys {
    /// What an event means; ``Taken/input`` is nil if it tells nothing.
    struct Taken {
        let input: Input?

        static let nothing = Taken(input: nil)
        static func typed(_ typing: Typing) -> Taken { Taken(input: .typed(typing)) }
    }

    private(set) var isTyping = false
    /// The keys that are down, and those of them that were pressed while keys meant something else.
    private var down: Set<SDL_Keycode> = [], stale: Set<SDL_Keycode> = []
    /// Whether the key that was pressed last types nothing, whatever the window system makes of it.
    private var isMute = false

    /// Text is wanted from now on, or no longer.
    mutating func type(_ isTyping: Bool) { (self.isTyping, stale, isMute) = (isTyping, down, false) }

    /// Releases may go unseen.
    mutating func letGo() { (down, stale, isMute) = ([], [], false) }

    /// - Returns: nil for an event that means what it means without typing.
    mutating func take(_ event: SDL_Event) -> Taken? {
        switch SDL_EventType(event.type) {
        case SDL_KEYDOWN: return press(event.key)
        case SDL_KEYUP: return release(event.key)
        case SDL_TEXTINPUT:
            let text = event.text.typed
            return isTyping && !isMute && !text.isEmpty ? .typed(.text(text)) : .nothing
        case SDL_TEXTEDITING: return isTyping ? .typed(.composing(event.edit.typed)) : .nothing
        default: return nil
        }
    }

    private mutating func press(_ event: SDL_KeyboardEvent) -> Taken? {
        let (key, modifiers) = (event.keysym.sym, Int32(event.keysym.mod))
        if event.repeat == 0 {
            stale.remove(key)
            down.insert(key)
        } else if stale.contains(key) {
            isMute = true
            return .nothing
        }
        guard isTyping else { return nil }
        isMute = modifiers & Keyboard.muting != 0
        if let edit = Keyboard.edit(key, modifiers: modifiers) {
            let isOnce = edit == .send || edit == .stop
            return event.repeat != 0 && isOnce ? .nothing : .typed(.edit(edit))
        }
        return Keyboard.types(key, modifiers: modifiers) ? .nothing : nil
    }

    private mutating func release(_ event: SDL_KeyboardEvent) -> Taken? {
        let key = event.keysym.sym
        let wasPressedOtherwise = stale.remove(key) != nil
        down.remove(key)
        isMute = false
        guard isTyping, !wasPressedOtherwise else { return nil }
        // That of a key that may have pressed a button is told, so that nothing stays held.
        return Keyboard.button(key) == .confirm || !Keyboard.isTyped(key) ? nil : .nothing
    }
}

extension SDL_TextInputEvent {
    /// The event's text, as far as it may be typed.
    fileprivate var typed: String { withUnsafeBytes(of: text) { String(typed: $0) } }
}

extension SDL_TextEditingEvent {
    fileprivate var typed: String { withUnsafeBytes(of: text) { String(typed: $0) } }
}

extension String {
    /// A text that ends with a zero, or with its bytes.
    fileprivate init(typed bytes: UnsafeRawBufferPointer) {
        let bytes = bytes.prefix { $0 != 0 }
        // Where the input method that the user wants does not run, SDL 2.26 hands on Xlib's Latin-1.
        let text = String(validating: bytes, as: UTF8.self) ?? String(bytes.map { Character(Unicode.Scalar($0)) })
        self = text.typed()
    }
}
