/// Allows one finger at a time: the first one owns the stage; palms and further fingers are ignored.
public struct FirstFinger: Gate {
    /// Ticks without an event after which a finger counts as lost: 12 s, longer than any hold.
    static let patience = 12 * 60

    /// The owner's last event, and its tick.
    private var owner: (contact: Contact, tick: Int)?

    public init() {}

    public mutating func take(_ input: Input, at tick: Int) -> [Input]? {
        switch input {
        case .contact(let contact): take(contact, at: tick)
        case .unfocused: giveUp().map { [$0, input] }
        default: nil
        }
    }

    private mutating func take(_ contact: Contact, at tick: Int) -> [Input]? {
        if let owner, owner.contact.id != contact.id { return [] }
        switch contact.phase {
        case .began:
            // A second press of the same finger means that its release was lost.
            let lost = giveUp()
            owner = (contact, tick)
            return lost.map { [$0, .contact(contact)] }
        case .moved, .ended, .lost:
            guard owner != nil else { return [] }
            owner = contact.phase == .moved ? (contact, tick) : nil
            return nil
        }
    }

    public var deadline: Int? { owner.map { $0.tick + Self.patience + 1 } }

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
