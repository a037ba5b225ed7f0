import Engine

/// The tutor beside the talk: cards about what was said, and a field for questions.
struct TutorPanel: Hashable, Sendable {
    var isOpen = true
    /// Whether the presets are shown, to choose one.
    var isChoosing = false
    private(set) var list: ParagraphList
    var question = TypingPlace.spanish(most: 200)
    /// Cards that were added, of all texts.
    private var count = 0
    private let interface: Language
    private let scale: Double

    init(_ world: World, scale: Double) {
        list = ParagraphList(
            in: Rect(x: 0, y: 0, width: 400, height: 400), motion: world.motion,
            widths: world[LetterWidths.self] ?? .andika)
        (interface, self.scale) = (world.language, scale)
    }

    var isEmpty: Bool { list.isEmpty }

    /// Adds cards below the others.
    mutating func add(_ cards: [TutorCard], _ tutor: TutorLanguage) {
        for card in cards {
            let text = CardText(card, interface: interface, tutor: tutor)
            list.append(text.source, id: 2 * count, look: sourceLook)
            list.append(text.body, id: 2 * count + 1, look: Self.look(card, scale))
            count += 1
        }
    }

    mutating func clear() {
        list.removeAll()
        question.set("")
        question.stop()
    }

    private var sourceLook: ParagraphLook {
        ParagraphLook(size: 28 * scale, color: .plum, padding: 6 * scale, gap: 22 * scale)
    }

    private static func look(_ card: TutorCard, _ scale: Double) -> ParagraphLook {
        let paper: Color =
            switch card.content {
            case .correction: .hint
            case .needsModel, .needsTools, .needsRecogniser, .notChecked: .blush
            default: .paper
            }
        return ParagraphLook(
            size: 32 * scale, paper: .flat(paper), padding: 18 * scale, leastWidth: 200 * scale, gap: 4)
    }

    mutating func fit(_ area: Rect) { list.fit(area) }
    mutating func drag(_ drag: Drag) { list.drag(drag) }
    mutating func tick() { list.tick() }
    var rest: Rest { list.rest }
}
