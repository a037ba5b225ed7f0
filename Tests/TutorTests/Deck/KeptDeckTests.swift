import Engine
import Foundation
import Testing

@testable import Tutor

/// What is kept of a deck that a stranger may have made as large as he likes.
struct KeptDeckTests {
    private let most = 1 << 18

    private func deck(_ count: Int, _ note: (Int) -> Note) -> Deck { Deck(notes: (0..<count).map(note)) }

    /// Bytes of its file, as the documents are written.
    private func size(_ deck: KeptDeck) throws -> Int {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(deck).count + 1
    }

    @Test func `a deck that fits is kept as it is, without the notes that are asked no more`() {
        let notes = [Note("a", "b", interval: 1), Note("c", "d", isSuspended: true), Note("e", "f", interval: 9)]
        let kept = KeptDeck(Deck(notes: notes, isScheduled: true), file: "x.apkg", mostBytes: most)
        #expect(kept.notes == [notes[0], notes[2]])
        #expect(kept.all == nil && kept.isScheduled)
    }

    @Test(arguments: ["x", "\"", "\\", "ñ", "\u{1}", "/", "\u{2028}", "👩‍👩‍👧"])
    func `whatever its letters are, its file is not larger than allowed, and not much smaller`(letter: String) throws {
        let text = String(repeating: letter, count: 1000 / letter.utf8.count)
        let name = String(repeating: letter, count: 255 / letter.utf8.count)
        let kept = KeptDeck(
            deck(200) { _ in Note(text, text, interval: .max, isSuspended: false) }, file: name, mostBytes: most)
        #expect(try (most * 9 / 10...most).contains(size(kept)))
        #expect(kept.all == 200)
    }

    @Test func `of many tiny notes those with the longest intervals are kept`() throws {
        let kept = KeptDeck(
            deck(40_000) { Note("\($0)", "", interval: $0 % 1000) }, file: "x.apkg", mostBytes: 8 << 20)
        #expect(kept.notes.count == KeptDeck.most && kept.all == 40_000)
        #expect(kept.notes.allSatisfy { $0.interval >= 500 })
        #expect(try size(kept) <= 8 << 20)
    }

    @Test func `a huge field is no note, and the others are kept`() {
        let huge = String(repeating: "x", count: 200 << 10)
        let kept = KeptDeck(
            Deck(notes: [Note(huge, ""), Note("el perro", "dog"), Note("a", huge)]), file: "x.tsv", mostBytes: most)
        #expect(kept.notes == [Note("el perro", "dog")])
        #expect(kept.all == 3)
    }

    @Test func `notes that were too many to be read are counted, whatever number a false helper gives`() {
        let notes = [Note("a", "b")]
        func all(_ beyond: Int) -> Int? {
            KeptDeck(Deck(notes: notes, beyond: beyond), file: "x.tsv", mostBytes: most).all
        }
        #expect(all(0) == nil && all(1_999_999) == 2_000_000)
        #expect(all(.max) == .max && all(.min) == nil)
    }

    @Test func `a deck that was turned stays so, until it is turned again`() {
        let kept = KeptDeck(Deck(notes: [Note("dog", "perro")]).turned, file: "x.csv", mostBytes: most)
        #expect(kept.notes == [Note("perro", "dog")] && kept.isTurned == true)
        #expect(kept.turned.notes == [Note("dog", "perro")] && kept.turned.isTurned == false)
        #expect(DeckAnswer.Summary(kept).isTurned && !DeckAnswer.Summary(kept.turned).isTurned)
    }

    @Test func `the file of an earlier Pasaka, without a count, is read`() throws {
        let json = #"{"version":1,"file":"a.tsv","isScheduled":false,"notes":[]}"#
        #expect(try JSONDecoder().decode(KeptDeck.self, from: Data(json.utf8)).file == "a.tsv")
    }
}
