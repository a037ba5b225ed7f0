import Engine
import Testing

@testable import TalePacks

struct TaleHuntTests {
    private let hunt = TaleHunt(tale: "racenis", slide: 3, letter: "Ķ", origin: "letters/lv/Ķ/words")

    @Test func `its route says the slide, the letter and the way back`() {
        #expect(hunt.route == "stories/racenis/3/letter/Ķ/letters/lv/Ķ/words")
        #expect(TaleHunt(hunt.route) == hunt)
        #expect(TaleHunt("stories/racenis/1/letter/A/home")?.origin == .home)
    }

    @Test(arguments: [
        "stories", "stories/racenis", "stories/racenis/3", "stories/racenis/3/letter/Ķ",
        "stories/racenis/x/letter/Ķ/home", "shelf/all/racenis/3/letter/Ķ", "letters/lv/Ķ",
    ])
    func `other routes are none`(route: String) { #expect(TaleHunt(Route(route)) == nil) }
}
