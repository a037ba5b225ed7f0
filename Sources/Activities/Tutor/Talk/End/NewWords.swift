import Spanish

/// Finds the words of a talk that are worth keeping.
struct NewWords {
    private let talk: [TalkLine]
    private let scenario: Scenario?
    private let deck: DeckWords
    private let language: TutorLanguage

    /// The most words, more than anybody learns of one scene.
    static let most = 20

    init(_ talk: [TalkLine], _ scenario: Scenario?, _ deck: DeckWords, _ language: TutorLanguage) {
        (self.talk, self.scenario, self.deck, self.language) = (talk, scenario, deck, language)
    }

    func list(_ meaning: (String) -> String?) -> [NewWord] {
        let words = scenario?.words.filter { !deck.hold($0.spanish) } ?? []
        let scene = DeckWords(Deck(notes: words.map { Note($0.spanish, "") }))
        let said = Set(scene.notes(in: talk.flatMap(\.tokens)).map(\.front))
        let ofScene = words.map { line in
            NewWord(
                line.spanish, line.meaning(in: language), example: example(of: line.spanish),
                isSaid: said.contains(line.spanish))
        }
        let others = others(than: scene, meaning)
        return Array((ofScene.filter(\.isSaid) + others + ofScene.filter { !$0.isSaid }).prefix(Self.most))
    }

    /// The learner's words first; only those whose meaning is known.
    private func others(than scene: DeckWords, _ meaning: (String) -> String?) -> [NewWord] {
        var words: [NewWord] = [], seen = Set<String>()
        let order = talk.filter { $0.speaker == .learner } + talk.filter { $0.speaker == .tutor }
        for line in order {
            let wrong = Set(line.mistakes.flatMap { TalkLine.words(of: $0.from.lowercased()) })
            for token in line.tokens where !wrong.contains(token.surface.lowercased()) {
                guard let word = token.headword, seen.insert(word).inserted, !deck.hold(word), !scene.hold(word),
                    let lemma = word.split(separator: " ").last,
                    let meaning = meaning(String(lemma)), !meaning.isEmpty
                else { continue }
                words.append(NewWord(word, meaning, example: sentence(with: token.surface) ?? "", isSaid: true))
            }
        }
        return words
    }

    // MARK: - Examples

    /// A sentence in which a word of the scene fell, or one of the written talk.
    private func example(of word: String) -> String {
        let one = DeckWords(Deck(notes: [Note(word, "")]))
        func isIn(_ tokens: [Token]) -> Bool { !one.notes(in: tokens).isEmpty }
        let said = rightLines.filter { isIn($0.tokens) }.flatMap { TalkLine.sentences(of: $0.text) }
        let written = scenario?.talks.lazy.flatMap(\.turns).flatMap { turn in
            [turn.line.spanish] + turn.answers.flatMap { [$0.say.spanish, $0.reply.spanish] }
        }
        let fallen = said.first { isIn(TalkLine(.tutor, $0).tokens) }
        return fallen ?? written?.flatMap(TalkLine.sentences).first { isIn(TalkLine(.tutor, $0).tokens) } ?? ""
    }

    private func sentence(with surface: String) -> String? {
        rightLines.lazy.flatMap { TalkLine.sentences(of: $0.text) }
            .first { TalkLine.words(of: $0.lowercased()).contains(surface.lowercased()) }
    }

    /// What the tutor has said, then what the learner has said without a mistake.
    private var rightLines: [TalkLine] {
        talk.filter { $0.speaker == .tutor } + talk.filter { $0.speaker == .learner && $0.mistakes.isEmpty }
    }
}
