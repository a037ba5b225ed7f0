import Engine

/// Clips spoken one after the other, and a pause after the last.
struct Recital: Hashable, Sendable {
    private enum State: Hashable {
        case waiting(until: Int)
        /// One speaks; if nothing says that it has ended, it is over then, because there is no sound device.
        case speaking(Sound, until: Int)
        case over
    }

    private var clips: ArraySlice<Sound>
    private var state: State
    /// Ticks after the last clip.
    private let pause: Int

    /// Ticks between two clips, and those after which a clip that has never begun is over.
    private static let (breath, patience) = (24, 360)

    /// - Parameters:
    ///   - start: the tick of the first clip.
    ///   - pause: ticks after the last one.
    init(_ clips: [Sound], from start: Int, pause: Int) {
        (self.clips, self.pause) = (clips[...], pause)
        state = .waiting(until: clips.isEmpty ? start + pause : start)
    }

    /// Whether everything has been said.
    var isOver: Bool { state == .over }

    mutating func tick(at now: Int) -> [Command] {
        switch state {
        case .waiting(let until) where now >= until: return go(at: now)
        case .speaking(_, let until) where now >= until: end(at: now)
        case .waiting, .speaking, .over: break
        }
        return []
    }

    private mutating func go(at now: Int) -> [Command] {
        guard let clip = clips.popFirst() else {
            state = .over
            return []
        }
        state = .speaking(clip, until: now + Self.patience)
        return [.narrate(clip)]
    }

    private mutating func end(at now: Int) {
        state = .waiting(until: now + (clips.isEmpty ? pause : Self.breath))
    }

    mutating func receive(_ reply: Input.Reply, at now: Int) {
        guard case .speaking(let clip, _) = state else { return }
        switch reply {
        case .narrationStarted(clip, let seconds):
            state = .speaking(clip, until: now + Int(clamp(seconds, 0...600) * 60) + Self.breath)
        case .narrationEnded(clip), .narrationFailed(clip): end(at: now)
        default: break
        }
    }

    func rest(at now: Int) -> Rest {
        switch state {
        case .waiting(let until), .speaking(_, let until): .until(max(until, now + 1))
        case .over: .still
        }
    }
}
