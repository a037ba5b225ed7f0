import Engine

@testable import Tutor

/// A small scene, and what screens ask about it.
enum Samples {
    static func line(_ text: String) -> Line { Line(text, "\(text) in English", "\(text) in Latvian") }

    static func answer(_ say: String, _ keys: String..., also: [String] = [], next: String?) -> WrittenAnswer {
        WrittenAnswer(
            say: line(say), keys: keys.map(KeyGroup.init), also: also, reply: line("Muy bien."), next: next)
    }

    static func turn(_ id: String, _ text: String, _ answers: WrittenAnswer...) -> Turn {
        Turn(id: id, line: line(text), answers: answers, again: line("¿Perdón?"), hint: line("Un…, por favor."))
    }

    /// Two turns; the first has three answers, of which the last ends the talk.
    static let cafe = Scenario(
        id: "cafe", category: .dining, title: Line("En la cafetería", "At the café", "Kafejnīcā"),
        role: Line("camarero", "waiter", "viesmīlis"), goal: line("Pide algo."), names: ["Ana"],
        words: [Line("el café", "coffee", "kafija"), Line("el té", "tea", "tēja")],
        talks: [
            Talk(
                level: .a1, grammar: [.present],
                turns: [
                    turn(
                        "drink", "¿Qué quiere?",
                        answer("Un café, por favor.", "café|cafe", also: ["quiero un café"], next: "pay"),
                        answer("Un té, por favor.", "té", also: ["quiero un té"], next: "pay"),
                        answer("Nada, gracias.", "nada", next: nil)),
                    turn(
                        "pay", "¿Algo más?", answer("No, gracias.", "no", next: nil),
                        answer("La cuenta, por favor.", "cuenta", next: nil)),
                ])
        ])

    static let hotel = Scenario(
        id: "hotel", category: .travel, title: Line("En el hotel", "At the hotel", "Viesnīcā"),
        role: line("recepcionista"), goal: line("Pide una habitación."), names: [],
        words: [Line("la llave", "key", "atslēga")], talks: cafe.talks)

    static var scenes: Scenes {
        var scenes = Scenes()
        scenes.entries = [Scenes.Entry(cafe), Scenes.Entry(hotel)]
        scenes.whole = [cafe]
        scenes.parts = Scenes.Parts(hasAnalyser: true)
        return scenes
    }

    /// - Parameter change: to the preferences, which are mute at first.
    static func world(_ scenes: Scenes? = scenes, _ change: (inout Preferences) -> Void = { _ in }) -> World {
        var world = World(motion: .cut)
        world[Scenes.self] = scenes
        var preferences = Preferences()
        preferences.isMuted = true
        change(&preferences)
        world[Preferences.self] = preferences
        return world
    }

    static let tutor = TutorChoices(preset: .translation, language: .latvian, dialect: .spain)

    static func message(
        _ text: String, id: Int = 0, chosen: Line? = nil, turn: String = "drink", _ preset: TutorPreset = .translation,
        _ language: TutorLanguage = .english, grammar: [GrammarFocus] = []
    ) -> LearnerMessage {
        LearnerMessage(
            id: id, text: text, chosen: chosen, place: .init(scenario: "cafe", level: .a1, turn: turn),
            tutor: TutorChoices(preset: preset, language: language, dialect: .spain, grammar: grammar))
    }
}

/// Media, as the grown-ups' activity tells them.
struct Inserted: MediaDocument {
    static let name = "inserted"
    var media: [Medium]
}

extension [Command] {
    /// What is asked of the tutor's services.
    var requests: [Command] { filter { if case .ask = $0 { true } else { false } } }
    /// What is asked of one of them.
    func requests<Content: Request>(of type: Content.Type) -> [Content] { compactMap { $0.request(type)?.content } }
    /// The preferences that are saved.
    var saved: Preferences? {
        compactMap { if case .save(let document) = $0 { document.content as? Preferences } else { nil } }.last
    }
}
