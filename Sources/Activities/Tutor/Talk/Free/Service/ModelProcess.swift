import Conversion
import Engine
import Glibc
import Inference
import Installed
import Spanish
import Storage
import Synchronization
import System

/// The language model that is loaded, in a process of its own, which ends when it is long unused.
///
/// ``reply(_:of:progress:piece:)`` blocks, on one queue; the rest may be called from any thread, and only
/// ``close()`` waits, for a process to end.
final class ModelProcess: Sendable {
    /// The time without a reply after which the model is unloaded.
    static let rest = Duration.seconds(300)
    /// Memory that is left to others, in bytes, when a model is loaded.
    private static let spareMemory = 100 << 20

    private let host: ActivityHost
    private let store: InstalledStore
    private let state = Mutex(State())
    /// The right to end an idle process, held until it is gone: a large model takes a while to be let go.
    private let ending = Mutex(())

    private struct State {
        var running: Running?
        /// Whether it is being loaded.
        var isLoading = false
        var isAsked = false
        /// Whether what is asked is to end, and whether the model is to go with it.
        var isCancelled = false, isClosed = false
        /// The time of the last reply, by the agenda.
        var lastUse = Duration.zero
        var isWatched = false
        /// Whether a process that is lost between two replies may be replaced.
        var mayStartAgain = false

        /// Ends what is read from the process; it stays open, because the thread that reads it ends it.
        func interrupt() { running.map { ToolSocket(descriptor: $0.process.socket).interrupt() } }
    }

    private struct Running {
        let name: String
        let process: any HelperProcess
        let session: LanguageSession
    }

    init(_ host: ActivityHost, _ store: InstalledStore) { (self.host, self.store) = (host, store) }

    deinit { close() }

    /// Whether the engine is installed.
    var hasEngine: Bool { host.program(Self.program) != nil }
    static let program = "pasaka-tutor"

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
        begin()
        defer { finish() }
        var mayBeLost = loaded == model
        while let running = try ready(model, progress) {
            var hasSpoken = false
            do throws(LanguageFailure) {
                return try running.session.reply(order) { text in
                    if !text.isEmpty { hasSpoken = true }
                    piece(text)
                }
            } catch {
                guard error != .tooLong else { throw .failed }
                let isGone = !ToolSocket(descriptor: running.process.socket).isQuiet
                end(running)
                // It was lost since its last reply. The order holds all of the talk, so another one can go on with it.
                guard mayBeLost, isGone, !hasSpoken, mayStartAgain() else { throw .failed }
                mayBeLost = false
            }
        }
        return ReplyReport(.cancelled)
    }

    /// Whether a process that was lost may be replaced: once in a talk.
    private func mayStartAgain() -> Bool {
        state.withLock { state in
            defer { state.mayStartAgain = false }
            return state.mayStartAgain && !state.isClosed && !state.isCancelled
        }
    }

    /// A new talk begins, in which a process that is lost is replaced once.
    func beginTalk() { state.withLock { $0.mayStartAgain = true } }

    /// An exam begins, whose answers all come from one process.
    func beginExam() { state.withLock { $0.mayStartAgain = false } }

    /// Ends the reply that is being made, or the loading before it.
    ///
    /// Nothing can be said to an engine that loads: its process ends, and the next reply starts another.
    func cancel() {
        state.withLock { state in
            guard state.isAsked else { return }
            state.isCancelled = true
            if state.isLoading { state.interrupt() } else { state.running?.session.cancel() }
        }
    }

    private func begin() {
        state.withLock { state in
            (state.isAsked, state.isCancelled, state.isClosed) = (true, false, false)
            state.lastUse = host.agenda.now()
            watch(&state, in: Self.rest)
        }
    }

    private func finish() {
        let left = state.withLock { state -> Running? in
            (state.isAsked, state.lastUse) = (false, host.agenda.now())
            guard state.isClosed else { return nil }
            defer { state.running = nil }
            return state.running
        }
        left?.process.end()
    }

    /// The loaded model; nil if that was cancelled.
    private func ready(_ name: String, _ progress: (Double) -> Void) throws(ModelProblem) -> Running? {
        if let running = state.withLock(\.running) {
            if running.name == name { return running }
            end(running)
        }
        guard hasEngine else { throw .noEngine }
        // The memory of a model that is being let go is needed for this one.
        ending.withLock { _ in }
        guard let record = try? store.model(name).record else { throw .noModel }
        let available = store.availableMemory() - Self.spareMemory
        guard record.memory.fits(in: available) else {
            throw .memory(needed: record.memory.total, available: max(0, available))
        }
        let file: Int32
        do throws(ReadFailure) {
            file = try OrdinaryFile.open(store.path(of: name, .model))
        } catch {
            throw .noModel
        }
        defer { Glibc.close(file) }
        return try load(name, file, Self.order(record), progress)
    }

    private func load(
        _ name: String, _ file: Int32, _ order: ModelOrder, _ progress: (Double) -> Void
    ) throws(ModelProblem) -> Running? {
        guard let process = try? host.start(Self.program, []) else { throw .noEngine }
        let running = Running(name: name, process: process, session: LanguageSession(process.socket))
        let mayLoad = state.withLock { state in
            (state.running, state.isLoading) = (running, true)
            return !state.isCancelled && !state.isClosed
        }
        var failure: LanguageFailure? = mayLoad ? nil : .cancelled
        do throws(LanguageFailure) {
            if mayLoad { _ = try running.session.load(file, order, progress: progress) }
        } catch {
            failure = error
        }
        let isCancelled = state.withLock { state in
            state.isLoading = false
            return state.isCancelled
        }
        guard isCancelled || failure != nil else { return running }
        end(running)
        if isCancelled { return nil }
        switch failure {
        case .noTemplate, .unknownTemplate, .unknownArchitecture, .noVocabulary: throw .noTalk
        case .unreadable: throw .noModel
        default: throw .failed
        }
    }

    /// One core is left to the pictures and the sound.
    private static func order(_ record: ModelRecord) -> ModelOrder {
        let threads = max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1))
        // Weights that are laid out again for the processor are a copy.
        return ModelOrder(threads: threads, memoryBytes: record.memory.total * 2 + (256 << 20))
    }

    // MARK: - The end

    /// Unloads the model; the next reply loads it again.
    ///
    /// A reply that is being made fails, and its thread ends the process. An idle one is gone on return, even if
    /// another thread has begun to unload it.
    func close() {
        ending.withLock { _ in
            let idle = state.withLock { state -> Running? in
                if state.isAsked {
                    state.isClosed = true
                    state.interrupt()
                    return nil
                }
                defer { state.running = nil }
                return state.running
            }
            idle?.process.end()
        }
    }

    private func end(_ running: Running) {
        state.withLock { state in
            guard state.running?.session === running.session else { return }
            (state.running, state.isLoading) = (nil, false)
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
