import Conversion
import Engine
import Glibc
import Inference
import Storage
import Synchronization
import System

/// The language model that is loaded, in a process of its own, which ends when it is long unused.
///
/// ``reply(_:of:progress:piece:)`` blocks, on one queue; the rest waits for nobody and may be called from any thread.
final class ModelProcess: Sendable {
    /// Without a reply for so long, the model is unloaded.
    static let rest = Duration.seconds(300)
    /// Memory that is left to others, in bytes, when a model is loaded.
    private static let spareMemory = 100 << 20

    private let host: ActivityHost
    private let store: ModelStore
    private let state = Mutex(State())

    private struct State {
        var running: Running?
        var isAsked = false
        /// How often it was ended.
        var closings = 0
        /// By the agenda.
        var lastUse = Duration.zero
        var isWatched = false
    }

    private struct Running {
        let name: String
        let process: any HelperProcess
        let session: LanguageSession
    }

    init(_ host: ActivityHost, _ store: ModelStore) { (self.host, self.store) = (host, store) }

    deinit { close() }

    /// Whether the engine is installed.
    var hasEngine: Bool { host.program(Self.program) != nil }
    private static let program = "pasaka-tutor"

    /// The name of the loaded model.
    var loaded: String? { state.withLock(\.running)?.name }

    // MARK: - Replies

    /// Has a model reply, and loads it first if it is not.
    ///
    /// - Parameters:
    ///   - progress: gets how much has been loaded, 0…1; not called for a model that is loaded.
    ///   - piece: gets the reply while it is made.
    func reply(
        _ order: ReplyOrder, of model: String, progress: (Double) -> Void, piece: (String) -> Void
    ) throws(ModelProblem) -> ReplyReport {
        let closings = begin()
        defer { finish(closings) }
        let running = try ready(model, closings, progress)
        do throws(LanguageFailure) {
            return try running.session.reply(order, piece: piece)
        } catch {
            if error != .tooLong { end(running) }
            throw .failed
        }
    }

    /// Ends the reply that is being made.
    func cancel() { state.withLock(\.running)?.session.cancel() }

    private func begin() -> Int {
        state.withLock { state in
            (state.isAsked, state.lastUse) = (true, host.agenda.now())
            watch(&state, in: Self.rest)
            return state.closings
        }
    }

    private func finish(_ closings: Int) {
        let left = state.withLock { state -> Running? in
            (state.isAsked, state.lastUse) = (false, host.agenda.now())
            guard state.closings != closings else { return nil }
            defer { state.running = nil }
            return state.running
        }
        left?.process.end()
    }

    private func ready(
        _ name: String, _ closings: Int, _ progress: (Double) -> Void
    ) throws(ModelProblem) -> Running {
        if let running = state.withLock(\.running) {
            if running.name == name { return running }
            end(running)
        }
        guard hasEngine else { throw .noEngine }
        guard let record = try? store.model(name).record else { throw .noModel }
        let available = store.availableMemory() - Self.spareMemory
        guard record.memory.fits(in: available) else {
            throw .memory(needed: record.memory.total, available: max(0, available))
        }
        let file: Int32
        do throws(ReadFailure) {
            file = try OrdinaryFile.open(store.path(of: name))
        } catch {
            throw .noModel
        }
        defer { Glibc.close(file) }
        let running = try start(name, closings)
        do throws(LanguageFailure) {
            _ = try running.session.load(file, Self.order(record), progress: progress)
        } catch {
            end(running)
            throw error == .noTemplate || error == .unknownTemplate
                ? .noTalk : error == .unreadable ? .noModel : .failed
        }
        return running
    }

    private func start(_ name: String, _ closings: Int) throws(ModelProblem) -> Running {
        guard let process = try? host.start(Self.program, []) else { throw .noEngine }
        let running = Running(name: name, process: process, session: LanguageSession(process.socket))
        let isClosed = state.withLock { state in
            if state.closings == closings { state.running = running }
            return state.closings != closings
        }
        guard !isClosed else {
            process.end()
            throw .failed
        }
        return running
    }

    /// One core is left to the pictures and the sound.
    private static func order(_ record: ModelRecord) -> ModelOrder {
        let threads = max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1))
        // Weights that are laid out anew for the processor are a copy.
        return ModelOrder(threads: threads, memoryBytes: record.memory.total * 2 + (256 << 20))
    }

    // MARK: - The end

    /// Unloads the model; the next reply loads it again.
    ///
    /// A reply that is being made fails.
    func close() {
        let idle = state.withLock { state -> Running? in
            state.closings += 1
            if state.isAsked {
                // Its socket must stay open while another thread reads it; that one ends it.
                state.running.map { ToolSocket(descriptor: $0.process.socket).interrupt() }
                return nil
            }
            defer { state.running = nil }
            return state.running
        }
        idle?.process.end()
    }

    private func end(_ running: Running) {
        state.withLock { state in
            if state.running?.session === running.session { state.running = nil }
        }
        running.process.end()
    }

    private func watch(_ state: inout State, in delay: Duration) {
        guard !state.isWatched else { return }
        state.isWatched = true
        host.agenda.later(delay) { [weak self] in self?.endIfUnused() }
    }

    private func endIfUnused() {
        let isOver = state.withLock { state in
            state.isWatched = false
            guard state.running != nil else { return false }
            let left = Self.rest - (host.agenda.now() - state.lastUse)
            guard left > .zero || state.isAsked else { return true }
            watch(&state, in: max(left, .seconds(1)))
            return false
        }
        if isOver { close() }
    }
}

extension ModelProcess {
    /// One model, which is loaded with its first reply.
    func model(_ name: String) -> any FreeReply.Model { Named(name: name, process: self) }

    private struct Named: FreeReply.Model {
        let name: String
        let process: ModelProcess

        func reply(
            _ order: ReplyOrder, progress: (Double) -> Void, piece: (String) -> Void
        ) throws(ModelProblem) -> ReplyReport {
            try process.reply(order, of: name, progress: progress, piece: piece)
        }

        func cancel() { process.cancel() }
    }
}
