import Engine

@testable import Tutor

extension ManualPicture {
    /// Soltura in the manuals, with the scenes as they ship.
    static let soltura = [talks, models]

    private static let talks = ManualPicture(
        file: "assets/screens/soltura.jpg", width: 560, height: 420, quality: 70,
        screens: [
            seen(.home, change: learner()), seen("soltura", change: learner()),
            seen("soltura/cafe", change: learner()), seen("soltura/cafe", corrected, change: learner()),
        ])

    private static let models = ManualPicture(
        file: "assets/screens/soltura-models.jpg", width: 560, height: 420, quality: 70,
        screens: [
            seen("soltura/cafe", pause: 1, talked, change: learner(model: model.name)),
            seen("grownups/soltura/models") { world in
                var models = Models.there
                models.installed.removeAll { $0.facts == nil }
                world[Models.self] = models
            },
        ])

    private static let scenarios = SceneFolder(assets: "\(Studio.repository)/assets/soltura").read().scenarios
    private static let model = ModelChoice(
        name: "salamandra-2b", title: "Salamandra 2B Instruct", bytes: 1_510_000_000,
        rights: .init(levels: [.a1, .a2], mayTranslate: true, mayCorrect: false))

    /// - Parameter model: the name of the one that talks.
    private static func learner(model name: String? = nil) -> (inout World) -> Void {
        { world in
            world[Scenes.self] = Scenes(
                entries: scenarios.map(Scenes.Entry.init), whole: scenarios.filter { $0.id == "cafe" },
                parts: .init(hasAnalyser: true, hasEngine: true, models: [model]))
            var preferences = Preferences()
            (preferences.isMuted, preferences.level, preferences.model) = (true, .a1, name)
            preferences.preset = .commonMistakes
            world[Preferences.self] = preferences
        }
    }

    /// A message with a mistake, and the card about it.
    private static let corrected: [Input] = {
        let text = "Una mesa dentro. Mi hermana está cansado."
        let why = "„Mi hermana” ir sieviešu dzimtē un vienskaitlī, tāpēc ar to saskaņojam „cansada”."
        let card = TutorCard(.rule, .correction(from: "cansado", to: "cansada", why: why))
        return [.typed(text), .sent, .understood(0, text, as: 0, card), .typed(.edit(.stop))]
    }()

    /// A model has begun, was answered and goes on.
    private static let talked: [Input] = [
        .stir, .replied(1, .said("¡Buenos días! ¿Qué desea tomar?")), .typed("Un café con leche, por favor."), .sent,
        .replied(2, .said("Enseguida. ¿Lo quiere con azúcar?")),
    ]
}
