import Foundation
import Testing

@testable import Spanish

/// The mistakes that learners make most, each beside right sentences that look like it, with the real tools.
struct FrequentMistakeTests {
    private static func corrected(_ sentence: String) throws -> String {
        try Tools.spanish.corrections(in: sentence, .spain).reversed().reduce(into: Array(sentence)) { text, found in
            text.replaceSubrange(found.place, with: Array(found.to))
        }.map(String.init).joined()
    }

    private static func found(_ sentence: String) throws -> [String] {
        try Tools.spanish.corrections(in: sentence, .spain).map { "\($0.rule.rawValue): \($0.from) → \($0.to)" }
    }

    private static func lines(_ file: String) throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Lists")
        return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    @Test func `nineteen of twenty frequent mistakes are made right as a whole`() throws {
        let pairs = try Self.lines("frequent-wrong.tsv").map { $0.split(separator: "\t").map(String.init) }
        let missed = try pairs.filter { try Self.corrected($0[1]) != $0[2] }
        #expect(pairs.count > 200)
        #expect(20 * missed.count <= pairs.count, "\(missed.map { $0[1] })")
        #expect(try pairs.filter { try !Self.found($0[2]).isEmpty } == [])
    }

    @Test func `what only looks like a frequent mistake is left alone`() throws {
        let sentences = try Self.lines("frequent-right.txt")
        #expect(sentences.count > 250)
        #expect(try sentences.filter { try !Self.found($0).isEmpty } == [])
    }

    @Test(arguments: [
        ("En Enero hace frío.", "spelling: Enero → enero"), ("Es más mejor así.", "comparison: más mejor → mejor"),
        ("No ay leche.", "spelling: ay → hay"), ("Voy comprar pan.", "infinitive: Voy comprar → Voy a comprar"),
        ("Si podría, viajaría más.", "subjunctive: podría → pudiera"),
        ("Es calor hoy.", "tener: Es calor → Hace calor"),
        ("Ayer he comido pizza.", "tense: he comido → comí"), ("Veo mi madre.", "preposition: mi → a mi"),
        ("Depende en el tiempo.", "preposition: en el → del"), ("Voy casa.", "preposition: casa → a casa"),
        ("En lunes trabajo.", "preposition: En lunes → El lunes"), ("Para ejemplo, el pan.", "preposition: Para → Por"),
        ("Me llamo es Pedro.", "reflexive: llamo es → llamo"),
    ])
    func `a frequent mistake is named`(sentence: String, correction: String) throws {
        #expect(try Self.found(sentence) == [correction])
    }
}
