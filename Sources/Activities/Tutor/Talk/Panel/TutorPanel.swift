import Engine

/// The tutor beside the talk: cards about what was said, and a field for questions.
struct TutorPanel: Hashable, Sendable {
    private(set) var isOpen = true
    /// Whether the presets are shown, to choose one.
    var isChoosing = false
    private(set) var list: ParagraphList
    var question = TypingPlace.spanish(most: 200)
    /// Cards that were added, of all texts.
    private var count = 0
    /// Questions that have no answer yet, by their number.
    private var asked: Set<Int> = []
    /// The card to which the focus has come; nil for another place.
    private var focused: Int?
    /// The corrections that can be kept, by their card.
    private var corrections: [Int: Mistake] = [:]
    /// The cards whose corrections are kept.
    private var marked: [Int] = []
    private let interface: Language

    init(_ world: World) {
        list = ParagraphList(
            in: Stage.bounds, motion: world.motion, widths: world[LetterWidths.self] ?? .andika)
        interface = world.language
    }

    var isEmpty: Bool { list.isEmpty }

    /// Adds cards below the others.
    mutating func add(_ cards: [TutorCard], _ tutor: TutorLanguage) {
        for card in cards {
            let text = CardText(card, interface: interface, tutor: tutor)
            list.append(text.source, id: Self.source(count), look: sourceLook)
            if case .correction(let from, let to, let why) = card.content {
                corrections[count] = Mistake(from, to, rule: "", why: why)
            }
            let more = canKeep(count) ? "\n+ \(Wording.tutor(.keepCard).text(in: interface))" : ""
            list.append(text.body + more, id: Self.body(count), look: Self.look(card))
            count += 1
        }
    }

    /// Opens it on its cards.
    mutating func show() { (isOpen, isChoosing) = (true, false) }

    /// Opens or closes it; a closed one has no field to type in.
    mutating func toggle() {
        isOpen.toggle()
        if !isOpen { question.stop() }
    }

    /// ``receive(_:_:)`` waits for the answer to a question.
    mutating func expect(_ question: Int) { asked.insert(question) }

    /// Adds the cards of an answer that it waits for.
    mutating func receive(_ news: CardAnswer, _ tutor: TutorLanguage) {
        if asked.remove(news.id) != nil { add(news.cards, tutor) }
    }

    mutating func clear() {
        asked = []
        (corrections, marked) = ([:], [])
        list.removeAll()
        question.set("")
        question.stop()
    }

    // MARK: - Kept corrections

    /// Whether a tap on a card keeps its correction.
    func canKeep(_ card: Int) -> Bool { corrections[card] != nil && !marked.contains(card) }

    /// Keeps a card's correction for the learner's deck, and says so on it.
    ///
    /// - Returns: false if there is none, or it is kept.
    mutating func keep(_ card: Int) -> Bool {
        guard canKeep(card), let text = list[Self.body(card)]?.text else { return false }
        marked.append(card)
        let note = Wording.tutor(.cardKept).text(in: interface)
        list.replace(
            Self.body(card), text: text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n✓ \(note)")
        return true
    }

    /// The corrections that are kept, as notes to learn, each once.
    var kept: [ExportedNote] {
        marked.compactMap { corrections[$0] }.reduce(into: []) { notes, mistake in
            let note = ExportedNote("✗ \(mistake.from)", "\(mistake.to)\n\(mistake.why)")
            if !notes.contains(note) { notes.append(note) }
        }
    }

    private var sourceLook: ParagraphLook {
        ParagraphLook(size: 28, color: .plum, padding: 6, gap: 22)
    }

    private static func look(_ card: TutorCard) -> ParagraphLook {
        let paper: Color =
            switch card.content {
            case .correction: .hint
            case .needsModel, .needsTools, .hearingProblem, .notChecked, .modelProblem: .blush
            default: .paper
            }
        return ParagraphLook(
            size: 32, paper: .flat(paper), padding: 18, leastWidth: 200, gap: 4)
    }

    // MARK: - Scrolling

    /// The paragraph of a card's source, and that of its text.
    private static func source(_ card: Int) -> Int { 2 * card }
    private static func body(_ card: Int) -> Int { 2 * card + 1 }

    /// Points around a card for the ring of the focus: less than half a gap.
    private static let ring = 10.0

    /// The cards that the focus can come to: those in sight, and the next one above and below, at the list's edge.
    var places: [(card: Int, area: Rect)] {
        var seen: [(card: Int, area: Rect)] = []
        for paragraph in list.visible {
            let (card, area) = (paragraph.id / 2, paragraph.paper.intersection(list.area).inset(by: -Self.ring))
            if seen.last?.card == card {
                seen[seen.count - 1].area = seen[seen.count - 1].area.union(area)
            } else {
                seen.append((card, area))
            }
        }
        guard let first = seen.first?.card, let last = seen.last?.card else { return [] }
        let area = list.area
        func edge(_ card: Int, _ y: Double) -> [(card: Int, area: Rect)] {
            !hasCard(card) ? [] : [(card, Rect(x: area.x, y: y, width: area.width, height: 1))]
        }
        return edge(first - 1, area.y - Self.ring - 1) + seen + edge(last + 1, area.maxY + Self.ring)
    }

    func hasCard(_ card: Int) -> Bool { list[Self.body(card)] != nil }

    /// Scrolls as little as needed to show a card; of one that is higher than the list, its beginning.
    mutating func reveal(_ card: Int) {
        list.reveal(Self.source(card), through: Self.body(card))
    }

    /// The focus comes to a card; nil for another place.
    mutating func focus(on card: Int?) {
        focused = card
        card.map { reveal($0) }
    }

    /// Whether its cards have the focus.
    var isRead: Bool { isOpen && !isChoosing && focused.map(hasCard) ?? false }

    /// Scrolls by screens: −1 up, 1 down.
    mutating func page(_ step: Int) { list.page(step) }

    /// - Parameters:
    ///   - cards: their area.
    ///   - scale: of their letters.
    mutating func fit(_ cards: Rect, scale: Double) { list.fit(cards, scale: scale) }
    mutating func drag(_ drag: Drag) { list.drag(drag) }
    mutating func tick() { list.tick() }
    var rest: Rest { list.rest }
}
