/// Allows one finger at a time: the first one owns the stage until it is lifted.
///
/// A further one gets a soft ring and has no effect. On the keys of a keyboard it takes over: who types with two fingers
/// puts one down before the other is lifted.
public struct FirstFinger: Gate {
    /// Ticks without motion after which a finger counts as lost: 3 s; where a finger draws a child may think for longer,
    /// and where it holds, listen for longer.
    static let (patience, patienceWhileHolding) = (3 * 60, 12 * 60)

    /// The finger that owns the stage.
    private struct Owner: Sendable {
        /// Its last event.
        var contact: Contact
        /// The tick of its last motion that was more than a tremor, and where it was then: a wet cloth trembles for ever.
        var tick: Int
        var place: Point
        /// The kind of place on which it came down.
        let footing: Footing

        mutating func move(_ contact: Contact, at tick: Int, tremor: Double) {
            self.contact = contact
            if (contact.point - place).length > tremor { (self.tick, place) = (tick, contact.point) }
        }
    }

    private var owner: Owner?
    private var tremor = Glass.unknown.points(.tremor)

    public init() {}

    public mutating func adapt(to glass: Glass) { tremor = glass.points(.tremor) }

    public mutating func take(_ input: Input, at tick: Int) -> [Input]? { take(input, at: tick, on: .plain) }

    public mutating func take(_ input: Input, at tick: Int, on footing: Footing) -> [Input]? {
        switch input {
        case .contact(let contact): take(contact, at: tick, on: footing)
        case .unfocused: giveUp().map { [$0, input] }
        default: nil
        }
    }

    private mutating func take(_ contact: Contact, at tick: Int, on footing: Footing) -> [Input]? {
        if let owner, owner.contact.id != contact.id {
            if contact.phase == .began, footing == .key, owner.footing == .key { return takeOver(contact, at: tick) }
            return contact.phase == .began && !footing.isForHands ? [.ripple(Ripple(.small, at: contact.point))] : []
        }
        switch contact.phase {
        case .began:
            // A second press of the same finger means that its release was lost.
            let lost = giveUp()
            owner = Owner(contact: contact, tick: tick, place: contact.point, footing: footing)
            return lost.map { [$0, .contact(contact)] }
        case .moved, .ended, .lost:
            guard owner != nil else { return [] }
            if contact.phase == .moved { owner?.move(contact, at: tick, tremor: tremor) } else { owner = nil }
            return nil
        }
    }

    /// The first finger is lifted where it is, and another one owns the stage.
    private mutating func takeOver(_ contact: Contact, at tick: Int) -> [Input] {
        let before = owner?.contact
        owner = Owner(contact: contact, tick: tick, place: contact.point, footing: .key)
        return (before.map { [.contact($0.lifted)] } ?? []) + [.contact(contact)]
    }

    public var deadline: Int? {
        owner.map { $0.tick + ($0.footing == .plain ? Self.patience : Self.patienceWhileHolding) + 1 }
    }

    public mutating func due(at tick: Int) -> [Input] {
        guard let deadline, deadline <= tick else { return [] }
        return giveUp().map { [$0] } ?? []
    }

    /// The owner's loss; nil without one.
    private mutating func giveUp() -> Input? {
        defer { owner = nil }
        return owner.map { .contact($0.contact.lost) }
    }
}
