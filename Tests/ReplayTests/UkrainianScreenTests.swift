import Engine
import Testing

/// Home, the shelf, the reader and the letters' menu in Ukrainian.
struct UkrainianScreenTests {
    nonisolated private static let screens = (ScreenTests.screens + LetterPictures.upright).filter {
        ["home", "stories", "shelf", "letters"].contains($0.route.parts.first ?? "home")
    }

    private func texts(_ screen: ScreenTests.Screen, in language: Language) -> Set<String> {
        var screen = screen, settings = screen.world[Settings.self] ?? Settings()
        settings[.language] = language.rawValue
        screen.world[Settings.self] = settings
        return Set(
            screen.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } })
    }

    /// The English phrases that a screen draws.
    private func phrases(_ screen: ScreenTests.Screen) -> Set<String> {
        texts(screen, in: .english).subtracting(texts(screen, in: .latvian))
    }

    @Test(arguments: screens) func `no phrase is left in English`(screen: ScreenTests.Screen) {
        #expect(texts(screen, in: .ukrainian).intersection(phrases(screen)).sorted() == [])
    }

    @Test func `the screens draw phrases of home, the shelf, the reader and the letters`() {
        let all = Self.screens.reduce(into: Set<String>()) { $0.formUnion(phrases($1)) }
        #expect(
            all.isSuperset(of: ["Start", "For grown-ups", "There are no tales here yet.", "Again", "Letters"]),
            "\(all.sorted())")
    }
}
