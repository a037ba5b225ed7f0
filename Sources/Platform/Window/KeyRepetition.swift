import CSDL2

/// Tells a key that is held from a press that SDL reports twice.
///
/// When a window gets the focus, SDL asks which keys are down and reports them; a press that is still on its way then
/// comes as a repetition.
struct KeyRepetition {
    /// Milliseconds: no keyboard begins to repeat sooner.
    private static let quickest: UInt32 = 150

    /// The key that was pressed last, and when by SDL's clock.
    private var last: (key: SDL_Keycode, milliseconds: UInt32)?

    /// Takes note of a key that goes down or repeats.
    ///
    /// - Returns: false for a press that has been reported before.
    mutating func isMeant(_ event: SDL_KeyboardEvent) -> Bool {
        guard event.repeat != 0 else {
            last = (event.keysym.sym, event.timestamp)
            return true
        }
        guard let last, last.key == event.keysym.sym else { return true }
        return event.timestamp &- last.milliseconds >= Self.quickest
    }
}
