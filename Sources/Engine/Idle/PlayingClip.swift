/// Whether a clip can be heard, as far as the show knows: nobody is interrupted while one plays.
struct PlayingClip: Hashable, Sendable {
    private var clip: Sound?
    private var isPaused = false
    /// The tick at which it has ended in any case; a clip of unknown length plays for at most ten minutes.
    private(set) var end = 0

    static let longest = 10 * 60 * 60

    func isHeard(at tick: Int) -> Bool { clip != nil && !isPaused && tick < end }

    mutating func note(_ command: Command, at tick: Int) {
        switch command {
        case .narrate(let sound), .narrateOn(let sound, _):
            (clip, isPaused, end) = (sound, false, tick + Self.longest)
        case .pauseNarration: isPaused = true
        case .resumeNarration: isPaused = false
        case .stopNarration: clip = nil
        default: break
        }
    }

    mutating func note(_ reply: Input.Reply, at tick: Int) {
        switch reply {
        // Half a minute more, for a device that was away.
        case .narrationStarted(clip, let seconds) where seconds > 0:
            end = tick + Int(min(seconds, 36_000) * 60) + 30 * 60
        case .narrationEnded(clip), .narrationFailed(clip): clip = nil
        default: break
        }
    }
}
