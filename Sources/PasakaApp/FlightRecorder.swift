import Engine

/// The last minute of inputs, so that what led to a fault can be played again.
///
/// It begins with a screen that was opened a minute ago or earlier. Who stays on one screen for long, or presses
/// very much, has it begin there anew: the replay then shows the screen as it is opened, not as it was.
@MainActor struct FlightRecorder {
    private struct Beginning {
        let world: World
        let route: Route
        let tick, event: Int
    }

    private var beginnings: [Beginning] = []
    private var events: [Recording.Event] = []
    /// The number of the first one of `events`.
    private var firstEvent = 0
    private let file: FlightFile?

    static let minute = 60 * 60
    /// The most inputs after one beginning.
    static let mostEvents = 2000

    /// - Parameter file: where it is kept for the case of a crash.
    init(file: FlightFile?) { self.file = file }

    /// Notes an input before it takes effect.
    mutating func append(_ input: Input, to show: Show) {
        if beginnings.last.map({ nextEvent - $0.event >= Self.mostEvents || $0.route != show.route }) ?? true {
            begin(show)
        }
        let event = Recording.Event(tick: show.ticks, input: input)
        events.append(event)
        file?.append(event)
    }

    /// What is played again by `pasaka --replay`.
    func recording(of show: Show) -> Recording {
        let beginning =
            beginnings.first
            ?? Beginning(world: show.world, route: show.route, tick: show.ticks, event: firstEvent)
        var recording = Recording(start: beginning.world, route: beginning.route)
        for event in events.dropFirst(beginning.event - firstEvent) {
            recording.append(event.input, at: event.tick - beginning.tick)
        }
        recording.end(at: show.ticks - beginning.tick)
        return recording
    }

    private var nextEvent: Int { firstEvent + events.count }

    private mutating func begin(_ show: Show) {
        beginnings.append(Beginning(world: show.world, route: show.route, tick: show.ticks, event: nextEvent))
        while beginnings.count > 1,
            beginnings[1].tick <= show.ticks - Self.minute || events.count >= 2 * Self.mostEvents
        {
            events.removeFirst(beginnings[1].event - firstEvent)
            firstEvent = beginnings[1].event
            beginnings.removeFirst()
        }
        file?.begin(show)
    }
}
