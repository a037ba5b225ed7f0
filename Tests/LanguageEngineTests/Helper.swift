import CLinux
import Confinement
import Foundation
import Glibc
import Inference
import TestSupport

/// A running `pasaka-tutor`.
final class Helper {
    let session: LanguageSession
    let child: ChildProcess

    init() throws {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let own = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let program = own.deletingLastPathComponent().appending(path: "pasaka-tutor").path
        child = try ChildProcess.start(program, ["pasaka-tutor"], over: .bytes)
        session = LanguageSession(child.channel, patience: 60_000)
    }

    deinit { child.end() }

    /// Has a file's bytes loaded as a model.
    @discardableResult func load(
        _ bytes: [UInt8], threads: Int = 1, progress: (Double) -> Void = { _ in }
    ) throws -> ModelFacts {
        let file = descriptors_memory("model")
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { throw CocoaError(.fileWriteOutOfSpace) }
            rest = rest.dropFirst(count)
        }
        lseek(file, 0, SEEK_SET)
        return try session.load(file, ModelOrder(threads: threads, memoryBytes: 1 << 30), progress: progress)
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
