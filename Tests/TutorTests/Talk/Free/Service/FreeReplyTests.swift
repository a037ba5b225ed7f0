import Inference
import Synchronization
import Testing

@testable import Tutor

struct FreeReplyTests {
    /// The states through which a model's replies pass.
    private func states(
        _ model: ScriptedModel, heard: String = "Hola.", level: Level? = .a1, isSpoken: Bool = false,
        isStopped: @escaping @Sendable () -> Bool = { false }
    ) -> [ReplyAnswer.State] {
        let told = Mutex<[ReplyAnswer.State]>([])
        let reply = FreeReply(
            model: model, lexicon: nil, scenario: Samples.cafe, level: level, isSpoken: isSpoken,
            isStopped: isStopped,
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

    // MARK: - Spoken while it is made

    /// What is spoken early, and how it ends.
    private func spoken(_ replies: String..., heard: String = "Hola.") -> (early: [String], end: ReplyAnswer.State?) {
        let states = states(ScriptedModel(replies: replies.map { .success($0) }), heard: heard, isSpoken: true)
        return (states.compactMap { if case .judged(let text) = $0 { text } else { nil } }, states.last)
    }

    @Test func `each sentence may be spoken as soon as it is whole, before the next is made`() {
        let states = states(ScriptedModel(.success("¡Hola! ¿Qué desea?")), isSpoken: true)
        #expect(
            states == [
                .reading, .loading(0.5), .making("¡Hola!"), .judged("¡Hola!"), .making("¡Hola! ¿Qué"),
                .making("¡Hola! ¿Qué desea?"), .judged("¡Hola! ¿Qué desea?"), .said("¡Hola! ¿Qué desea?"),
            ])
    }

    @Test(
        arguments: [
            ("is of no theme that is declined", "Tengo café. Vendo una pistola. ¿Qué desea?"),
            ("is Spanish", "Tengo café. What would you like to have? ¿Qué desea?"),
            ("stays in its role", "Tengo café. Soy un modelo de lenguaje. ¿Qué desea?"),
            (
                "is short enough",
                "Tengo café. Hoy hace mucho sol. Mi hermano vive en Madrid. Mi hermana también. ¿Qué desea?"
            ),
        ])
    func `what was spoken stays, and the reply ends before a sentence unless it`(what: String, reply: String) {
        let (early, end) = spoken(reply, "¿Quiere un café?")
        #expect(early.first == "Tengo café.")
        #expect(early.last.map { end == .said("\($0) ¿Quiere un café?") } == true)
        #expect(!"\(String(describing: end))".contains("pistola"))
    }

    @Test func `a reply whose first sentence is not right is not spoken, and asked for once more`() {
        let (early, end) = spoken("Hello, what do you want? ¿Qué desea?", "¿Qué desea usted?")
        #expect(early == ["¿Qué desea usted?"])
        #expect(end == .said("¿Qué desea usted?"))
    }

    @Test func `the question that is missing after what was spoken is asked for alone`() {
        let model = ScriptedModel(.success("Tengo café y té."), .success("¿Qué desea?"))
        #expect(states(model, isSpoken: true).last == .said("Tengo café y té. ¿Qué desea?"))
        #expect(
            model.orders[1].messages.suffix(3) == [
                ChatMessage(.user, "Hola."), ChatMessage(.assistant, "Tengo café y té."),
                ChatMessage(.user, "[Ask me one short question now.]"),
            ])
    }

    @Test(arguments: ["What do you want?", "Tengo té.", "", "¿Quiere una pistola?"])
    func `what is no good question is left out`(second: String) {
        #expect(spoken("Tengo café y té.", second).end == .said("Tengo café y té."))
    }

    @Test func `when the model fails after what was spoken, that stays`() {
        let model = ScriptedModel(.success("Tengo café."), .failure(.failed))
        #expect(states(model, isSpoken: true).last == .said("Tengo café."))
    }

    @Test(arguments: [
        "«Tengo café.» ¿Qué desea?", "*Tengo café. Sí.* ¿Qué desea?",
    ])
    func `nothing is spoken before it is known what is trimmed off`(reply: String) {
        #expect(spoken(reply, reply).early == [])
    }

    @Test func `an abbreviation ends no sentence`() {
        let reply = "Buenos días, Sr. López. ¿Qué desea?"
        #expect(spoken(reply).early == ["Buenos días, Sr. López.", reply])
    }

    @Test func `the learner's own words are not spoken as if they were a reply`() {
        #expect(spoken("Quiero un café. ¿Sí?", heard: "Quiero un café.").early == ["Quiero un café. ¿Sí?"])
    }

    // MARK: - Thoughts, and what others say

    @Test(arguments: [
        "<think> Okay, the user greets. </think> ¡Hola! ¿Qué desea?", "[THINK] Okay. [/THINK] ¡Hola! ¿Qué desea?",
        "(sonríe con mucha calma) ¡Hola! ¿Qué desea?", "Camarero: ¡Hola! ¿Qué desea?",
        "¡Hola! *le da la carta* ¿Qué desea? Cliente: Quiero un té. Camarero: Muy bien.",
    ])
    func `a thought, an aside and another one's line are never shown, judged or spoken`(reply: String) {
        for isSpoken in [false, true] {
            let states = states(ScriptedModel(.success(reply)), isSpoken: isSpoken)
            #expect(states.last == .said("¡Hola! ¿Qué desea?"))
            for word in ["Okay", "think", "THINK", "sonríe", "carta", "Cliente", "té", "Camarero", "*"] {
                #expect(!"\(states)".contains(word))
            }
        }
    }

    @Test func `what turns out to be a thought is taken back`() {
        let states = states(ScriptedModel(.success("El usuario saluda. </think> ¡Hola! ¿Qué desea?")))
        #expect(states.suffix(4).first == .making("¡Hola!"))
        #expect(states.last == .said("¡Hola! ¿Qué desea?"))
    }

    @Test func `a model that has only thought is asked once more`() {
        let model = ScriptedModel(.success("<think>Okay, the user"), .success("¿Qué desea?"))
        #expect(states(model).last == .said("¿Qué desea?"))
    }

    // MARK: - Themes

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

    @Test func `stopped, it does not show what was held back`() {
        let looks = Mutex(0)
        let states = states(
            ScriptedModel(.success("Tengo una pistola y mucho más.")),
            isStopped: {
                looks.withLock { looks in
                    looks += 1
                    return looks > 5
                }
            })
        guard case .stopped = states.last else {
            Issue.record("\(states)")
            return
        }
        #expect(!"\(states)".contains("pistola"))
    }

    @Test(
        arguments: [
            ("before the model is asked", 0, [.stopped("")]),
            ("while the model is loaded", 1, [.reading, .stopped("")]),
            ("before its first word", 2, [.reading, .loading(0.5), .stopped("")]),
        ] as [(String, Int, [ReplyAnswer.State])])
    func `a reply that was stopped ends, and is not judged`(when: String, looks: Int, told: [ReplyAnswer.State]) {
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
