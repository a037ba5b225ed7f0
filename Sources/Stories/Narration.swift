import Engine

/// The voice of the slide that is shown.
struct Narration: Hashable, Sendable {
    enum State: Hashable {
        /// The clip has been asked for and speaks, or will at once.
        case playing
        /// The child has asked for silence; `isBegun` tells whether there is something to go on with.
        case paused(isBegun: Bool)
        /// The clip has come to its end, or there is none.
        case ended
    }

    private(set) var state = State.ended
    /// Whether the clip has been heard to begin.
    private var isBegun = false
    /// Seconds; 0 while it is not known.
    private var length = 0.0
    /// Ticks that were heard before `resumedAt`.
    private var heard = 0
    private var resumedAt = 0

    var isPaused: Bool { if case .paused = state { true } else { false } }

    /// Begins a slide: speaks, unless the child has asked for silence.
    mutating func begin(_ clip: Sound?) -> [Command] {
        (isBegun, length, heard) = (false, 0, 0)
        if isPaused {
            state = .paused(isBegun: false)
            return [.stopNarration]
        }
        guard let clip else {
            state = .ended
            return [.stopNarration]
        }
        state = .playing
        return [.narrate(clip)]
    }

    /// The child pressed Play or Pause.
    mutating func toggle(_ clip: Sound?, now: Int) -> [Command] {
        switch state {
        case .playing:
            if isBegun { heard += now - resumedAt }
            state = .paused(isBegun: isBegun)
            return [.pauseNarration]
        case .paused(isBegun: true):
            (state, resumedAt) = (.playing, now)
            return [.resumeNarration]
        case .paused, .ended:
            state = .ended
            return begin(clip)
        }
    }

    mutating func started(seconds: Double, now: Int) {
        guard state == .playing else { return }
        (isBegun, length, resumedAt, heard) = (true, seconds, now, 0)
    }

    mutating func ended() { if state == .playing { state = .ended } }

    /// How much of the clip has been heard, 0…1, in steps of half a second so that a still slide stays still.
    func progress(now: Int) -> Double {
        switch state {
        case .ended: return 0
        case .playing, .paused:
            guard length > 0 else { return 0 }
            let ticks = heard + (state == .playing ? max(0, now - resumedAt) : 0)
            return min(1, Double(ticks / Self.step * Self.step) / (length * 60))
        }
    }

    /// When `progress` changes next.
    func nextStep(now: Int) -> Rest {
        guard state == .playing, length > 0 else { return .still }
        let ticks = heard + max(0, now - resumedAt)
        guard Double(ticks) < length * 60 else { return .still }
        return .until(now + Self.step - ticks % Self.step)
    }

    private static let step = 30
}
