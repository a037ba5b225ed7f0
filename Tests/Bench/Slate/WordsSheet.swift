import Engine

/// Words that stand while a ring beside them grows and shrinks, as in a talk.
struct WordsSheet: Screen {
    enum Action: Hashable, Sendable { case nothing }

    var now = 0
    private var list: ParagraphList

    /// - Parameter count: of words, in paragraphs of twenty.
    init(_ world: World, count: Int) {
        list = ParagraphList(in: Rect(x: 40, y: 60, width: 1200, height: 1100), motion: world.motion)
        for start in stride(from: 0, to: count, by: 20) {
            let words = (start..<min(count, start + 20)).map { TalkSheet.word($0) }
            list.append(words.joined(separator: " "), id: start, look: TalkSheet.look(isTutor: true))
        }
    }

    mutating func perform(_ action: Action) -> [Command] { [] }
    var rest: Rest { .moving }

    func draw(in frame: inout Frame<Action>) {
        frame.picture.ground = .color(.cream)
        frame.draw(.shape(.filled, in: Stage.bounds, radius: 0, .flat(.cream)))
        list.draw(in: &frame)
        let disc = Rect(circleAt: Point(x: 1430, y: 1000), radius: 60 + Double(now % 40))
        frame.draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(.orange)))
    }
}

extension RoomPage {
    /// Eight rows with so many words in all.
    static func ofWords(_ count: Int) -> RoomPage {
        let rows = (0..<8).map { row -> RoomRow in
            let words = (0..<(count / 8)).map { TalkSheet.word($0 * 8 + row) }
            var room = RoomRow(
                named: .text(words.prefix(8).joined(separator: " ")), "interface/icon-sun.svg", .door("home"))
            if words.count > 8 { room.note = .text(words.dropFirst(8).joined(separator: " ")) }
            return room
        }
        return RoomPage(titled: "Room", rows)
    }
}
