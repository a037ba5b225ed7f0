import Foundation
import Testing

@testable import Engine
@testable import PasakaApp

/// Every place that the focus can come to has a name that is spoken, in both languages.
@MainActor struct SpokenLabelTests {
    nonisolated private static let screens = (ScreenTests.screens + LetterPictures.upright)
        .filter { $0.route.parts.first != "soltura" }

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
}
