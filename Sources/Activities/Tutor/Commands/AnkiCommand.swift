import ArgumentParser
import Commands
import Engine
import FoundationEssentials
import Spanish
import Storage

/// `pasaka anki FILE`: writes a deck as JSON, in pieces, because it may be large.
struct AnkiCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "anki", abstract: said("Prints the notes of a deck for Anki as JSON."),
        discussion: said(
            """
            The form is
              {"notes": [{"back": "dog", "front": "el perro", "interval": 30,
                          "mastery": "familiar", "suspended": false}, …],
               "scheduled": true,
               "skipped": [{"count": 2, "why": "no text on the front"}],
               "turned": false}
            The interval is in days, of the weakest card of the note. Mastery follows from it: mastered from 180 days, \
            familiar from 21, learning from 7, new below. Without scheduling in the file, all intervals are 0. \
            It is turned if the file has the Spanish words on the back: they are always the front here.
            """))

    @Argument(help: .said("A deck for Anki (APKG, TSV, CSV or Anki's own text export)."), completion: .file())
    var file: String

    func run(_ host: ActivityHost) throws {
        let tools = LanguageTools(host)
        defer { tools.close() }
        try Self.write(DeckReader(host, tools).read(file, followsLinks: true), to: 1)
    }

    private static let block = 1 << 16

    static func write(_ deck: Deck, to output: Int32) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var bytes = Array(#"{"notes": ["#.utf8)
        for (number, note) in deck.notes.enumerated() {
            bytes += (number == 0 ? "\n" : ",\n").utf8
            bytes += try encoder.encode(NoteAnswer(note))
            guard bytes.count >= block else { continue }
            try FileBytes.write(bytes, to: output)
            bytes = []
        }
        bytes += "],\n\"scheduled\": \(deck.isScheduled), \"skipped\": ".utf8
        bytes += try encoder.encode(deck.skipped.map(SkippedAnswer.init))
        try FileBytes.write(bytes + Array(", \"turned\": \(deck.isTurned)}\n".utf8), to: output)
    }

    private struct NoteAnswer: Encodable {
        let front, back: String
        let interval: Int
        let mastery: Mastery
        let suspended: Bool

        init(_ note: Note) {
            (front, back, interval) = (note.front, note.back, note.interval)
            (mastery, suspended) = (note.mastery, note.isSuspended)
        }
    }

    private struct SkippedAnswer: Encodable {
        let why: String
        let count: Int

        init(_ skipped: Deck.Skipped) { (why, count) = (skipped.why.description, skipped.count) }
    }
}
