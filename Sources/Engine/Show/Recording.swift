/// Everything that entered the app during one run: enough to run it again, picture for picture.
public struct Recording: Codable, Hashable, Sendable {
    /// The format of the file; a recording of another version cannot be replayed.
    public static let version = 3

    public private(set) var version = Recording.version
    public let start: World
    public let route: Route
    /// The show's tick when it began: what screens have noted of the time is the same when it is replayed.
    public let firstTick: Int
    /// The visit with which it began, nil for the first: answers are addressed by it.
    public let firstVisit: Visit?
    /// The inputs, each with the tick, from the beginning, in which it came.
    public private(set) var events: [Event] = []
    /// How long the run was.
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

    /// The show at its beginning.
    public func show(_ activities: [Activity]) -> Show {
        Show(world: start, activities: activities, at: route, ticks: firstTick, visit: firstVisit ?? 0)
    }

    public mutating func append(_ input: Input, at tick: Int) {
        events.append(Event(tick: tick, input: input))
        ticks = max(ticks, tick)
    }

    public mutating func end(at tick: Int) { ticks = max(ticks, tick) }

    /// Runs a show through the recording and hands over its picture at each of `stops`.
    ///
    /// Commands are dropped: what came of them is among the inputs.
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
