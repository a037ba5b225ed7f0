import Confinement
import Inference
import TestSupport

/// A running `pasaka-tutor`.
final class RunningTutor {
    let session: LanguageSession
    let child: ChildProcess

    init() throws {
        child = try ChildProcess.start(builtProgram("pasaka-tutor"), ["pasaka-tutor"], over: .bytes)
        session = LanguageSession(child.channel, patience: 60_000)
    }

    deinit { child.end() }

    /// Has a file's bytes loaded as a model.
    @discardableResult func load(
        _ bytes: [UInt8], threads: Int = 1, progress: (Double) -> Void = { _ in }
    ) throws -> ModelFacts {
        let file = try MemoryFile(bytes), order = ModelOrder(threads: threads, memoryBytes: 1 << 30)
        return try withExtendedLifetime(file) { try session.load(file.descriptor, order, progress: progress) }
    }

    /// A reply at temperature 0.
    func reply(
        to messages: [ChatMessage], in talk: ReplyOrder.Talk = .learner, mostTokens: Int = 64,
        piece: (String) -> Void = { _ in }
    ) throws -> (text: String, report: ReplyReport) {
        var order = ReplyOrder(messages, in: talk)
        (order.mostTokens, order.temperature) = (mostTokens, 0)
        var text = ""
        let report = try session.reply(order) {
            text += $0
            piece($0)
        }
        return (text, report)
    }
}

extension [ChatMessage] {
    static let greeting = [ChatMessage(.system, "Eres camarera."), ChatMessage(.user, "Hola.")]
}
