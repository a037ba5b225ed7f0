import Engine

/// The narration of the current slide.
struct Narration: Hashable, Sendable {
    enum State: Hashable {
        /// The clip was requested and plays, or will shortly.
        case playing
        /// The child has paused it; `isBegun` tells whether there is something to resume.
        case paused(isBegun: Bool)
        /// The clip has ended, or there is none.
        case ended
    }

    private(set) var state = State.ended
    /// Whether the clip is known to have started.
    private var isBegun = false
    /// Seconds; 0 while unknown.
    private var length = 0.0
    /// Ticks of the clip played before `resumedAt`.
    private var heard = 0
    private var resumedAt = 0
    /// Whether playback has stopped although the child did not pause it: the device is gone.
    private var isWaiting = false
    /// The clip's place, in ticks, when it was last looked at while it played.
    private var seen: Int?
    /// Whether another clip has been heard since, so that this one must be started again at its place.
    private var isDisplaced = false

    /// Whether the clip moves on.
    var isSounding: Bool { state == .playing && isBegun && !isWaiting }
    var isPaused: Bool { if case .paused = state { true } else { false } }

    /// Starts a slide: plays its clip, unless the child has paused narration.
    mutating func begin(_ clip: Sound?) -> [Command] {
        isBegun = false
        length = 0
        heard = 0
        isWaiting = false
        seen = nil
        isDisplaced = false
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
            pause(now: now)
            return [.pauseNarration]
        case .paused(isBegun: true):
            state = .playing
            resumedAt = now
            guard isDisplaced, let clip else { return [.resumeNarration] }
            isDisplaced = false
            return [.narrateOn(clip, from: Double(heard) / 60)]
        case .paused, .ended:
            state = .ended
            return begin(clip)
        }
    }

    /// Pauses the clip, so that Play resumes it there.
    mutating func pause(now: Int) {
        guard state == .playing else { return }
        seen = nil
        heard = ticks(now: now)
        state = .paused(isBegun: isBegun)
    }

    /// Pauses the clip in favour of another one, so that Play resumes it there.
    mutating func giveWay(now: Int) {
        pause(now: now)
        isDisplaced = true
    }

    mutating func started(seconds: Double, now: Int) {
        guard state == .playing else { return }
        isBegun = true
        length = seconds
        resumedAt = now
        heard = 0
        isWaiting = false
    }

    /// Synchronises with the clip's position, in seconds, and whether it is moving.
    ///
    /// A deviation of one tick is within the measurement error, and correcting it would make the highlight flicker.
    /// A clip that is found twice at one place does not move, whatever its device says: nobody has to wait for its end.
    mutating func found(at seconds: Double, isMoving: Bool, now: Int) {
        guard isBegun, state != .ended else { return }
        let place = Int((seconds * 60).rounded())
        let isStuck = isMoving && seen == place
        seen = isMoving ? place : nil
        let isMoving = isMoving && !isStuck
        guard isWaiting == isMoving || abs(place - ticks(now: now)) > 1 else { return }
        heard = place
        resumedAt = now
        isWaiting = !isMoving
    }

    /// The clip has ended; if that coincides with a pause, Play restarts it.
    mutating func ended() {
        switch state {
        case .playing: state = .ended
        case .paused: (state, isBegun) = (.paused(isBegun: false), false)
        case .ended: break
        }
    }

    /// The played fraction of the clip, 0…1, in steps of half a second so that a still slide stays still.
    func progress(now: Int) -> Double {
        switch state {
        case .ended: return 0
        case .playing, .paused:
            guard length > 0 else { return 0 }
            return min(1, Double(ticks(now: now) / Self.step * Self.step) / (length * 60))
        }
    }

    /// The clip's position in seconds; nil before its start and after its end.
    func position(now: Int) -> Double? { isBegun && state != .ended ? Double(ticks(now: now)) / 60 : nil }

    /// The tick at which the clip will reach a position, in seconds.
    func tick(at seconds: Double, now: Int) -> Rest {
        guard state == .playing, isBegun, !isWaiting else { return .still }
        // Minus a little: 8.05 s times 60 is slightly more than 483 ticks, but starts with the 483rd.
        return .until(max(now + 1, now + Int((seconds * 60 - 0.001).rounded(.up)) - ticks(now: now)))
    }

    private func ticks(now: Int) -> Int {
        heard + (state == .playing && isBegun && !isWaiting ? max(0, now - resumedAt) : 0)
    }

    /// The tick at which `progress` changes next.
    func nextStep(now: Int) -> Rest {
        guard state == .playing, length > 0, !isWaiting else { return .still }
        let ticks = ticks(now: now)
        guard Double(ticks) < length * 60 else { return .still }
        return .until(now + Self.step - ticks % Self.step)
    }

    private static let step = 30
}
