extension ScreenKeyboard {
    /// The name of a key, for who does not see it.
    func label(of key: Key) -> SpokenLabel {
        switch key {
        case .letter, .comma, .stop: .named(Self.name(of: character(of: key)?.lowercased() ?? ""))
        case .shift: .named("key-shift")
        case .page: .named(showsMarks ? "key-letters" : "key-marks")
        case .layout: .named("key-layout")
        case .space: .named("key-space")
        case .backspace, .backspaceHeld: .named("key-backspace")
        case .send: .named("key-send")
        case .row(let row): .named("key-row-\(row + 1)")
        }
    }

    /// The label of a character, such as `key-a`; of one beyond the letters of English with its number, as `key-u0101`.
    static func name(of character: String) -> String {
        guard let scalar = character.unicodeScalars.first else { return "key-space" }
        if character.count == 1, scalar.isASCII, scalar.properties.isAlphabetic { return "key-\(character)" }
        if scalar.isASCII, character.first?.isNumber == true { return "digit-\(character)" }
        let number = String(scalar.value, radix: 16)
        return "key-u" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    }
}
