/// What the buttons of a text field and the keys of a keyboard on the screen say.
struct TypingWording: Words {
    let wording: Wording

    static let copy = Self("Kopēt", "Copy")
    static let cut = Self("Izgriezt", "Cut")
    static let paste = Self("Ielīmēt", "Paste")
    static let selectAll = Self("Iezīmēt visu", "Select all")
    /// The key that shows letters again.
    static let letters = Self("ABC", "ABC")
}

extension Wording {
    static func typing(_ words: TypingWording) -> Wording { words.wording }
}
