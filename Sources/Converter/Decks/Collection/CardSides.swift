/// The fields of a note that its card asks, and that it answers: not always the first and the second.
struct CardSides {
    /// The fields of the question, by their places; of those with text the first counts.
    let front: [Int]
    /// The fields that only the answer shows, likewise.
    let back: [Int]

    /// - Parameters:
    ///   - fields: the names of the note's fields.
    ///   - question: the card's template, such as `{{Spanish}} {{Audio}}`.
    init(fields: [String], question: String, answer: String) {
        let asked = Self.references(in: question, to: fields)
        let shown = asked.filter(\.isShown).map(\.field), said = asked.filter(\.isSpoken).map(\.field)
        front = shown.isEmpty ? said : shown
        let added = Self.references(in: answer, to: fields).map(\.field).filter { !(shown + said).contains($0) }
        back = added.isEmpty ? fields.indices.filter { !asked.map(\.field).contains($0) } : added
    }

    /// A field in a template, such as `{{hint:English}}`.
    private struct Reference {
        let field: Int
        /// The filters, such as `hint`, or `tts es_ES`.
        let filters: [Substring]

        var isSpoken: Bool { filters.contains { $0.hasPrefix("tts") } }
        /// Whether the field is shown: neither spoken, nor behind a button, nor to be typed.
        var isShown: Bool { !isSpoken && !filters.contains("hint") && !filters.contains("type") }
    }

    private static func references(in template: String, to fields: [String]) -> [Reference] {
        var isSpoken = false
        return withoutComments(template).split(separator: "{{", omittingEmptySubsequences: false).compactMap { piece in
            let wasSpoken = isSpoken
            // `[anki:tts lang=es_ES]{{Spanish}}[/anki:tts]`
            if let start = piece.ranges(of: "[anki:tts").last?.lowerBound {
                isSpoken = !piece[start...].contains("[/anki:tts]")
            } else if piece.contains("[/anki:tts]") {
                isSpoken = false
            }
            guard let end = piece.firstRange(of: "}}")?.lowerBound else { return nil }
            var parts = piece[..<end].split(separator: ":", omittingEmptySubsequences: false).map(\.trimmed)
            // Conditions begin with `#`, `^` and `/`, and so do no fields.
            guard let name = parts.popLast(), let field = fields.firstIndex(of: String(name)) else { return nil }
            return Reference(field: field, filters: wasSpoken ? parts + ["tts"] : parts)
        }
    }

    private static func withoutComments(_ template: String) -> String {
        var text = "", rest = template[...]
        while let start = rest.firstRange(of: "<!--") {
            text += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        }
        return text + rest
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
