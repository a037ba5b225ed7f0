import Engine
import Testing

@testable import Tutor

struct ConversationTests {
    private func page(
        _ scenes: Scenes? = Samples.scenes, id: String = "cafe", _ change: (inout Preferences) -> Void = { _ in }
    ) -> ConversationViewModel {
        ConversationViewModel(world: Samples.world(scenes, change), scenario: id)
    }

    private func said(_ page: ConversationViewModel) -> [String] { page.talk?.said.map(\.text) ?? [] }
    private func cards(_ page: ConversationViewModel) -> [String] { page.panel.list.paragraphs.map(\.text) }

    private func type(_ text: String, in page: inout ConversationViewModel) -> [Command] {
        page.type(.text(text)) + page.type(.edit(.send))
    }

    private func news(_ message: LearnerMessage, choice: Int?, used: [String] = []) -> Input.Reply {
        let line = TalkLine(.learner, message.text, mistakes: [Mistake("a", "b", rule: "tense", why: "c")])
        return .answer(
            MessageAnswer(
                id: message.id, choice: choice, cards: [TutorCard(.rule, .noMistakes)], used: used, line: line))
    }

    private func message(_ commands: [Command]) throws -> LearnerMessage {
        try #require(
            commands.requests(of: PanelRequest.self).compactMap {
                if case .message(let message) = $0 { message } else { nil }
            }.first)
    }

    // MARK: - The beginning

    @Test func `a scene that is known begins at once, and the service prepares it`() {
        var page = page()
        #expect(said(page) == ["¿Qué quiere?"])
        #expect(
            page.tick().requests == [
                .ask(SceneRequest.whole("cafe")),
                .ask(PanelRequest.prepare(TalkNeeds(voice: nil, preset: .translation))),
            ])
        #expect(page.tick() == [])
    }

    @Test func `with a voice the first line is said, in the chosen dialect`() {
        var page = page {
            ($0.isMuted, $0.voice, $0.dialect) = (false, .diego, .argentina)
        }
        #expect(
            page.tick().requests == [
                .ask(SceneRequest.whole("cafe")),
                .ask(PanelRequest.prepare(TalkNeeds(voice: Voice(.diego, in: .americas), preset: .translation))),
                .ask(SpeechRequest.say(SpokenText(id: 0, text: "¿Qué quiere?", voice: .diego, dialect: .argentina))),
            ])
    }

    @Test func `a scene that is not known yet begins when it is`() {
        var page = page(nil) { $0.isMuted = false }
        #expect(said(page) == [])
        #expect(!page.isMissing)
        #expect(page.tick().requests.contains(.ask(SceneRequest.whole("cafe"))))
        let commands = page.receive(.learned(AnyDocument(Samples.scenes)))
        #expect(said(page) == ["¿Qué quiere?"])
        #expect(
            commands.requests == [
                .ask(SpeechRequest.say(SpokenText(id: 0, text: "¿Qué quiere?", voice: .elena, dialect: .spain)))
            ])
        #expect(page.receive(.learned(AnyDocument(Samples.scenes))) == [])
    }

    @Test func `a scene that no one has written is missing, and nothing can be said`() {
        var page = page(id: "moon")
        #expect(page.isMissing)
        #expect(page.perform(.choose(0)) == [])
        #expect(type("hola", in: &page) == [])
        #expect(page.firstFocus == .leave)
    }

    // MARK: - Answers

    @Test func `a tapped answer leads on at once, and the tutor is asked about it`() throws {
        var page = page()
        let commands = page.perform(.choose(0))
        let sent = try message(commands)
        #expect(sent.chosen == Samples.cafe.talks[0].turns[0].answers[0].say)
        #expect(sent.place == .init(scenario: "cafe", level: .a1, turn: "drink"))
        #expect(commands.first == .play(.press))
        #expect(said(page) == ["¿Qué quiere?", "Un café, por favor.", "Muy bien.", "¿Algo más?"])
        #expect(page.receive(news(sent, choice: nil, used: ["el café"])) == [])
        #expect(said(page).count == 4)
        #expect(page.words.words == [.init(text: "el café", isUsed: true)])
        #expect(cards(page) == ["pēc valodas likumiem", "Likumi kļūdas neatrada. Visu tie neredz."])
        #expect(page.transcript.lines[1].mistakes.count == 1)
    }

    @Test func `an answer that is not there changes nothing`() {
        var page = page()
        #expect(page.perform(.choose(7)) == [])
        #expect(said(page).count == 1)
    }

    @Test func `own words wait until they are understood`() throws {
        var page = page()
        let sent = try message(type(" un cafe ", in: &page))
        #expect(sent.text == "un cafe" && sent.chosen == nil && page.answer.text == "")
        #expect(said(page).count == 1)
        #expect(page.perform(.choose(1)) == [])
        #expect(type("un té", in: &page) == [])
        #expect(page.answer.text == "un té")
        #expect(page.receive(news(sent, choice: 0)) == [])
        #expect(said(page) == ["¿Qué quiere?", "un cafe", "Muy bien.", "¿Algo más?"])
        #expect(page.talk?.said[1].content == .own("un cafe", meaning: Samples.line("Un café, por favor.")))
    }

    @Test func `what is not understood gets a kind line and a hint`() throws {
        var page = page()
        let sent = try message(type("hello", in: &page))
        #expect(page.receive(news(sent, choice: nil)) == [])
        #expect(said(page) == ["¿Qué quiere?", "hello", "¿Perdón?", "Un…, por favor."])
        #expect(page.talk?.turn?.id == "drink")
    }

    @Test func `what is sent before the scene is read is sent when it is`() throws {
        var page = page(nil)
        #expect(type("un cafe", in: &page) == [])
        #expect(page.answer.text == "un cafe")
        let sent = try message(page.receive(.learned(AnyDocument(Samples.scenes))))
        #expect(sent.text == "un cafe" && sent.place?.turn == "drink")
        #expect(page.answer.text == "")
    }

    @Test func `an empty message is none`() {
        var page = page()
        #expect(type("  ", in: &page) == [])
        #expect(page.perform(.send) == [])
    }

    @Test func `an answer that comes twice or too late changes nothing`() throws {
        var page = page()
        let sent = try message(type("un cafe", in: &page))
        _ = page.receive(news(sent, choice: 0))
        let after = (said(page), cards(page))
        _ = page.receive(news(sent, choice: 0))
        #expect((said(page), cards(page)) == after)
        let late = try message(type("no", in: &page))
        _ = page.perform(.clear)
        _ = page.receive(news(late, choice: 0))
        #expect(said(page) == ["¿Qué quiere?"])
        #expect(page.transcript.lines.map(\.text) == ["¿Qué quiere?"])
        #expect(cards(page) == [])
    }

    // MARK: - The tutor

    @Test func `what the learner asks and says is shown instead of the presets`() {
        let actions: [ConversationAction] = [.word(0, of: 0), .choose(0), .ask]
        for action in actions {
            var page = page()
            page.panel.question.set("café")
            _ = page.perform(.presets)
            _ = page.perform(action)
            #expect(!page.panel.isChoosing, "\(action)")
        }
        var page = page()
        _ = page.perform(.presets)
        _ = type("un té", in: &page)
        #expect(!page.panel.isChoosing)
    }

    @Test func `a panel that is closed has no field, and what is typed goes to the talk`() {
        var page = page()
        _ = page.perform(.question(.field))
        #expect(page.panel.question.keyboard != nil)
        _ = page.perform(.panel)
        #expect(page.panel.question.keyboard == nil && !page.panel.question.isTyping)
        _ = page.type(.text("hola"))
        #expect(page.answer.isTyping && page.answer.text == "hola" && page.panel.question.text == "")
    }

    @Test func `preset and language are remembered, and the next message is by them`() throws {
        var page = page()
        _ = page.perform(.presets)
        #expect(page.panel.isChoosing)
        let commands = page.perform(.preset(.commonMistakes))
        #expect(!page.panel.isChoosing)
        #expect(commands.saved?.preset == .commonMistakes)
        #expect(commands.requests == [.ask(PanelRequest.prepare(TalkNeeds(voice: nil, preset: .commonMistakes)))])
        #expect(page.perform(.language).saved?.language == .english)
        #expect(page.perform(.language).saved?.language == .spanish)
        #expect(page.perform(.language).saved?.language == .latvian)
        let sent = try message(page.perform(.choose(0)))
        #expect(sent.tutor == TutorChoices(preset: .commonMistakes, language: .latvian, dialect: .spain))
    }

    @Test func `the chosen grammar goes with each message`() throws {
        var page = page { $0.grammar = [.preterite, .subjunctive] }
        #expect(try message(page.perform(.choose(0))).tutor.grammar == [.preterite, .subjunctive])
    }

    @Test func `a tapped word is said and explained`() {
        var page = page { $0.isMuted = false }
        _ = page.perform(.panel)
        #expect(!page.panel.isOpen)
        let commands = page.perform(.word(1, of: 0))
        #expect(page.panel.isOpen)
        #expect(
            commands.requests == [
                .ask(SpeechRequest.say(SpokenText(id: nil, text: "quiere?", voice: .elena, dialect: .spain))),
                .ask(
                    PanelRequest.word(
                        TappedWord(id: 0, word: 1, text: "¿Qué quiere?", scenario: "cafe", tutor: Samples.tutor))),
            ])
        #expect(page.perform(.word(9, of: 0)) == [])
        #expect(page.perform(.word(0, of: 9)) == [])
        let note = WordNote(word: "quiere", lemma: "querer", forms: [], meanings: ["want"], mastery: nil)
        _ = page.receive(.answer(CardAnswer(id: 0, cards: [TutorCard(.rule, .words([note]))])))
        #expect(cards(page) == ["pēc valodas likumiem", "quiere\u{2002}←\u{2002}querer = want"])
    }

    @Test func `a question is typed to the tutor, and an answer to one of before does not come`() {
        var page = page()
        _ = page.perform(.question(.field))
        #expect(page.panel.question.isTyping && !page.answer.isTyping)
        #expect(
            type("café", in: &page).requests == [
                .ask(PanelRequest.question(TypedQuestion(id: 0, text: "café", scenario: "cafe", tutor: Samples.tutor)))
            ])
        #expect(page.panel.question.text == "")
        #expect(page.perform(.ask) == [])
        _ = page.perform(.clear)
        _ = page.receive(.answer(CardAnswer(id: 0, cards: [TutorCard(.rule, .noMistakes)])))
        #expect(cards(page) == [])
    }

    @Test func `mute is silence at once, and what is said next is not said`() {
        var page = page { $0.isMuted = false }
        _ = page.tick()
        let commands = page.perform(.mute)
        #expect(commands.saved?.isMuted == true)
        #expect(commands.contains(.stopNarration))
        #expect(commands.requests == [.ask(SpeechRequest.hush)])
        #expect(
            !page.perform(.choose(0)).requests(of: SpeechRequest.self).contains {
                if case .say = $0 { true } else { false }
            })
        #expect(page.leave() == [])
    }

    @Test func `a line is said again, and slowly, also when it is mute`() {
        var page = page()
        #expect(
            page.perform(.say(0, isSlow: true)).requests == [
                .ask(
                    SpeechRequest.say(
                        SpokenText(id: 0, text: "¿Qué quiere?", voice: .elena, dialect: .spain, isSlow: true)))
            ])
        #expect(page.perform(.say(9, isSlow: false)) == [])
        #expect(page.leave().requests == [.ask(SpeechRequest.hush)])
    }

    // MARK: - Typing

    @Test func `a finger brings the keyboard and answers go, and typing on another one sends it away`() {
        var page = page()
        #expect(page.answer.isTyping && page.answer.keyboard == nil)
        #expect(page.layout.answers.count == 3)
        _ = page.perform(.field(.field))
        #expect(page.answer.keyboard != nil)
        #expect(page.layout.answers.isEmpty)
        _ = page.perform(.key(.letter(row: 0, place: 0)))
        #expect(page.answer.text.count == 1)
        _ = page.type(.text("a"))
        #expect(page.answer.keyboard == nil && page.answer.text.count == 2)
        _ = page.perform(.field(.field))
        _ = page.type(.edit(.stop))
        #expect(page.answer.keyboard == nil && !page.answer.isTyping)
    }

    // MARK: - The end

    private func finished() throws -> (page: ConversationViewModel, commands: [Command]) {
        var page = page()
        let commands = page.perform(.choose(2))
        return (page, commands)
    }

    @Test func `the last answer ends the talk and asks for what remains, again when it is understood`() throws {
        var (page, commands) = try finished()
        let sent = try message(commands)
        func lines(_ commands: [Command]) -> [TalkLine]? {
            commands.requests(of: TalkEndRequest.self).compactMap {
                if case .sum(let talk) = $0 { talk.lines } else { nil }
            }.first
        }
        #expect(lines(commands)?.map(\.text) == ["¿Qué quiere?", "Nada, gracias.", "Muy bien."])
        #expect(lines(page.receive(news(sent, choice: nil)))?[1].mistakes.count == 1)
        #expect(page.firstFocus == .again)
        #expect(!page.answer.isTyping)
        #expect(page.perform(.choose(0)) == [])
    }

    private let summary = SummaryAnswer(
        used: ["el café"], newWords: [NewWord("nada", "nothing", isSaid: true)],
        mistakes: [.init(mistake: Mistake("voy", "fui", rule: "tense", why: "ayer"), count: 2)], text: "talk\n")

    @Test func `the end lists words and mistakes`() throws {
        var page = try finished().page
        _ = page.receive(.answer(summary))
        #expect(
            page.end?.list.paragraphs.map(\.text) == [
                "Tavi vārdi, kurus lietoji", "✓\u{2002}el\u{a0}café", "Jauni vārdi", "nada – nothing",
                "Kļūdas pēc valodas likumiem", "voy\u{2002}→\u{2002}fui\u{a0}(2×)\nayer",
            ])
    }

    @Test func `saving goes to the only stick at once, and of several one is chosen`() throws {
        var page = try finished().page
        let sticks = [Medium("A", at: "/m/A"), Medium("B", at: "/m/B")]
        #expect(page.perform(.save(.talk)) == [])
        _ = page.receive(.answer(summary))
        #expect(page.perform(.save(.talk)) == [.play(.press)])
        #expect(page.end?.wanted == .talk)
        _ = page.receive(.learned(AnyDocument(Inserted(media: [sticks[0]]))))
        let talk = SceneFiles("En la cafetería", text: "talk\n")
        #expect(page.perform(.save(.talk)).requests == [.ask(TalkEndRequest.save(talk, on: sticks[0]))])
        #expect(page.perform(.save(.words)) == [])
        _ = page.receive(.answer(SavingAnswer(saving: .saved(files: ["x.txt"], .now))))
        #expect(page.end?.saving == .saved(files: ["x.txt"], .now))
        _ = page.receive(.learned(AnyDocument(Inserted(media: sticks))))
        #expect(page.perform(.save(.words)) == [.play(.press)])
        let words = SceneFiles("En la cafetería", words: DeckExport(summary.newWords, scenario: "cafe"))
        #expect(page.perform(.medium(sticks[1])).requests == [.ask(TalkEndRequest.save(words, on: sticks[1]))])
        #expect(page.perform(.medium(sticks[1])) == [])
    }

    @Test func `a stick that lay there before is to be inserted again, and then takes the talk`() throws {
        func words(_ page: ConversationViewModel) -> [String] {
            var frame = Frame<ConversationAction>()
            page.draw(in: &frame)
            return frame.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
        }
        let stick = Medium("A", at: "/m/A"), anew = "Izņemiet zibatmiņu un iespraudiet to vēlreiz"
        var page = try finished().page
        _ = page.receive(.answer(summary))
        _ = page.receive(.learned(AnyDocument(EarlierMedia([stick]))))
        _ = page.receive(.learned(AnyDocument(Inserted(media: [stick]))))
        #expect(page.perform(.save(.talk)) == [.play(.press)])
        #expect(words(page).contains(anew))
        for media in [[], [stick]] { _ = page.receive(.learned(AnyDocument(Inserted(media: media)))) }
        #expect(!words(page).contains(anew))
        let talk = SceneFiles("En la cafetería", text: "talk\n")
        #expect(page.perform(.save(.talk)).requests == [.ask(TalkEndRequest.save(talk, on: stick))])
    }

    @Test func `again forgets everything of the talk`() throws {
        var page = try finished().page
        _ = page.receive(.answer(summary))
        #expect(page.perform(.again) == [.play(.press)])
        #expect(page.end == nil && page.words.isEmpty && page.panel.isEmpty)
        #expect(page.answer.isTyping)
        #expect(said(page) == ["¿Qué quiere?"])
        #expect(page.transcript.messages.list.paragraphs.map(\.text) == ["¿Qué quiere?", "¿Qué quiere? in Latvian"])
    }

    @Test func `the buttons lead to the other pages`() {
        var page = page()
        #expect(page.perform(.leave) == [.open("soltura")])
        #expect(page.perform(.otherTalk) == [.open("soltura")])
        #expect(page.perform(.choices) == [.open("soltura/cafe/choices")])
        #expect(page.perform(.prompt) == [.open("soltura/cafe/prompt")])
        #expect(page.perform(.nothing) == [])
    }
}
