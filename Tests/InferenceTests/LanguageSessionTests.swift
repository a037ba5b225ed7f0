import Channel
import Foundation
import Glibc
import Testing

@testable import Inference

/// A process that a stranger has taken over.
struct LanguageSessionTests {
    /// Has a process that answers in its own way load a model, and reply.
    private func talk(_ answers: [LanguageMessage]) throws(LanguageFailure) -> String {
        var ends: [Int32] = [-1, -1]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        let (mine, its) = (ends[0], ends[1])
        defer { close(mine) }
        Thread.detachNewThread {
            var channel = MessageChannel<LanguageMessage>(its)
            // One that closes its end over unread messages would take back what it has said.
            _ = channel.receive()
            for answer in answers {
                if answer == .piece("¡") { _ = channel.receive() }
                guard channel.send(answer) else { break }
            }
            shutdown(its, Int32(SHUT_WR))
            while channel.receive() != nil {}
            close(its)
        }
        let session = LanguageSession(mine)
        _ = try session.load(0, ModelOrder(threads: 1, memoryBytes: 0)) { _ in }
        var text = "", order = ReplyOrder([])
        order.mostTokens = 3
        _ = try session.reply(order) { text += $0 }
        return text
    }

    private static let ready = LanguageMessage.ready(ModelFacts(parameters: 1, contextTokens: 1, instructions: ""))
    private static func facts(
        parameters: Int = 1, contextTokens: Int = 1, instructions: String = ""
    ) -> LanguageMessage {
        .ready(ModelFacts(parameters: parameters, contextTokens: contextTokens, instructions: instructions))
    }
    private static let done = LanguageMessage.done(ReplyReport(.whole))

    private static func done(_ change: (inout ReplyReport) -> Void) -> LanguageMessage {
        var report = ReplyReport(.whole)
        change(&report)
        return .done(report)
    }

    @Test func `what is made arrives`() throws {
        let said = try talk([.progress(1), Self.ready, .piece("¡"), .piece("Hola!"), Self.done])
        #expect(said == "¡Hola!")
    }

    @Test(
        arguments: [
            ("ends while it loads", [.progress(0.5)]),
            ("takes back what it has loaded", [.progress(0.5), .progress(0.2), ready]),
            ("loads more than all", [.progress(2), ready]),
            ("replies before it is ready", [.piece("a")]),
            ("never ends loading", [LanguageMessage](repeating: .progress(0.5), count: 2000) + [ready]),
            ("never ends", [.progress(0), ready, .piece("¡")] + [LanguageMessage](repeating: .piece("a"), count: 9)),
            (
                "says a book at once",
                [.progress(0), ready, .piece("¡"), .piece(String(repeating: "a", count: 5000)), done]
            ),
            ("ends in the middle", [.progress(0), ready, .piece("¡")]),
            ("has parameters below nothing", [facts(parameters: .min)]),
            ("has more parameters than can be", [facts(parameters: .max)]),
            ("has a talk without an end", [facts(contextTokens: .max)]),
            ("has instructions that are a tale", [facts(instructions: "reiz bija")]),
            ("counts what it cannot have read", [ready, .piece("¡"), done { $0.promptTokens = .max }]),
            ("counts what it cannot have left out", [ready, .piece("¡"), done { $0.droppedMessages = .min }]),
            ("has made fewer than none", [ready, .piece("¡"), done { $0.tokens = -1 }]),
            ("counts what it cannot have made", [ready, .piece("¡"), done { $0.tokens = .max }]),
            ("has taken no time", [ready, .piece("¡"), done { $0.seconds = -1 }]),
            ("has taken for ever", [ready, .piece("¡"), done { $0.promptSeconds = 1e300 }]),
        ] as [(String, [LanguageMessage])])
    func `a process that lies or dies has failed`(_ what: String, answers: [LanguageMessage]) {
        #expect(throws: LanguageFailure.died) { try talk(answers) }
    }

    @Test func `what would move a terminal's cursor or turn the text is left out`() throws {
        let said = try talk([Self.ready, .piece("¡"), .piece("\u{1b}[2JHola\u{202e}\n\u{7}¿Sí?"), Self.done])
        #expect(said == "¡[2JHola\n¿Sí?")
    }

    @Test func `of a reply that is far too long the rest is left out`() throws {
        let page = String(repeating: "a", count: 40)
        #expect(try talk([Self.ready, .piece("¡"), .piece(page), .piece(page), Self.done]) == "¡" + page)
    }

    @Test func `a process that goes on after a cancellation has failed soon`() throws {
        var ends: [Int32] = [-1, -1]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        defer { ends.forEach { close($0) } }
        let process = MessageChannel<LanguageMessage>(ends[1])
        _ = process.send(Self.ready)
        _ = process.send(.piece("¡"))
        let session = LanguageSession(ends[0], grace: 1)
        _ = try session.load(0, ModelOrder(threads: 1, memoryBytes: 0)) { _ in }
        #expect(throws: LanguageFailure.died) { try session.reply(ReplyOrder([])) { _ in session.cancel() } }
    }

    @Test(arguments: LanguageFailure.allCases) func `a failure comes as it is`(failure: LanguageFailure) {
        #expect(throws: failure) { try talk([.progress(0), .failed(failure)]) }
    }
}
