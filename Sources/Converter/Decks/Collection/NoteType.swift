/// How the notes of a type are read: the names of their fields, and their cards.
struct NoteType {
    /// The sides of its cards, in their order.
    private let sides: [CardSides]
    /// Whether the notes are pictures with covered parts, of the add-on Image Occlusion Enhanced.
    private let isOcclusion: Bool

    init(fields: [String], templates: [(question: String, answer: String)]) {
        isOcclusion = fields.contains("Question Mask")
        sides = templates.map { CardSides(fields: fields, question: $0.question, answer: $0.answer) }
    }

    /// The text of both sides of a note; nil if it has none to ask.
    ///
    /// Its first card counts. If that asks nothing but sounds and pictures, another one does, or two texts of the
    /// answer.
    func text(of fields: [ArraySlice<UInt8>]) -> (front: String, back: String)? {
        guard !isOcclusion else { return nil }
        /// The text of the first field with words, or else with a number.
        func text(_ places: [Int], after number: Int = 0) -> String {
            var left = number, other = ""
            for place in places where fields.indices.contains(place) {
                let text = NoteText.clean(fields[place])
                if text.isEmpty { continue }
                if left > 0 {
                    left -= 1
                } else if NoteText.isWords(text) {
                    return text
                } else if other.isEmpty {
                    other = text
                }
            }
            return other
        }
        guard let first = sides.first else {
            let front = text([0]), back = text([1])
            return front.isEmpty ? nil : (front, back)
        }
        let front = text(first.front)
        if !front.isEmpty { return (front, text(first.back)) }
        for other in sides.dropFirst() {
            let front = text(other.front), back = text(other.back)
            if !front.isEmpty, !back.isEmpty { return (front, back) }
        }
        let word = text(first.back), meaning = text(first.back, after: 1)
        return meaning.isEmpty ? nil : (word, meaning)
    }
}
