import Engine
import Foundation
import Testing

@testable import GrownUps
@testable import Letters
@testable import Stories
@testable import TalePacks
@testable import Tutor

/// The tables of languages besides Latvian and English.
struct TranslationTests {
    private static let tables: [Translations] = [
        Wording.translations, StoriesWording.translations, BookcaseWording.translations, LettersWording.translations,
        GrownUpsWording.translations, TutorWording.translations, StickWording.translations, SavingWording.translations,
    ]

    /// The literals of the files that have words, with `%1`, `%2` … for what is inserted.
    private static let patterns: Set<String> = {
        let literal = #/"((?:[^"\\\n]|\\[^(]|\\\([^()]*(?:\([^()]*\)[^()]*)*\))*)"/#
        let text = WordFiles.all.map(\.text).joined()
            .replacing(#/\\\n\s*/#, with: "").replacing(#/\s*"""\n\s*|\n\s*"""/#, with: "\"")
        return Set(text.matches(of: literal).map { pattern(String($0.1)) })
    }()

    private static func pattern(_ literal: String) -> String {
        var count = 0
        return literal.replacing("\\n", with: "\n").replacing(#/\\\([^()]*(?:\([^()]*\)[^()]*)*\)/#) { _ in
            count += 1
            return "%\(count)"
        }
    }

    @Test func `each pattern that is translated is that of a phrase`() {
        let keys = Self.tables.flatMap { $0.values.flatMap(\.keys) }
        #expect(keys.count > 90)
        #expect(keys.filter { !Self.patterns.contains($0) }.sorted() == [])
    }

    @Test func `each translation inserts as much as its pattern`() {
        for (pattern, translation) in Self.tables.flatMap({ $0.values.flatMap { $0 } }) {
            let marks = [pattern, translation].map { $0.matches(of: #/%\d/#).map { String($0.0) }.sorted() }
            #expect(marks[0] == marks[1], "\(pattern)")
        }
    }
}
