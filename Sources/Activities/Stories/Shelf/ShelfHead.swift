import Engine
import TalePacks

/// What stands above the covers: the candles that burn, the time that is left, and the animals that keep a place.
struct ShelfHead: Sendable {
    private(set) var candles: Candles
    private let minutes: Minutes?
    private var bookmarks: Bookmarks?
    private var world: World
    /// Candles that have to be stored.
    private var unsaved: Candles?

    init(world: World) {
        (self.world, candles) = (world, world.candles)
        minutes = world[Minutes.self].flatMap { $0.isRunning(at: world.now) ? $0 : nil }
        bookmarks = world.bookmarks
        unsaved = world.unsavedCandles
    }

    /// The tales for which there is time.
    func shown(of shelf: Shelf, at now: Int) -> Shelf { shelf.fitting(minutes, at: now) }

    mutating func learn(_ document: AnyDocument) {
        world.learn(document)
        candles = world.candles
        bookmarks = world.bookmarks
        unsaved = world.unsavedCandles
    }

    mutating func tick() -> [Command] {
        guard let candles = unsaved else { return [] }
        unsaved = nil
        world[Candles.self] = candles
        return [.save(AnyDocument(candles))]
    }

    /// The place that an animal keeps.
    func route(of animal: Animal) -> Route? {
        bookmarks?[animal].map { Route("stories/\($0.tale)/\($0.slide)") }
    }

    func rest(at now: Int) -> Rest {
        unsaved == nil ? minutes?.rest(at: now) ?? .still : .moving
    }

    /// - Parameters:
    ///   - placed: where something on the strip is seen.
    ///   - action: of an animal.
    func draw<Action>(
        _ shelf: Shelf, at now: Int, isUpright: Bool, placed: (Rect) -> Rect, _ frame: inout Frame<Action>,
        sends action: (Animal) -> Action
    ) {
        let scale = isUpright ? 1.4 : 1
        var right = 1560.0
        if let minutes, minutes.isRunning(at: now) {
            right -= 76 * scale
            let area = Rect(x: right, y: 34 * scale, width: 60 * scale, height: 136 * scale)
            frame.picture.drawings += CandleDrawing(area: placed(area), left: minutes.candle(at: now)).drawings
        }
        for number in 0..<candles.lit {
            right -= 66 * scale
            let area = Rect(x: right, y: 50 * scale, width: 52 * scale, height: 118 * scale)
            let isBurning = candles.lit - number <= candles.burning
            frame.picture.drawings +=
                CandleDrawing(area: placed(area), left: isBurning ? 1 : 0, isBurning: isBurning).drawings
        }
        let animals = bookmarks?.animals(in: shelf) ?? []
        let left = 220 * scale, size = 136 * scale
        let step = min(size + 44, (right - 30 - left) / Double(max(1, animals.count)))
        for (place, animal) in animals.enumerated() {
            let area = Rect(
                x: left + Double(place) * step, y: 42 * scale, width: min(size, step), height: min(size, step))
            draw(animal, in: placed(area), sends: action(animal), &frame)
        }
    }

    private func draw<Action>(_ animal: Animal, in area: Rect, sends action: Action, _ frame: inout Frame<Action>) {
        let disc = area.scaled(by: 1 - 0.05 * frame.depth(of: action))
        frame.sheet(disc, radius: disc.width / 2, depth: frame.depth(of: action))
        frame.face(of: animal, in: disc.inset(by: disc.width * 0.05))
        frame.hotspot(area, radius: area.width / 2, sends: action, label: animal.label)
    }
}
