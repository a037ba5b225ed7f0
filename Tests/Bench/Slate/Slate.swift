import Engine

/// A sheet to draw on with ten colours, or to look at confetti: as bare as a screen can be.
struct Slate: Screen {
    /// Throws confetti.
    enum Action: Hashable, Sendable { case celebrate }

    var now = 0
    private var strokes: [Stroke] = []
    private var confetti: Confetti?
    private var chance: Chance
    private let isMerry: Bool

    static let sheet = Rect(x: 100, y: 100, width: 1400, height: 1000)
    private static let colors: [Color] = [.plum, .orange, .brown, Color(0x4f8a5b), Color(0x4c86b8)]

    /// - Parameter isMerry: whether confetti flies again and again.
    init(_ world: World, isMerry: Bool) {
        (chance, self.isMerry) = (world.chance, isMerry)
    }

    mutating func perform(_ action: Action) -> [Command] {
        celebrate()
        return []
    }

    private mutating func celebrate() {
        let hat = Rect(x: 600, y: 650, width: 400, height: 100)
        confetti = Confetti(from: hat, in: Stage.bounds, chance: &chance, start: now)
    }

    mutating func mark(_ contact: Contact) -> [Command] {
        if contact.phase == .began {
            let place = strokes.count
            strokes.append(Stroke(width: 18 + Double(place % 3) * 6, color: Self.colors[place % Self.colors.count]))
        }
        strokes[strokes.count - 1].points.append(contact.point)
        return []
    }

    mutating func tick() -> [Command] {
        if confetti?.isOver(at: now) ?? isMerry {
            confetti = nil
            if isMerry { celebrate() }
        }
        return []
    }

    var rest: Rest { .whether(confetti != nil || isMerry) }

    func draw(in frame: inout Frame<Action>) {
        frame.picture.ground = .color(.cream)
        frame.draw(.shape(.filled, in: Stage.bounds, radius: 0, .flat(.cream)))
        frame.sheet(Self.sheet, radius: 60)
        frame.drawingArea = Self.sheet
        frame.draw(.ink(strokes, in: Self.sheet))
        if let confetti { frame.draw(.particles(confetti.particles(at: now))) }
        frame.button(.play, sends: .celebrate)
    }
}
