extension String {
    /// The string as one line that may be typed: spaces in place of line breaks and tabs, without control
    /// characters and invisible marks of direction.
    ///
    /// - Parameter most: how many characters are kept.
    public func typed(atMost most: Int = Typing.most) -> String {
        var line = ""
        for character in self.prefix(most * 4) {
            if character.isNewline || character == "\t" {
                if line.last != " " { line.append(" ") }
                continue
            }
            // A pile of accents on one letter is one character too.
            let scalars = character.unicodeScalars.filter(\.isTyped).prefix(8)
            guard !scalars.isEmpty else { continue }
            line.unicodeScalars.append(contentsOf: scalars)
        }
        return String(line.prefix(most))
    }
}

extension Unicode.Scalar {
    /// Whether it is seen, or a space.
    fileprivate var isTyped: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
