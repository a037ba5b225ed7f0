import Inference
import Synchronization
import Testing

@testable import Spanish
@testable import Tutor

/// The rules on what a model says, with the real tools.
struct ReplyGrammarTests {
    private let grammar = ReplyGrammar(tools: Tools.spanish, dialect: .spain, names: ["Zutana"])

    @Test(arguments: [
        "Vamos a el mercado. ¿Viene usted?", "Me gusta los perros. ¿Y a usted?", "Soy en la cocina. ¿Qué desea?",
        "Soy hambre. ¿Qué desea?",
    ])
    func `a mistake of which a rule is sure is found`(reply: String) {
        #expect(grammar.hasMistake(in: reply))
    }

    @Test(arguments: [
        "Tengo dos cafés. ¿Qué desea?", "Ayer voy al mercado. ¿Y usted?", "Tenemos sandwiches de Zutana. ¿Quiere uno?",
        "Si, tenemos te. ¿Que desea?", "Ambos son muy ricos. ¿Cuál quiere?", "La verdad no sé por qué. ¿Lo sabes tú?",
        "Mi hermano es tres años mayor. ¿Y el tuyo?", "Trabajamos mucho juntos. ¿Y usted?", "Él los ama. ¿Y tú?",
        "Riga es preciosa. ¿La conoce?", "Me alegro de que haya comida. ¿Y usted?", "La canciller habló ayer. ¿La oyó?",
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

    @Test(arguments: CorrectionRule.allCases)
    func `only a rule that has never corrected a right sentence may cut a model's`(rule: CorrectionRule) {
        let sure: Set<CorrectionRule> = [
            .shortForm, .serEstar, .tener, .hay, .gustar, .reflexive, .contraction, .conjunction,
        ]
        #expect(rule.mayCutModel == sure.contains(rule))
    }

    @Test func `no right sentence has a mistake`() {
        #expect(RightTexts.sentences.count == 700)
        #expect(RightTexts.sentences.filter { grammar.hasMistake(in: $0) } == [])
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
        let model = ScriptedModel(.success("Soy en la cocina. ¿Qué desea?"), .success("Tengo café. ¿Qué desea?"))
        #expect(end(model) == .said("Tengo café. ¿Qué desea?"))
        #expect(model.orders[1].messages.last?.content == "Hola.\n[Write simple, correct Spanish.]")
        let wrong = "Vamos a el mercado. ¿Viene usted?"
        #expect(end(ScriptedModel(.success(wrong), .success(wrong))) == .failed(.faulty))
    }
}
