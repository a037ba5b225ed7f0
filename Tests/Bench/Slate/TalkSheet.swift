import Engine

/// A talk of 500 paragraphs, to scroll through, or with a reply that comes word by word.
struct TalkSheet: Screen {
    enum Action: Hashable, Sendable { case pageUp, pageDown }

    var now = 0
    private var list: ParagraphList
    private let isStreaming: Bool
    private var words = 0
    /// A word comes every so many ticks: twenty a second.
    private static let pace = 3
    /// Words of a reply, after which the next begins.
    private static let longest = 120

    /// - Parameter isStreaming: whether a reply comes, without end.
    init(_ world: World, isStreaming: Bool) {
        self.isStreaming = isStreaming
        list = ParagraphList(in: Rect(x: 40, y: 156, width: 956, height: 870), motion: world.motion)
        for number in 0..<500 {
            let text = (0..<(5 + number % 25)).map { Self.word($0 + number) }.joined(separator: " ")
            list.append(text, id: number, look: Self.look(isTutor: number.isMultiple(of: 2)))
        }
        list.showEnd(atOnce: true)
    }

    static func look(isTutor: Bool) -> ParagraphLook {
        ParagraphLook(
            size: 40, paper: .flat(isTutor ? .paper : .blush), side: isTutor ? .left : .right, share: 0.9, padding: 24,
            gap: 22)
    }

    /// Words of two to nine letters, hardly any of them twice.
    static func word(_ number: Int) -> String {
        var (word, rest) = ("", number &* 2_654_435_761 & 0xffff_ffff)
        for _ in 0..<(2 + number % 8) {
            word.append(Array("aeosrnidlcmtuñáó")[rest & 15])
            rest >>= 2
        }
        return word
    }

    mutating func perform(_ action: Action) -> [Command] {
        list.page(action == .pageUp ? -1 : 1)
        return []
    }

    mutating func tick() -> [Command] {
        list.tick()
        guard isStreaming, now.isMultiple(of: Self.pace) else { return [] }
        if words.isMultiple(of: Self.longest) {
            list.append(Self.word(words), id: 1000 + words, look: Self.look(isTutor: true))
        } else {
            list.grow(by: " " + Self.word(words))
        }
        words += 1
        return []
    }

    var rest: Rest { isStreaming ? .moving : list.rest }

    func draw(in frame: inout Frame<Action>) {
        frame.picture.ground = .color(.cream)
        frame.draw(.shape(.filled, in: Stage.bounds, radius: 0, .flat(.cream)))
        frame.button(.previous, sends: .pageUp)
        frame.button(.next, sends: .pageDown)
        list.draw(in: &frame)
    }
}
