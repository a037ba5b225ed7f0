import Engine
import TalePacks

/// The countdown until the page turns automatically.
struct AutomaticTurn: Hashable, Sendable {
    private var start: Int?
    private var length = 0

    /// Ticks between the end of a clip and the turn.
    static let afterClip = 90

    var isCounting: Bool { start != nil }

    /// Starts the countdown at the end of a clip.
    mutating func begin(afterClipAt now: Int) {
        start = now
        length = Self.afterClip
    }

    /// Starts the countdown for a page without sound, as long as its words take to read.
    mutating func begin(reading text: String, at now: Int) {
        start = now
        length = text.readingTime
    }

    mutating func stop() { start = nil }

    func isDue(at now: Int) -> Bool { start.map { now >= $0 + length } ?? false }

    /// The elapsed fraction, 0…1.
    func progress(at now: Int) -> Double { start.map { min(1, Double(now - $0) / Double(length)) } ?? 0 }
}
