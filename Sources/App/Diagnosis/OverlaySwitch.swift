import Engine

/// Whether the diagnostics overlay is on, and the inputs that it may show: none of a secret, and none of the last child.
struct OverlaySwitch {
    private(set) var isOn = false
    private(set) var seen = SeenInputs()
    /// Whether the show was waiting for somebody when it was last looked at.
    private var wasWaiting = false

    mutating func toggle() { isOn.toggle() }

    /// Notes an input that the show has not taken yet.
    mutating func note(_ input: Input, on show: Show) {
        if show.isSecret { seen.liftFingers() } else { seen.note(input) }
    }

    /// Turns it off, and forgets, when the birds have flown off.
    mutating func follow(_ show: Show) {
        defer { wasWaiting = show.waitsForSomebody }
        if show.waitsForSomebody, !wasWaiting { (isOn, seen) = (false, SeenInputs()) }
    }
}
