import Engine

/// A page as full as that of a talk, with bar, panel and field, on which words stand while a ring grows and shrinks.
struct WordsSheet: Screen {
    enum Action: Hashable, Sendable { case nothing }

    var now = 0
    private var list: ParagraphList

    /// - Parameter count: of words, in paragraphs of twenty.
    init(_ world: World, count: Int) {
        list = ParagraphList(in: Rect(x: 40, y: 156, width: 956, height: 870), motion: world.motion)
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
        for place in 0..<7 {
            let center = Point(x: 1500 - 140 * Double(place), y: 84)
            frame.roundButton("interface/icon-again.svg", at: center, radius: 60, sends: .nothing)
        }
        frame.sheet(Rect(x: 1030, y: 156, width: 530, height: 1000), radius: 40)
        frame.sheet(Rect(x: 40, y: 1050, width: 760, height: 110), radius: 44)
        let disc = Rect(circleAt: Point(x: 900, y: 1104), radius: 40 + Double(now % 40))
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
