import Sentences

/// One line of the log, in parts.
public struct LogLine: Codable, Hashable, Sendable {
    /// The time of day, level and label.
    public let time, level, label: String
    public let sentence: Sentence

    public init(time: String, level: String, label: String, sentence: Sentence) {
        (self.time, self.level, self.label, self.sentence) = (time, level, label, sentence)
    }

    /// Whether something went wrong.
    public var isTrouble: Bool { ["warning", "error", "critical"].contains(level) }

    public var text: String { "\(time) \(level) \(label): \(sentence)" }
}
