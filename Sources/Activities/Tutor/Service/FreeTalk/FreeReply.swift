import Inference

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
    /// Nil without the analyser.
    let lexicon: (any Lexicon)?
    let scenario: Scenario?
    let level: Level?
    /// Whether the learner has stopped it.
    let isStopped: @Sendable () -> Bool
    let tell: (ReplyNews.State) -> Void

    /// Replies to what the learner has said last.
    func run(_ messages: [ChatMessage], heard: String) {
        let guardian = ThemeGuard(scenario?.category)
        if let theme = guardian.theme(of: LemmatisedText(heard, lexicon), by: .learner) {
            return tell(.declined(theme.line))
        }
        do throws(ModelProblem) {
            let first = try ask(messages, heard, seed: 1)
            guard case .faulty(let fault, _) = first else { return tell(first.state) }
            let second = try ask(RetryPrompt(messages, after: fault, for: level).messages, heard, seed: 2)
            // Of two that are only not quite right, the second is shown.
            if case .faulty(let fault, let other) = second {
                return tell(fault.isHarmless ? .said(other) : .failed(.faulty))
            }
            tell(second.state)
        } catch {
            tell(.failed(error))
        }
    }

    private enum Outcome {
        case said(String)
        case stopped(String)
        case faulty(ReplyFault, String)

        var state: ReplyNews.State {
            switch self {
            case .said(let text), .faulty(_, let text): .said(text)
            case .stopped(let text): .stopped(text)
            }
        }
    }

    private func ask(_ messages: [ChatMessage], _ heard: String, seed: UInt32) throws(ModelProblem) -> Outcome {
        var order = ReplyOrder(messages)
        order.seed = seed
        guard !isStopped() else { return .stopped("") }
        var text = "", shown = "", hasTheme = false
        tell(.reading)
        let report = try model.reply(order) { share in
            guard !isStopped() else { return model.cancel() }
            tell(share < 1 ? .loading(share) : .reading)
        } piece: { piece in
            text += piece
            // It may have been stopped just before the model was asked, when there was nothing yet to cancel.
            guard !isStopped() else { return model.cancel() }
            guard !hasTheme, let whole = text.wholeWords, whole != shown else { return }
            hasTheme = ThemeGuard(scenario?.category).theme(of: LemmatisedText(whole, lexicon), by: .tutor) != nil
            // Nothing of it is shown, and no more of it is made.
            if hasTheme { return model.cancel() }
            shown = whole
            tell(.making(whole))
        }
        if isStopped() { return .stopped(text.wholeWords ?? "") }
        let context = ReplyContext(
            level: level, role: scenario?.role.spanish ?? "", category: scenario?.category, heard: heard)
        let check = ReplyCheck(text, in: context, isCut: report.end != .whole, lexicon)
        return check.faults.first.map { .faulty($0, check.cleaned) } ?? .said(check.cleaned)
    }
}

extension ReplyFault {
    /// Whether a reply with it may be shown all the same, after it was asked for twice.
    var isHarmless: Bool {
        switch self {
        case .tooLong, .noQuestion, .echo: true
        case .empty, .notSpanish, .otherScript, .outOfRole, .stageDirection, .learnersLines, .markup, .translation,
            .loop, .theme:
            false
        }
    }
}

extension String {
    /// Its words up to the last space, without one at the start; nil for none.
    fileprivate var wholeWords: String? {
        guard let end = lastIndex(where: \.isWhitespace) else { return nil }
        let words = self[..<end].drop(while: \.isWhitespace)
        return words.isEmpty ? nil : String(words)
    }
}
