/// What the buttons of a text field and the keys of a keyboard on the screen say.
public enum TypingWording: Hashable, Sendable, CaseIterable {
    case copy, cut, paste, selectAll
    /// The key that shows letters again.
    case letters
}
