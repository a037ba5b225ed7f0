import Inference
import Synchronization
import Testing

@testable import Tutor

struct FreeReplyTests {
    /// What a model's replies become.
    private func states(
        _ model: ScriptedModel, heard: String = "Hola.", level: Level? = .a1,
        isStopped: @escaping @Sendable () -> Bool = { false }
    ) -> [ReplyNews.State] {
        let told = Mutex<[ReplyNews.State]>([])
        let reply = FreeReply(
            model: model, lexicon: nil, scenario: Samples.cafe, level: level, isStopped: isStopped,
            tell: { state in told.withLock { $0.append(state) } })
        reply.run([ChatMessage(.system, "Eres camarero."), ChatMessage(.user, heard)], heard: heard)
        return told.withLock(\.self)
    }

    @Test func `a good reply comes word by word, and is said`() {
        let states = states(ScriptedModel(.success("¡Hola! ¿Qué desea?")))
        #expect(
            states == [
                .reading, .loading(0.5), .making("¡Hola!"), .making("¡Hola! ¿Qué"), .making("¡Hola! ¿Qué desea?"),
                .said("¡Hola! ¿Qué desea?"),
            ])
    }

    @Test func `a reply with a fault is asked for once more, and the fault is named`() {
        let model = ScriptedModel(.success("Hello, what do you want?"), .success("¿Qué desea usted?"))
        #expect(states(model).last == .said("¿Qué desea usted?"))
        #expect(model.orders.count == 2)
        #expect(model.orders[1].messages.last?.content == "Hola.\n[Answer in Spanish only.]")
        #expect(model.orders[0].seed != model.orders[1].seed)
    }

    @Test func `a reply that has a fault twice is not said`() {
        let model = ScriptedModel(.success("Hello, what do you want?"), .success("As an AI I am here to help you."))
        #expect(states(model).last == .failed(.faulty))
    }

    @Test func `one that only lacks a question twice is said all the same`() {
        let model = ScriptedModel(.success("Tengo café y té."), .success("Tengo té."))
        #expect(states(model).last == .said("Tengo té."))
    }

    @Test func `of a theme that is declined no model is asked`() {
        let model = ScriptedModel(.success("¿Qué desea?"))
        #expect(states(model, heard: "Quiero comprar una pistola.") == [.declined(Theme.violence.line)])
        #expect(model.orders == [])
    }

    @Test func `what a model says of such a theme is never shown`() {
        let model = ScriptedModel(
            .success("Aquí vendemos una pistola muy barata. ¿La quiere?"), .success("¿Quiere una pistola? ¿Sí o no?"))
        let states = states(model)
        #expect(states.last == .failed(.faulty))
        #expect(!"\(states)".contains("pistola"))
    }

    @Test(
        arguments: [
            ("before the model is asked", 0, [.stopped("")]),
            ("while the model is loaded", 1, [.reading, .stopped("")]),
            ("before its first word", 2, [.reading, .loading(0.5), .stopped("Hello")]),
        ] as [(String, Int, [ReplyNews.State])])
    func `a reply that was stopped ends, and is not judged`(when: String, looks: Int, told: [ReplyNews.State]) {
        let left = Mutex(looks)
        let states = states(
            ScriptedModel(.success("Hello my friend")),
            isStopped: {
                left.withLock { left in
                    left -= 1
                    return left < 0
                }
            })
        #expect(states == told)
    }

    @Test(arguments: [ModelProblem.noEngine, .noModel, .memory(needed: 2, available: 1), .noTalk, .failed])
    func `a problem is told`(problem: ModelProblem) {
        #expect(states(ScriptedModel(.failure(problem))) == [.reading, .failed(problem)])
    }
}
