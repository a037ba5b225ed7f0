import Engine
import Testing

@testable import Tutor

struct ListeningTests {
    private func heard(_ stage: ListeningAnswer.Stage, _ id: Int = 1) -> ListeningAnswer {
        ListeningAnswer(id: id, stage: stage)
    }

    private let start = [Command.ask(ListeningRequest.start(id: 1, language: "es"))]

    @Test func `one press begins, the next one ends, and what was heard is given out once`() {
        var listening = Listening()
        #expect(listening.press(now: 10).requests == start)
        #expect(listening.receive(heard(.listening(level: 0.5, seconds: 1))) == nil)
        #expect(listening.state == .listening(level: 0.5))
        #expect(listening.press(now: 100).requests == [.ask(ListeningRequest.end)])
        #expect(listening.state == .working)
        #expect(listening.receive(heard(.listening(level: 0.9, seconds: 1))) == nil)
        #expect(listening.state == .working)
        #expect(listening.receive(heard(.heard("hola"))) == .heard("hola"))
        #expect(listening.state == .silent)
        #expect(listening.receive(heard(.heard("hola"))) == nil)
    }

    @Test func `it listens as long as the button is held`() {
        var listening = Listening()
        #expect(listening.hold(now: 10).requests == start)
        for tick in [16, 22, 28, 34] {
            #expect(listening.hold(now: tick) == [])
            #expect(listening.tick(now: tick + 3) == [])
        }
        #expect(listening.rest(now: 36) == .until(53))
        #expect(listening.tick(now: 52) == [])
        #expect(listening.tick(now: 53).requests == [.ask(ListeningRequest.end)])
    }

    @Test func `a slow press counts as a press, to begin and to end`() {
        var listening = Listening()
        for tick in [10, 16, 22, 28] { _ = listening.hold(now: tick) }
        #expect(listening.rest(now: 30) == .still)
        #expect(listening.tick(now: 200) == [])
        #expect(listening.isListening)
        #expect(listening.hold(now: 210).requests == [.ask(ListeningRequest.end)])
        for tick in [216, 222, 228] { #expect(listening.hold(now: tick) == []) }
    }

    @Test func `a key that is pressed and stays down is held`() {
        var listening = Listening()
        #expect(listening.press(now: 10).requests == start)
        for tick in [16, 22, 28, 34, 40] { #expect(listening.hold(now: tick) == []) }
        #expect(listening.tick(now: 59).requests == [.ask(ListeningRequest.end)])
    }

    @Test func `a failure while the button is held does not begin again until it is let go`() {
        var listening = Listening()
        _ = listening.hold(now: 10)
        #expect(listening.receive(heard(.failed(.noMicrophone))) == .failed(.noMicrophone))
        #expect(listening.hold(now: 16) == [])
        #expect(listening.hold(now: 22) == [])
        #expect(listening.hold(now: 100).requests == [.ask(ListeningRequest.start(id: 2, language: "es"))])
    }

    @Test func `news of another time means nothing`() {
        var listening = Listening()
        _ = listening.press(now: 0) + listening.cancel() + listening.press(now: 100)
        #expect(listening.receive(heard(.heard("hola"))) == nil)
        #expect(listening.receive(heard(.heard("hola"), 2)) == .heard("hola"))
        #expect(listening.cancel() == [])
    }
}

extension ConversationTests {
    @Test func `what was heard stands in the field, to be mended`() {
        var page = ConversationViewModel(world: Samples.world(), scenario: "cafe")
        _ = page.type(.text("Hola,"))
        #expect(page.perform(.microphone).requests == [.ask(ListeningRequest.start(id: 1, language: "es"))])
        _ = page.receive(.answer(ListeningAnswer(id: 1, stage: .heard("quiero un café."))))
        #expect(page.answer.text == "Hola, quiero un café.")
        #expect(page.talk?.said.count == 1)
    }

    @Test(arguments: [
        (ListeningProblem.noRecogniser, "Runas atpazīšana nav uzstādīta. Uzraksti vai izvēlies atbildi."),
        (.silence, "Nekas nebija dzirdams. Turi pogu un runā skaļāk!"),
        (.noMicrophone, "Mikrofonu neatrod. Pievieno mikrofonu un mēģini vēlreiz!"),
    ]) func `why nothing was heard is one sentence`(problem: ListeningProblem, sentence: String) {
        var page = ConversationViewModel(world: Samples.world(), scenario: "cafe")
        _ = page.perform(.panel) + page.perform(.microphone)
        _ = page.receive(.answer(ListeningAnswer(id: 1, stage: .failed(problem))))
        #expect(page.panel.isOpen)
        #expect(page.panel.list.paragraphs.last?.text == sentence)
    }

    @Test func `who leaves is not listened to`() {
        var page = ConversationViewModel(world: Samples.world(), scenario: "cafe")
        _ = page.perform(.microphone)
        #expect(page.leave().requests == [.ask(ListeningRequest.cancel)])
    }

    @Test(
        arguments: [
            .choose(0), .say(0, isSlow: false), .word(0, of: 0), .clear, .finish,
        ] as [ConversationAction])
    func `what is said aloud, or ends the talk, ends listening`(action: ConversationAction) {
        var page = ConversationViewModel(world: Samples.world { $0.isMuted = false }, scenario: "cafe")
        _ = page.tick() + page.perform(.microphone)
        #expect(page.perform(action).requests.contains(.ask(ListeningRequest.cancel)))
        #expect(!page.listening.isOn)
    }

    @Test func `sending typed text stops listening`() {
        var page = ConversationViewModel(world: Samples.world(), scenario: "cafe")
        _ = page.perform(.microphone)
        #expect(page.type(.edit(.send)).requests == [])
        #expect(page.listening.isOn)
        _ = page.type(.text("Un té."))
        #expect(page.type(.edit(.send)).requests.first == .ask(ListeningRequest.cancel))
    }
}
