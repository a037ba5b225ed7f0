/// What somebody does with text: what a screen gets through ``Screen/type(_:)`` while its frame has a place to type.
///
/// It comes from a keyboard or an input method of the machine, from the clipboard, or from a ``ScreenKeyboard``.
public enum Typing: Hashable, Codable, Sendable {
    /// Typed, composed or pasted: one line without control characters, at most ``most`` characters.
    case text(String)
    /// What is being composed, such as an accent that waits for its letter: shown at the caret; empty at its end.
    case composing(String)
    case edit(Edit)

    /// What a key does to text that is there.
    public enum Edit: Hashable, Codable, Sendable {
        /// Remove the selection, or the character before the caret; or the one after it.
        case backspace, delete
        /// Remove the word before the caret.
        case backspaceWord
        /// Move the caret by a character, by a word, or to one end of the text; with Shift the selection grows.
        case left(isSelecting: Bool = false)
        case right(isSelecting: Bool = false)
        case wordLeft(isSelecting: Bool = false)
        case wordRight(isSelecting: Bool = false)
        case start(isSelecting: Bool = false)
        case end(isSelecting: Bool = false)
        case selectAll, copy, cut, paste
        /// The line is finished: Return.
        case send
        /// The end of typing: Escape.
        case stop
    }

    /// Characters of one ``text(_:)``.
    public static let most = 1000
}
