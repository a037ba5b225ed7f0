/// Who acts in a clause, if that is sure.
struct Subject {
    /// The numbers of its words.
    let words: Range<Int>
    /// What the verb may be, such as `["p3", "sg"]`; the first is what a teacher would say.
    let persons: [[String]]
    /// Whether it is a pronoun.
    let isPronoun: Bool
    /// Whether it says when or how much, and so may be no subject at all.
    let isDoubtful: Bool

    /// The subject that begins with a word, alone or with others: `Ana`, `mi amiga y yo`.
    init?(at start: Int, in row: WordRow, _ grammar: Grammar) {
        guard let first = Part(at: start, in: row, grammar) else { return nil }
        var parts = [first], place = first.words.upperBound
        while ["y", "e", ","].contains(row.text(place)), row.text(place + 1) != "",
            let next = Part(at: place + 1, in: row, grammar)
        {
            if row.text(place) == ",", !Self.isList(after: next.words.upperBound, row) { break }
            parts.append(next)
            place = next.words.upperBound
        }
        words = start..<place
        isPronoun = parts.count == 1 && first.isPronoun
        isDoubtful = parts.contains(where: \.isDoubtful)
        persons = parts.count == 1 ? first.persons : Self.joint(parts, grammar.dialect)
    }

    /// Whether a comma separates members of a list, which ends with `y`.
    private static func isList(after place: Int, _ row: WordRow) -> Bool {
        ["y", "e"].contains(row.text(place))
    }

    private static func joint(_ parts: [Part], _ dialect: Dialect) -> [[String]] {
        if parts.contains(where: { $0.isPronoun && $0.persons.first?.first == "p1" }) { return [["p1", "pl"]] }
        if parts.contains(where: { $0.persons.first?.first == "p2" }) {
            return dialect == .spain ? [["p2", "pl"], ["p3", "pl"]] : [["p3", "pl"], ["p2", "pl"]]
        }
        return [["p3", "pl"], ["p1", "pl"], ["p2", "pl"]]
    }

    /// One of those who act together.
    private struct Part {
        let words: Range<Int>
        let persons: [[String]]
        let isPronoun: Bool
        let isDoubtful: Bool

        init?(at start: Int, in row: WordRow, _ grammar: Grammar) {
            if let persons = Subject.pronouns[row.text(start)] {
                (words, self.persons, isPronoun, isDoubtful) = (start..<start + 1, persons, true, false)
            } else if let phrase = SubjectPhrase(at: start, in: row, names: grammar.names) {
                words = phrase.words
                // `los españoles cenamos` is right.
                persons = phrase.isPlural ? [["p3", "pl"], ["p1", "pl"], ["p2", "pl"]] : [["p3", "sg"]]
                (isPronoun, isDoubtful) = (false, phrase.isTime || phrase.isCrowd)
            } else {
                return nil
            }
        }
    }

    static let pronouns: [String: [[String]]] = [
        "yo": [["p1", "sg"]], "tú": [["p2", "sg"]], "él": [["p3", "sg"]], "ella": [["p3", "sg"]],
        "usted": [["p3", "sg"]], "nosotros": [["p1", "pl"]], "nosotras": [["p1", "pl"]], "vosotros": [["p2", "pl"]],
        "vosotras": [["p2", "pl"]], "ellos": [["p3", "pl"]], "ellas": [["p3", "pl"]], "ustedes": [["p3", "pl"]],
        "nadie": [["p3", "sg"]], "alguien": [["p3", "sg"]],
    ]
}
