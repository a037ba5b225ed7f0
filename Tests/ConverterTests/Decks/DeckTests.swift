import Conversion
import Foundation
import TestSupport
import Testing

/// Decks in all forms, with the real converter.
struct DeckTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func deck(_ bytes: [UInt8]) throws -> AnkiDeck {
        try bench.write("deck", bytes)
        let input = try FileHandle(forReadingFrom: URL(filePath: bench.path("deck")))
        return try withExtendedLifetime(input) {
            try Conversion(executable: Workbench.executable).deck(in: input.fileDescriptor)
        }
    }

    private func refusal(_ bytes: [UInt8]) throws -> String? {
        do {
            _ = try deck(bytes)
            return nil
        } catch let refusal as ConversionRefusal {
            return refusal.description
        }
    }

    /// The fronts and backs, one after the other.
    private func texts(_ text: String) throws -> [String] {
        try deck(Array(text.utf8)).notes.flatMap { [$0.front, $0.back] }
    }

    private static let dog = MadeDeck.Note(fields: ["<b>el</b> perro", "dog&nbsp;[sound:a.mp3]"], cards: [(30, 2, 2)])

    // MARK: - Packages

    @Test(arguments: MadeDeck.Form.allCases)
    func `each form of a package gives its own notes, not the request to update`(form: MadeDeck.Form) throws {
        let deck = try deck(try MadeDeck.package(form, [Self.dog, .init(fields: ["la casa", "house"])]))
        #expect(
            deck.notes == [
                AnkiNote(front: "el perro", back: "dog", days: 30), AnkiNote(front: "la casa", back: "house"),
            ])
        #expect(deck.facts == .init(isScheduled: true, skipped: []))
    }

    @Test func `a collection alone is read like a package`() throws {
        for bytes in [
            try MadeDeck.old([Self.dog]), try MadeDeck.new([Self.dog]), MadeDeck.packed(try MadeDeck.new([Self.dog])),
        ] {
            #expect(try deck(bytes).notes == [AnkiNote(front: "el perro", back: "dog", days: 30)])
        }
    }

    @Test func `a deck that was packed once more is read, and one level only`() throws {
        let package = try MadeDeck.package(.first, [Self.dog])
        func packed(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
            MadeZip([
                MadeZip.Entry("__MACOSX/._\(name)", "x"), MadeDeck.entry("Mazo/\(name)", bytes),
            ]).bytes
        }
        #expect(try deck(packed("Mazo.apkg", package)).notes.map(\.front) == ["el perro"])
        #expect(try deck(packed("palabras.csv", Array("el perro,dog\nla casa,house\n".utf8))).notes.count == 2)
        #expect(
            try refusal(packed("Mazo.zip", packed("Mazo.apkg", package))) == "is not an Anki deck (APKG, TSV or CSV)")
        #expect(try refusal(packed("foto.png", [1, 2, 3])) == "is not an Anki deck (APKG, TSV or CSV)")
    }

    @Test func `names of other entries do not matter, nor how many they are`() throws {
        let sounds = (0..<3000).map { MadeZip.Entry("\($0)") } + [MadeZip.Entry("../out"), MadeZip.Entry("0")]
        let bytes = MadeZip(sounds + [MadeDeck.entry("collection.anki2", try MadeDeck.old([Self.dog]))]).bytes
        #expect(try deck(bytes).notes.count == 1)
    }

    @Test(
        arguments: [
            ([(30, 2, 2), (200, 2, 2)], 30, false),
            ([(200, 2, 2), (0, 0, 0)], 0, false),
            ([(-600, 1, 1)], 0, false), ([(-172_800, 1, 3)], 2, false),
            ([(25, -1, 2)], 25, true), ([(25, -1, 2), (40, 2, 2)], 25, false), ([(25, -1, 2), (10, -1, 2)], 10, true),
            // A card that was put away unseen says nothing of the other.
            ([(0, -1, 0), (40, 2, 2)], 40, false), ([(0, -1, 0)], 0, true),
            ([(9, -2, 2)], 9, false), ([], 0, false),
        ] as [([(ivl: Int, queue: Int, type: Int)], Int, Bool)])
    func `the weaker card counts`(cards: [(ivl: Int, queue: Int, type: Int)], days: Int, isSuspended: Bool) throws {
        var note = Self.dog
        note.cards = cards
        let read = try #require(try deck(try MadeDeck.package(.third, [note])).notes.first)
        #expect(read.days == days)
        #expect(read.isSuspended == isSuspended)
    }

    @Test func `an export without scheduling says so`() throws {
        var note = Self.dog
        note.cards = [(0, 0, 0)]
        #expect(try !deck(try MadeDeck.package(.third, [note])).facts.isScheduled)
        note.cards.append((0, 1, 1))
        #expect(try deck(try MadeDeck.package(.third, [note])).facts.isScheduled)
    }

    @Test(arguments: [MadeDeck.Form.first, .third])
    func `the templates choose the fields`(form: MadeDeck.Form) throws {
        let type = MadeDeck.NoteType(
            fields: ["Rank", "English", "Spanish"], templates: [("{{Spanish}}", "{{FrontSide}} {{English}}")])
        let deck = try deck(
            try MadeDeck.package(
                form, [.init(fields: ["1", "dog", "perro"], type: 7), Self.dog], [7: type, 1: .init()])
        )
        #expect(deck.notes.map(\.front) == ["perro", "el perro"])
        #expect(deck.notes.map(\.back) == ["dog", "dog"])
    }

    @Test(arguments: [MadeDeck.Form.first, .third])
    func `notes of a deleted type, and those without text, are left out and counted`(form: MadeDeck.Form) throws {
        let deck = try deck(
            try MadeDeck.package(
                form,
                [
                    Self.dog, .init(fields: ["a", "b"], type: 99), .init(fields: ["[sound:x.mp3]", "c"]),
                    .init(fields: ["<img src=a.jpg>", "c"]), .init(fields: []),
                ]))
        #expect(deck.notes.count == 1)
        #expect(deck.facts.skipped == [.init(why: .noText, count: 3), .init(why: .noType, count: 1)])
    }

    @Test func `a package of which only the request is left is refused`() throws {
        #expect(
            try refusal(MadeZip([try MadeDeck.dummy()]).bytes)
                == "has no notes, only a request to update Anki; export it again")
        #expect(
            try refusal(MadeZip([MadeDeck.entry("meta", [8, 3]), try MadeDeck.dummy()]).bytes)
                == "has no collection.anki21b, which it declares")
        #expect(
            try refusal(MadeDeck.third([], try MadeDeck.dummy(), version: 4))
                == "was exported by a newer Anki; export it again with support for older versions")
    }

    // MARK: - Damage

    @Test func `half a package is refused, wherever it ends`() throws {
        for form in MadeDeck.Form.allCases {
            let whole = try MadeDeck.package(form, [Self.dog])
            for part in [1, 4, 7] {
                #expect(try refusal(Array(whole[..<(whole.count * part / 8)])) == "is damaged or truncated")
            }
        }
    }

    @Test func `half a stream and half a collection are refused`() throws {
        let notes = (0..<2000).map { MadeDeck.Note(fields: ["palabra \($0)", "word \($0)"]) }
        let collection = try MadeDeck.new(notes)
        let packed = MadeDeck.packed(collection)
        for part in [1, 3, 7] {
            let half = Array(packed[..<(packed.count * part / 8)])
            #expect(
                try refusal(MadeDeck.third(half)) == "is damaged: collection.anki21b is truncated"
                    || refusal(MadeDeck.third(half)) == "is damaged: collection.anki21b cannot be unpacked")
            let short = Array(collection[..<(collection.count * part / 8)])
            #expect(try refusal(MadeDeck.third(MadeDeck.packed(short))) == "is damaged: the notes in it cannot be read")
            #expect(try refusal(short) == "is damaged: the notes in it cannot be read")
        }
    }

    @Test func `noise in a collection ends in a sentence or in notes, never in a crash`() throws {
        let notes = (0..<300).map { MadeDeck.Note(fields: ["palabra \($0)", "word \($0)"]) }
        let collection = try MadeDeck.new(notes)
        for seed in 1...8 {
            var broken = collection, number = UInt64(seed)
            for _ in 0..<200 {
                number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407  // Knuth's
                broken[100 + Int(number >> 33) % (broken.count - 100)] = UInt8(truncatingIfNeeded: number >> 24)
            }
            let sentence = try refusal(broken)
            let known = ["is damaged: the notes in it cannot be read", "is not an Anki deck (APKG, TSV or CSV)", nil]
            #expect(known.contains(sentence))
        }
    }

    @Test func `a foreign database is no deck`() throws {
        let foreign = try MadeDeck.database { $0("CREATE TABLE songs (id integer)") }
        #expect(try refusal(foreign) == "is not an Anki deck (APKG, TSV or CSV)")
        #expect(try refusal(MadeZip([.init("a.txt", "a")]).bytes) == "is not an Anki deck (APKG, TSV or CSV)")
    }

    @Test func `bombs are refused`() throws {
        var zeros = MadeZip.Entry("collection.anki2")
        zeros.content = MadeZip.zeros(copies: 2_000_000)
        zeros.isDeflated = true
        zeros.claimed = 2_000_000 * 258 + 1
        #expect(try refusal(MadeZip([zeros]).bytes) == "contains collection.anki2, which is larger than 256 MB")
        // A frame of 600 MB of zeros, in blocks of one byte each that is repeated (RFC 8878).
        let block: [UInt8] = [0x02, 0x00, 0x10, 0]  // a run of 131072
        var bomb: [UInt8] = [0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58]
        for _ in 0..<4800 { bomb += block }
        bomb += [0x03, 0x00, 0x10, 0]
        #expect(
            try refusal(MadeDeck.third(bomb)) == "contains collection.anki21b, which is larger than 256 MB")
    }

    // MARK: - Texts

    @Test(arguments: [
        ("perro\tdog\ncasa\thouse\n", ["perro", "dog", "casa", "house"]),
        ("perro\tdog\r\ncasa\thouse", ["perro", "dog", "casa", "house"]),
        ("\u{feff}perro\tdog, hound; cur\n", ["perro", "dog, hound; cur"]),
        (
            "perro,dog\n\"hola, ¿qué tal?\",\"he said \"\"hi\"\"\"\n",
            ["perro", "dog", "hola, ¿qué tal?", "he said \"hi\""]
        ),
        ("hola, amigo;hello, friend\nsí, señor;yes, sir\n", ["hola, amigo", "hello, friend", "sí, señor", "yes, sir"]),
        // The semicolons of HTML's references part nothing.
        ("n&uacute;mero&nbsp;1,one\nn&uacute;mero&nbsp;2,two\n", ["número 1", "one", "número 2", "two"]),
        ("Front,Back\nperro,dog\n", ["perro", "dog"]),
        ("Back,Note,Front\ndog,x,perro\n", ["perro", "dog"]),
        ("\"two\nlines\",b\nc,d\n", ["two lines", "b", "c", "d"]),
        ("perro|dog\ncasa|house\n", ["perro", "dog", "casa", "house"]),
        ("#separator:tab\n#html:true\n<b>perro</b>\tdog&amp;hound\n", ["perro", "dog&hound"]),
        ("#separator:Comma\n#html:false\n<b>,a&amp;b\n", ["<b>", "a&amp;b"]),
        ("#separator:;\n#columns:Back;Front\ndog;perro\n", ["perro", "dog"]),
        (
            "#separator:tab\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n"
                + "g\tBasic\tD\tperro\tdog\ttag\n# a comment\n\ng\tBasic\tD\tcasa\t\ttag\n",
            ["perro", "dog", "casa", ""]
        ),
        ("\u{feff}#separator:pipe\r\n#deck:Español\r\nperro|dog\r\n", ["perro", "dog"]),
        ("#separator:tab\nperro\t[sound:a.mp3]\tdog\n", ["perro", "dog"]),
        ("#separator:tab\n\"#perro\"\tdog\n", ["#perro", "dog"]),
        ("#separator:tab\nsolo\n", ["solo", ""]),
        ("#tags:a\nsolo\n", ["solo", ""]),
    ])
    func `texts are read`(text: String, sides: [String]) throws {
        #expect(try texts(text) == sides)
    }

    @Test func `a text has no schedule, and lines without a front are counted`() throws {
        let deck = try deck(Array("#separator:tab\n\tdog\n[sound:x.mp3]\tcat\nperro\tdog\n".utf8))
        #expect(deck.facts == .init(isScheduled: false, skipped: [.init(why: .noText, count: 2)]))
    }

    @Test(arguments: [
        ("gato;kaķis\nperro;suns\ncasa\n\n;;\n\"la leche\";\"piens\"\n", ["gato", "perro", "la leche"]),
        ("el perro\tdog\nuna nota\nla casa\thouse\n\t\nel gato\tcat\textra\n", ["el perro", "la casa", "el gato"]),
    ])
    func `a line whose translation is still to be found is counted, and the others are read`(
        text: String, fronts: [String]
    ) throws {
        let deck = try deck(Array(text.utf8))
        #expect(deck.notes.map(\.front) == fronts)
        #expect(deck.facts.skipped == [.init(why: .noBack, count: 1)])
    }

    @Test(arguments: [
        (
            "This is a letter, not a deck.\nIt has lines, commas, and more, of them.\nThe end\n",
            "is not an Anki deck (APKG, TSV or CSV)"
        ),
        ("Hello, world", "is not an Anki deck (APKG, TSV or CSV)"),
        (
            "Debajo de un botón, ton, ton,\nque encontró Martín,\nhabía un ratón\n",
            "is not an Anki deck (APKG, TSV or CSV)"
        ),
        ("Ana: hola\nBea: hola\nAna: ¿qué tal?\nBea: bien\n", "is not an Anki deck (APKG, TSV or CSV)"),
        ("{\n  \"a\": 1,\n  \"c\": 2\n, \"d\": 5}\n", "is not an Anki deck (APKG, TSV or CSV)"),
        ("{\n  \"a\": 1,\n  \"b\": [1, 2]\n}\n", "is not an Anki deck (APKG, TSV or CSV)"),
        ("all:\n\tcc -o a a.c\n\tstrip a\n", "is not an Anki deck (APKG, TSV or CSV)"),
        ("a\u{0}\u{1}\tb", "is not an Anki deck (APKG, TSV or CSV)"),
    ])
    func `what is no deck is refused`(text: String, sentence: String) throws {
        #expect(try refusal(Array(text.utf8)) == sentence)
    }

    @Test func `what is no text in any encoding is refused`() throws {
        let noise = (0..<2000).map { UInt8(truncatingIfNeeded: ($0 * $0 * 7 + $0 * 13) % 251) | 0x80 }
        #expect(try refusal(noise) == "is a text that is not in UTF-8; save it again as UTF-8")
        #expect(try refusal([]) == "is empty")
    }
}
