import Logging
import Sentences

/// The log of one part of Pasaka.
///
/// It accepts only sentences, whose names are marked; only this file uses swift-log's own calls, which accept any
/// string.
public nonisolated struct Log: Sendable {
    /// The metadata key of the marked sentence.
    public static let key = "sentence"

    private let logger: Logger

    /// - Parameter place: the label after `pasaka.`.
    public init(_ place: StaticString) { logger = Logger(label: "pasaka.\(place)") }

    public func debug(_ sentence: @autoclosure () -> Sentence) { tell(.debug, sentence) }
    public func info(_ sentence: @autoclosure () -> Sentence) { tell(.info, sentence) }
    public func notice(_ sentence: @autoclosure () -> Sentence) { tell(.notice, sentence) }
    public func warning(_ sentence: @autoclosure () -> Sentence) { tell(.warning, sentence) }
    public func error(_ sentence: @autoclosure () -> Sentence) { tell(.error, sentence) }

    private func tell(_ level: Logger.Level, _ sentence: () -> Sentence) {
        guard logger.logLevel <= level else { return }
        let told = sentence()
        logger.log(level: level, "\(told.description)", metadata: [Self.key: .stringConvertible(told)])
    }
}
