import Inference
import Synchronization

@testable import Tutor

/// A model that gives prepared replies, word by word, and notes what it was asked.
final class ScriptedModel: FreeReply.Model, Sendable {
    private let state: Mutex<State>

    private struct State {
        var replies: [Result<String, ModelProblem>]
        var orders: [ReplyOrder] = []
        var isCancelled = false
    }

    init(replies: [Result<String, ModelProblem>]) { state = Mutex(State(replies: replies)) }
    convenience init(_ replies: Result<String, ModelProblem>...) { self.init(replies: replies) }

    var orders: [ReplyOrder] { state.withLock(\.orders) }

    func reply(
        _ order: ReplyOrder, progress: (Double) -> Void, piece: (String) -> Void
    ) throws(ModelProblem) -> ReplyReport {
        let next = state.withLock { state in
            state.orders.append(order)
            state.isCancelled = false
            return state.replies.isEmpty ? .failure(.failed) : state.replies.removeFirst()
        }
        let reply = try next.get()
        progress(0.5)
        for word in reply.split(separator: " ", omittingEmptySubsequences: false) {
            guard !state.withLock(\.isCancelled) else { return ReplyReport(.cancelled) }
            piece("\(word) ")
        }
        return ReplyReport(.whole)
    }

    func cancel() { state.withLock { $0.isCancelled = true } }
}
