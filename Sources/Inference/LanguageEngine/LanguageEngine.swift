import CLlama
import Channel
import Glibc
import Inference

/// Replies with a model, one order after the other.
struct LanguageEngine {
    private let model: LanguageModel
    private let listener: CancelListener<LanguageMessage>
    /// The tokens of each talk that the model has read, or made.
    private var known: [ReplyOrder.Talk: [llama_token]] = [:]
    /// Each talk up to the end of its last reply.
    private var said: [ReplyOrder.Talk: PromptText] = [:]
    /// The replies of each talk in a row that had no thought: a model that has given some goes on so.
    private var thoughtless: [ReplyOrder.Talk: Int] = [:]
    private static let enoughThoughtless = 3

    init(_ model: LanguageModel, _ channel: MessageChannel<LanguageMessage>) {
        (self.model, listener) = (model, CancelListener(channel, cancellation: .cancel))
        llama_set_abort_callback(
            model.context, { CancelListener<LanguageMessage>.isCancelled($0) }, listener.pointer)
    }

    /// Works until the parent has closed its end.
    mutating func run() {
        listener.run { message throws(LanguageFailure) in
            guard case .reply(let order) = message else { return nil }
            return .done(try reply(to: order))
        }
    }

    // MARK: - A reply

    private mutating func reply(to order: ReplyOrder) throws(LanguageFailure) -> ReplyReport {
        guard let fitted = window(for: order) else { throw .tooLong }
        var report = ReplyReport(.cancelled)
        (report.promptTokens, report.droppedMessages) = (fitted.prompt.tokens.count, fitted.dropped)
        said[order.talk] = fitted.prompt
        let start = ContinuousClock.now
        let isRead = try read(fitted.prompt.tokens, in: order.talk, &report)
        report.promptSeconds = start.duration(to: .now) / .seconds(1)
        guard isRead else { return report }
        let first = ContinuousClock.now
        report.end = try make(order, &report)
        report.seconds = first.duration(to: .now) / .seconds(1)
        return report
    }

    /// The messages that fit, with room for a thought if the model may think and there is so much, or at least for a
    /// short reply.
    private func window(for order: ReplyOrder) -> (prompt: PromptText, dropped: Int)? {
        let all = model.facts.contextTokens - 1
        let room = all - order.mostTokens
        let thought = model.thoughts == nil ? 0 : min(order.mostThoughtTokens, room / 3) + Self.mostClosingTokens
        let rooms = [room - thought, room, all - min(order.mostTokens, Self.shortReply)]
        return rooms.lazy.compactMap { [model, last = said[order.talk]] room in
            PromptWindow(room: room) { model.prompt($0, after: last) }.fit(order.messages)
        }.first
    }

    /// Tokens of a reply for which there is room at least.
    private static let shortReply = 48

    /// The tokens that the context still takes in.
    private func left(in talk: ReplyOrder.Talk) -> Int { model.facts.contextTokens - 1 - (known[talk]?.count ?? 0) }

    /// Reads what the talk does not know yet.
    ///
    /// - Returns: false if it was cancelled.
    private mutating func read(
        _ tokens: [llama_token], in talk: ReplyOrder.Talk, _ report: inout ReplyReport
    ) throws(LanguageFailure) -> Bool {
        // The last token is always read, for what follows it.
        var common = zip(known[talk] ?? [], tokens.dropLast()).prefix { $0 == $1 }.count
        if !forget(talk, from: common) { common = 0 }
        report.newTokens = tokens.count - common
        for start in stride(from: common, to: tokens.count, by: LanguageModel.batchTokens) {
            let end = min(start + LanguageModel.batchTokens, tokens.count)
            guard try decode(tokens[start..<end], in: talk) else { return false }
        }
        return true
    }

    /// Has the model forget a talk from a place on.
    ///
    /// - Returns: false if it has forgotten all of it, as a model must that cannot forget a part.
    private mutating func forget(_ talk: ReplyOrder.Talk, from place: Int) -> Bool {
        let memory = llama_get_memory(model.context)
        known[talk] = Array((known[talk] ?? []).prefix(place))
        if llama_memory_seq_rm(memory, Int32(talk.rawValue), Int32(place), -1) { return true }
        _ = llama_memory_seq_rm(memory, Int32(talk.rawValue), -1, -1)
        known[talk] = []
        return false
    }

    /// - Returns: false if it was cancelled; the talk is as before then.
    private mutating func decode(
        _ tokens: ArraySlice<llama_token>, in talk: ReplyOrder.Talk
    ) throws(LanguageFailure) -> Bool {
        let start = known[talk]?.count ?? 0
        var batch = llama_batch_init(Int32(tokens.count), 0, 1)
        defer { llama_batch_free(batch) }
        batch.n_tokens = Int32(tokens.count)
        for (place, token) in tokens.enumerated() {
            batch.token[place] = token
            batch.pos[place] = Int32(start + place)
            batch.n_seq_id[place] = 1
            batch.seq_id[place]?[0] = Int32(talk.rawValue)
            batch.logits[place] = place == tokens.count - 1 ? 1 : 0
        }
        let result = llama_decode(model.context, batch)
        guard result == 0 else {
            _ = forget(talk, from: start)
            if listener.isCancelled() { return false }
            throw .died
        }
        known[talk, default: []] += tokens
        return true
    }

    // MARK: - Making

    /// Makes the reply, token by token.
    private mutating func make(
        _ order: ReplyOrder, _ report: inout ReplyReport
    ) throws(LanguageFailure) -> ReplyReport.End {
        let sampler = Sampler(order, model.vocabulary)
        var text = TextStream()
        let mayThink = model.thoughts != nil && thoughtless[order.talk, default: 0] < Self.enoughThoughtless
        var thoughts = ThoughtFilter(mayBeOpen: mayThink, pair: model.thoughts ?? .usual)
        var mayClose = true
        while true {
            guard !listener.isCancelled() else { return .cancelled }
            let token = hasRoom(for: order, report, thoughts) ? sampler.next(model.context) : nil
            if let token, !model.isEnd(token, of: thoughts) {
                if thoughts.isThinking { report.thoughtTokens += 1 } else { report.tokens += 1 }
                said[order.talk]?.tokens.append(token)
                try tell(thoughts.append(text.append(model.bytes(of: token))), in: order.talk)
                guard try decode([token], in: order.talk) else { return .cancelled }
            } else if thoughts.isThinking, token == nil || !thoughts.isUnsure, mayClose {
                // It has thought for long enough, or forgotten to say anything.
                mayClose = false
                let closing = thoughts.closing, tokens = model.tokens(of: closing)
                guard tokens.count < left(in: order.talk) else { continue }
                _ = thoughts.append(text.end() + closing)
                guard try decode(tokens[...], in: order.talk) else { return .cancelled }
            } else {
                try end(thoughts, text, isCut: token == nil, order, &report)
                return token == nil ? .full : .whole
            }
        }
    }

    /// Tells the last of a reply.
    private mutating func end(
        _ thoughts: ThoughtFilter, _ text: TextStream, isCut: Bool, _ order: ReplyOrder, _ report: inout ReplyReport
    ) throws(LanguageFailure) {
        var (thoughts, text) = (thoughts, text)
        if thoughts.isUnsure, !isCut {
            // It was no thought.
            (report.tokens, report.thoughtTokens) = (min(report.thoughtTokens, order.mostTokens), 0)
        }
        let last = thoughts.append(text.end()) + thoughts.end(isCut: isCut)
        try tell(last, in: order.talk)
        // The next prompt does not hold what was thought.
        if thoughts.hasThought { said[order.talk] = nil }
        thoughtless[order.talk] = thoughts.hasThought ? 0 : thoughtless[order.talk, default: 0] + 1
    }

    private func hasRoom(for order: ReplyOrder, _ report: ReplyReport, _ thoughts: ThoughtFilter) -> Bool {
        let left = left(in: order.talk)
        guard thoughts.isThinking else { return report.tokens < order.mostTokens && left > 0 }
        return report.thoughtTokens < order.mostThoughtTokens && left > order.mostTokens + Self.mostClosingTokens
    }

    /// Tokens of what ends a thought for the model: all of its letters, at most.
    private static let mostClosingTokens = 64

    private mutating func tell(_ piece: String, in talk: ReplyOrder.Talk) throws(LanguageFailure) {
        said[talk]?.text += piece
        guard listener.channel.send(.piece(piece)) else { throw .died }
    }
}
