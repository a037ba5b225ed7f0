/// What a gate keeps back while hands lie about: every press, and what the fingers do that are down.
struct Silence: Sendable {
    private(set) var isOn = false
    /// The fingers that have passed, each with its latest contact.
    private var passed: [Int64: Contact] = [:]

    /// Begins the silence.
    ///
    /// - Returns: the losses of what had begun.
    mutating func begin() -> [Input] {
        defer { (isOn, passed) = (true, [:]) }
        let fingers = passed.values.sorted { $0.id < $1.id }
        return fingers.map { .contact($0.lost) } + [.buttonReleased(.confirm)]
    }

    mutating func end() { isOn = false }

    /// Notes what passes.
    mutating func note(_ input: Input) {
        switch input {
        case .contact(let contact):
            let hasGone = contact.phase == .ended || contact.phase == .lost
            passed[contact.id] = hasGone ? nil : contact
        case .unfocused: passed = [:]
        default: break
        }
    }

    /// Whether an input is kept back during a silence; a release passes, so that nothing stays held.
    static func keepsBack(_ input: Input) -> Bool {
        switch input {
        case .contact: true
        case .key(let key): key.phase != .released
        case .thumbstick(let thumbstick): thumbstick.reach >= Gamepads.pushed
        default: false
        }
    }
}
