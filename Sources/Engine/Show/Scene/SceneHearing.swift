/// The contacts of all hands, for a screen that wants to know them.
extension Scene {
    var isSecret: Bool { frame.isSecret || present.frame.isSecret }
    var hearsAllContacts: Bool { frame.hearsAllContacts || !heard.isEmpty }

    mutating func hear(_ input: Input) -> [Command] {
        switch input {
        case .contact(let contact): return hear(contact)
        case .key(let key): return hear(key)
        case .unfocused, .unplugged:
            return hear(Input.Key(nil, .released)) + heard.values.sorted { $0.id < $1.id }.flatMap { hear($0.lost) }
        default: return []
        }
    }

    private mutating func hear(_ key: Input.Key) -> [Command] {
        latest = nil
        return screen.hear(key)
    }

    private mutating func hear(_ contact: Contact) -> [Command] {
        let isNew = contact.phase == .began && frame.hearsAllContacts
        guard isNew || heard[contact.id] != nil else { return [] }
        let hasGone = contact.phase == .ended || contact.phase == .lost
        heard[contact.id] = hasGone ? nil : contact
        latest = nil
        return screen.mark(contact)
    }
}
