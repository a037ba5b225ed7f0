import Conversion
import Foundation
import TestSupport
import Testing

@testable import Converter

/// Lists of words as people and spreadsheets write them, with the real converter.
struct WordListTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func deck(_ bytes: [UInt8]) throws -> AnkiDeck {
        try bench.write("deck", bytes)
        let input = try FileHandle(forReadingFrom: URL(filePath: bench.path("deck")))
        return try withExtendedLifetime(input) {
            try Conversion(executable: Workbench.executable).deck(in: input.fileDescriptor)
        }
    }

    /// The fronts and backs, one after the other.
    private func texts(_ text: String) throws -> [String] {
        try deck(Array(text.utf8)).notes.flatMap { [$0.front, $0.back] }
    }

    private static let three = ["el perro", "dog", "la casa", "house", "el gato", "cat"]

    // MARK: - Signs

    @Test(arguments: [
        "el perro - dog\nla casa - house\nel gato - cat\n", "el perro – dog\nla casa – house\nel gato – cat\n",
        "el perro — dog\nla casa - house\nel gato–cat\n", "el perro: dog\nla casa: house\nel gato : cat\n",
        "el perro = dog\nla casa=house\nel gato = cat\n", "1. el perro - dog\n2. la casa - house\n3. el gato - cat\n",
        "1) el perro: dog\n2) la casa: house\n3) el gato: cat\n",
        "- el perro – dog\n- la casa – house\n• el gato – cat\n",
        "el perro -- dog\nla casa -> house\nel gato ― cat\n", "el perro –dog\nla casa- house\nel gato - cat\n",
        "el perro - dog, la casa - house, el gato - cat", "el perro:dog|la casa:house|el gato:cat\n",
        "el perro, dog\nla casa, house\nel gato, cat\n", "el perro,dog;la casa,house;el gato,cat",
        "el perro\tdog;la casa\thouse;el gato\tcat\n", "el perro - dog; la casa - house; el gato - cat;\n",
        "el perro,dog;\nla casa,house;\nel gato,cat;\n", "el perro\tdog\rla casa\thouse\rel gato\tcat\r",
        "sep=;\r\nel perro;dog\r\nla casa;house\r\nel gato;cat\r\n",
        "\"sep=|\"\nel perro|dog\nla casa|house\nel gato|cat\n",
        "\u{feff}SEP=,\rel perro,dog\rla casa,house\rel gato,cat",
    ])
    func `a list of three words is read, whatever parts them`(text: String) throws {
        #expect(try texts(text) == Self.three)
    }

    @Test(arguments: [
        (
            "el coche-cama - sleeping car\nla hora: 5:30 - the time\n",
            ["el coche-cama", "sleeping car", "la hora: 5:30", "the time"]
        ),
        ("la hora: the time: 5:30\nel té: tea\n", ["la hora", "the time: 5:30", "el té", "tea"]),
        (
            "la perra, el perro - dog, hound\nel té, el mate - tea, maté\n",
            ["la perra, el perro", "dog, hound", "el té, el mate", "tea, maté"]
        ),
        ("el perro\nla casa\n¿Qué tal?\n", ["el perro", "", "la casa", "", "¿Qué tal?", ""]),
        ("Palabras\nel perro\nla casa\nel té\n", ["el perro", "", "la casa", "", "el té", ""]),
    ])
    func `signs within a phrase part nothing`(text: String, sides: [String]) throws {
        #expect(try texts(text) == sides)
    }

    // MARK: - Columns

    @Test(arguments: [
        "Spanish,English", "español,inglés", "Español,Traducción", "Spanish word,Meaning", "palabra,traducción",
        "Term,Definition", "Pregunta,Respuesta", "anverso,reverso", "Word,Translation", "Spāņu,Latviešu",
        "SPĀNISKI,LATVISKI", "Vārds,Tulkojums", "vards,nozime", "Jautājums,Atbilde",
        "Vārds spāniski,Tulkojums latviski",
        "es,lv", "Spanish,Word", "\"Palabra en español\",\"en inglés\"",
    ])
    func `names above the columns are no note`(names: String) throws {
        #expect(try texts("\(names)\nel perro,dog\nla casa,house\nel gato,cat\n") == Self.three)
    }

    @Test(arguments: [
        "Nr.;English;Spanish;Notes\n1;dog;el perro;x\n2;house;la casa;\n3;cat;el gato;\n",
        "1;el perro;dog\n2;la casa;house\n3;el gato;cat\n", "ES-1|el perro|dog\nES-2|la casa|house\nES-3|el gato|cat\n",
        "el perro,perro.mp3,dog\nla casa,la casa.mp3,house\nel gato,,cat\n",
        ";el perro;dog\n;la casa;house\n;el gato;cat\n",
        "Lesson 1,el perro,dog\nLesson 1,la casa,house\nLesson 1,el gato,cat\n",
        "Spanish,English,el perro,dog\nSpanish,English,la casa,house\nSpanish,English,el gato,cat\n",
        "#separator:tab\n1\tel perro\tdog\n2\tla casa\thouse\n3\tel gato\tcat\n",
        "#separator:tab\n#columns:Number\tEnglish\tSpanish\n1\tdog\tel perro\n2\thouse\tla casa\n3\tcat\tel gato\n",
    ])
    func `columns without words are passed over`(text: String) throws { #expect(try texts(text) == Self.three) }

    @Test(arguments: [
        (
            "español,Spanish\ninglés,English\nla palabra,the word\n",
            ["español", "Spanish", "inglés", "English", "la palabra", "the word"]
        ),
        ("la pregunta;question\nla respuesta;answer\n", ["la pregunta", "question", "la respuesta", "answer"]),
        ("1,uno\n2,dos\n3,tres\n", ["uno", "1", "dos", "2", "tres", "3"]),
    ])
    func `notes that look like names or numbers stay notes`(text: String, sides: [String]) throws {
        #expect(try texts(text) == sides)
    }

    @Test func `a column with the same few words in all rows is passed over`() throws {
        let genders = [
            "sol,m,sun", "casa,f,house", "mar,m,sea", "luz,f,light", "pan,m,bread", "sal,f,salt", "té,m,tea",
            "col,f,cabbage",
        ]
        #expect(try deck(Array(genders.joined(separator: "\n").utf8)).notes.map(\.back).first == "sun")
    }

    @Test(arguments: [
        "perro,m,dog\ncasa,f,house\nsol,m,sun\n", "perro,sust.,dog\ncomer,v,house\nbueno,adj.,sun\n",
        "| perro | dog |\n|---|---|\n| casa | house |\n| sol | sun |\n",
        "perro → dog\ncasa → house\nsol → sun\n",
    ])
    func `kinds of words, lines of a table and arrows are no meanings`(text: String) throws {
        #expect(try deck(Array(text.utf8)).notes.map(\.back) == ["dog", "house", "sun"])
    }

    // MARK: - Quotation marks

    @Test(arguments: [
        ("\"hola\thi\nadiós\tbye\n\"la casa\"\thouse\n", ["hola", "hi", "adiós", "bye", "la casa", "house"]),
        ("\"hola,hi\nadiós,bye\n\"la casa\",house\n", ["hola", "hi", "adiós", "bye", "la casa", "house"]),
        ("\"hola;hi\nla casa\";house\nadiós;bye\n", ["hola", "hi", "la casa\"", "house", "adiós", "bye"]),
        ("\"sí\" y \"no\",yes and no\nel 5\" tubo,pipe\n", ["\"sí\" y \"no\"", "yes and no", "el 5\" tubo", "pipe"]),
        (
            "hola, \"hi, hello\"\nadiós, \"bye, so long\"\nsí, yes\n",
            ["hola", "hi, hello", "adiós", "bye, so long", "sí", "yes"]
        ),
        ("#separator:tab\na\tb\n\"c\td\n", ["a", "b", "c", "d"]),
        ("\"el perro, el can\"\n\"la casa\"\nel sol\n", ["el perro, el can", "", "la casa", "", "el sol", ""]),
        (
            "\"el perro, el can\",\"dog, hound\"\n\"la casa\",house\n",
            ["el perro, el can", "dog, hound", "la casa", "house"]
        ),
    ])
    func `an open quotation mark swallows no other note`(text: String, sides: [String]) throws {
        #expect(try texts(text) == sides)
    }

    @Test func `a million open quotation marks are read at once`() {
        let text = Array(String(repeating: "\"a\n", count: 1_000_000).utf8)
        text.withUnsafeBytes { bytes in
            var records = SeparatedText(bytes, TextForm(.every(0x2c))), count = 0
            while records.next() != nil { count += 1 }
            #expect(count == 1_000_000)
        }
    }

    // MARK: - Encodings

    /// "el niño;the boy" and a second line, as Excel saves them.
    @Test(
        arguments: [
            Array("el ni".utf8) + [0xf1] + Array("o;the boy\r\nla ma".utf8) + [0xf1]
                + Array("ana;the morning\r\n".utf8),
            Array("el ni".utf8) + [0x96] + Array("o;the boy\rla ma".utf8) + [0x96] + Array("ana;the morning\r".utf8),
            [0xff, 0xfe] + wide.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] },
            [0xfe, 0xff] + wide.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] },
            wide.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] },
        ] as [[UInt8]])
    func `a spreadsheet may save in any encoding`(bytes: [UInt8]) throws {
        #expect(
            try deck(bytes).notes == [
                AnkiNote(front: "el niño", back: "the boy"), AnkiNote(front: "la mañana", back: "the morning"),
            ])
    }

    private static let wide = Array("el niño;the boy\r\nla mañana;the morning\r\n".utf16)

    @Test func `Latvian meanings in the code page of the Baltic states are read`() throws {
        // "el vaso;glāze", "la cucharilla;karotīte"
        let bytes =
            Array("el vaso;gl".utf8) + [0xe2] + Array("ze\r\nla cucharilla;karot".utf8) + [0xee] + Array("te\r\n".utf8)
        #expect(try deck(bytes).notes.map(\.back) == ["glāze", "karotīte"])
    }

    @Test func `rows without a meaning are counted`() throws {
        let deck = try deck(
            Array("Unidad 3;;\nel perro;dog;\nla casa;house;\nel gato;cat;\nla silla;;\n;;\nel té;tea;\n".utf8))
        #expect(deck.notes.map(\.front) == ["el perro", "la casa", "el gato", "el té"])
        #expect(deck.facts.skipped == [.init(why: .noBack, count: 2)])
    }

    @Test func `the covered parts of pictures are counted, and no words`() throws {
        let deck = try deck(
            Array("#separator:tab\n{{c1::image-occlusion:rect:left=.2}}<br>\t<img src=a>\tHead\nel té\ttea\n".utf8))
        #expect(deck.notes == [AnkiNote(front: "el té", back: "tea")])
        #expect(deck.facts.skipped == [.init(why: .noText, count: 1)])
    }
}
