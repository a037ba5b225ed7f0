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
        let room = model.facts.contextTokens - order.mostTokens - 1
        let window = PromptWindow(room: room) { [model, last = said[order.talk]] in model.prompt($0, after: last) }
        guard let fitted = window.fit(order.messages) else { throw .tooLong }
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

    /// Makes the reply, token by token.
    private mutating func make(
        _ order: ReplyOrder, _ report: inout ReplyReport
    ) throws(LanguageFailure) -> ReplyReport.End {
        let sampler = Sampler(order, model.vocabulary)
        var text = TextStream()
        while report.tokens < order.mostTokens {
            guard !listener.isCancelled() else { return .cancelled }
            let token = sampler.next(model.context)
            if llama_vocab_is_eog(model.vocabulary, token) {
                try tell(text.end(), in: order.talk)
                return .whole
            }
            report.tokens += 1
            said[order.talk]?.tokens.append(token)
            try tell(text.append(model.bytes(of: token)), in: order.talk)
            guard report.tokens < order.mostTokens else { break }
            guard try decode([token], in: order.talk) else { return .cancelled }
        }
        try tell(text.end(), in: order.talk)
        return .full
    }

    private mutating func tell(_ piece: String, in talk: ReplyOrder.Talk) throws(LanguageFailure) {
        guard !piece.isEmpty else { return }
        said[talk]?.text += piece
        guard listener.channel.send(.piece(piece)) else { throw .died }
    }
}
