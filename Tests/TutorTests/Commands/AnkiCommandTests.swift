import Foundation
import Sentences
import System
import TestSupport
import Testing

@testable import Tutor

/// `pasaka anki`, with the real converter.
struct AnkiCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let converter: String = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: "pasaka-converter").path
    }()

    private func answer(_ deck: Deck) throws -> String {
        let path = folder.path + "/answer"
        try Data().write(to: URL(filePath: path))
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try AnkiCommand.write(deck, to: file.fileDescriptor)
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func `a deck is printed as JSON`() throws {
        let deck = Deck(
            notes: [Note("niño \"x\"", "boy/lad", interval: 21), Note("casa", "", isSuspended: true)],
            skipped: [Deck.Skipped("no text on the front", count: 2)], isScheduled: true)
        #expect(
            try answer(deck) == #"""
                {"notes": [
                {"back":"boy/lad","front":"niño \"x\"","interval":21,"mastery":"familiar","suspended":false},
                {"back":"","front":"casa","interval":0,"mastery":"new","suspended":true}],
                "scheduled": true, "skipped": [{"count":2,"why":"no text on the front"}], "turned": false}

                """#)
        #expect(try answer(Deck()) == "{\"notes\": [],\n\"scheduled\": false, \"skipped\": [], \"turned\": false}\n")
        let turned = Deck(notes: [Note("dog", "perro")]).turned
        #expect(try answer(turned).hasSuffix("\"skipped\": [], \"turned\": true}\n"))
    }

    @Test func `a file that is no deck is named in one sentence`() throws {
        let reader = DeckReader(converter: Self.converter)
        func sentence(_ path: String) -> String? {
            do throws(DeckReader.Refusal) {
                _ = try reader.read(path)
                return nil
            } catch {
                return error.description
            }
        }
        let path = folder.path + "/a.apkg"
        #expect(sentence(path) == "\(path): there is no such file")
        #expect(sentence(folder.path) == "\(folder.path): it is not an ordinary file")
        try Data("no deck\n".utf8).write(to: URL(filePath: path))
        #expect(sentence(path) == "\(path) is not an Anki deck (APKG, TSV or CSV)")
        try Data("el niño\tthe boy\n".utf8).write(to: URL(filePath: path))
        #expect(try reader.read(path).notes == [Note("el niño", "the boy")])
        #expect(throws: DeckReader.Refusal.self) { try DeckReader(converter: nil).read(path) }
    }
}
