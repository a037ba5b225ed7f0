import CSDL2

/// Ctrl+Shift+F1 held for two seconds: opens the diagnostics where a child may have a keyboard.
nonisolated struct HeldChord {
    /// The hold time.
    static let time = Duration.seconds(2)
    private static let (control, shift) = (Int32(KMOD_CTRL.rawValue), Int32(KMOD_SHIFT.rawValue))
    private static let others = Int32(KMOD_ALT.rawValue | KMOD_GUI.rawValue)

    private var since: Duration?

    /// F1 was pressed with these modifiers.
    mutating func press(_ modifiers: Int32, now: Duration) {
        let isChord = modifiers & Self.control != 0 && modifiers & Self.shift != 0 && modifiers & Self.others == 0
        since = isChord ? now : nil
    }

    /// A key was released, or the window lost keyboard focus.
    mutating func letGo() { since = nil }

    func timeLeft(now: Duration) -> Duration? { since.map { max(.zero, $0 + Self.time - now) } }

    /// Whether the hold is complete; true once per hold.
    mutating func takeHeld(now: Duration) -> Bool {
        guard let left = timeLeft(now: now), left == .zero else { return false }
        since = nil
        return true
    }
}
