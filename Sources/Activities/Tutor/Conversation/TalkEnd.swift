import Engine

/// The end of a talk: what was used, what is new, and what can be saved of it.
struct TalkEnd: Hashable, Sendable {
    /// Nil until it has been made.
    private(set) var summary: SummaryNews?
    var saving: SceneSaving?
    /// What is to be saved, while the medium is being chosen.
    private(set) var wanted: Part?
    private(set) var list: ParagraphList
    private let language: Language

    /// What can be saved.
    enum Part: Hashable, Sendable { case talk, words }

    init(_ world: World) {
        language = world.language
        list = ParagraphList(
            in: Rect(x: 0, y: 0, width: 400, height: 400), motion: world.motion,
            widths: world[LetterWidths.self] ?? .andika)
    }

    // MARK: - The summary

    mutating func receive(_ news: SummaryNews, _ layout: ConversationLayout) {
        summary = news
        fill(layout.scale)
    }

    private mutating func fill(_ scale: Double) {
        guard let summary else { return }
        list.removeAll()
        let none = Wording.tutor(.none).text(in: language)
        let sections: [(TutorWording, [String])] = [
            (.usedWords, summary.used.map { "✓ \($0)" }),
            (.newWords, summary.newWords.map { $0.meaning.isEmpty ? $0.word : "\($0.word) – \($0.meaning)" }),
            (
                .mistakes,
                summary.mistakes.map { one in
                    "\(one.mistake.from) → \(one.mistake.to)\(one.count > 1 ? " (\(one.count)×)" : "")\n\(one.mistake.why)"
                }
            ),
        ]
        for (place, section) in sections.enumerated() {
            let title = Wording.tutor(section.0).text(in: language)
            list.append(title, id: 2 * place, look: ParagraphLook(size: 34 * scale, color: .plum, gap: 26 * scale))
            list.append(
                section.1.isEmpty ? none : section.1.joined(separator: "\n"), id: 2 * place + 1,
                look: ParagraphLook(size: 34 * scale, gap: 8))
        }
    }

    // MARK: - Saving

    /// Saves to the only medium, or asks which one.
    mutating func save(_ part: Part, scene: String, id: String, media: [Medium]) -> [Command] {
        guard summary != nil, saving != .writing else { return [] }
        (wanted, saving) = (part, nil)
        return media.count == 1 ? medium(media[0], scene: scene, id: id) : [.play(.press)]
    }

    mutating func medium(_ medium: Medium, scene: String, id: String) -> [Command] {
        guard let summary, let part = wanted else { return [] }
        (wanted, saving) = (nil, .writing)
        let files =
            switch part {
            case .talk: SceneFiles(scene, text: summary.text)
            case .words: SceneFiles(scene, words: DeckExport(summary.newWords, scenario: id))
            }
        return [.play(.press), .ask(TutorWish.save(files, on: medium))]
    }

    // MARK: - Looks

    mutating func fit(_ layout: ConversationLayout) {
        list.fit(TalkEndLayout(layout).words)
        fill(layout.scale)
    }

    mutating func drag(_ drag: Drag) { list.drag(drag) }
    mutating func tick() { list.tick() }
    var rest: Rest { list.rest }
}

/// Where the end's parts lie: in the place of what was said, of the answers and of the field.
struct TalkEndLayout: Hashable, Sendable {
    let sheet, title, words: Rect
    /// What to do next, and below it what can be saved.
    let again, other, saveTalk, saveWords: Rect
    /// What becomes of saving, or the media to choose from.
    let note: Rect

    init(_ layout: ConversationLayout) {
        let scale = layout.scale
        let (left, width) = (layout.messages.x, layout.messages.width)
        let bottom = layout.field.maxY
        let (gap, height) = (20.0, 116 * scale)
        let half = (width - gap) / 2
        again = Rect(x: left, y: bottom - height, width: half, height: height)
        other = Rect(x: left + half + gap, y: bottom - height, width: half, height: height)
        saveTalk = again.moved(by: Point(x: 0, y: -height - gap))
        saveWords = other.moved(by: Point(x: 0, y: -height - gap))
        note = Rect(x: left, y: saveTalk.y - 96 * scale, width: width, height: 84 * scale)
        sheet = Rect(x: left, y: layout.messages.y, width: width, height: note.y - layout.messages.y - 8)
        title = Rect(x: left + 40, y: sheet.y + 18, width: width - 80, height: 80 * scale)
        words = Rect(
            x: left + 40, y: title.maxY, width: width - 80, height: sheet.maxY - title.maxY - 20)
    }
}
