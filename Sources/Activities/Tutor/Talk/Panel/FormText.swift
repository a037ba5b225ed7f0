import Engine

/// What forms of words are called, in the language of the tutor's explanations.
extension FormName {
    func text(in language: TutorLanguage) -> String {
        let words: [GrammarWording?] = [
            kind.wording, tense?.wording, person.map { .person($0) },
            tense?.isPersonal == true || kind != .verb ? isPlural.map { $0 ? .plural : .singular } : nil,
            gender?.wording,
        ]
        return words.compactMap(\.self).map { $0.text(in: language) }.joined(separator: ", ")
    }

    func tenseText(in language: TutorLanguage) -> String { tense?.wording.text(in: language) ?? "" }
}
