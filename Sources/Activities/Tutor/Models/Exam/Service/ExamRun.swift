import Inference
import Spanish

/// Examines a model: asks each question once, in order, and judges the answers.
///
/// The engine is asked for temperature 0, so that the same model gets the same marks. It blocks as long as the model
/// thinks, so it is used on a service's own queue or in a command.
struct ExamRun {
    let exam: Exam
    /// The analyser's dictionary; nil without the analyser.
    let lexicon: (any Lexicon)?

    struct Progress: Hashable, Sendable {
        /// Questions that are done, and all.
        let done, all: Int
    }

    /// Asks a model.
    ///
    /// - Parameters:
    ///   - date: such as 2026-11-24.
    ///   - isCancelled: asked before each question.
    ///   - ask: messages, and how many tokens the answer may have.
    /// - Returns: nil if it was cancelled.
    func run<Failure: Error>(
        _ model: ExaminedModel, date: String, isCancelled: () -> Bool = { false },
        progress: (Progress) -> Void = { _ in }, ask: ([ChatMessage], Int) throws(Failure) -> ExamReply
    ) throws(Failure) -> ExamCard? {
        let grader = ExamGrader(lexicon: lexicon)
        var marks: [ExamMark] = [], said: Set<[String]> = [], tokens = 0, seconds = 0.0
        for (number, question) in exam.questions.enumerated() {
            guard !isCancelled() else { return nil }
            progress(Progress(done: number, all: exam.questions.count))
            let reply = try ask(question.messages, question.mostTokens)
            (tokens, seconds) = (tokens + reply.tokens + reply.thoughtTokens, seconds + reply.seconds)
            let isCut = reply.tokens >= question.mostTokens
            var mark = grader.mark(reply.text, to: question, isCut: isCut)
            if mark.isOfTalk, !said.insert(ComparedText(reply.text).words).inserted { mark = mark.saidBefore }
            marks.append(mark)
        }
        progress(Progress(done: exam.questions.count, all: exam.questions.count))
        return ExamCard(
            version: exam.version, date: date, model: model, isAnalysed: isAnalysed, marks: marks,
            tokensASecond: seconds > 0 ? Double(tokens) / seconds : 0)
    }

    private var isAnalysed: Bool { LemmatisedText("casa", lexicon).words.allSatisfy(\.isKnown) }
}

/// A model's answer to a question.
struct ExamReply: Hashable, Sendable {
    let text: String
    /// The number of tokens that were made, and of those of thoughts, of which nothing is in the text.
    let tokens: Int
    var thoughtTokens = 0
    let seconds: Double
}

/// The model that is examined.
struct ExaminedModel: Hashable, Codable, Sendable {
    let name: String
    /// The number of its parameters; nil if the file does not say.
    let parameters: Int?
}

extension ExamMark {
    /// A reply that fits each talk answers none.
    fileprivate var saidBefore: ExamMark {
        guard !failed.contains(.sense) else { return self }
        return ExamMark(
            question: question, level: level, judged: judged, failed: (failed + [.sense]).sorted(),
            reasons: reasons + ["the same reply as before"])
    }
}
