import CXML

/// What a learner reads of a note's field: text on one line, without HTML, sounds, formulas, files' names and clozes.
enum NoteText {
    /// - Parameter isHTML: false for a text whose `<` and `&` stand for themselves.
    static func clean(_ field: ArraySlice<UInt8>, isHTML: Bool = true) -> String {
        let text = isHTML ? withoutMarkup(field) : Array(field)
        let shown = inOneLine(withoutClozes(AnkiMarks.removed(from: text)))
        // What is only spoken counts where nothing is shown.
        let said = shown.isEmpty ? inOneLine(withoutClozes(AnkiMarks.removed(from: text, keepsSpeech: true))) : shown
        return MediaName.removed(from: said)
    }

    /// Whether a text is words, and neither a number nor an id such as `ES-017`.
    static func isWords(_ text: String) -> Bool {
        text.contains(where: \.isLetter) && (text.contains(" ") || !text.contains(where: \.isNumber))
    }

    private static let occlusion = Array("image-occlusion:".utf8)

    /// Whether a field is the covered part of a picture: then its note has no word.
    static func isOcclusion(_ field: ArraySlice<UInt8>) -> Bool {
        var rest = field
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            rest = field[(colon + 1)...]
            if field[...colon].suffix(occlusion.count).elementsEqual(occlusion) { return true }
        }
        return false
    }

    // MARK: - HTML

    private static func withoutMarkup(_ field: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(field.count)
        var rest = field
        // Behind the last `>` there are no tags to search for.
        let lastEnd = field.lastIndex(of: UInt8(ascii: ">")) ?? field.startIndex
        while let place = rest.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
            text += rest[..<place]
            rest = rest[place...]
            if place < lastEnd || rest.starts(with: "<!--".utf8), let tag = HTMLTag(startOf: rest) {
                if tag.partsWords { text.append(UInt8(ascii: " ")) }
                rest = tag.rest
            } else if let (scalar, after) = reference(rest) {
                text += String(scalar).utf8
                rest = after
            } else {
                text.append(rest.removeFirst())
            }
        }
        return text + rest
    }

    /// A character reference such as `&nbsp;` or `&#241;` at the start; nil if there is none.
    private static func reference(_ text: ArraySlice<UInt8>) -> (Unicode.Scalar, rest: ArraySlice<UInt8>)? {
        let name = text.dropFirst().prefix(32).prefix { $0 != UInt8(ascii: ";") }
        guard text.first == UInt8(ascii: "&"), name.endIndex < text.endIndex, text[name.endIndex] == UInt8(ascii: ";")
        else { return nil }
        let word = String(decoding: name, as: UTF8.self)
        let number: UInt32? =
            if word.hasPrefix("#x") || word.hasPrefix("#X") {
                UInt32(word.dropFirst(2), radix: 16)
            } else if word.hasPrefix("#") {
                UInt32(word.dropFirst())
            } else {
                htmlEntityLookup(word)?.pointee.value
            }
        guard let scalar = number.flatMap(Unicode.Scalar.init) else { return nil }
        return (scalar, text[(name.endIndex + 1)...])
    }

    // MARK: - Anki

    /// The text with `x` in place of `{{c1::x::hint}}`, which may lie in one another.
    private static func withoutClozes(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(UInt8(ascii: "{")) else { return text }
        var kept: [UInt8] = []
        /// Whether the hint of each open cloze has begun.
        var hints: [Bool] = [], openHints = 0
        var rest = text[...]
        while let byte = rest.first {
            if let content = contentOfCloze(rest) {
                hints.append(false)
                rest = content
            } else if !hints.isEmpty, rest.starts(with: "}}".utf8) {
                if hints.removeLast() { openHints -= 1 }
                rest = rest.dropFirst(2)
            } else if hints.last == false, rest.starts(with: "::".utf8) {
                hints[hints.count - 1] = true
                openHints += 1
                rest = rest.dropFirst(2)
            } else {
                if openHints == 0 { kept.append(byte) }
                rest = rest.dropFirst()
            }
        }
        return kept
    }

    /// What follows `{{c1::` or `{{c1,2::` at the start; nil if there is no such beginning.
    private static func contentOfCloze(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard text.starts(with: "{{c".utf8) else { return nil }
        let numbers = text.dropFirst(3).prefix { (48...57).contains($0) || $0 == UInt8(ascii: ",") }
        let rest = text[numbers.endIndex...]
        return !numbers.isEmpty && rest.starts(with: "::".utf8) ? rest.dropFirst(2) : nil
    }

    // MARK: - Spaces

    /// The text with one space in place of spaces, line ends and control characters, and none at the ends.
    private static func inOneLine(_ text: [UInt8]) -> String {
        let text = String(decoding: text, as: UTF8.self)
        var line: [UInt8] = []
        line.reserveCapacity(text.utf8.count)
        var isAfterSpace = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case ...0x20, 0x7f...0xa0, 0x1680, 0x2000...0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000:
                isAfterSpace = true
            case 0xad, 0x200b, 0x200e, 0x200f, 0x202a...0x202e, 0x2060...0x2069, 0xfeff:
                continue  // they only steer how text is set
            default:
                if isAfterSpace, !line.isEmpty { line.append(UInt8(ascii: " ")) }
                isAfterSpace = false
                if scalar.isASCII { line.append(UInt8(scalar.value)) } else { line += UTF8.encode(scalar) ?? .init() }
            }
        }
        return String(decoding: line, as: UTF8.self)
    }
}
