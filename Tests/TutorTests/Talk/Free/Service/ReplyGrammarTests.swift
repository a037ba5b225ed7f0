import Inference
import Synchronization
import Testing

@testable import Spanish
@testable import Tutor

/// The rules on what a model says, with the real tools.
struct ReplyGrammarTests {
    private let grammar = ReplyGrammar(tools: Tools.spanish, dialect: .spain, names: ["Zutana"])

    @Test(arguments: [
        "La problema es grande. ¿Qué desea?", "Yo tiene café. ¿Qué desea?",
        "El café está muy buena. ¿Qué desea?", "Vamos a el mercado. ¿Viene usted?", "Me gusta los perros. ¿Y a usted?",
        "Soy en la cocina. ¿Qué desea?", "Yo sabo cocinar. ¿Qué desea?",
    ])
    func `a mistake of which a rule is sure is found`(reply: String) {
        #expect(grammar.hasMistake(in: reply))
    }

    @Test(arguments: [
        "Tengo dos cafés. ¿Qué desea?", "Ayer voy al mercado. ¿Y usted?", "Tenemos sandwiches de Zutana. ¿Quiere uno?",
        "Si, tenemos te. ¿Que desea?",
    ])
    func `what is right, a name, or only misspelled is left alone`(reply: String) {
        #expect(!grammar.hasMistake(in: reply))
    }

    @Test func `no example of the exam has a mistake`() {
        let replies = ShippedExam.exam.questions.compactMap { question -> String? in
            if case .talk(let talk) = question.task { talk.example } else { nil }
        }
        #expect(replies.count > 10)
        #expect(replies.filter { grammar.hasMistake(in: $0) } == [])
    }

    private func end(_ model: ScriptedModel) -> ReplyAnswer.State? {
        let last = Mutex<ReplyAnswer.State?>(nil)
        let reply = FreeReply(
            model: model, lexicon: Tools.spanish, grammar: grammar, scenario: Samples.cafe, level: .a1,
            isStopped: { false }, tell: { state in last.withLock { $0 = state } })
        reply.run([ChatMessage(.user, "Hola.")], heard: "Hola.")
        return last.withLock(\.self)
    }

    @Test func `a reply with a mistake is asked for once more, and never shown`() {
        let model = ScriptedModel(.success("Yo tiene café. ¿Qué desea?"), .success("Tengo café. ¿Qué desea?"))
        #expect(end(model) == .said("Tengo café. ¿Qué desea?"))
        #expect(model.orders[1].messages.last?.content == "Hola.\n[Write simple, correct Spanish.]")
        let wrong = "La problema es grande. ¿Qué desea?"
        #expect(end(ScriptedModel(.success(wrong), .success(wrong))) == .failed(.faulty))
    }
}
