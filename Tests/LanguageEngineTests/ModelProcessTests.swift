import Channel
import Engine
import Foundation
import Glibc
import Inference
import Sentences
import Synchronization
import TestSupport
import Testing

@testable import Tutor

/// The model that the tutor has loaded, with the real engine.
struct ModelProcessTests {
    private let engine: EngineHost

    init() throws { engine = try EngineHost() }

    private var helpers: StartedHelpers { engine.tutors }

    /// - Parameters:
    ///   - memory: bytes that programs can get.
    ///   - hasEngine: whether the helper is installed.
    ///   - other: starts a stand-in for the helper; nil for the helper itself.
    private func process(
        memory: Int = 8 << 30, hasEngine: Bool = true,
        start other: (@Sendable () -> (any HelperProcess)?)? = nil
    ) -> ModelProcess {
        var host = engine.host(hasEngine: hasEngine)
        host.start = { [start = host.start] program, words in try other?() ?? start(program, words) }
        return ModelProcess(host, engine.store(memory: memory))
    }

    private func reply(
        _ process: ModelProcess, of model: String = "tiny", loading: ([Double]) -> Void = { _ in }
    ) throws(ModelProblem) -> String {
        var order = ReplyOrder(.greeting)
        order.temperature = 0
        var text = "", shares: [Double] = []
        _ = try process.reply(order, of: model) {
            shares.append($0)
        } piece: {
            text += $0
        }
        loading(shares)
        return text
    }

    /// Has an endless model reply.
    ///
    /// - Parameter interrupt: called at the third piece.
    private func replyEndlessly(_ process: ModelProcess, interrupt: () -> Void) throws(ModelProblem) {
        var order = ReplyOrder(.greeting), count = 0
        (order.temperature, order.mostTokens) = (0, 1800)
        _ = try process.reply(order, of: "tiny") { _ in
        } piece: { _ in
            count += 1
            if count == 3 { interrupt() }
        }
    }

    @Test func `a model is loaded once, and its progress is the engine's`() throws {
        try engine.install()
        let process = process()
        var shares: [Double] = []
        #expect(try reply(process, loading: { shares = $0 }) == TinyModel.reply)
        #expect(shares.last == 1 && shares.count > 2)
        #expect(process.loaded == "tiny")
        #expect(try reply(process, loading: { shares = $0 }) == TinyModel.reply)
        #expect(shares.isEmpty)
        #expect(helpers.processes.count == 1)
    }

    @Test func `it is unloaded five minutes after its last reply, and loaded again when it is wanted`() throws {
        try engine.install()
        let process = process()
        _ = try reply(process)
        engine.time.pass(.seconds(200))
        _ = try reply(process)
        engine.time.pass(.seconds(200))
        #expect(process.loaded == "tiny")
        engine.time.pass(.seconds(101))
        #expect(process.loaded == nil)
        #expect(try reply(process) == TinyModel.reply)
        #expect(helpers.processes.count == 2)
    }

    @Test func `a process that has died since its last reply is started again once in a talk`() throws {
        try engine.install()
        let process = process()
        process.beginTalk()
        _ = try reply(process)
        kill(try #require(helpers.processes.last), SIGKILL)
        #expect(try reply(process) == TinyModel.reply)
        #expect(helpers.processes.count == 2)
        kill(try #require(helpers.processes.last), SIGKILL)
        #expect(throws: ModelProblem.failed) { try reply(process) }
        process.beginTalk()
        #expect(try reply(process) == TinyModel.reply)
        kill(try #require(helpers.processes.last), SIGKILL)
        #expect(try reply(process) == TinyModel.reply)
        #expect(helpers.processes.count == 4)
    }

    @Test func `a process that dies while it replies is one problem, and the next reply starts another`() throws {
        try engine.install(.endless)
        let process = process()
        #expect(throws: ModelProblem.failed) {
            try replyEndlessly(process) { helpers.processes.last.map { _ = kill($0, SIGKILL) } }
        }
        #expect(helpers.processes.count == 1 && process.loaded == nil)
        var order = ReplyOrder(.greeting)
        order.mostTokens = 8
        #expect(try process.reply(order, of: "tiny", progress: { _ in }, piece: { _ in }).end == .full)
    }

    // MARK: - Stopped while it is loaded

    /// A helper that loads for ever.
    private final class EndlessLoading: HelperProcess {
        let socket: Int32
        private let other: Int32

        init() {
            var ends: [Int32] = [-1, -1]
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
            (socket, other) = (ends[0], ends[1])
            _ = MessageChannel<LanguageMessage>(other).send(.progress(0.1))
        }

        func end() -> Sentence? {
            close(socket)
            close(other)
            return nil
        }
    }

    @Test func `a model that is cancelled while it is loaded is not waited for, and loads when it is wanted again`()
        throws
    {
        try engine.install()
        let starts = Mutex(0)
        let process = process(start: {
            starts.withLock { $0 += 1 }
            return starts.withLock(\.self) == 1 ? EndlessLoading() : nil
        })
        let report = try process.reply(ReplyOrder(.greeting), of: "tiny") { _ in
            process.cancel()
        } piece: { _ in
        }
        #expect(report.end == .cancelled)
        #expect(process.loaded == nil)
        #expect(try reply(process) == TinyModel.reply)
    }

    @Test func `so is one whose process is being started, and one that is just loaded`() throws {
        try engine.install()
        let canceller = Mutex<(@Sendable () -> Void)?>(nil)
        let process = process(start: {
            canceller.withLock(\.self)?()
            return nil
        })
        canceller.withLock { $0 = { process.cancel() } }
        #expect(
            try process.reply(ReplyOrder(.greeting), of: "tiny", progress: { _ in }, piece: { _ in }).end == .cancelled)
        canceller.withLock { $0 = nil }
        let report = try process.reply(ReplyOrder(.greeting), of: "tiny") { share in
            if share == 1 { process.cancel() }
        } piece: { _ in
        }
        #expect(report.end == .cancelled && process.loaded == nil)
        #expect(helpers.processes.count == 2)
    }

    // MARK: - Its end

    @Test func `closed while it replies, the reply fails, and nothing is left`() throws {
        try engine.install(.endless)
        let process = process()
        #expect(throws: ModelProblem.failed) { try replyEndlessly(process) { process.close() } }
        #expect(process.loaded == nil)
    }

    /// A helper that does something first when it is ended.
    private struct Dawdling: HelperProcess {
        let helper: any HelperProcess
        let first: @Sendable () -> Void

        var socket: Int32 { helper.socket }

        func end() -> Sentence? {
            first()
            return helper.end()
        }
    }

    @Test func `closed twice at once, both wait until the process is gone`() throws {
        try engine.install()
        let ended = Mutex<(@Sendable () -> Void)?>(nil)
        let process = process(start: { [helpers] in
            let helper = try? helpers.start("pasaka-tutor", [])
            return helper.map { Dawdling(helper: $0) { ended.withLock(\.self)?() } }
        })
        #expect(try reply(process) == TinyModel.reply)
        let second = DispatchSemaphore(value: 0), living = Mutex<Int?>(nil)
        ended.withLock {
            $0 = { [helpers] in
                DispatchQueue.global().async {
                    process.close()
                    living.withLock { $0 = helpers.living }
                    second.signal()
                }
                // In vain, if the second one waits as it should.
                _ = second.wait(timeout: .now() + .milliseconds(200))
            }
        }
        process.close()
        #expect(eventually { living.withLock(\.self) != nil })
        #expect(living.withLock(\.self) == 0)
    }

    @Test func `what is missing is told apart`() throws {
        #expect(throws: ModelProblem.noEngine) { try reply(process(hasEngine: false)) }
        #expect(throws: ModelProblem.noModel) { try reply(process()) }
        try engine.install()
        #expect(throws: ModelProblem.noModel) { try reply(process(), of: "other") }
        let needed = TinyModel().bytes.count
        do {
            _ = try reply(process(memory: 200 << 20))
            Issue.record("it was loaded")
        } catch {
            guard case .memory(let needs, let available) = error else { throw error }
            #expect(needs > needed && available == 100 << 20)
        }
        #expect(helpers.processes.count == 0)
    }

    @Test func `a model whose file was damaged since it was added does not talk`() throws {
        try engine.install()
        let file = engine.disk.path + "/models/tiny.gguf"
        var bytes = try [UInt8](Data(contentsOf: URL(filePath: file)))
        for place in 4..<200 { bytes[place] = 0xff }
        try Data(bytes).write(to: URL(filePath: file))
        #expect(throws: ModelProblem.noModel) { try reply(process()) }
    }
}
