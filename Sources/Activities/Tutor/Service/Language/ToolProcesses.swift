import Engine
import Glibc
import Synchronization

/// Debian's tools as they run: each starts with its first question, in a sandbox, and all end when none is used.
///
/// Blocks; any thread may ask, one after another.
final class ToolProcesses: Sendable {
    /// Wall-clock time for an answer, with the tool's start.
    static let patience = Duration.seconds(10)
    /// Without a question for so long, the tools end.
    private static let rest = Duration.seconds(300)

    private let host: ActivityHost
    private let state = Mutex(State())

    private struct State {
        var running: [Tool: any HelperProcess] = [:]
        /// When a question was last asked, by the agenda's clock.
        var lastUse = Duration.zero
        var isWatched = false
    }

    init(_ host: ActivityHost) { self.host = host }

    deinit { close() }

    /// Ends all tools; the next question starts them again.
    func close() {
        state.withLock { state in
            state.running.values.forEach { $0.end() }
            state.running = [:]
        }
    }

    /// The number of tools that run.
    var count: Int { state.withLock { $0.running.count } }

    /// Passes text through tools, one after another.
    func answer(_ text: String, through tools: [Tool]) throws(LanguageProblem) -> String {
        var text = text
        for tool in tools { text = try answer(text, of: tool) }
        return text
    }

    /// A tool's answer to one line, or to several for a tool that answers by lines.
    func answer(
        _ text: String, of tool: Tool, within limit: Duration = patience
    ) throws(LanguageProblem) -> String {
        let answer = try state.withLock { state throws(LanguageProblem) in
            use(&state)
            return try ask(tool, text, limit, &state)
        }
        return String(decoding: answer, as: UTF8.self)
    }

    /// Starts those that do not run, all at once, and waits until they have read their dictionaries.
    func prepare(_ tools: [Tool]) {
        state.withLock { state in
            let new = tools.filter { state.running[$0] == nil }
            guard !new.isEmpty else { return }
            use(&state)
            // Why one does not start shows at its first question.
            for tool in new { state.running[tool] = try? start(tool) }
            for tool in new where state.running[tool] != nil { _ = try? ask(tool, tool.trifle, Self.patience, &state) }
        }
    }

    private func ask(
        _ tool: Tool, _ text: String, _ limit: Duration, _ state: inout State
    ) throws(LanguageProblem) -> [UInt8] {
        let known = state.running[tool]
        let process: any HelperProcess
        if let known { process = known } else { process = try start(tool) }
        state.running[tool] = process
        do throws(ToolSocket.Failure) {
            let socket = ToolSocket(descriptor: process.socket)
            return tool.text(of: try socket.ask(tool.question(text), within: limit) { tool.isWhole($0, text) })
        } catch {
            process.end()
            state.running[tool] = nil
            // One that has died since its last answer, such as for lack of memory, is started again.
            if known != nil, error == .ended { return try ask(tool, text, limit, &state) }
            throw .failed(tool.path)
        }
    }

    private func start(_ tool: Tool) throws(LanguageProblem) -> any HelperProcess {
        let isThere = tool.isThere
        guard isThere else { throw .missing }
        do {
            return try host.start("pasaka-confined", [tool.path] + tool.arguments)
        } catch {
            throw LanguageProblem(sentence: "\(error)")
        }
    }

    // MARK: - Their end

    private func use(_ state: inout State) {
        state.lastUse = host.agenda.now()
        guard !state.isWatched else { return }
        state.isWatched = true
        watch(for: Self.rest)
    }

    private func watch(for time: Duration) { host.agenda.later(time) { [weak self] in self?.endIfUnused() } }

    private func endIfUnused() {
        state.withLock { state in
            let left = state.lastUse + Self.rest - host.agenda.now()
            guard left <= .zero else { return watch(for: left) }
            state.isWatched = false
            state.running.values.forEach { $0.end() }
            state.running = [:]
        }
    }
}

extension Tool {
    /// The least that can be asked.
    fileprivate var trifle: String { answer == .null ? "" : "^a" }

    fileprivate func question(_ text: String) -> [UInt8] {
        // Without the line's end, some tools keep the answer until more is asked.
        Array((answer == .null ? text + "\n\0" : text + "\n").utf8)
    }

    fileprivate func isWhole(_ answer: [UInt8], _ text: String) -> Bool {
        switch self.answer {
        case .null: answer.last == 0
        case .lines:
            zip(answer, answer.dropFirst()).count { $0 == UInt8(ascii: "\n") && $1 == $0 }
                == text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        }
    }

    fileprivate func text(of answer: [UInt8]) -> [UInt8] {
        guard self.answer == .null else { return answer }
        let text = answer.prefix { $0 != 0 }
        return Array(text.last == UInt8(ascii: "\n") ? text.dropLast() : text)
    }
}
