import Dispatch
import Engine

/// Says a part of a clip again.
nonisolated extension AudioService {
    /// Seconds that a part plays on, so that its last sound is not cut off.
    private static let partTail = 0.06
    /// Seconds before its end at which a part counts as said.
    private static let partSlack = 0.02

    /// Plays a part of a clip, which later resumes at its current position.
    func sayAgain(_ sound: Sound, from start: Double, to end: Double) {
        guard player.openDevice() else {
            player.isPaused = true  // the clip waits for Play
            return
        }
        do {
            endPart(try player.sayAgain(sound, from: start), at: end, after: end - start)
        } catch {
            fail(sound, error)
        }
    }

    /// - Parameter seconds: how long the part is expected to play; longer if its sound is still being made.
    private func endPart(_ part: Int, at end: Double, after seconds: Double) {
        queue.asyncAfter(deadline: .now() + max(0, seconds) + Self.partTail) {
            let left = end - self.player.currentPosition
            if self.player.isSaying(part), self.player.music?.growing != nil, left > Self.partSlack {
                return self.endPart(part, at: end, after: left)
            }
            self.player.endPart(part)
        }
    }
}
