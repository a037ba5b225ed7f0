import Engine

/// The end of a talk: what was used, what is new, and what can be saved of it.
struct TalkEnd: Hashable, Sendable {
    /// The summary; nil until it has been made.
    private(set) var summary: SummaryAnswer?
    var saving: StickState?
    /// What is to be saved, while the medium is being chosen.
    private(set) var wanted: Part?
    private(set) var list: ParagraphList
    private let language: Language

    /// A part of the talk that can be saved.
    enum Part: Hashable, Sendable { case talk, words }

    init(_ world: World) {
        language = world.language
        list = ParagraphList(
            in: Stage.bounds, motion: world.motion, widths: world[LetterWidths.self] ?? .andika)
    }

    // MARK: - The summary

    /// A space beside a mark, which is wider than most letters.
    private static let wide = "\u{2002}"

    /// The same text as one word, whose letters lie where the font says: a mark may be wider than is known.
    private static func joined(_ text: String) -> String { text.replacing(" ", with: "\u{a0}") }

    mutating func receive(_ news: SummaryAnswer) {
        summary = news
        list.removeAll()
        for (place, section) in Self.sections(news, language).enumerated() {
            list.append(
                section.title, id: 2 * place, look: ParagraphLook(size: 34, color: .plum, gap: 26))
            list.append(
                section.lines.joined(separator: "\n"), id: 2 * place + 1,
                look: ParagraphLook(size: 34, gap: 8))
        }
        list.reveal(0)
    }

    /// What remains of a talk, in words: never without a line.
    static func sections(_ summary: SummaryAnswer, _ language: Language) -> [(title: String, lines: [String])] {
        func text(_ words: TutorWording) -> String { Wording.tutor(words).text(in: language) }
        let mistakes = summary.mistakes.map { one in
            let times = one.count > 1 ? " (\(one.count)×)" : ""
            let change = "\(one.mistake.from)\(wide)→\(wide)\(one.mistake.to)\(times)"
            return "\(joined(change))\n\(one.mistake.why)"
        }
        let words = summary.newWords.map { $0.meaning.isEmpty ? $0.word : "\($0.word) – \($0.meaning)" }
        let sections: [(TutorWording, [String])] = [
            (.usedWords, summary.used.map { joined("✓\(wide)\($0)") }), (.newWords, words), (.mistakes, mistakes),
        ]
        return sections.map { (text($0.0), $0.1.isEmpty ? [text(.none)] : $0.1) }
    }

    // MARK: - Saving

    /// Saves to the only medium, or asks which one.
    ///
    /// - Parameter kept: the corrections that the learner wants to learn, beside the new words.
    mutating func save(
        _ part: Part, scene: String, id: String, kept: [ExportedNote] = [], media: [Medium]
    ) -> [Command] {
        guard summary != nil, saving != .writing else { return [] }
        (wanted, saving) = (part, nil)
        return media.count == 1 ? medium(media[0], scene: scene, id: id, kept: kept) : [.play(.press)]
    }

    mutating func medium(
        _ medium: Medium, scene: String, id: String, kept: [ExportedNote] = []
    ) -> [Command] {
        guard let summary, let part = wanted else { return [] }
        (wanted, saving) = (nil, .writing)
        let files =
            switch part {
            case .talk: SceneFiles(scene, text: summary.text)
            case .words: SceneFiles(scene, words: DeckExport(summary.newWords, kept: kept, scenario: id))
            }
        return [.play(.press), .ask(TalkEndRequest.save(files, on: medium))]
    }

    /// Expects no answer about what was being saved.
    mutating func forgetSaving() {
        if saving == .writing { saving = nil }
    }

    // MARK: - Looks

    /// Whether there is something to say, or to choose, about saving.
    var hasNote: Bool { saving != nil || wanted != nil }

    mutating func fit(_ layout: ConversationLayout) {
        let words = TalkEndLayout(layout, hasNote: hasNote).words
        let isNew = words != list.area
        list.fit(words, scale: layout.letters)
        if isNew { list.reveal(0) }
    }

    mutating func page(_ step: Int) { list.page(step) }

    mutating func drag(_ drag: Drag) { list.drag(drag) }
    mutating func tick() { list.tick() }
    var rest: Rest { list.rest }
}
