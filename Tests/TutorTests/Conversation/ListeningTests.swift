import Engine
import Testing

@testable import Tutor

struct ListeningTests {
    private func heard(_ stage: HearingNews.Stage, _ id: Int = 1) -> HearingNews { HearingNews(id: id, stage: stage) }

    @Test func `one press begins, the next one ends, and what was heard is given out once`() {
        var listening = Listening()
        #expect(listening.press().wishes == [.listen(.start(id: 1, language: "es"))])
        #expect(listening.receive(heard(.listening(level: 0.5, seconds: 1))) == nil)
        #expect(listening.state == .listening(level: 0.5))
        #expect(listening.press().wishes == [.listen(.end)])
        #expect(listening.state == .working)
        #expect(listening.receive(heard(.listening(level: 0.9, seconds: 1))) == nil)
        #expect(listening.state == .working)
        #expect(listening.receive(heard(.heard("hola"))) == .heard("hola"))
        #expect(listening.state == .silent)
        #expect(listening.receive(heard(.heard("hola"))) == nil)
    }

    @Test func `it listens as long as the button is held`() {
        var listening = Listening()
        #expect(listening.hold(now: 10).wishes == [.listen(.start(id: 1, language: "es"))])
        for tick in [16, 22, 28] {
            #expect(listening.hold(now: tick) == [])
            #expect(listening.tick(now: tick + 3) == [])
        }
        #expect(listening.rest(now: 30) == .until(47))
        #expect(listening.tick(now: 46) == [])
        #expect(listening.tick(now: 47).wishes == [.listen(.end)])
    }

    @Test func `a failure while the button is held does not begin again until it is let go`() {
        var listening = Listening()
        _ = listening.hold(now: 10)
        #expect(listening.receive(heard(.failed(.noMicrophone))) == .failed(.noMicrophone))
        #expect(listening.hold(now: 16) == [])
        #expect(listening.hold(now: 22) == [])
        #expect(listening.hold(now: 100).wishes == [.listen(.start(id: 2, language: "es"))])
    }

    @Test func `news of another time means nothing`() {
        var listening = Listening()
        _ = listening.press() + listening.cancel() + listening.press()
        #expect(listening.receive(heard(.heard("hola"))) == nil)
        #expect(listening.receive(heard(.heard("hola"), 2)) == .heard("hola"))
        #expect(listening.cancel() == [])
    }
}

extension ConversationTests {
    @Test func `what was heard stands in the field, to be mended`() {
        var page = ConversationViewModel(world: Samples.world(), scenario: "cafe")
        _ = page.type(.text("Hola,"))
        #expect(page.perform(.microphone).wishes == [.listen(.start(id: 1, language: "es"))])
        _ = page.receive(.answer(HearingNews(id: 1, stage: .heard("quiero un café."))))
        #expect(page.answer.text == "Hola, quiero un café.")
        #expect(page.talk?.said.count == 1)
    }

    @Test(arguments: [
        (HearingProblem.noRecogniser, "Runas atpazīšana nav uzstādīta. Uzraksti vai izvēlies atbildi."),
        (.silence, "Nekas nebija dzirdams. Turi pogu un runā skaļāk!"),
        (.noMicrophone, "Mikrofonu neatrod. Pievieno mikrofonu un mēģini vēlreiz!"),
    ]) func `why nothing was heard is one sentence`(problem: HearingProblem, sentence: String) {
        var page = ConversationViewModel(world: Samples.world(), scenario: "cafe")
        _ = page.perform(.panel) + page.perform(.microphone)
        _ = page.receive(.answer(HearingNews(id: 1, stage: .failed(problem))))
        #expect(page.panel.isOpen)
        #expect(page.panel.list.paragraphs.last?.text == sentence)
    }

    @Test func `who leaves is not listened to`() {
        var page = ConversationViewModel(world: Samples.world(), scenario: "cafe")
        _ = page.perform(.microphone)
        #expect(page.leave().wishes == [.listen(.cancel)])
    }
}
