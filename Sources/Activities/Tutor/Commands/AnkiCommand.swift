import Engine
import FoundationEssentials
import Sentences
import Storage

extension Subcommand {
    /// `pasaka anki FILE`: the notes of a deck, as JSON.
    static let anki = Subcommand("anki", "Prints the notes of a deck for Anki: pasaka anki --help.") { words, host in
        switch words.first {
        case nil, "help", "-h", "--help": print(AnkiCommand.usage)
        case let file? where words.count == 1:
            let deck = try DeckReader(converter: host.program("pasaka-converter")).read(file, followsLinks: true)
            try AnkiCommand.write(deck, to: 1)
        default: throw UsageFailure(sentence: "pasaka anki takes one file")
        }
    }
}

/// Writes a deck as JSON, in pieces, because it may be large.
enum AnkiCommand {
    static let usage: Sentence = """
        Usage: pasaka anki FILE

        Reads a deck for Anki (APKG, TSV, CSV or Anki's own text export) and prints it as JSON:
          {"notes": [{"back": "dog", "front": "el perro", "interval": 30, "mastery": "familiar", "suspended": false}, …],
           "scheduled": true, "skipped": [{"count": 2, "why": "no text on the front"}]}
        The interval is in days, of the weakest card of the note. Mastery follows from it: mastered from 180 days,
        familiar from 21, learning from 7, new below. Without scheduling in the file, all intervals are 0.
        """

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
        try FileBytes.write(bytes + Array("}\n".utf8), to: output)
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
