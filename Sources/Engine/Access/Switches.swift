/// Lets a child use everything with one switch or two: any key, any button of a gamepad, or the whole screen.
///
/// With one, the focus walks over the places by itself, and a press takes the one it is on. With two, one press goes on
/// and the other takes: `confirm`, the left mouse button or the right half of the screen takes, anything else goes on.
public struct Switches: Gate {
    public enum Mode: String, Sendable { case none, one, two }

    /// The settings that a grown-up has chosen for switches.
    struct Wishes: Hashable, Sendable {
        var mode = Mode.none
        /// Ticks for which the focus stays on a place, and for which a switch is deaf after a press.
        var (pace, rest) = (120, 30)

        init(mode: Mode = .none, pace: Int = 120, rest: Int = 30) {
            (self.mode, self.pace, self.rest) = (mode, pace, rest)
        }

        init(_ world: World) {
            func ticks(_ milliseconds: Int) -> Int { (milliseconds * 60 + 500) / 1000 }
            self.init(
                mode: Mode(rawValue: world[.switches]) ?? .none, pace: max(1, ticks(world[.scanPace])),
                rest: ticks(world[.switchRest]))
        }
    }

    /// Steps without a press after which the focus stays, until the next press.
    static let mostSteps = 120

    private(set) var wishes = Wishes()
    /// Whether grown-ups are here, who need their hands.
    private var isOff = false
    /// The tick at which the focus goes on.
    private var next: Int?
    private var steps = 0
    private var lastPress: Int?
    /// The clip that was asked for last, and the names of a place.
    private var clip: Sound?
    private var names: [Sound] = []
    /// Whether one of them is being said: the focus waits for its end.
    private var hears = false
    /// What holds the place that was taken, until it is released.
    private var holder: Holder?
    /// The thumbsticks that are pushed.
    private var pushed: Set<Input.Thumbstick.Place> = []

    private enum Holder: Hashable, Sendable {
        case finger(Int64)
        case key(Input.Button?, Input.Device)
        case thumbstick
    }

    public init() {}

    var isOn: Bool { wishes.mode != .none && !isOff }

    /// Applies what a grown-up has chosen.
    mutating func adapt(to world: World, at tick: Int) {
        let new = Wishes(world)
        guard new != wishes else { return }
        (wishes, holder) = (new, nil)
        stay(at: tick)
    }

    /// Another screen is there: the focus stays for its whole time.
    ///
    /// - Parameter isOff: whether it is one of the grown-ups'.
    mutating func enter(isOff: Bool, at tick: Int) {
        (self.isOff, hears, clip, names, holder) = (isOff, false, nil, [], nil)
        if isOff { pushed = [] }
        stay(at: tick)
    }

    private mutating func stay(at tick: Int) {
        next = isOn && wishes.mode == .one ? tick + wishes.pace : nil
        steps = 0
    }

    public mutating func take(_ input: Input, at tick: Int) -> [Input]? { take(input, at: tick, on: .plain) }

    public mutating func take(_ input: Input, at tick: Int, on footing: Footing) -> [Input]? {
        if case .reply(let reply) = input { listen(to: reply, at: tick) }
        guard isOn, footing != .shared else { return nil }
        switch input {
        case .contact(let contact):
            let takes = contact.id == Contact.mouse || contact.point.x >= Stage.bounds.center.x
            return follow(.finger(contact.id), isDown: contact.phase == .began, contact.phase != .moved, takes, tick)
        // Volume keys are for the grown-up beside the child.
        case .key(let key) where key.button?.volume != nil: return nil
        case .key(let key):
            let isDown = key.phase == .pressed
            return follow(
                .key(key.button, key.device), isDown: isDown, key.phase != .repeated, key.button == .confirm, tick)
        case .thumbstick(let thumbstick): return push(thumbstick, tick)
        case .unfocused, .unplugged:
            letGo(at: tick)
            return nil
        default: return nil
        }
    }

    /// A switch is pressed or released.
    private mutating func follow(
        _ switched: Holder, isDown: Bool, _ changes: Bool, _ takes: Bool, _ tick: Int
    ) -> [Input] {
        guard changes else { return [] }
        guard isDown else {
            guard holder == switched else { return [] }
            letGo(at: tick)
            return [.buttonReleased(.confirm)]
        }
        return press(switched, takes: takes, at: tick)
    }

    /// The focus stays on what was held for its whole time.
    private mutating func letGo(at tick: Int) {
        guard holder != nil else { return }
        holder = nil
        next = next.map { max($0, tick + wishes.pace) }
    }

    private mutating func push(_ thumbstick: Input.Thumbstick, _ tick: Int) -> [Input] {
        let isPushed = thumbstick.reach >= Gamepads.pushed
        guard isPushed != pushed.contains(thumbstick.place) else { return [] }
        if isPushed { pushed.insert(thumbstick.place) } else { pushed.remove(thumbstick.place) }
        return follow(.thumbstick, isDown: isPushed, true, false, tick)
    }

    private mutating func press(_ switched: Holder, takes: Bool, at tick: Int) -> [Input] {
        if let lastPress, tick - lastPress < wishes.rest { return [] }
        lastPress = tick
        let hadStopped = wishes.mode == .one && steps >= Self.mostSteps
        stay(at: tick)
        if hadStopped { return [] }
        guard wishes.mode == .one || takes else { return [.button(.nextPlace)] }
        holder = switched
        return [.button(.confirm)]
    }

    /// Notes what the screen lets be said; what it stops has no end that is told.
    mutating func note(_ commands: [Command], at tick: Int) {
        for command in commands {
            switch command {
            case .narrate(let sound), .narrateOn(let sound, _):
                (clip, names) = (sound, [])
                hear(false, at: tick)
            case .stopNarration:
                (clip, names) = (nil, [])
                hear(false, at: tick)
            case .pauseNarration: hear(false, at: tick)
            case .say(let sounds): names = sounds
            default: break
            }
        }
    }

    private func knows(_ sound: Sound) -> Bool { sound == clip || names.contains(sound) }

    /// The focus waits while something is said.
    private mutating func listen(to reply: Input.Reply, at tick: Int) {
        switch reply {
        case .narrationStarted(let sound, _): if knows(sound) { hear(true, at: tick) }
        case .narrationFound(let sound, _, let isMoving): if knows(sound) { hear(isMoving, at: tick) }
        case .narrationEnded(let sound), .narrationFailed(let sound): if knows(sound) { hear(false, at: tick) }
        case .answer, .learned, .touched: break
        }
    }

    private mutating func hear(_ hears: Bool, at tick: Int) {
        if self.hears, !hears, let next { self.next = max(next, tick + wishes.pace) }
        self.hears = hears
    }

    /// The focus waits while something is said, and while a switch holds a place.
    public var deadline: Int? { isOn && !hears && holder == nil && steps < Self.mostSteps ? next : nil }

    public mutating func due(at tick: Int) -> [Input] {
        guard let deadline, deadline <= tick else { return [] }
        next = tick + wishes.pace
        steps += 1
        return [.button(.scan)]
    }
}

extension Input.Thumbstick {
    /// The gamepad of a thumbstick, and its side.
    struct Place: Hashable, Sendable {
        let pad: Int32
        let side: Side
    }

    var place: Place { Place(pad: pad, side: side) }
}
