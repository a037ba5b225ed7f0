import Engine

/// What was said, as paragraphs: each saying, and below it what it means.
struct MessageList: Hashable, Sendable {
    var list: ParagraphList
    /// Whether the tutor's lines have their translation below.
    private(set) var isTranslated: Bool
    private let language: Language

    init(isTranslated: Bool, world: World) {
        list = ParagraphList(in: Stage.bounds, motion: world.motion, widths: world[LetterWidths.self] ?? .andika)
        (self.isTranslated, language) = (isTranslated, world.language)
    }

    /// The paragraph of a saying, and that of its translation.
    private static func paragraph(_ saying: Int) -> Int { 2 * saying }
    private static func translation(_ saying: Int) -> Int { 2 * saying + 1 }

    /// The saying that a paragraph is of; nil for a translation.
    static func saying(_ paragraph: Int) -> Int? { paragraph.isMultiple(of: 2) ? paragraph / 2 : nil }

    mutating func append(_ saying: Saying) {
        list.append(text(saying), id: Self.paragraph(saying.id), look: look(saying))
        guard saying.speaker == .tutor, let line = saying.line, isTranslated || saying.isHint else { return }
        list.append(line.text(in: language), id: Self.translation(saying.id), look: translationLook)
    }

    private func text(_ saying: Saying) -> String {
        switch saying.content {
        case .notice(let words): Wording.tutor(words).text(in: language)
        case .made(""): "…"
        case .written, .repeated, .hint, .own, .made: saying.text
        }
    }

    /// Shows a saying as it is now: what was said of it before is not laid out again.
    mutating func grow(_ saying: Saying) {
        let id = Self.paragraph(saying.id)
        let (before, now) = (list[id]?.text ?? "", text(saying))
        guard now != before else { return }
        if now.hasPrefix(before), list.paragraphs.last?.id == id {
            list.grow(by: String(now.dropFirst(before.count)))
        } else {
            list.replace(id, text: now)
        }
    }

    mutating func mark(_ word: Int?, of saying: Int?) {
        guard let word, let saying else {
            list.mark = nil
            return
        }
        list.mark = ParagraphList.Word(word, of: Self.paragraph(saying))
    }

    private func look(_ saying: Saying) -> ParagraphLook {
        let isTutor = saying.speaker == .tutor
        let paper: Color = isTutor ? (saying.isHint ? .hint : .paper) : .ownWords
        // What the program says is no part of the talk.
        let isNotice = if case .notice = saying.content { true } else { false }
        return ParagraphLook(
            size: isNotice ? 34 : 40, paper: .flat(paper), side: isTutor ? .left : .right, share: 0.9,
            padding: 24,
            aside: isTutor && !saying.isHint ? Self.buttons : 0, gap: 22)
    }

    /// The room for the two buttons that say a line again.
    static let buttons = 228.0

    private var translationLook: ParagraphLook {
        ParagraphLook(size: 31, color: .brown, share: 0.9, padding: 10, gap: 2)
    }
}

extension Color {
    /// The paper of what the learner has said.
    fileprivate static let ownWords = Color(0xe6d5e1)
    /// The paper of what helps: a hint, a correction.
    static let hint = Color(0xfdf0c8)
}
