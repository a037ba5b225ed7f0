/// Home as on the first day, and a recording played in it by a hand, again and again: silent, and for the eye alone.
///
/// The recording acts on a show of its own, so nothing that happens there happens to the app.
struct AttractLoop: Sendable {
    private let recording: Recording
    private let hand: PointingHand
    private let world: World
    private let activities: [Activity]
    /// The show on which the recording acts; an array, because a show cannot contain a show.
    private var stage: [Show] = []
    /// The change from what was seen before.
    private var change: ScreenChange?
    /// The tick at which this round began, and the current one.
    private var start: Int
    private var now: Int
    /// The next event of the recording.
    private var next = 0

    /// - Parameters:
    ///   - departing: what was seen before.
    ///   - tick: of the show around it.
    init(_ attraction: Attraction, _ world: World, _ activities: [Activity], from departing: Picture, at tick: Int) {
        recording = attraction.recording(for: world.rooms)
        hand = PointingHand(recording, motion: world.motion)
        self.world = world.forAttraction
        self.activities = activities
        (start, now) = (tick, tick)
        begin(from: departing)
    }

    private mutating func begin(from departing: Picture) {
        (start, next) = (now, 0)
        stage = [Show(world: world, activities: activities, at: .home, ticks: now)]
        change = world.motion == .eased ? ScreenChange(from: departing, isForward: false) : nil
    }

    // MARK: - Time

    var rest: Rest {
        let event = recording.events.indices.contains(next) ? recording.events[next].tick : recording.ticks
        var rest: Rest = .until(start + max(event, 1))
        rest = rest.and(.whether(change != nil)).and(hand.rest(at: now - start).after(start))
        if world.motion == .eased { rest = rest.and(.until(start + Breath.ofHome.next(after: now - start))) }
        return rest.and(stage[0].rest)
    }

    /// Passes the ticks up to one of the show around it.
    mutating func advance(to tick: Int) {
        while now < tick {
            switch rest {
            case .still: now = tick
            case .until(let due) where due > now + 1: now = min(tick, due - 1)
            case .until, .moving: step()
            }
        }
    }

    private mutating func step() {
        now += 1
        change?.tick()
        if change?.isDone == true { change = nil }
        while next < recording.events.count, start + recording.events[next].tick <= now {
            pass()
            _ = stage[0].take(recording.events[next].input)
            next += 1
        }
        pass()
        if world.motion == .eased { stage[0].breathe(Breath.ofHome.depth(at: now - start)) }
        if now - start >= max(recording.ticks, 60) { begin(from: picture) }
    }

    private mutating func pass() { _ = stage[0].advance(now - stage[0].ticks) }

    /// Tells it news, such as a stick's tales.
    mutating func take(_ input: Input) { _ = stage[0].take(input) }

    // MARK: - Looks

    mutating func draw() { stage[0].draw() }

    var picture: Picture {
        var picture = stage[0].picture
        if let change { picture = change.picture(arriving: picture) }
        picture.drawings += hand.drawings(at: now - start)
        return picture
    }

    var soon: Anticipation { stage[0].soon }
}

extension Rest {
    /// The same rest, counted from a later tick.
    fileprivate func after(_ start: Int) -> Rest {
        guard case .until(let tick) = self else { return self }
        return .until(start + tick)
    }
}

extension World {
    /// The world in which a recording shows how to begin: nobody else's switches and voices in it.
    fileprivate var forAttraction: World {
        var world = self
        world[Attraction.self] = nil
        // What is pinned goes before the user's.
        var pinned = self[PinnedSettings.self] ?? PinnedSettings()
        pinned.settings[.spokenFocus] = false
        pinned.settings[.switches] = "none"
        pinned.settings[.brightness] = 100  // of the show around it
        world[PinnedSettings.self] = pinned
        return world
    }
}
