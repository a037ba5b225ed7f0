/// The text that Apertium's tools pass to one another: `^fui/ir<vblex><ifi><p1><sg>/ser<vbser><ifi><p1><sg>$`.
///
/// Described at https://wiki.apertium.org/wiki/Apertium_stream_format.
public enum ApertiumStream {
    /// Characters with a meaning of their own, unless a backslash precedes them.
    private static let special: Set<Character> = ["\\", "^", "$", "/", "<", ">", "[", "]", "{", "}", "@"]
    /// Longer text is cut: in Unicode scalars.
    public static let longestText = 4000

    // MARK: - Writing

    /// Text as a tool reads it: of limited length, in one line, without control characters, specials escaped.
    static func escaped(_ text: String) -> String {
        String(cleaned(text).flatMap { special.contains($0) ? ["\\", $0] : [$0] })
    }

    /// Text of limited length, with a space for each character that is not visible.
    static func cleaned(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(longestText) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
                scalars.append(" ")
            default: scalars.append(scalar)
            }
        }
        return String(String(scalars).map { composed[$0] ?? $0 })
    }

    /// Letters that can be typed as two scalars, as one.
    private static let composed = Dictionary(
        uniqueKeysWithValues: "áéíóúüñÁÉÍÓÚÜÑ".map { ($0, $0) })

    /// A reading to be generated or translated: `^ir<vblex><inf>$`.
    static func unit(_ reading: Reading) -> String {
        "^" + escaped(reading.lemma) + reading.tags.map { "<\($0)>" }.joined() + "$"
    }

    // MARK: - Reading

    /// The words of an analysis; text between them is left out.
    static func tokens(_ stream: String) -> [Token] {
        units(stream).map { unit in
            let parts = split(unit, at: "/")
            let readings = parts.dropFirst().filter { !$0.hasPrefix("*") }.map { reading($0) }
            return Token(unescaped(parts.first ?? ""), readings)
        }
    }

    /// What stands between each `^` and its `$`.
    private static func units(_ stream: String) -> [String] {
        var units: [String] = [], unit: String?, isEscaped = false
        for character in stream {
            if isEscaped {
                unit?.append(character)
                isEscaped = false
            } else if character == "\\" {
                unit?.append(character)
                isEscaped = true
            } else if character == "^" {
                unit = ""
            } else if character == "$", let whole = unit {
                units.append(whole)
                unit = nil
            } else {
                unit?.append(character)
            }
        }
        return units
    }

    /// The parts between separators that are not escaped, with their escapes.
    private static func split(_ text: String, at separator: Character) -> [String] {
        var parts = [""], isEscaped = false
        for character in text {
            if character == separator, !isEscaped {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return parts
    }

    /// A reading such as `dar<vblex><imp><p2><sg>+lo<prn><enc><p3><nt>`, or `echar<vblex><inf># de menos`.
    private static func reading(_ text: String) -> Reading {
        // A plus that is part of a word, such as `C+`, is not followed by a symbol.
        let parts = split(text, at: "+").reduce(into: [String]()) { parts, part in
            if part.contains("<") || parts.isEmpty { parts.append(part) } else { parts[parts.count - 1] += "+" + part }
        }
        let words = parts.map(word)
        let first = words.first ?? Reading("", [])
        return Reading(first.lemma, first.tags, joined: Array(words.dropFirst()))
    }

    private static func word(_ text: String) -> Reading {
        let parts = split(text, at: "<")
        var (lemma, tags) = (parts.first ?? "", [String]())
        for part in parts.dropFirst() {
            let ends = split(part, at: ">")
            tags.append(ends[0])
            if ends.count > 1, ends[1].hasPrefix("#") { lemma += ends[1].dropFirst() }
        }
        return Reading(unescaped(lemma), tags)
    }

    private static func unescaped(_ text: String) -> String {
        var plain = "", isEscaped = false
        for character in text {
            isEscaped = character == "\\" && !isEscaped
            if !isEscaped { plain.append(character) }
        }
        return plain
    }

    /// A translation's plain text, without escapes.
    static func plain(_ text: String) -> String { unescaped(text) }
}
