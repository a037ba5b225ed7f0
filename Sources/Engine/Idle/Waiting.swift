/// All that a kiosk does while nobody is there, for the ``Show``.
struct Waiting: Sendable {
    private var idling: Idling
    private var clip = PlayingClip()
    private var loop: AttractLoop?
    private var now: Int

    init(at tick: Int) { (idling, now) = (Idling(at: tick), tick) }

    /// What a show does about an input or the time.
    enum Outcome {
        /// Nothing: the input means what it means.
        case passes
        /// The input does nothing else.
        case isConsumed([Command])
    }

    // MARK: - Input

    mutating func adapt(to glass: Glass) { idling.glass = glass }

    mutating func take(_ input: Input, at tick: Int) -> Outcome {
        if case .reply(let reply) = input { hear(reply, at: tick) }
        let before = idling.phase
        guard idling.takes(input, at: tick) else {
            loop?.take(input)
            return .passes
        }
        guard case .present = idling.phase, before != .present else { return .isConsumed([]) }
        loop = nil
        return .isConsumed(before == .dark ? [.screenLight(true)] : [])
    }

    private mutating func hear(_ reply: Input.Reply, at tick: Int) {
        let wasHeard = clip.isHeard(at: tick)
        clip.note(reply, at: tick)
        if wasHeard, !clip.isHeard(at: tick) { idling.restart(at: tick) }
    }

    /// Notes what the show asks of the outside.
    mutating func note(_ commands: [Command], at tick: Int) {
        let wasHeard = clip.isHeard(at: tick)
        for command in commands { clip.note(command, at: tick) }
        if wasHeard, !clip.isHeard(at: tick) { idling.restart(at: tick) }
    }

    // MARK: - Time

    /// Whether the screen is not seen, so that it need not move.
    var hidesScreen: Bool { loop != nil || idling.phase == .dark || idling.phase == .dim }

    /// - Parameter scanned: the places that a scan goes through; 0 without one.
    func rest(_ world: World, isBusy: Bool, scanned: Int) -> Rest {
        let deadline = idling.deadline(surroundings(world, isBusy: isBusy, scanned: scanned))
        var rest: Rest = deadline.map { .until($0) } ?? .still
        if let loop { rest = rest.and(loop.rest) }
        if case .countdown(let start) = idling.phase {
            rest = rest.and(BirdCountdown(age: now - start).rest(from: start, motion: world.motion))
        }
        return rest
    }

    private func surroundings(_ world: World, isBusy: Bool, scanned: Int) -> Idling.Surroundings {
        // A child with a switch waits for its place to come round.
        let rounds = min(Self.rounds * scanned * world[.scanPace] / 1000, Self.mostPatience)
        return Idling.Surroundings(
            patience: world[Attraction.self] == nil ? nil : max(world[.nextChild], rounds),
            isBusy: isBusy || clip.isHeard(at: now), isNight: world.isQuietHour)
    }

    /// The rounds of a scan for which somebody may still be there, and the most seconds.
    private static let rounds = 3, mostPatience = 600

    /// Advances to a tick.
    ///
    /// - Parameter scanned: as in ``rest(_:isBusy:scanned:)``.
    /// - Returns: what has just begun, for the show to do its part.
    mutating func advance(to tick: Int, _ world: World, isBusy: Bool, scanned: Int) -> Idling.Event? {
        now = tick
        loop?.advance(to: tick)
        let event = idling.advance(to: tick, surroundings(world, isBusy: isBusy, scanned: scanned))
        if event == .dim || event == .dark { loop = nil }
        return event
    }

    /// Begins to show how to begin.
    mutating func attract(_ world: World, _ activities: [Activity], from departing: Picture) {
        guard let attraction = world[Attraction.self] else { return }
        clip = PlayingClip()
        loop = AttractLoop(attraction, world, activities, from: departing, at: now)
    }

    /// Begins again in a window of another size.
    mutating func fit(_ world: World, _ activities: [Activity], from departing: Picture) {
        if loop != nil { attract(world, activities, from: departing) }
    }

    // MARK: - Looks

    mutating func draw() { loop?.draw() }

    /// What is seen, instead of the screen or over it.
    func picture(over screen: Picture, _ world: World) -> Picture {
        if let loop { return loop.picture }
        var picture = screen
        switch idling.phase {
        case .present, .attract: break
        case .countdown(let start):
            picture.bounds = world.rooms.window
            picture.drawings += BirdCountdown(age: now - start).drawings(in: world.rooms.window, motion: world.motion)
        case .dim: picture.light *= Idling.dimmed
        case .dark:
            picture = Picture(ground: .color(Color(0)))
            picture.light = 0
        }
        return picture
    }

    var soon: Anticipation? { loop?.soon }
}
