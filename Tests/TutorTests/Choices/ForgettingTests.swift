import Engine
import Testing

@testable import Tutor

/// What a kiosk's next child does not find.
struct ForgettingTests {
    private let nothing = [AnyDocument(Preferences()), AnyDocument(KeptDeck())]

    @Test func `what was typed and chosen is forgotten, and the deck`() {
        var world = World()
        var preferences = Preferences()
        preferences.goal = "hablar con mi abuela"
        world[Preferences.self] = preferences
        #expect(Activity.tutor.fresh(world) == nothing)
    }

    @Test func `they are forgotten whatever is known of them, such as when they could not be read`() {
        #expect(Activity.tutor.fresh(World()) == nothing)
    }

    @Test func `the learner's own documents are personal, and so are never on a kiosk's disk`() {
        let kept = Activity.tutor.documents.filter(\.isKept)
        #expect(kept.map { $0.type.name } == ["soltura", "soltura-deck"])
        for kind in kept { #expect(kind.type.isPersonal && kind.type.isPrivate, "\(kind.type)") }
    }

    @Test func `no report may show what is kept`() {
        for kind in Activity.tutor.documents { #expect(!kind.isShown, "\(kind.type)") }
        for kind in Activity.tutor.answers { #expect(!kind.isShown, "\(kind.type)") }
    }
}
