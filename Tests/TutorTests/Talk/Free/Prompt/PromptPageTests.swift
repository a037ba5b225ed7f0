import Engine
import Testing

@testable import Tutor

struct PromptPageTests {
    private func page(_ scenes: Scenes?, _ change: (inout Preferences) -> Void = { $0.scenario = "cafe" }) -> PromptPage
    {
        PromptPage(world: Samples.world(scenes, change))
    }

    private func playsWaiter(_ page: PromptPage) -> Bool { page.lines.first?.contains("camarero") ?? false }

    @Test func `the prompt of a scene that is known is there at once`() {
        #expect(playsWaiter(page(Samples.scenes)))
    }

    @Test func `it waits for a scene that is not known, and then is there`() {
        var page = page(nil)
        #expect(page.lines == [])
        #expect(
            page.tick().requests == [
                .ask(DeckRequest.notes(mostOfEach: PromptBuilder.mostOfEach)), .ask(SceneRequest.whole("cafe")),
            ])
        _ = page.receive(.learned(AnyDocument(Samples.scenes)))
        #expect(playsWaiter(page))
    }

    @Test func `without a scene, or with one that is gone, it is the learner's own goal`() {
        var page = page(nil) { ($0.scenario, $0.goal) = (nil, "viajar") }
        #expect(page.lines.first == "You practise Spanish with a learner. The learner's own goal: viajar")
        #expect(page.tick().requests == [.ask(DeckRequest.notes(mostOfEach: PromptBuilder.mostOfEach))])
        page = self.page(Scenes()) { ($0.scenario, $0.goal) = ("moon", "viajar") }
        _ = page.tick()
        _ = page.receive(.learned(AnyDocument(Scenes())))
        #expect(page.lines.first == "You practise Spanish with a learner. The learner's own goal: viajar")
    }

    @Test func `words of the deck come in`() {
        var page = page(Samples.scenes)
        #expect(!page.lines.contains { $0.hasPrefix("The learner knows well") })
        _ = page.receive(.answer(DeckNotesAnswer(notes: [Note("casa", "house", interval: 200)])))
        #expect(page.lines.contains("The learner knows well: casa."))
    }

    @Test func `it leads back`() {
        var page = page(nil)
        #expect(page.perform(.leave) == [.back])
        #expect(page.perform(.home) == [.open(.home)])
    }
}
