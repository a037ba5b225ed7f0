import Engine
import Testing

@testable import Tutor

/// What a kiosk's next child does not find.
struct ForgettingTests {
    private func forgotten(_ change: (inout World) -> Void) -> [AnyDocument] {
        var world = World()
        world[Preferences.self] = Preferences()
        change(&world)
        return Activity.tutor.fresh(world)
    }

    private let nothing = [AnyDocument(Preferences()), AnyDocument(KeptDeck())]

    @Test func `what was typed and chosen is forgotten, and the deck`() {
        let left = forgotten { world in
            var preferences = Preferences()
            preferences.goal = "hablar con mi abuela"
            world[Preferences.self] = preferences
        }
        #expect(left == nothing)
    }

    @Test func `a deck is forgotten also if nothing else was chosen`() {
        #expect(forgotten { $0[Scenes.self] = Scenes() } == nothing)
    }

    @Test func `where nobody has opened the tutor nothing is written`() { #expect(forgotten { _ in }.isEmpty) }

    @Test func `no report may show what is kept`() {
        for kind in Activity.tutor.documents { #expect(!kind.isShown, "\(kind.type)") }
        for kind in Activity.tutor.answers { #expect(!kind.isShown, "\(kind.type)") }
    }
}
