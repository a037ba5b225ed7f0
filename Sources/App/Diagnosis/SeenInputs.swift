import Engine

/// The last inputs from the window and the fingers that are down, for the diagnostics overlay.
struct SeenInputs {
    /// The newest last; of a finger's motion only the last step.
    private(set) var last: [Input] = []
    private var fingers: [Int64: Point] = [:]

    static let most = 6

    /// Fingers, and the mouse with its button down, in stage points.
    var touches: [Point] { fingers.sorted { $0.key < $1.key }.map(\.value) }

    mutating func note(_ input: Input) {
        if let before = last.last, input.continues(before) { last.removeLast() }
        last.append(input)
        if last.count > Self.most { last.removeFirst() }
        switch input {
        case .contact(let contact): note(contact)
        case .unfocused: liftFingers()  // their ends may go unseen
        default: break
        }
    }

    /// Shows no finger until another comes down.
    mutating func liftFingers() { fingers = [:] }

    private mutating func note(_ contact: Contact) {
        switch contact.phase {
        case .began: fingers[contact.id] = contact.point
        case .moved: if fingers[contact.id] != nil { fingers[contact.id] = contact.point }
        case .ended, .lost: fingers[contact.id] = nil
        }
    }
}

extension Input {
    fileprivate func continues(_ before: Input) -> Bool {
        guard case .contact(let one) = before, case .contact(let next) = self else { return false }
        return one.phase == .moved && next.phase == .moved && one.id == next.id
    }
}
