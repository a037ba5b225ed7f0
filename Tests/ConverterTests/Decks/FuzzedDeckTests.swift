import Foundation
import TestSupport
import Testing

@testable import Conversion

/// Damaged decks: each is read, or refused in one sentence; the child may die of it, the parent never.
///
/// A test run tries 60 of them; `PASAKA_FUZZ_DECKS=5000` tries as many.
struct FuzzedDeckTests {
    private static let count =
        ProcessInfo.processInfo.environment["PASAKA_FUZZ_DECKS"].flatMap(Int.init) ?? 60

    private static let notes = (0..<120).map { number in
        MadeDeck.Note(
            fields: ["<b>palabra</b> \(number) {{c1::ñ::x}}", "word&nbsp;\(number) [sound:\(number).mp3]"],
            cards: [(number, 2, 2), (number * 2, -1, 2)])
    }

    /// Numbers that follow from a seed (Knuth's MMIX).
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    /// Cuts a deck, changes bits or bytes of it, or doubles or drops a part.
    private static func damaged(_ whole: [UInt8], _ dice: inout Dice) -> [UInt8] {
        var bytes = whole
        let place = Int.random(in: 0..<whole.count, using: &dice)
        let end = min(whole.count, place + Int.random(in: 1...5000, using: &dice))
        switch Int.random(in: 0..<6, using: &dice) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: whole[place..<end], at: Int.random(in: 0..<whole.count, using: &dice))
        case 3: for here in place..<end { bytes[here] = UInt8.random(in: 0...255, using: &dice) }
        default:
            for _ in 0..<Int.random(in: 1...30, using: &dice) {
                let here = Int.random(in: 0..<whole.count, using: &dice)
                bytes[here] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
            }
        }
        return bytes
    }

    /// Decks of all forms, whole.
    private static func decks() throws -> [[UInt8]] {
        let text = (0..<400).map { "<b>palabra</b> \($0)\t\"word \"\"\($0)\"\"\"\n" }.joined()
        return try MadeDeck.Form.allCases.map { try MadeDeck.package($0, notes) } + [
            try MadeDeck.old(notes), try MadeDeck.new(notes), MadeDeck.packed(try MadeDeck.new(notes)),
            Array(text.utf8), Array(("#separator:tab\n#html:true\n" + text).utf8),
        ]
    }

    /// A sentence's beginnings; what follows may name a part of the file.
    private static let known = [
        "is damaged", "is not an Anki deck", "has no notes", "has no collection", "has a quotation mark in line",
        "is a text that is not in UTF-8", "was exported by a newer Anki", "is empty", "is encrypted",
        "contains collection", "contains names", "is inconsistent", "has more than", "is too large",
        "becomes too large",
    ]

    @Test func `damaged decks are read or refused, each in one sentence`() throws {
        let decks = try Self.decks()
        let bench = try Workbench()
        for seed in 0..<Self.count {
            var dice = Dice(state: UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1)
            try bench.write("deck", Self.damaged(decks[seed % decks.count], &dice))
            let input = try FileHandle(forReadingFrom: URL(filePath: bench.path("deck")))
            do {
                let deck = try withExtendedLifetime(input) {
                    try Conversion(executable: Workbench.executable).deck(in: input.fileDescriptor)
                }
                #expect(deck.notes.count <= 2000, "seed \(seed)")
            } catch let refusal as ConversionRefusal {
                let sentence = refusal.description
                #expect(Self.known.contains { sentence.hasPrefix($0) }, "seed \(seed): \(sentence)")
            }
        }
    }
}
