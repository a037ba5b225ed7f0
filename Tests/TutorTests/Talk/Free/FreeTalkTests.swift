import Engine
import Testing

@testable import Tutor

struct FreeTalkTests {
    private static let model = ModelChoice(
        name: "tiny", title: "Tiny", bytes: 1_500_000_000,
        rights: .init(levels: [.a1, .a2], mayTranslate: false, mayCorrect: false))

    private var scenes: Scenes {
        var scenes = Samples.scenes
        scenes.parts = Scenes.Parts(hasAnalyser: true, hasEngine: true, models: [Self.model])
        return scenes
    }

    private func page(_ scene: String = "cafe", _ change: (inout Preferences) -> Void = { _ in })
        -> ConversationViewModel
    {
        let world = Samples.world(scenes) {
            ($0.model, $0.level) = ("tiny", .a1)
            change(&$0)
        }
        return ConversationViewModel(world: world, scenario: scene)
    }

    private func said(_ page: ConversationViewModel) -> [String] { page.talk?.said.map(\.text) ?? [] }
    private func shown(_ page: ConversationViewModel) -> [String] {
        page.transcript.messages.list.paragraphs.map(\.text)
    }

    private func type(_ text: String, in page: inout ConversationViewModel) -> [Command] {
        (page.type(.text(text)) + page.type(.edit(.send))).requests
    }

    @discardableResult private func tell(
        _ state: ReplyAnswer.State, _ id: Int, _ page: inout ConversationViewModel
    ) -> [Command] { page.receive(.answer(ReplyAnswer(id: id, state: state))) }

    private func wanted(_ commands: [Command]) throws -> WantedReply {
        let requests = commands.requests(of: ReplyRequest.self)
        return try #require(requests.compactMap { if case .make(let reply) = $0 { reply } else { nil } }.first)
    }

    // MARK: - A talk

    @Test func `the model begins, and what it says grows`() throws {
        var page = page()
        let wanted = try wanted(page.tick().requests)
        #expect(wanted.model == "tiny" && wanted.scenario == "cafe" && wanted.turns == [])
        tell(.loading(0.4), wanted.id, &page)
        #expect(page.talk?.progress == 0.4)
        #expect(shown(page) == [])
        tell(.reading, wanted.id, &page)
        tell(.making("¡Hola!"), wanted.id, &page)
        #expect(shown(page) == ["¡Hola!"])
        tell(.making("¡Hola! ¿Qué"), wanted.id, &page)
        tell(.said("¡Hola! ¿Qué desea?"), wanted.id, &page)
        #expect(shown(page) == ["¡Hola! ¿Qué desea?"])
        #expect(page.transcript.lines.map(\.text) == ["¡Hola! ¿Qué desea?"])
        #expect(page.tick().requests == [])
    }

    @Test func `what a model says while the microphone is open is not said aloud`() throws {
        var page = page { $0.isMuted = false }
        let wanted = try wanted(page.tick().requests)
        _ = page.perform(.microphone)
        #expect(tell(.said("¿Qué desea?"), wanted.id, &page) == [])
        #expect(said(page) == ["¿Qué desea?"])
    }

    @Test func `the learner answers, and the model hears all that was said`() throws {
        var page = page()
        tell(.said("¿Qué desea?"), try wanted(page.tick().requests).id, &page)
        let requests = type("Un café.", in: &page)
        let next = try wanted(requests)
        #expect(next.turns.map(\.text) == ["¿Qué desea?", "Un café."])
        #expect(next.turns.map(\.speaker) == [.tutor, .learner])
        #expect(
            requests.requests(of: PanelRequest.self).contains {
                if case .message(let message) = $0 { message.place == nil } else { false }
            })
        #expect(said(page) == ["¿Qué desea?", "Un café."])
        #expect(page.answer.text == "")
    }

    @Test func `while the model replies, nothing else is sent`() throws {
        var page = page()
        _ = page.tick()
        #expect(type("Hola.", in: &page) == [])
        #expect(page.answer.text == "Hola.")
    }

    @Test func `a reply is stopped, keeps what was said, and the talk goes on`() throws {
        var page = page()
        let first = try wanted(page.tick().requests)
        tell(.making("¡Hola! Tengo"), first.id, &page)
        #expect(page.perform(.stop).requests == [.ask(ReplyRequest.stop(first.id))])
        tell(.stopped("¡Hola! Tengo"), first.id, &page)
        #expect(said(page) == ["¡Hola! Tengo"])
        #expect(try wanted(type("¿Qué?", in: &page)).turns.count == 2)
        #expect(page.talk?.free?.isReplying == true)
    }

    @Test func `of a reply that is stopped nothing more is spoken`() throws {
        var page = page { $0.isMuted = false }
        let first = try wanted(page.tick().requests)
        tell(.judged("¡Hola!"), first.id, &page)
        #expect(page.perform(.stop).requests.contains(.ask(SpeechRequest.hush)))
        #expect(tell(.stopped("¡Hola! Tengo"), first.id, &page).requests == [])
        #expect(said(page) == ["¡Hola! Tengo"])
    }

    @Test func `a reply that is stopped before its first word leaves nothing`() throws {
        var page = page()
        tell(.stopped(""), try wanted(page.tick().requests).id, &page)
        #expect(shown(page) == [] && page.talk?.free?.state == .ready)
    }

    @Test func `an answer to another wanted, or one that comes late, changes nothing`() throws {
        var page = page()
        let first = try wanted(page.tick().requests)
        tell(.said("a"), first.id + 1, &page)
        #expect(said(page) == [])
        tell(.said("¿Sí?"), first.id, &page)
        tell(.making("b"), first.id, &page)
        #expect(said(page) == ["¿Sí?"])
    }

    @Test func `a reply that was not right is replaced by the next`() throws {
        var page = page()
        let first = try wanted(page.tick().requests)
        tell(.making("Hello my"), first.id, &page)
        tell(.reading, first.id, &page)
        #expect(shown(page) == ["…"])
        tell(.said("¿Qué desea?"), first.id, &page)
        #expect(shown(page) == ["¿Qué desea?"])
        #expect(page.talk?.said.count == 1)
    }

    @Test func `what the model says is spoken when it has said it`() throws {
        var page = page { $0.isMuted = false }
        let first = try wanted(page.tick().requests)
        #expect(tell(.making("¿Qué"), first.id, &page) == [])
        let requests = tell(.said("¿Qué desea?"), first.id, &page).requests
        #expect(
            requests == [
                .ask(SpeechRequest.say(SpokenText(id: 0, text: "¿Qué desea?", voice: .elena, dialect: .spain)))
            ])
    }

    /// A part of what the model says first.
    private func part(_ text: String, after words: Int = 0) -> Command {
        .ask(SpeechRequest.say(SpokenText(id: 0, text: text, voice: .elena, dialect: .spain, wordsBefore: words)))
    }

    /// The voice has a sound for a text, and has said it.
    private func voice(_ text: String, _ page: inout ConversationViewModel) -> [Command] {
        let sound = Sound(text)
        _ = page.receive(.answer(SpeechAnswer(id: 0, text: text, sound: sound, marks: [])))
        return page.receive(.narrationEnded(sound)).requests
    }

    @Test func `its first sentence is spoken while the others are made, and each of them once`() throws {
        var page = page { $0.isMuted = false }
        let first = try wanted(page.tick().requests)
        tell(.making("¡Hola! Hoy"), first.id, &page)
        #expect(tell(.judged("¡Hola!"), first.id, &page).requests == [part("¡Hola!")])
        #expect(shown(page) == ["¡Hola! Hoy"])
        let text = "¡Hola! Hoy hay té. ¿Qué desea?"
        #expect(tell(.judged("¡Hola! Hoy hay té."), first.id, &page) == [])
        #expect(tell(.said(text), first.id, &page) == [])
        #expect(voice("¡Hola!", &page) == [part("Hoy hay té. ¿Qué desea?", after: 1)])
        #expect(voice("Hoy hay té. ¿Qué desea?", &page) == [])
        #expect(shown(page) == [text])
    }

    @Test func `when the voice has said all that is there, it waits for more`() throws {
        var page = page { $0.isMuted = false }
        let first = try wanted(page.tick().requests)
        tell(.judged("¡Hola!"), first.id, &page)
        #expect(shown(page) == ["¡Hola!"])
        #expect(voice("¡Hola!", &page) == [])
        #expect(tell(.said("¡Hola! ¿Qué desea?"), first.id, &page).requests == [part("¿Qué desea?", after: 1)])
    }

    @Test func `the word that is heard is marked in the whole line`() throws {
        var page = page { $0.isMuted = false }
        let first = try wanted(page.tick().requests)
        tell(.judged("¡Hola!"), first.id, &page)
        tell(.said("¡Hola! ¿Qué desea?"), first.id, &page)
        _ = voice("¡Hola!", &page)
        let marks = [SpeechAnswer.Mark(word: 0, start: 0), SpeechAnswer.Mark(word: 1, start: 9)]
        _ = page.receive(.answer(SpeechAnswer(id: 0, text: "¿Qué desea?", sound: "b", marks: marks)))
        _ = page.receive(.narrationStarted("b", seconds: 2))
        #expect(page.speaking.word(now: page.now) == 1)
    }

    @Test func `begun again, it says the same once more; while it listens, nothing`() throws {
        var page = page { $0.isMuted = false }
        let first = try wanted(page.tick().requests)
        tell(.judged("¡Hola!"), first.id, &page)
        let next = try wanted(page.perform(.clear).requests)
        #expect(next.id != first.id, "what stops the first does not stop this one")
        #expect(tell(.judged("¡Hola!"), first.id, &page) == [])
        #expect(tell(.judged("¡Hola!"), next.id, &page).requests == [part("¡Hola!")])
        _ = page.perform(.microphone)
        #expect(page.listening.isListening)
        #expect(tell(.said("¡Hola! ¿Sí?"), next.id, &page).requests == [])
    }

    @Test func `muted, nothing of it is spoken`() throws {
        var page = page()
        let first = try wanted(page.tick().requests)
        #expect(tell(.judged("¡Hola!"), first.id, &page) == [])
    }

    @Test func `a theme that is declined gets a written line`() throws {
        var page = page()
        tell(.said("¿Qué desea?"), try wanted(page.tick().requests).id, &page)
        let next = try wanted(type("Una pistola.", in: &page))
        tell(.declined(Theme.violence.line), next.id, &page)
        #expect(said(page).last == Theme.violence.line.spanish)
        #expect(page.talk?.free?.state == .ready)
    }

    // MARK: - Its end

    @Test(arguments: [ModelProblem.failed, .noModel, .noEngine, .noTalk, .memory(needed: 3_000_000_000, available: 1)])
    func `when the model fails, one sentence says so, and the scene goes on as written`(problem: ModelProblem) throws {
        var page = page()
        let first = try wanted(page.tick().requests)
        tell(.making("¡Hola!"), first.id, &page)
        tell(.failed(problem), first.id, &page)
        #expect(page.talk?.turn?.id == "drink")
        #expect(shown(page)[1] == Wording.tutor(problem.wording).text(in: .latvian))
        #expect(shown(page).contains("¿Qué quiere?"))
        #expect(page.perform(.choose(0)).first == .play(.press))
    }

    @Test func `after two replies that were not right the learner may speak again`() throws {
        var page = page()
        let first = try wanted(page.tick().requests)
        tell(.failed(.faulty), first.id, &page)
        #expect(page.talk?.free?.state == .ready)
        #expect(try wanted(type("Hola.", in: &page)).turns.map(\.text) == ["Hola."])
    }

    @Test func `the learner ends it, and it is summed up`() throws {
        var page = page()
        tell(.said("¿Qué desea?"), try wanted(page.tick().requests).id, &page)
        let commands = page.perform(.finish)
        #expect(page.end != nil)
        #expect(commands.requests(of: TalkEndRequest.self).contains { if case .sum = $0 { true } else { false } })
    }

    @Test func `begun again, the model begins again`() throws {
        var page = page()
        let first = try wanted(page.tick().requests)
        let requests = page.perform(.clear).requests
        #expect(requests.first == .ask(ReplyRequest.stop(first.id)))
        #expect(try wanted(requests).turns == [])
    }

    @Test func `leaving stops the reply`() throws {
        var page = page()
        let first = try wanted(page.tick().requests)
        #expect(page.leave().requests == [.ask(ReplyRequest.stop(first.id))])
    }

    // MARK: - Who talks

    @Test func `an own goal is talked about with a model`() throws {
        var page = page(Route.ownGoal) { $0.goal = "comprar una guitarra" }
        let wanted = try wanted(page.tick().requests)
        #expect(wanted.scenario == nil && wanted.preferences.goal == "comprar una guitarra")
        #expect(!page.isMissing)
        tell(.failed(.failed), wanted.id, &page)
        #expect(page.talk?.free?.state == .failed(.failed))
        #expect(type("Hola.", in: &page) == [])
    }

    @Test func `a model that has not passed the level's exam does not talk`() {
        #expect(page("cafe") { $0.level = .b1 }.talk?.guided != nil)
        #expect(page("cafe") { $0.model = "other" }.talk?.guided != nil)
        #expect(page("cafe") { $0.model = nil }.talk?.guided != nil)
    }

    @Test func `the choices offer the models that may talk, and say why others do not`() throws {
        let preferences = try #require(Samples.world(scenes) { ($0.model, $0.level) = ("tiny", .a1) }[Preferences.self])
        func partner(_ preferences: Preferences, _ scenes: Scenes) throws -> ChoicesGroup {
            try #require(
                ChoicesViewModel.groups(preferences, nil, scenes, .english).first { $0.title == .partner })
        }
        let group = try partner(preferences, scenes)
        #expect(group.chips.map(\.text) == ["Written conversation", "By the model Tiny (1,5 GB)"])
        #expect(group.chips.map(\.isChosen) == [false, true])
        #expect(group.note == nil)
        var harder = preferences
        harder.level = .c1
        #expect(try partner(harder, scenes).chips.map(\.isChosen) == [true])
        #expect(try partner(harder, scenes).note == "A model talks only when it has passed the exam for this level.")
        #expect(try partner(preferences, Samples.scenes).note?.hasPrefix("Free conversation needs") == true)
    }
}
