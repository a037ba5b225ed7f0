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

    private func type(_ text: String, in page: inout ConversationViewModel) -> [TutorWish] {
        (page.type(.text(text)) + page.type(.edit(.send))).wishes
    }

    @discardableResult private func tell(
        _ state: ReplyNews.State, _ id: Int, _ page: inout ConversationViewModel
    ) -> [Command] { page.receive(.answer(ReplyNews(id: id, state: state))) }

    private func wish(_ wishes: [TutorWish]) throws -> ReplyWish {
        try #require(wishes.compactMap { if case .reply(let wish) = $0 { wish } else { nil } }.first)
    }

    // MARK: - A talk

    @Test func `the model begins, and what it says grows`() throws {
        var page = page()
        let wish = try wish(page.tick().wishes)
        #expect(wish.model == "tiny" && wish.scenario == "cafe" && wish.turns == [])
        tell(.loading(0.4), wish.id, &page)
        #expect(page.talk?.progress == 0.4)
        #expect(shown(page) == [])
        tell(.reading, wish.id, &page)
        tell(.making("¡Hola!"), wish.id, &page)
        #expect(shown(page) == ["¡Hola!"])
        tell(.making("¡Hola! ¿Qué"), wish.id, &page)
        tell(.said("¡Hola! ¿Qué desea?"), wish.id, &page)
        #expect(shown(page) == ["¡Hola! ¿Qué desea?"])
        #expect(page.transcript.lines.map(\.text) == ["¡Hola! ¿Qué desea?"])
        #expect(page.tick().wishes == [])
    }

    @Test func `what a model says while the microphone is open is not said aloud`() throws {
        var page = page { $0.isMuted = false }
        let wish = try wish(page.tick().wishes)
        _ = page.perform(.microphone)
        #expect(tell(.said("¿Qué desea?"), wish.id, &page) == [])
        #expect(said(page) == ["¿Qué desea?"])
    }

    @Test func `the learner answers, and the model hears all that was said`() throws {
        var page = page()
        tell(.said("¿Qué desea?"), try wish(page.tick().wishes).id, &page)
        let wishes = type("Un café.", in: &page)
        let next = try wish(wishes)
        #expect(next.turns.map(\.text) == ["¿Qué desea?", "Un café."])
        #expect(next.turns.map(\.speaker) == [.tutor, .learner])
        #expect(wishes.contains { if case .understand(let message) = $0 { message.place == nil } else { false } })
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
        let first = try wish(page.tick().wishes)
        tell(.making("¡Hola! Tengo"), first.id, &page)
        #expect(page.perform(.stop).wishes == [.stopReply(first.id)])
        tell(.stopped("¡Hola! Tengo"), first.id, &page)
        #expect(said(page) == ["¡Hola! Tengo"])
        #expect(try wish(type("¿Qué?", in: &page)).turns.count == 2)
        #expect(page.talk?.free?.isReplying == true)
    }

    @Test func `of a reply that is stopped nothing more is spoken`() throws {
        var page = page { $0.isMuted = false }
        let first = try wish(page.tick().wishes)
        tell(.judged("¡Hola!"), first.id, &page)
        #expect(page.perform(.stop).wishes.contains(.hush))
        #expect(tell(.stopped("¡Hola! Tengo"), first.id, &page).wishes == [])
        #expect(said(page) == ["¡Hola! Tengo"])
    }

    @Test func `a reply that is stopped before its first word leaves nothing`() throws {
        var page = page()
        tell(.stopped(""), try wish(page.tick().wishes).id, &page)
        #expect(shown(page) == [] && page.talk?.free?.state == .ready)
    }

    @Test func `an answer to another wish, or one that comes late, changes nothing`() throws {
        var page = page()
        let first = try wish(page.tick().wishes)
        tell(.said("a"), first.id + 1, &page)
        #expect(said(page) == [])
        tell(.said("¿Sí?"), first.id, &page)
        tell(.making("b"), first.id, &page)
        #expect(said(page) == ["¿Sí?"])
    }

    @Test func `a reply that was not right is replaced by the next`() throws {
        var page = page()
        let first = try wish(page.tick().wishes)
        tell(.making("Hello my"), first.id, &page)
        tell(.reading, first.id, &page)
        #expect(shown(page) == ["…"])
        tell(.said("¿Qué desea?"), first.id, &page)
        #expect(shown(page) == ["¿Qué desea?"])
        #expect(page.talk?.said.count == 1)
    }

    @Test func `what the model says is spoken when it has said it`() throws {
        var page = page { $0.isMuted = false }
        let first = try wish(page.tick().wishes)
        #expect(tell(.making("¿Qué"), first.id, &page) == [])
        let wishes = tell(.said("¿Qué desea?"), first.id, &page).wishes
        #expect(wishes == [.say(SpokenText(id: 0, text: "¿Qué desea?", voice: .elena, dialect: .spain))])
    }

    /// A part of what the model says first.
    private func part(_ text: String, after words: Int = 0) -> TutorWish {
        .say(SpokenText(id: 0, text: text, voice: .elena, dialect: .spain, wordsBefore: words))
    }

    /// The voice has a sound for a text, and has said it.
    private func voice(_ text: String, _ page: inout ConversationViewModel) -> [TutorWish] {
        let sound = Sound(text)
        _ = page.receive(.answer(SpeechNews(id: 0, text: text, sound: sound, marks: [])))
        return page.receive(.narrationEnded(sound)).wishes
    }

    @Test func `its first sentence is spoken while the others are made, and each of them once`() throws {
        var page = page { $0.isMuted = false }
        let first = try wish(page.tick().wishes)
        tell(.making("¡Hola! Hoy"), first.id, &page)
        #expect(tell(.judged("¡Hola!"), first.id, &page).wishes == [part("¡Hola!")])
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
        let first = try wish(page.tick().wishes)
        tell(.judged("¡Hola!"), first.id, &page)
        #expect(shown(page) == ["¡Hola!"])
        #expect(voice("¡Hola!", &page) == [])
        #expect(tell(.said("¡Hola! ¿Qué desea?"), first.id, &page).wishes == [part("¿Qué desea?", after: 1)])
    }

    @Test func `the word that is heard is marked in the whole line`() throws {
        var page = page { $0.isMuted = false }
        let first = try wish(page.tick().wishes)
        tell(.judged("¡Hola!"), first.id, &page)
        tell(.said("¡Hola! ¿Qué desea?"), first.id, &page)
        _ = voice("¡Hola!", &page)
        let marks = [SpeechNews.Mark(word: 0, start: 0), SpeechNews.Mark(word: 1, start: 9)]
        _ = page.receive(.answer(SpeechNews(id: 0, text: "¿Qué desea?", sound: "b", marks: marks)))
        _ = page.receive(.narrationStarted("b", seconds: 2))
        #expect(page.speaking.word(now: page.now) == 1)
    }

    @Test func `begun again, it says the same once more; while it listens, nothing`() throws {
        var page = page { $0.isMuted = false }
        let first = try wish(page.tick().wishes)
        tell(.judged("¡Hola!"), first.id, &page)
        let next = try wish(page.perform(.clear).wishes)
        #expect(next.id != first.id, "what stops the first does not stop this one")
        #expect(tell(.judged("¡Hola!"), first.id, &page) == [])
        #expect(tell(.judged("¡Hola!"), next.id, &page).wishes == [part("¡Hola!")])
        _ = page.perform(.microphone)
        #expect(page.listening.isListening)
        #expect(tell(.said("¡Hola! ¿Sí?"), next.id, &page).wishes == [])
    }

    @Test func `muted, nothing of it is spoken`() throws {
        var page = page()
        let first = try wish(page.tick().wishes)
        #expect(tell(.judged("¡Hola!"), first.id, &page) == [])
    }

    @Test func `a theme that is declined gets a written line`() throws {
        var page = page()
        tell(.said("¿Qué desea?"), try wish(page.tick().wishes).id, &page)
        let next = try wish(type("Una pistola.", in: &page))
        tell(.declined(Theme.violence.line), next.id, &page)
        #expect(said(page).last == Theme.violence.line.spanish)
        #expect(page.talk?.free?.state == .ready)
    }

    // MARK: - Its end

    @Test(arguments: [ModelProblem.failed, .noModel, .noEngine, .noTalk, .memory(needed: 3_000_000_000, available: 1)])
    func `when the model fails, one sentence says so, and the scene goes on as written`(problem: ModelProblem) throws {
        var page = page()
        let first = try wish(page.tick().wishes)
        tell(.making("¡Hola!"), first.id, &page)
        tell(.failed(problem), first.id, &page)
        #expect(page.talk?.turn?.id == "drink")
        #expect(shown(page)[1] == Wording.tutor(problem.wording).text(in: .latvian))
        #expect(shown(page).contains("¿Qué quiere?"))
        #expect(page.perform(.choose(0)).first == .play(.press))
    }

    @Test func `after two replies that were not right the learner may speak again`() throws {
        var page = page()
        let first = try wish(page.tick().wishes)
        tell(.failed(.faulty), first.id, &page)
        #expect(page.talk?.free?.state == .ready)
        #expect(try wish(type("Hola.", in: &page)).turns.map(\.text) == ["Hola."])
    }

    @Test func `the learner ends it, and it is summed up`() throws {
        var page = page()
        tell(.said("¿Qué desea?"), try wish(page.tick().wishes).id, &page)
        let commands = page.perform(.finish)
        #expect(page.end != nil)
        #expect(commands.wishes.contains { if case .sum = $0 { true } else { false } })
    }

    @Test func `begun again, the model begins again`() throws {
        var page = page()
        let first = try wish(page.tick().wishes)
        let wishes = page.perform(.clear).wishes
        #expect(wishes.first == .stopReply(first.id))
        #expect(try wish(wishes).turns == [])
    }

    @Test func `leaving stops the reply`() throws {
        var page = page()
        let first = try wish(page.tick().wishes)
        #expect(page.leave().wishes == [.stopReply(first.id)])
    }

    // MARK: - Who talks

    @Test func `an own goal is talked about with a model`() throws {
        var page = page(Route.ownGoal) { $0.goal = "comprar una guitarra" }
        let wish = try wish(page.tick().wishes)
        #expect(wish.scenario == nil && wish.preferences.goal == "comprar una guitarra")
        #expect(!page.isMissing)
        tell(.failed(.failed), wish.id, &page)
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
