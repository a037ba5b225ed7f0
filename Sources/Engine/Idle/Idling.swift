/// How long nobody has been there, and what a kiosk does then: counts down, waits for the next child, dims, goes dark.
///
/// Deadlines are counted from ticks that have run, never from when somebody asks, so that a replay agrees.
struct Idling: Hashable, Sendable {
    enum Phase: Hashable, Sendable {
        /// Somebody is there, or was a moment ago.
        case present
        /// Birds fly off one by one; any touch brings them back.
        case countdown(since: Int)
        /// Home, and a hand that shows how to begin.
        case attract(since: Int)
        /// Home, nearly dark, and still.
        case dim
        /// Nothing, at the quiet hour.
        case dark
    }

    private(set) var phase = Phase.present
    /// The tick of the last sign of somebody.
    private var quietSince: Int
    /// What woke it and is still down, so that letting go does nothing either.
    private var waking: Set<Waking> = []

    var glass = Glass.unknown
    /// The place to which each finger that is down was last moved by more than a tremor.
    private var places: [Int64: Point] = [:]

    private enum Waking: Hashable, Sendable {
        case contact(Int64)
        case key(Input.Device)
        case thumbstick(pad: Int32)
    }

    /// Ticks of the countdown.
    static let countdown = 600
    /// Ticks (10 min) until the screen dims.
    static let attraction = 10 * 60 * 60
    /// How bright a dimmed screen is.
    static let dimmed = 0.3

    init(at tick: Int) { quietSince = tick }

    // MARK: - Somebody

    /// Notes an input.
    ///
    /// - Returns: whether it does nothing else: it has woken the screen, or belongs to what has.
    mutating func takes(_ input: Input, at tick: Int) -> Bool {
        let isSomebody = isSomebody(input)
        if case .present = phase {
            if isSomebody { quietSince = tick }
            return belongsToWaking(input)
        }
        guard input.isFromSomebody else { return false }
        if isSomebody {
            (phase, quietSince) = (.present, tick)
            if let waking = Self.waking(input) { self.waking.insert(waking) }
        }
        return true
    }

    /// Whether somebody is there, who may also paint for long without lifting the finger.
    private mutating func isSomebody(_ input: Input) -> Bool {
        if case .unfocused = input { places = [:] }
        guard case .contact(let contact) = input else { return input.isSomebody }
        switch contact.phase {
        case .began: break
        case .moved:
            let place = places[contact.id] ?? contact.point
            guard (contact.point - place).length > glass.points(.tremor) else { return false }
        case .ended, .lost:
            places[contact.id] = nil
            return false
        }
        places[contact.id] = contact.point
        return true
    }

    private static func waking(_ input: Input) -> Waking? {
        switch input {
        case .contact(let contact): .contact(contact.id)
        case .key(let key): .key(key.device)
        case .thumbstick(let thumbstick): .thumbstick(pad: thumbstick.pad)
        default: nil
        }
    }

    private mutating func belongsToWaking(_ input: Input) -> Bool {
        guard !waking.isEmpty else { return false }
        if case .unfocused = input { waking = [] }
        guard let held = Self.waking(input), waking.contains(held) else { return false }
        switch input {
        case .contact(let contact):
            if contact.phase == .ended || contact.phase == .lost { waking.remove(held) }
            // A finger that comes down again has been lifted unseen.
            if contact.phase == .began { waking.remove(held) }
            return contact.phase != .began
        case .key(let key):
            if key.phase != .repeated { waking.remove(held) }
            return key.phase != .pressed
        case .thumbstick(let thumbstick):
            if thumbstick.reach < Gamepads.pushed { waking.remove(held) }
            return true
        default: return false
        }
    }

    // MARK: - Nobody

    /// The part of the world that matters for idling.
    struct Surroundings: Hashable, Sendable {
        /// Seconds; nil where nothing is waited for, as on a desktop.
        var patience: Int?
        /// Whether a clip plays or work is in progress.
        var isBusy = false
        /// Whether it is a quiet hour.
        var isNight = false
    }

    /// The beginning of a phase.
    enum Event: Hashable, Sendable {
        case countdown
        /// The next child: home as on the first day.
        case nextChild
        case dim
        case dark
        /// Day has come.
        case light
    }

    /// The tick at which something begins by itself; nil for none.
    func deadline(_ surroundings: Surroundings) -> Int? {
        guard let patience = surroundings.patience else { return nil }
        return switch phase {
        case .present: quietSince + patience * 60
        case .countdown(let start): start + Self.countdown
        case .attract(let start): surroundings.isNight ? start + 60 * 60 : start + Self.attraction
        case .dim: surroundings.isNight ? quietSince : nil
        case .dark: surroundings.isNight ? nil : quietSince
        }
    }

    /// Goes on to the next phase, if it is time.
    mutating func advance(to tick: Int, _ surroundings: Surroundings) -> Event? {
        guard let deadline = deadline(surroundings), deadline <= tick else { return nil }
        switch phase {
        case .present:
            if surroundings.isBusy {
                quietSince = tick
                return nil
            }
            phase = .countdown(since: tick)
            return .countdown
        case .countdown:
            phase = .attract(since: tick)
            quietSince = tick
            return .nextChild
        case .attract, .dark:
            let isDark = phase != .dark && surroundings.isNight
            let event: Event = isDark ? .dark : phase == .dark ? .light : .dim
            phase = isDark ? .dark : .dim
            return event
        case .dim:
            phase = .dark
            return .dark
        }
    }

    /// A clip has just ended, or work: only now nobody does anything.
    mutating func restart(at tick: Int) { if case .present = phase { quietSince = max(quietSince, tick) } }
}

extension Input {
    /// Whether it is made by somebody's hand, not told by the world.
    fileprivate var isFromSomebody: Bool {
        switch self {
        case .reply, .window: false
        default: true
        }
    }
}
