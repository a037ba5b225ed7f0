import Engine

/// What has come to home's painting, and what of it moves: in answer to a tap, or once when a child comes home.
struct HomeMeadow: Sendable {
    /// Something that stands there, and where it comes from.
    private struct Thing {
        let origin: Route
        let look: Look

        enum Look {
            case figure(MeadowFigure)
            case flower(MeadowFlower)
        }

        var move: FigureMove {
            switch look {
            case .figure(let figure): figure.move
            case .flower: MeadowFlower.move
            }
        }
    }

    private struct Move {
        let start: Int
        let isArrival: Bool
    }

    /// Everything, in the order in which it came.
    private var things: [Thing] = []
    private var moves: [Route: Move] = [:]
    /// The tick of the sound with which the newest come.
    private var chime: Int?
    private let motion: Motion

    init(_ meadow: Meadow, motion: Motion) {
        self.motion = motion
        show(meadow)
    }

    /// Shows what has come; a figure stands there once.
    mutating func show(_ meadow: Meadow) {
        things = []
        for growth in meadow.growths {
            if let look = look(of: growth) { things.append(Thing(origin: growth.origin, look: look)) }
        }
    }

    private func look(of growth: Growth) -> Thing.Look? {
        switch growth.kind {
        case .figure(let name):
            MeadowFigure(rawValue: name).flatMap { figures.contains($0) ? nil : .figure($0) }
        case .keepsake: MeadowFigure.keepsakes.first { !figures.contains($0) }.map { .figure($0) }
        case .flower(let flower): .flower(MeadowFlower(flower, beside: flowers.map(\.flower)))
        }
    }

    private var figures: [MeadowFigure] {
        things.compactMap { if case .figure(let figure) = $0.look { figure } else { nil } }
    }

    private var flowers: [(origin: Route, flower: MeadowFlower)] {
        things.compactMap { if case .flower(let flower) = $0.look { ($0.origin, flower) } else { nil } }
    }

    /// What came last, for a child who uses no finger.
    var newest: Route? { things.last?.origin }

    // MARK: - What happens

    /// Ticks that something takes to come, before it does so when a child comes home, and from one to the next.
    private static let arrival = 40, delay = 24, step = 10

    /// A child comes home: what was not there before comes now.
    mutating func welcome(since seen: Set<Route>, now: Int) {
        let new = things.map(\.origin).filter { !seen.contains($0) }
        guard motion == .eased, !new.isEmpty else { return }
        chime = now + Self.delay
        for (place, origin) in new.enumerated() {
            moves[origin] = Move(start: now + Self.delay + Self.step * min(place, 6), isArrival: true)
        }
    }

    /// Something was touched: it moves from the beginning.
    ///
    /// - Returns: nil if it has gone.
    mutating func touch(_ origin: Route, now: Int) -> Answer? {
        guard let thing = things.first(where: { $0.origin == origin }) else { return nil }
        moves[origin] = Move(start: now, isArrival: false)
        return switch thing.look {
        case .figure(let figure): .sounds(figure.sound)
        case .flower(let flower) where flower.sounds.isEmpty: .sounds(HomeFigure.daisies.sound)
        case .flower(let flower): .says(flower.sounds)
        }
    }

    /// What is heard of something that was touched: a sound, or clips that are spoken one after the other.
    enum Answer: Hashable {
        case sounds(Sound)
        case says([Sound])
    }

    mutating func tick(now: Int) -> [Command] {
        for thing in things {
            if let move = moves[thing.origin], now >= end(of: move, thing) { moves[thing.origin] = nil }
        }
        guard let chime, now >= chime else { return [] }
        self.chime = nil
        return [.play("interface/sound-arrival.ogg")]
    }

    private func end(of move: Move, _ thing: Thing) -> Int {
        if move.isArrival { return move.start + Self.arrival }
        return move.start + (motion == .cut ? HomeFigure.still : thing.move.answerLength)
    }

    var rest: Rest {
        if motion == .eased { return .whether(!moves.isEmpty) }
        let ends = things.compactMap { thing in moves[thing.origin].map { end(of: $0, thing) } }
        return ends.min().map { .until($0) } ?? .still
    }

    // MARK: - How it looks

    /// The farther ones first: figures, then the flowers before them.
    func drawings(at now: Int) -> [Drawing] {
        let seen = things.compactMap { thing -> (depth: Double, drawing: Drawing)? in
            guard let pose = pose(of: thing, at: now) else { return nil }
            return switch thing.look {
            case .figure(let figure): (figure.area.maxY - Stage.size.height, figure.drawing(pose))
            case .flower(let flower): (flower.root.y, flower.drawing(pose))
            }
        }
        return seen.sorted { $0.depth < $1.depth }.map(\.drawing)
    }

    /// How something stands; nil for what has not come yet.
    private func pose(of thing: Thing, at now: Int) -> Pose? {
        guard let move = moves[thing.origin] else { return .rest }
        let age = now - move.start
        if move.isArrival { return age > 0 ? Pose(scale: Self.grown(Double(age) / Double(Self.arrival))) : nil }
        return motion == .cut ? .touched : thing.move.pose(answering: age)
    }

    /// The size of what comes: a little too large before it rests.
    private static func grown(_ part: Double) -> Double {
        let left = 1 - clamp(part, 0...1)
        return 1 - left * left * left + 0.9 * left * left * (1 - left)
    }

    /// The touch targets: figures, then the flowers before them.
    var targets: [(origin: Route, area: Rect)] {
        let figures = things.compactMap { thing -> (origin: Route, area: Rect)? in
            if case .figure(let figure) = thing.look { (thing.origin, figure.area) } else { nil }
        }
        let flowers = flowers
        return figures + zip(flowers.map(\.origin), MeadowFlower.targets(of: flowers.map(\.flower))).map { ($0, $1) }
    }
}
