/// How the notes of a type are read: the names of their fields, and their cards.
struct NoteType {
    /// The sides of its cards, in their order.
    private let sides: [CardSides]

    init(fields: [String], templates: [(question: String, answer: String)]) {
        sides = templates.map { CardSides(fields: fields, question: $0.question, answer: $0.answer) }
    }

    /// The text of both sides of a note; nil if it has none to ask.
    ///
    /// Its first card counts. If that asks nothing but sounds and pictures, another one does, or two texts of the
    /// answer.
    func text(of fields: [ArraySlice<UInt8>]) -> (front: String, back: String)? {
        // A lazy collection would clean each field several times.
        func text(_ places: [Int], after number: Int = 0) -> String {
            var left = number
            for place in places where fields.indices.contains(place) {
                let text = NoteText.clean(fields[place])
                if text.isEmpty { continue }
                if left == 0 { return text }
                left -= 1
            }
            return ""
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
