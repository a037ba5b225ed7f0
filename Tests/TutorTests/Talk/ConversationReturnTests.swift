import Testing

@testable import Engine
@testable import Tutor

struct ConversationReturnTests {
    private func page(
        _ scenes: Scenes = Samples.scenes, _ change: (inout Preferences) -> Void = { _ in }
    ) -> ConversationViewModel {
        ConversationViewModel(world: Samples.world(scenes, change), scenario: "cafe")
    }

    private var free: Scenes {
        var scenes = Samples.scenes
        let model = ModelChoice(
            name: "tiny", title: "Tiny", bytes: 1_500_000_000,
            rights: .init(levels: [.a1], mayTranslate: false, mayCorrect: false))
        scenes.parts = Scenes.Parts(hasAnalyser: true, hasEngine: true, models: [model])
        return scenes
    }

    private static func talksFreely(_ preferences: inout Preferences) {
        (preferences.model, preferences.level) = ("tiny", .a1)
    }

    /// The page after a look at another one, where choices may have changed.
    private func again(
        _ left: ConversationViewModel, _ scenes: Scenes = Samples.scenes,
        _ change: (inout Preferences) -> Void = { _ in }
    ) throws -> ConversationViewModel {
        var left = left
        _ = left.perform(.choices)
        _ = left.leave()
        var back = page(scenes, change)
        back.resume(try #require(left.trace))
        return back
    }

    private func said(_ page: ConversationViewModel) -> [String] { page.talk?.said.map(\.text) ?? [] }

    @Test func `a talk goes on after a look at the choices, and its first line is not said again`() throws {
        var left = page { $0.targetWords = ["el café", "el té"] }
        _ = left.tick()
        _ = left.perform(.choose(0))
        left.words.use(["el café"])
        left.panel.add([TutorCard(.rule, .noMistakes)], .latvian)
        var back = try again(left) { ($0.targetWords, $0.isMuted) = (["el té", "la leche"], false) }
        #expect(said(back) == ["¿Qué quiere?", "Un café, por favor.", "Muy bien.", "¿Algo más?"])
        #expect(back.transcript == left.transcript && back.panel.list == left.panel.list)
        #expect(back.words.words.map(\.text) == ["el té", "la leche", "el café"])
        #expect(back.words.words.map(\.isUsed) == [false, false, true])
        let commands = back.tick().requests
        #expect(commands.contains(.ask(SceneRequest.whole("cafe"))))
        #expect(commands.requests(of: SpeechRequest.self).isEmpty)
        _ = back.perform(.choose(0))
        #expect(said(back).count > 4)
    }

    @Test func `the talk is kept only for the way back`() {
        var show = Show(world: Samples.world(Samples.scenes) { _ in }, activities: [.tutor], at: "soltura/cafe")
        _ = show.take(.typed(.text("secreto")))
        func isThere() -> Bool {
            show.picture.drawings.contains {
                if case .text(let text, _, _) = $0 { text.contains("secreto") } else { false }
            }
        }
        #expect(isThere())
        for route in ["soltura/cafe/choices", "soltura/cafe/choices/prompt", "soltura/cafe/choices", "soltura/cafe"] {
            _ = show.go(to: Route(route))
        }
        #expect(isThere())
        for route in ["soltura/cafe/choices", "soltura", "soltura/cafe"] { _ = show.go(to: Route(route)) }
        #expect(!isThere())
    }

    @Test(
        arguments: [
            { $0.level = .b1 }, { $0.model = "tiny" },
        ] as [@Sendable (inout Preferences) -> Void])
    func `another level or partner begins the talk again`(change: @Sendable (inout Preferences) -> Void) throws {
        var left = page()
        _ = left.perform(.choose(0))
        #expect(said(try again(left, Samples.scenes, change)).count == 1)
    }

    @Test func `own words that were not understood yet stand in the field again`() throws {
        var left = page()
        _ = left.type(.text("un cafe"))
        _ = left.type(.edit(.send))
        var back = try again(left)
        #expect(back.answer.text == "un cafe" && back.pending == nil)
        _ = back.type(.edit(.send))
        #expect(back.pending?.text == "un cafe")
    }

    @Test func `what a model had said by then stays, and the learner may speak`() throws {
        var left = page(free, Self.talksFreely)
        let requests = left.tick().requests(of: ReplyRequest.self)
        guard case .make(let wanted) = try #require(requests.first) else { return }
        _ = left.receive(.answer(ReplyAnswer(id: wanted.id, state: .making("¡Hola! Tengo"))))
        var back = try again(left, free, Self.talksFreely)
        #expect(said(back) == ["¡Hola! Tengo"] && back.transcript.lines.map(\.text) == ["¡Hola! Tengo"])
        #expect(back.talk?.free?.state == .ready)
        #expect(back.tick().requests(of: ReplyRequest.self).isEmpty)
    }

    @Test func `a model that had said nothing yet begins`() throws {
        var left = page(free, Self.talksFreely)
        _ = left.tick()
        var back = try again(left, free, Self.talksFreely)
        #expect(back.tick().requests(of: ReplyRequest.self).count == 1)
    }

    @Test func `a summary that never came is asked for again, and saving may be tried again`() throws {
        var left = page()
        _ = left.perform(.choose(2))
        left.end?.saving = .writing
        var back = try again(left)
        #expect(back.end?.saving == nil)
        #expect(back.tick().requests(of: TalkEndRequest.self).count == 1)
    }
}
