import Logging
import Sentences

/// The log of one part of Pasaka.
///
/// It takes nothing but sentences, whose names are marked; swift-log's own calls, which take any string, are for this
/// file alone.
public nonisolated struct Log: Sendable {
    /// Under which key an event carries its sentence with the marks.
    public static let key = "sentence"

    private let logger: Logger

    /// - Parameter place: what the lines begin with, after `pasaka.`.
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
