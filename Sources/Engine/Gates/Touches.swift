/// The fingers that are down, as a gate has seen them.
struct Touches: Sendable {
    struct Touch: Sendable {
        let footing: Footing
        /// The tick at which it came down, and that of its last motion of more than a tremor.
        let start: Int
        var motion: Int
        /// The finger's place at that motion.
        var place: Point
        var contact: Contact
        /// Whether it has ever moved more than a tremor.
        var hasMoved: Bool { motion > start }
    }

    /// Ticks after which a finger that does not move is forgotten, because its end may have been lost: 12 s.
    static let patience = 12 * 60

    private(set) var down: [Int64: Touch] = [:]
    var glass = Glass.unknown

    var isEmpty: Bool { down.isEmpty }
    var count: Int { down.count }

    /// - Parameter footing: where a finger comes down.
    mutating func note(_ input: Input, at tick: Int, on footing: Footing) {
        switch input {
        case .contact(let contact): note(contact, at: tick, on: footing)
        case .unfocused: down = [:]
        default: break
        }
    }

    private mutating func note(_ contact: Contact, at tick: Int, on footing: Footing) {
        switch contact.phase {
        case .began:
            forget(at: tick)
            down[contact.id] = Touch(
                footing: footing, start: tick, motion: tick, place: contact.point, contact: contact)
        case .moved:
            guard var touch = down[contact.id] else { return }
            touch.contact = contact
            if (contact.point - touch.place).length > glass.points(.tremor) {
                (touch.place, touch.motion) = (contact.point, max(tick, touch.start + 1))
            }
            down[contact.id] = touch
        case .ended, .lost: down[contact.id] = nil
        }
    }

    /// The tick at which the last of them is forgotten; nil without any.
    var end: Int? { down.values.map { $0.motion + Self.patience }.max() }

    mutating func forget(at tick: Int) { down = down.filter { tick < $0.value.motion + Self.patience } }
}
