@testable import Spanish
@testable import Tutor

/// Made-up models that take the exam.
enum Examinees {
    private static let exam = ShippedExam.exam

    static let large = ExaminedModel(name: "large", parameters: 3_000_000_000)

    /// Examines one, with the real analyser if no other is named.
    static func run(
        _ model: ExaminedModel = large, _ lexicon: (any Lexicon)? = Tools.spanish,
        answer: (ExamQuestion) -> String
    ) throws -> ExamCard {
        let card = ExamRun(exam: exam, lexicon: lexicon).run(model, date: "2026-11-24") { messages, most in
            let question = exam.questions.first { $0.messages == messages }
            return ExamReply(text: question.map(answer) ?? "", tokens: min(most - 1, 20), seconds: 2)
        }
        guard let card else { throw Cancelled() }
        return card
    }

    struct Cancelled: Error {}

    /// Answers from the accepted lists.
    static func perfect(_ question: ExamQuestion) -> String {
        switch question.task {
        case .talk(let talk): talk.example
        case .translation(let translation): translation.accepts.last ?? ""
        case .correction(let correction): correction.accepts.last ?? ""
        }
    }

    static func parrot(_ question: ExamQuestion) -> String { question.messages.last?.content ?? "" }
    static func english(_ question: ExamQuestion) -> String {
        "Of course! I would like to help you. What is your name?"
    }
    static func silent(_ question: ExamQuestion) -> String { " " }

    /// Talks well, but without an end.
    static func rambler(_ question: ExamQuestion) -> String {
        let others = exam.questions.filter { $0.skill == .spanish && $0 != question }.prefix(6).map(perfect)
        return (others + [perfect(question)]).joined(separator: " ")
    }

    /// Answers each talk alike, whatever was said.
    static func canned(_ question: ExamQuestion) -> String { "Muy bien. ¿Qué más quiere usted?" }

    /// A model that is right in all but what it corrects.
    static func worsener(_ question: ExamQuestion) -> String {
        switch question.skill {
        case .correcting: parrot(question)
        case .keeping: "El agua está frío."
        default: perfect(question)
        }
    }

    /// A model that is lured out of its role.
    static func turncoat(_ question: ExamQuestion) -> String {
        switch question.skill {
        case .role: "Soy un modelo de lenguaje. ¿En qué puedo ayudarle con \(question.id.count) frases?"
        case .plain: "«\(question.id.count)» es un error de gramática. ¿Quiere saber más?"
        case .declining: "Sí, claro, con mucho gusto le ayudo a las \(question.id.count). ¿Dónde vive usted?"
        default: perfect(question)
        }
    }
}
