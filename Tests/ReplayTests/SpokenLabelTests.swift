import Foundation
import Testing

@testable import Engine
@testable import PasakaApp

/// Every place that the focus can come to has a name that is spoken, in both languages.
struct SpokenLabelTests {
    nonisolated private static let screens = (ScreenTests.screens + LetterPictures.upright)
        .filter { $0.route.parts.first != "soltura" && $0.route != "grownups/letters/.name" }

    private static func words(_ language: Language) throws -> [String: String] {
        let file = "\(Studio.repository)/assets/interface/labels/\(language.rawValue).json"
        return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: URL(filePath: file)))
    }

    /// The places of a screen that the focus can come to, as its inputs leave it.
    private func places(of screen: ScreenTests.Screen) -> (route: Route, places: [Show.NamedPlace]) {
        var show = screen.show
        _ = show.advance(60)
        return (show.route, show.namedPlaces)
    }

    /// The pages for grown-ups are read.
    private static func isForChildren(_ route: Route) -> Bool { route.parts.first != "grownups" }

    @Test(arguments: screens) func `every place has a name`(screen: ScreenTests.Screen) throws {
        let (route, places) = places(of: screen)
        guard Self.isForChildren(route) else { return }
        let unnamed = places.filter { ($0.label?.sounds(in: .latvian) ?? []).isEmpty }
        #expect(unnamed.isEmpty, "\(route): \(unnamed.map(\.area))")
    }

    @Test func `every name has words in both languages`() throws {
        let words = try Language.spoken.map { try Self.words($0) }
        let names = Set(Self.screens.flatMap { places(of: $0).places }.flatMap { $0.label?.names ?? [] })
        #expect(names.contains("next-page"))
        for name in names.sorted() {
            for words in words { #expect(words[name]?.isEmpty == false, "\(name)") }
        }
    }

    @Test(arguments: Language.spoken) func `each word has its clip, and no clip is without one`(language: Language)
        throws
    {
        let folder = "\(Studio.repository)/assets/interface/labels/\(language.rawValue)"
        let clips = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Set(clips) == Set(try Self.words(language).keys.map { "\($0).ogg" }))
    }

    @Test func `both languages have words for the same names`() throws {
        #expect(try Self.words(.latvian).keys.sorted() == Self.words(.english).keys.sorted())
    }

    /// What says what kind of thing a place is, and not which, and a language's name in another language.
    private static let kinds: Set = [
        "word", "letter", "play", "tale", "move-tale", "language-lv", "language-en", "language-uk",
    ]

    /// The names of a screen's places that are said in other words than those that stand there, with both.
    private func differences(on screen: ScreenTests.Screen, _ language: Language) throws -> Set<String> {
        let words = try Self.words(language)
        var screen = screen
        var settings = screen.world[Settings.self] ?? Settings()
        settings[.language] = language.rawValue
        screen.world[Settings.self] = settings
        var show = screen.show
        _ = show.advance(60)
        let texts = Self.texts(show.picture.drawings)
        return Set(
            show.namedPlaces.compactMap { place in
                guard let name = place.label?.names.last, !Self.kinds.contains(name) else { return nil }
                let written = texts.filter { place.area.contains($0.area.center) }.map(\.text)
                guard !written.isEmpty, let said = words[name], !written.contains(where: { Self.agree($0, said) })
                else { return nil }
                return "\(name): \(said) | \(written.joined(separator: " | "))"
            })
    }

    /// Whether one says the other, perhaps with more; numbers are said in words.
    private static func agree(_ written: String, _ said: String) -> Bool {
        func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0 == " " } }
        let (written, said) = (written.contains(where: \.isNumber) ? "" : plain(written), plain(said))
        return written.isEmpty || written.contains(said) || said.contains(written)
    }

    /// The texts that are seen: what scrolls below a head is clipped there.
    private static func texts(_ drawings: [Drawing]) -> [(text: String, area: Rect)] {
        var clip: Rect?, found: [(text: String, area: Rect)] = []
        for drawing in drawings {
            switch drawing {
            case .text(let text, let area, _) where clip?.contains(area.center) ?? true: found.append((text, area))
            case .transformed(let inner, _): found += texts(inner)
            case .clip(let area): clip = area
            default: continue
            }
        }
        return found
    }

    @Test(arguments: Language.spoken) func `what is said is what stands there`(language: Language) throws {
        let found = try Self.screens.reduce(into: Set<String>()) { try $0.formUnion(differences(on: $1, language)) }
        #expect(found.isEmpty, "\(found.sorted().joined(separator: "\n"))")
    }
}
