import CSDL2

/// Distinguishes auto-repeat from a press that SDL reports twice.
///
/// When a window gets the focus, SDL queries the pressed keys and reports them; a press that is still queued then
/// arrives as a repeat.
struct KeyRepetition {
    /// Milliseconds: no keyboard starts to repeat sooner.
    private static let quickest: UInt32 = 150

    /// The last key pressed, and its time by SDL's clock.
    private var last: (key: SDL_Keycode, milliseconds: UInt32)?

    /// Registers a key press or repeat.
    ///
    /// - Returns: false for a press that was already reported.
    mutating func isMeant(_ event: SDL_KeyboardEvent) -> Bool {
        guard event.repeat != 0 else {
            last = (event.keysym.sym, event.timestamp)
            return true
        }
        guard let last, last.key == event.keysym.sym else { return true }
        return event.timestamp &- last.milliseconds >= Self.quickest
    }
}
