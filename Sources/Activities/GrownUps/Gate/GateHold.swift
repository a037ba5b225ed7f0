import Engine

/// Two far corners held at once with nothing else touching, or two keys that stand for them.
struct GateHold: Hashable, Sendable {
    /// Ticks: 3 s.
    static let length = 180
    /// The keys Page Up and Page Down, and both shoulders of a gamepad.
    static let keys: Set<Input.Button> = [.previous, .next]

    /// The fingers that are down; whether each is in a corner of its own.
    private var fingers: [Int64: Int?] = [:]
    private var buttons: Set<Input.Button> = []
    /// The keyboard or gamepad on which they are held.
    private var device: Input.Device?
    /// Whether something else has touched: then all must be lifted first.
    private var isSpoilt = false
    private(set) var start: Int?

    /// How much of the time has passed, 0…1.
    func progress(at now: Int) -> Double { start.map { min(1, Double(now - $0) / Double(Self.length)) } ?? 0 }

    /// Whether one of the corners is held.
    func isHeld(_ corner: Int) -> Bool { (!isSpoilt && fingers.values.contains(corner)) || buttons == Self.keys }

    mutating func mark(_ contact: Contact, corners: [Rect], at now: Int) {
        let corner = corners.firstIndex { $0.contains(contact.point) }
        switch contact.phase {
        case .began:
            fingers[contact.id] = corner
            if corner == nil || fingers.count > corners.count { isSpoilt = true }
        case .moved:
            guard let before = fingers[contact.id] else { return }
            if before != corner { isSpoilt = true }
        case .ended, .lost: fingers[contact.id] = nil
        }
        if fingers.isEmpty { isSpoilt = false }
        update(at: now)
    }

    mutating func hear(_ key: Input.Key, at now: Int) {
        // A notch of a wheel is a press that nobody holds.
        guard key.device != .mouse else { return }
        if key.phase == .pressed, key.device != device { (device, buttons) = (key.device, []) }
        switch (key.phase, key.button) {
        // Of an arm on the keyboard most keys have no meaning: all must be pressed again.
        case (.pressed, nil), (.released, nil): buttons = []
        case (.pressed, let button?): buttons.insert(button)
        case (.released, let button?): if key.device == device { buttons.remove(button) }
        case (.repeated, _): break
        }
        update(at: now)
    }

    private mutating func update(at now: Int) {
        let areCorners = !isSpoilt && fingers.count == 2 && Set(fingers.values) == [0, 1]
        let areKeys = fingers.isEmpty && buttons == Self.keys
        start = areCorners || areKeys ? start ?? now : nil
    }
}
