/// The inputs that act on the places of a scene.
extension Scene {
    /// Whether an input acts on the places: not news, nor a finger that is already dragging.
    func asksForPlaces(_ input: Input) -> Bool {
        switch input {
        case .contact(let contact): asksForPlaces(contact.phase)
        case .button, .typed: true
        case .buttonReleased, .key, .thumbstick, .unfocused, .unplugged, .ripple, .reply, .window: false
        }
    }

    private func asksForPlaces(_ phase: Contact.Phase) -> Bool {
        switch phase {
        case .began: true
        case .moved, .ended: finger?.isDrag == false && !isDrawing
        case .lost: finger != nil
        }
    }
}
