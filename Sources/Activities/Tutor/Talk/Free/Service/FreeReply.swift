import Inference
import Spanish

/// One reply of a language model in a talk: asked for, followed while it is made, judged by rule, and asked for once more
/// if it has a fault.
///
/// It blocks, so it is used on a queue of its own.
struct FreeReply {
    /// What a model is asked, and how it can be stopped.
    protocol Model {
        func reply(
            _ order: ReplyOrder, progress: (Double) -> Void, piece: (String) -> Void
        ) throws(ModelProblem) -> ReplyReport
        func cancel()
    }

    let model: any Model
    /// The analyser's dictionary; nil without the analyser.
    let lexicon: (any Lexicon)?
    /// The rules' grammar; nil without their tools.
    var grammar: ReplyGrammar?
    let scenario: Scenario?
    let level: Level?
    /// Whether its sentences are spoken while it is made.
    var isSpoken = false
    /// Whether the learner has stopped it.
    let isStopped: @Sendable () -> Bool
    let tell: (ReplyAnswer.State) -> Void

    /// Replies to what the learner has said last.
    func run(_ messages: [ChatMessage], heard: String) {
        let guardian = ThemeGuard(scenario?.category)
        if let theme = guardian.theme(of: LemmatisedText(heard, lexicon), by: .learner) {
            return tell(.declined(theme.line))
        }
        let context = ReplyContext(
            level: level, role: scenario?.role.spanish ?? "", category: scenario?.category, heard: heard)
        let judge = ReplyJudge(context: context, lexicon: lexicon, grammar: grammar)
        do throws(ModelProblem) {
            let first = try ask(messages, judge, seed: 1)
            guard case .faulty(let fault, _) = first else { return tell(finish(first, messages, judge)) }
            let retry = RetryPrompt(messages, after: fault, for: level).messages
            let second = try ask(retry, judge, seed: 2)
            // Of two that are only not quite right, the second is shown.
            if case .faulty(let fault, let other) = second {
                return tell(fault.isHarmless ? .said(other) : .failed(.faulty))
            }
            tell(finish(second, messages, judge))
        } catch {
            tell(.failed(error))
        }
    }

    private enum Outcome {
        case said(String)
        /// The reply was begun to be spoken, and the question at its end is missing.
        case unfinished(String)
        case stopped(String)
        case faulty(ReplyFault, String)
    }

    private func ask(_ messages: [ChatMessage], _ judge: ReplyJudge, seed: UInt32) throws(ModelProblem) -> Outcome {
        guard !isStopped() else { return .stopped("") }
        var order = ReplyOrder(messages)
        order.seed = seed
        var reply = GrowingReply(judge, isSpoken: isSpoken)
        var shown = ""
        tell(.reading)
        let report = try model.reply(order) { share in
            guard !isStopped() else { return model.cancel() }
            tell(share < 1 ? .loading(share) : .reading)
        } piece: { piece in
            let news = reply.append(piece)
            // It may have been stopped just before the model was asked, when there was nothing yet to cancel.
            guard !isStopped(), !reply.isOver else { return model.cancel() }
            news.forEach(tell)
            shown = reply.shown
        }
        if isStopped() { return .stopped(shown) }
        let check = judge.check(reply.text, isCut: report.end != .whole, after: reply.judged)
        guard reply.judged.isEmpty else { return outcome(reply.said(check), judge) }
        return check.faults.first.map { .faulty($0, check.cleaned) } ?? .said(check.cleaned)
    }

    private func outcome(_ said: String, _ judge: ReplyJudge) -> Outcome {
        judge.context.lacksQuestion(said) ? .unfinished(said) : .said(said)
    }

    /// Asks for the question that is missing at the end of a reply that stays; without a good one it stays as it is.
    private func finish(
        _ outcome: Outcome, _ messages: [ChatMessage], _ judge: ReplyJudge
    ) -> ReplyAnswer.State {
        switch outcome {
        case .said(let text), .faulty(_, let text): return .said(text)
        case .stopped(let text): return .stopped(text)
        case .unfinished(let text):
            var order = ReplyOrder(RetryPrompt.question(after: text, to: messages))
            (order.seed, order.mostTokens) = (2, Self.mostOfQuestion)
            var question = ""
            // What was said stays said, also if the model fails now.
            let report = try? model.reply(order) { _ in
            } piece: { piece in
                question += piece
                if isStopped() { model.cancel() }
            }
            if isStopped() { return .stopped(text) }
            let check = judge.check(question, isCut: report?.end != .whole)
            let whole = "\(text) \(check.cleaned)"
            return .said(check.faults.isEmpty && !LoopFinder(whole).hasLoop ? whole : text)
        }
    }

    /// Tokens.
    private static let mostOfQuestion = 48
}

extension ReplyFault {
    /// Whether a reply with it may be shown all the same, after it was asked for twice.
    var isHarmless: Bool {
        switch self {
        case .tooLong, .noQuestion, .echo: true
        case .empty, .notSpanish, .otherScript, .outOfRole, .markup, .loop, .theme, .mistake: false
        }
    }
}
