import Sentences

/// The running app as one value: equal starts and equal inputs give equal pictures.
public struct Show: Sendable {
    public internal(set) var world: World
    public internal(set) var route: Route
    /// Ticks of 1/60 s since the start.
    public private(set) var ticks: Int
    /// The number of the current showing of a screen.
    public private(set) var visit: Visit
    var scene: any AnyScene
    var change: ScreenChange?
    var traces = Traces()
    private var gates = Gates()
    var waiting: Waiting
    private var ripples: Ripples
    /// The volume while it is shown.
    var volumeBar: VolumeBar?
    private var lock: RoomLock
    /// Keys and gamepads show the focus; a touch hides it.
    var usesFocus = false
    let activities: [Activity]
    /// Whether nobody has been there since the start.
    private var isUntouched: Bool

    /// Starts at `route`; an unknown route falls back to its parent.
    ///
    /// - Parameters:
    ///   - activities: all activities; the one named "" has the home screen.
    ///   - ticks, visit: the initial counts, for a recording that began in the middle of a run.
    public init(world: World, activities: [Activity], at route: Route = .home, ticks: Int = 0, visit: Visit = 0) {
        self.world = world
        self.activities = activities
        self.ticks = ticks
        self.visit = visit
        waiting = Waiting(at: ticks)
        ripples = Ripples(motion: world.motion)
        lock = RoomLock(at: ticks)
        // Who starts the app in the room, or replays what happened there, need not pass the gate.
        if route.isLocked { self.world.roomIsOpen = true }
        var entrance = Entrance(
            motion: world.motion, now: ticks, isNew: false, window: world.window ?? Stage.bounds,
            language: world.language, glass: world.glass)
        if !route.isForGrownUps { entrance.adapt(to: world) }
        (self.route, scene) = Self.scene(for: route, activities, self.world.world(for: visit, at: ticks), entrance)
        isUntouched = ticks == 0
        if isUntouched { noteEarlierMedia() }
        gates.adapt(to: world, at: ticks)
        waiting.adapt(to: world.glass)
        gates.switches.enter(isOff: self.route.isForGrownUps, at: ticks)
    }

    /// Draws the screen if it has changed, once for all who then read ``picture``, ``soon``, ``hotspots`` and ``rest``.
    ///
    /// It changes nothing else: the same inputs give the same pictures, however often somebody looks.
    public mutating func draw() {
        waiting.draw()
        if !waiting.hidesScreen { scene.draw() }
    }

    /// Lets what waits to be touched breathe, 0…1.
    mutating func breathe(_ depth: Double) { scene.breath = depth }

    public var picture: Picture {
        var picture = waiting.picture(over: change?.picture(arriving: scene.picture) ?? scene.picture, world)
        if world[.highContrast] { picture.drawings = picture.drawings.withHighContrast }
        picture.light *= Double(world[.brightness]) / 100
        if !ripples.isEmpty { picture.drawings += ripples.drawings(at: ticks) }
        if let volumeBar { picture.drawings += volumeBar.drawings(in: picture.bounds) }
        return picture
    }
    /// Whether nobody is there, and the screen of the last child has gone.
    public var waitsForSomebody: Bool { waiting.hidesScreen }
    /// Whether what is pressed now must not be shown to others.
    public var isSecret: Bool { scene.isSecret }
    /// What to prefetch, most likely first.
    public var soon: Anticipation { waiting.soon ?? scene.soon }
    /// The places that respond to touch.
    public var hotspots: [Rect] { scene.areas }

    /// A place that the focus can come to.
    struct NamedPlace {
        let area: Rect
        let label: SpokenLabel?
    }

    var namedPlaces: [NamedPlace] { scene.namedPlaces }
    /// The places that a scan goes through; 0 without one.
    var scannedPlaces: Int { gates.switches.isOn ? scene.namedPlaces.count : 0 }

    /// The place in which text is typed now; nil for nowhere, and where any key is a switch.
    public var typing: Rect? { waiting.hidesScreen || gates.switches.isOn ? nil : scene.typing }

    /// The problems reported by activities.
    public var problems: [Sentence] { activities.flatMap { $0.problems(world) } }
    public var rest: Rest {
        screenRest.and(gates.rest)
            .and(waiting.rest(world, isBusy: scene.isBusy, scanned: scannedPlaces)).and(ripples.rest)
            .and(volumeBar.map { .until($0.end) } ?? .still).and(lockRest)
    }
    /// The rest until an open room closes.
    private var lockRest: Rest {
        world.roomIsOpen ? .until(lock.deadline(isListening: scene.isListening)) : .still
    }
    private var screenRest: Rest {
        waiting.hidesScreen ? .still : scene.rest.and(.whether(change != nil))
    }
    /// Whether a finger or a holdable button is down: its duration is measured by the clock.
    public var isHeld: Bool { scene.isHeld }

    /// Handles one input immediately.
    ///
    /// - Returns: commands for the outside. Screen changes and saves have already taken effect here.
    public mutating func take(_ input: Input) -> [Command] {
        if input.isSomebody {
            lock.stir(at: ticks)
            isUntouched = false
        }
        var commands: [Command]
        switch waiting.take(input, at: ticks) {
        // What is let go is let go also where it does nothing else, or it would be held for ever.
        case .isConsumed(let own): commands = own + (input.loss.map { pass($0) } ?? [])
        case .passes: commands = pass(input)
        }
        if case .window = input { waiting.fit(world, activities, from: scene.picture) }
        note(commands)
        return commands
    }

    /// Hands an input to the gates, and what they make of it to the screen.
    mutating func pass(_ input: Input) -> [Command] {
        var commands = hear(input)
        if let meant = gates.take(input, at: ticks, on: footing(of: input)) {
            commands += meant.flatMap { show($0) }
        } else {
            commands += show(input)
        }
        return commands
    }

    /// Notes what is asked of the outside.
    private mutating func note(_ commands: [Command]) {
        waiting.note(commands, at: ticks)
        gates.switches.note(commands, at: ticks)
    }

    /// What lies where a finger comes down.
    private func footing(of input: Input) -> Footing {
        guard case .contact(let contact) = input, contact.phase == .began else { return .plain }
        return scene.footing(at: contact.point)
    }

    private mutating func hear(_ input: Input) -> [Command] {
        guard scene.hearsAllContacts else { return [] }
        scene.now = ticks
        return obey(scene.hear(input))
    }

    /// Hands an input that has passed the gates to the screen.
    private mutating func show(_ input: Input) -> [Command] {
        if case .button(let button) = input, let volume = button.volume { return turn(volume) }
        guard concernsScreen(input) else { return [] }
        switch input {
        case .ripple(let ripple):
            ripples.add(ripple, at: ticks)
            return []
        case .button(.scan): break
        case .button: usesFocus = true
        case .contact(let contact): if contact.phase == .began { usesFocus = false }
        case .reply(.learned(let document)): learn(document)
        case .window(let area): world.window = area == Stage.bounds ? nil : area
        default: break
        }
        scene.now = ticks
        let commands = obey(scene.take(input))
        return commands + keepVolume(after: input)
    }

    /// Learns a document; motion and language follow the settings at once.
    private mutating func learn(_ document: AnyDocument) {
        let before = world[.reduceMotion]
        world.learn(document)
        if isUntouched, document.content is any MediaDocument { noteEarlierMedia() }
        gates.adapt(to: world, at: ticks)
        waiting.adapt(to: world.glass)
        if world[.reduceMotion] != before { world.motion = world[.reduceMotion] ? .cut : .eased }
        (scene.language, scene.glass) = (world.language, world.glass)
    }

    /// Whether the screen handles an input; an answer is only for the visit that asked.
    private func concernsScreen(_ input: Input) -> Bool {
        switch input {
        case .reply(.answer(let answer)): answer.visit == visit
        case .thumbstick(let thumbstick): thumbstick.side == .right
        case .reply(.touched), .key, .unfocused, .unplugged: false
        default: true
        }
    }

    /// An input that was not taken yet, as it may be noted for others: what is drawn may be a child's name, so a
    /// replay shows that it drew, but not what; nil for nothing, as for what is typed.
    public func discreet(_ input: Input) -> Input? {
        // The names of keys that have had the focus tell what was typed.
        if scene.isSecret, input.isOfHands || input.isOfSound { return nil }
        return switch input {
        case .typed: nil
        case .contact(let contact): scene.discreet(contact).map(Input.contact)
        case .thumbstick(let thumbstick): .thumbstick(scene.discreet(thumbstick))
        default: input
        }
    }

    /// Advances time.
    ///
    /// Stretches in which nothing moves or is due cost nothing.
    public mutating func advance(_ count: Int) -> [Command] {
        var commands: [Command] = []
        let end = ticks + count
        while ticks < end {
            scene.draw()
            switch rest {
            case .still: ticks = end
            case .until(let tick) where tick > ticks + 1: ticks = min(end, tick - 1)
            case .until, .moving: commands += tick()
            }
        }
        return commands
    }

    private mutating func tick() -> [Command] {
        let isScreensTurn = screenRest.isOver(at: ticks + 1)
        ticks += 1
        scene.now = ticks
        change?.tick()
        if change?.isDone == true { change = nil }
        ripples.fade(at: ticks)
        if let bar = volumeBar, bar.end <= ticks { volumeBar = nil }
        var commands = isScreensTurn ? obey(scene.tick()) : []
        for input in gates.due(at: ticks) { commands += show(input) }
        if lockRest.isOver(at: ticks) { commands += lockRoom() }
        note(commands)
        return commands + wait()
    }

    // MARK: - Commands

    mutating func obey(_ commands: [Command]) -> [Command] {
        var outside: [Command] = []
        for command in commands {
            switch command {
            case .open(let route): outside += go(to: route)
            case .back: outside += go(to: RoomLock.parent(of: route))
            case .unlock:
                world.roomIsOpen = true
                world[EarlierMedia.self] = nil
                lock.stir(at: ticks)
            case .save(let document):
                learn(document)
                if activities.kind(of: document)?.isKept != false { outside.append(command) }
                outside += keepVolume(after: .reply(.learned(document)))
            case .volume(let volume): outside += turn(volume)
            default: outside.append(signed(command))
            }
        }
        return outside
    }

    /// The same command, with the visit that asks.
    private func signed(_ command: Command) -> Command {
        guard case .ask(var request) = command else { return command }
        request.visit = visit
        return .ask(request)
    }

    mutating func go(to target: Route) -> [Command] {
        let before = route
        let departing = world.motion == .eased ? picture : nil
        let commands = scene.leave().filter { if case .open = $0 { false } else { $0 != .back } }.map(signed)
        traces.keep(scene.trace, of: before)
        visit = visit.next
        for case .save(let document) in commands { learn(document) }
        if !target.isLocked { world.roomIsOpen = false }
        let target = target.isLocked && !world.roomIsOpen ? RoomLock.gate(before: target) : target
        traces.forgetPassing(goingTo: target)
        (route, scene) = Self.scene(
            for: target, activities, world.world(for: visit, at: ticks), entrance(to: target), traces)
        gates.switches.enter(isOff: route.isForGrownUps, at: ticks)
        if let departing {
            change = ScreenChange(from: departing, isForward: route.parts.count >= before.parts.count)
        }
        return commands + [.play(route.parts.count >= before.parts.count ? .open : .back)]
    }
}
