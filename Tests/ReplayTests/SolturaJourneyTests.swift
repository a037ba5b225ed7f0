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

    @Test func `a talk with a model is stopped, goes on, and ends as it is written`() {
        #expect(texts(.talkFreely, at: 130).contains("hoy?"))
        #expect(texts(.talkFreely, at: 260).contains("tés"))
        #expect(texts(.talkFreely, at: 340).contains("limón."))
        #expect(texts(.talkFreely, at: 420).contains("uzrakstīta."))
        #expect(texts(.talkFreely, at: 560).contains("Enseguida."))
    }

    @Test func `a talk is played to its end by voice: what was heard is mended before it is sent`() {
        #expect(texts(.talkByVoice, at: 70).contains("Runā…"))
        #expect(texts(.talkByVoice, at: 170).contains("Klausos, ko teici…"))
        #expect(texts(.talkByVoice, at: 210).contains("favr."))
        let mended = texts(.talkByVoice, at: 270)
        #expect(mended.contains("favor.") && !mended.contains("favr."))
        #expect(!mended.contains("terraza,"))
        #expect(texts(.talkByVoice, at: 340).contains("terraza,"))
        #expect(texts(.talkByVoice, at: 400).contains("Runā…"))
        let nothing = texts(.talkByVoice, at: 440)
        #expect(nothing.contains("skaļāk!") && nothing.contains("Raksti spāniski"))
        #expect(texts(.talkByVoice, at: 790).contains("tarjeta."))
        #expect(texts(.talkByVoice, at: 900).contains("Saruna galā!"))
    }
}
