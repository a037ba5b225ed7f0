/// All inputs of one run: enough to replay it, picture for picture.
public struct Recording: Codable, Hashable, Sendable {
    /// The file format version; a recording of another version cannot be replayed.
    public static let version = 3

    public private(set) var version = Recording.version
    public let start: World
    public let route: Route
    /// The show's tick at the start, so that times noted by screens are the same in a replay.
    public let firstTick: Int
    /// The visit at the start, nil for the first: answers are addressed by it.
    public let firstVisit: Visit?
    /// The inputs, each with its tick since the start.
    public private(set) var events: [Event] = []
    /// The length of the run, in ticks.
    public private(set) var ticks = 0

    public struct Event: Codable, Hashable, Sendable {
        public let tick: Int
        public let input: Input

        public init(tick: Int, input: Input) { (self.tick, self.input) = (tick, input) }
    }

    public init(start: World, route: Route, firstTick: Int = 0, firstVisit: Visit? = nil) {
        self.start = start
        self.route = route
        self.firstTick = firstTick
        self.firstVisit = firstVisit
    }

    /// The show in its initial state.
    public func show(_ activities: [Activity]) -> Show {
        Show(world: start, activities: activities, at: route, ticks: firstTick, visit: firstVisit ?? 0)
    }

    public mutating func append(_ input: Input, at tick: Int) {
        events.append(Event(tick: tick, input: input))
        ticks = max(ticks, tick)
    }

    public mutating func end(at tick: Int) { ticks = max(ticks, tick) }

    /// Replays the recording in a show and passes on its picture at each of `stops`.
    ///
    /// Commands are dropped: their results are among the inputs.
    public func replay(
        _ activities: [Activity], stops: [Int], visit: (_ tick: Int, _ show: Show) throws -> Void
    ) rethrows {
        var show = show(activities)
        var pending = events[...]
        for stop in stops.sorted() where stop <= ticks {
            while let event = pending.first, event.tick <= stop {
                pending.removeFirst()
                _ = show.advance(firstTick + event.tick - show.ticks)
                _ = show.take(event.input)
            }
            _ = show.advance(firstTick + stop - show.ticks)
            try visit(stop, show)
        }
    }
}
