extension String {
    /// The text on one line: characters that would break or distort the line are escaped.
    public func inOneLine(atMost most: Int = 120) -> String {
        let spelled = unicodeScalars.prefix(most).map { scalar in
            switch scalar {
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            default: scalar.steersText ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }
        }
        return spelled.joined() + (unicodeScalars.count > most ? "…" : "")
    }

    /// The text without control characters; each line break or tab becomes a space, so that words stay separate.
    public var withoutControls: String {
        guard unicodeScalars.contains(where: \.steersText) else { return self }
        let spaces: Set<Unicode.Scalar> = ["\n", "\r", "\t", "\u{2028}", "\u{2029}"]
        var kept = String.UnicodeScalarView()
        for scalar in unicodeScalars where !scalar.steersText || spaces.contains(scalar) {
            kept.append(scalar.steersText ? " " : scalar)
        }
        return String(kept)
    }
}

extension Unicode.Scalar {
    /// Whether this is a control character of ASCII, which no file name needs.
    package var isControl: Bool { value < 0x20 || value == 0x7f }

    /// Whether this is not text but controls the output: control characters, line ends, bidi marks.
    fileprivate var steersText: Bool {
        switch value {
        case 0x80...0x9f, 0x2028...0x202e, 0x2066...0x2069: true
        default: isControl
        }
    }
}
