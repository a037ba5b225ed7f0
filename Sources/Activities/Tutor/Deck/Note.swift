/// A note of a learner's deck: a word or sentence, and what it means.
public struct Note: Hashable, Codable, Sendable {
    public let front, back: String
    /// Days between its repetitions, of its weakest card; 0 for one that is not learnt yet.
    public let interval: Int
    /// Whether none of its cards is asked any more.
    public let isSuspended: Bool

    public init(_ front: String, _ back: String, interval: Int = 0, isSuspended: Bool = false) {
        self.front = front
        self.back = back
        self.interval = interval
        self.isSuspended = isSuspended
    }

    /// The note with front and back the other way round; one without a back has nothing to turn to.
    var turned: Note { back.isEmpty ? self : Note(back, front, interval: interval, isSuspended: isSuspended) }

    public var mastery: Mastery { Mastery(interval: interval) }
}

/// How well a note is known.
public enum Mastery: String, Codable, CaseIterable, Sendable {
    case mastered, familiar, learning, new

    /// - Parameter interval: in days.
    public init(interval: Int) {
        self =
            switch interval {
            case 180...: .mastered
            case 21...: .familiar
            case 7...: .learning
            default: .new
            }
    }
}
