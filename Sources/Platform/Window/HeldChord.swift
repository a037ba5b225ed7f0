import CSDL2

/// Ctrl+Shift+F1 held for two seconds: opens what is for developers where a child may have a keyboard.
nonisolated struct HeldChord {
    /// For how long it is held.
    static let time = Duration.seconds(2)
    private static let (control, shift) = (Int32(KMOD_CTRL.rawValue), Int32(KMOD_SHIFT.rawValue))
    private static let others = Int32(KMOD_ALT.rawValue | KMOD_GUI.rawValue)

    private var since: Duration?

    /// F1 went down with these modifiers.
    mutating func press(_ modifiers: Int32, now: Duration) {
        let isChord = modifiers & Self.control != 0 && modifiers & Self.shift != 0 && modifiers & Self.others == 0
        since = isChord ? now : nil
    }

    /// A key was let go, or the window has lost the keyboard.
    mutating func letGo() { since = nil }

    func timeLeft(now: Duration) -> Duration? { since.map { max(.zero, $0 + Self.time - now) } }

    /// Whether it has just been held for long enough; once until it is let go.
    mutating func takeHeld(now: Duration) -> Bool {
        guard let left = timeLeft(now: now), left == .zero else { return false }
        since = nil
        return true
    }
}
