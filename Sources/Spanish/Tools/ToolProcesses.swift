import Sentences
import Synchronization

/// Debian's tools as they run: each starts with its first question, in a sandbox, and all end when none is used.
///
/// Blocks; any thread may ask, one after another.
final class ToolProcesses: Sendable {
    /// The time without a question after which the tools end.
    static let rest = Duration.seconds(300)

    private let host: ToolHost
    /// Wall-clock time for an answer, with the tool's start.
    private let patience: Duration
    private let state = Mutex(State())
    /// The right to ask, held while a question is asked, so that there is only one.
    private let turn = Mutex(())

    private struct State {
        var running: [Tool: RunningTool] = [:]
        /// The tool that is being asked.
        var asked: Tool?
        /// The number of times that all were ended.
        var closings = 0
        /// The time of the last question, by the agenda.
        var lastUse = Duration.zero
        var isWatched = false
    }

    init(_ host: ToolHost, patience: Duration = .seconds(10)) { (self.host, self.patience) = (host, patience) }

    deinit { close() }

    /// Ends all tools; the next question starts them again.
    ///
    /// Waits for nobody: a question that is being asked has no answer.
    func close() {
        let idle = state.withLock { state in
            state.closings += 1
            let asked = state.asked.flatMap { tool in state.running[tool].map { (tool, $0) } }
            // Its socket must stay open while another thread reads it; that one ends it.
            if let asked { ToolSocket(descriptor: asked.1.socket).interrupt() }
            defer { state.running = asked.map { [$0.0: $0.1] } ?? [:] }
            return state.running.filter { $0.key != asked?.0 }.values
        }
        for process in idle { process.end() }
    }

    /// The number of tools that run.
    var count: Int { state.withLock { $0.running.count } }

    // MARK: - Questions

    /// Passes text through tools, one after another.
    func answer(_ text: String, through tools: [Tool]) throws(LanguageProblem) -> String {
        var text = text
        for tool in tools { text = try answer(text, of: tool) }
        return text
    }

    /// A tool's answer to one line, or to several for a tool that answers by lines.
    func answer(
        _ text: String, of tool: Tool, within limit: Duration? = nil
    ) throws(LanguageProblem) -> String {
        try turn.withLock { _ throws(LanguageProblem) in
            let closings = begin(tool)
            defer { finish(tool, closings) }
            return try ask(tool, text, limit ?? patience, closings)
        }
    }

    private func begin(_ tool: Tool) -> Int {
        state.withLock { state in
            (state.asked, state.lastUse) = (tool, host.now())
            watch(&state, in: Self.rest)
            return state.closings
        }
    }

    private func finish(_ tool: Tool, _ closings: Int) {
        let left = state.withLock { state in
            state.asked = nil
            return state.closings == closings ? nil : state.running.removeValue(forKey: tool)
        }
        left?.end()
    }

    /// Starts those that do not run, all at once, and waits until they have read their dictionaries.
    func prepare(_ tools: [Tool]) {
        turn.withLock { _ in
            let (new, closings) = state.withLock { state in
                (tools.filter { state.running[$0] == nil }, state.closings)
            }
            // Why one does not start shows at its first question.
            for tool in new.filter({ (try? start($0, closings)) != nil }) {
                defer { finish(tool, closings) }
                guard begin(tool) == closings else { return }
                _ = try? ask(tool, tool.trifle, patience, closings, isNew: true)
            }
        }
    }

    /// - Parameter isNew: whether it was started for this question; it may greet first.
    private func ask(
        _ tool: Tool, _ text: String, _ limit: Duration, _ closings: Int, isNew: Bool = false
    ) throws(LanguageProblem) -> String {
        let known = state.withLock { $0.running[tool] }
        let process: RunningTool
        if let known { process = known } else { process = try start(tool, closings) }
        let socket = ToolSocket(descriptor: process.socket)
        do throws(ToolSocket.Failure) {
            // What comes unasked would be taken for the answer.
            if known != nil, !isNew, !socket.isQuiet { throw .ended }
            return try socket.ask(text, of: tool, within: limit)
        } catch {
            let isClosed = state.withLock { state in
                state.running[tool] = nil
                return state.closings != closings
            }
            process.end()
            // One that has died since its last answer, such as for lack of memory, is started again.
            if known != nil, error == .ended, !isClosed { return try ask(tool, text, limit, closings) }
            throw .failed(tool.path)
        }
    }

    private func start(_ tool: Tool, _ closings: Int) throws(LanguageProblem) -> RunningTool {
        let isThere = tool.isThere
        guard isThere else { throw .missing }
        let process: RunningTool
        do {
            process = try host.start([tool.path] + tool.arguments)
        } catch {
            throw LanguageProblem(sentence: "\(error)")
        }
        let isClosed = state.withLock { state in
            if state.closings == closings { state.running[tool] = process }
            return state.closings != closings
        }
        guard !isClosed else {
            process.end()
            throw .failed(tool.path)
        }
        return process
    }

    // MARK: - Their end

    private func watch(_ state: inout State, in delay: Duration) {
        guard !state.isWatched else { return }
        state.isWatched = true
        host.later(delay) { [weak self] in self?.endIfUnused() }
    }

    private func endIfUnused() {
        let isOver = state.withLock { state in
            state.isWatched = false
            let left = Self.rest - (host.now() - state.lastUse)
            guard left > .zero || state.asked != nil else { return true }
            watch(&state, in: max(left, .seconds(1)))
            return false
        }
        if isOver { close() }
    }
}

extension Tool {
    /// The least that can be asked.
    fileprivate var trifle: String { answer == .null ? "" : "^a" }
}
