import Engine

/// A letter's flower as it stands in the strip of meadow before home: its look follows from the letter's place.
struct MeadowFlower: Hashable, Sendable {
    let color: Color
    let sounds: [Sound]
    /// The place where its stem comes out of the grass.
    let root: Point
    private let height: Double
    /// The number that chooses its petals and its stem.
    private let kind: Int

    /// - Parameter others: the flowers that stand there already; another alphabet's come between them.
    init(_ flower: Flower, beside others: [MeadowFlower]) {
        // The paper's colours are softer than ink.
        color = flower.color.mixed(with: .cream, 0.35)
        sounds = flower.sounds
        let number = Int((flower.place * 320).rounded()) / 10
        kind = number
        var x = Self.start + flower.place * (Self.end - Self.start - Self.path.upperBound + Self.path.lowerBound)
        if x > Self.path.lowerBound { x += Self.path.upperBound - Self.path.lowerBound }
        x = Self.free(near: x, beside: others)
        // Below the doors in the middle there is less room.
        let isLow = (600...1010).contains(x)
        root = Point(x: x, y: Self.crest(at: x) + (number % 2 == 0 ? (isLow ? 12 : 20) : (isLow ? 2 : 4)))
        height = isLow ? 60 : [62, 70, 66][number % 3]
    }

    /// The nearest place in the strip where a flower has room, or at least half of it, first to the right.
    private static func free(near x: Double, beside others: [MeadowFlower]) -> Double {
        func isFree(_ place: Double, _ room: Double) -> Bool {
            guard place >= start, place <= end, !path.contains(place) else { return false }
            return !others.contains { abs($0.root.x - place) < room }
        }
        for room in [12.0, 6] {
            for step in 0...110 {
                let reach = Double(step) * 14
                if isFree(x + reach, room) { return x + reach }
                if isFree(x - reach, room) { return x - reach }
            }
        }
        return x
    }

    /// The strip, and the path in it on which nothing grows.
    private static let start = 30.0, end = 1570.0
    private static let path = 462.0...594.0
    /// The upper edge of the meadow in front, every 100 points.
    private static let crests: [Double] = [
        1092, 1069, 1056, 1052, 1054, 1060, 1069, 1073, 1072, 1069, 1066, 1065, 1067, 1065, 1063, 1065, 1076,
    ]

    private static func crest(at x: Double) -> Double {
        let place = clamp(x / 100, 0...15.999)
        let step = Int(place)
        return crests[step] + (crests[step + 1] - crests[step]) * (place - Double(step))
    }

    // MARK: - How it looks

    private static let petals: [Image] = [
        "interface/meadow-petals-round.svg", "interface/meadow-petals-daisy.svg", "interface/meadow-petals-tulip.svg",
    ]
    /// The stems, and how far each leans.
    private static let stems: [(image: Image, lean: Double)] = [
        ("interface/meadow-stem.svg", 0), ("interface/meadow-stem-left.svg", -0.1),
        ("interface/meadow-stem-right.svg", 0.1),
    ]

    static let move = FigureMove(.shake, strength: 10)

    /// All of it, with its roots at the lower edge.
    private var area: Rect {
        Rect(x: root.x - height / 3, y: root.y - height * 0.95, width: height * 2 / 3, height: height)
    }

    func drawing(_ pose: Pose) -> Drawing {
        let stem = Self.stems[kind * 2 % 3]
        let head = area.moved(by: Point(x: stem.lean * area.width, y: 0))
        let parts: [Drawing] = [
            .icon(stem.image, in: area, tint: .white), .icon(Self.petals[kind % 3], in: head, tint: color),
        ]
        let transform = Transform(scale: pose.scale, radians: pose.degrees * .pi / 180, about: root)
        return .transformed(parts, pose == .rest ? .none : transform)
    }

    // MARK: - Touching

    /// The touch target of each flower, in their order: halfway to its neighbours, so that the nearest one answers.
    static func targets(of flowers: [MeadowFlower]) -> [Rect] {
        let sorted = flowers.map(\.root.x).sorted()
        return flowers.map { flower in
            let x = flower.root.x
            let before = sorted.last { $0 < x }.map { ($0 + x) / 2 } ?? x - Self.reach
            let after = sorted.first { $0 > x }.map { ($0 + x) / 2 } ?? x + Self.reach
            let left = max(before, x - Self.reach), right = min(after, x + Self.reach)
            return Rect(x: left, y: flower.root.y - 84, width: right - left, height: 96)
        }
    }

    /// How far to each side a flower answers, in points: a small finger's width.
    private static let reach = 60.0
}
