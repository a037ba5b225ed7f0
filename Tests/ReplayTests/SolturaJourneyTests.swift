import Testing

@testable import Engine
@testable import PasakaApp
@testable import Tutor

/// What must be seen while a written talk is played.
@MainActor struct SolturaJourneyTests {
    private func show(_ journey: Journey, at tick: Int) -> Show {
        var found: Show?
        journey.recording.replay(activities, stops: [tick]) { found = $1 }
        return found ?? Show(world: journey.recording.start, activities: activities)
    }

    /// The texts on the screen, each word of a paragraph by itself.
    private func texts(_ journey: Journey, at tick: Int) -> [String] {
        show(journey, at: tick).picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    @Test func `a talk is opened from the list and left to it`() {
        #expect(show(.talkByFinger, at: 70).route == "soltura")
        #expect(show(.talkByFinger, at: 190).route == "soltura/cafe")
        let end = show(.talkByFinger, at: 900)
        #expect(end.route == "soltura")
        #expect(end.world[Preferences.self]?.scenario == "cafe")
    }

    @Test func `the second of two quick taps chooses no answer of the next turn`() {
        #expect(texts(.talkByFinger, at: 250).contains("Un té con limón."))
        let after = texts(.talkByFinger, at: 330)
        #expect(after.contains("Aquí, en la terraza.") && after.contains("Cerca de la ventana, gracias."))
    }

    @Test func `the word that is heard is marked`() {
        func marks(_ tick: Int) -> Int {
            show(.talkByFinger, at: tick).picture.drawings.count {
                if case .shape(.filled, _, _, .flat(Color(0xffe2a0))) = $0 { true } else { false }
            }
        }
        #expect(marks(140) == 0)
        #expect(marks(190) == 1)
        #expect(marks(250) == 0)
    }

    @Test func `the last preset that was chosen holds`() {
        #expect(show(.talkByFinger, at: 440).world[Preferences.self]?.preset == .grammar)
        #expect(show(.talkByFinger, at: 540).world[Preferences.self]?.preset == .commonMistakes)
    }

    @Test func `the end begins at its top, and tells where the talk was saved`() {
        let end = texts(.talkByFinger, at: 740)
        #expect(end.contains("Saruna galā!") && end.contains("Tavi"))
        #expect(texts(.talkByFinger, at: 800).contains { $0.contains("En la cafetería.txt") })
    }

    @Test func `a talk is played to its end without a finger`() {
        #expect(show(.talkByKeys, at: 250).route == "soltura/cafe")
        #expect(texts(.talkByKeys, at: 440).contains("Cerca de la ventana, gracias."))
        #expect(texts(.talkByKeys, at: 590).contains("Saruna galā!"))
        #expect(show(.talkByKeys, at: 780).route == "soltura")
    }

    @Test func `what is typed on the screen is sent without its last letter`() {
        #expect(texts(.talkTyped, at: 315).contains("limónn"))
        #expect(texts(.talkTyped, at: 345).contains("limón"))
        #expect(!texts(.talkTyped, at: 395).contains("Raksti"))
        #expect(texts(.talkTyped, at: 500).contains("¿Lo"))
    }
}
