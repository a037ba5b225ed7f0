import Testing

@testable import Conversion

struct OldTextTests {
    /// "Šūpoles, ķēniņš!" as Notepad writes it in each way that it offers.
    @Test(
        arguments: [
            Array("Šūpoles, ķēniņš!".utf8),
            [0xef, 0xbb, 0xbf] + Array("Šūpoles, ķēniņš!".utf8),
            [
                0xd0, 0xfb, 0x70, 0x6f, 0x6c, 0x65, 0x73, 0x2c, 0x20, 0xed, 0xe7, 0x6e, 0x69, 0xf2, 0xf0, 0x21,
            ],
            [0xff, 0xfe] + units.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] },
            [0xfe, 0xff] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] },
            units.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] },
            units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] },
        ] as [[UInt8]])
    func `texts are read whatever program has written them`(bytes: [UInt8]) {
        #expect(OldText.text(bytes) == "Šūpoles, ķēniņš!")
    }

    @Test(arguments: [[0xff], [0xe2], [0xc5], [0x96], [0xf0, 0x9f]] as [[UInt8]])
    func `a stray byte in UTF-8 costs no other letter`(stray: [UInt8]) {
        let words = Array("Reiz dzīvoja lācis ".utf8), rest = Array("un ķēniņš.".utf8)
        #expect(OldText.text(words + stray + rest) == "Reiz dzīvoja lācis un ķēniņš.")
        #expect(OldText.text(stray + words) == "Reiz dzīvoja lācis ")
        #expect(OldText.text([0xef, 0xbb, 0xbf] + words + stray) == "Reiz dzīvoja lācis ")
    }

    private static let units = Array("Šūpoles, ķēniņš!".utf16)

    @Test(arguments: [[0xff, 0xfe, 0x41], [0, 0, 0], [0x41, 0x81], [0xef, 0xbb, 0xbf, 0xff]] as [[UInt8]])
    func `what is no text is none`(bytes: [UInt8]) { #expect(OldText.text(bytes) == nil) }

    @Test(
        arguments: [
            ([0x31, 0x20, 0xbe, 0xd7, 0x70, 0x6f, 0x6c, 0x65, 0x73], "1 Šūpoles"),
            ([0x31, 0x20, 0xd0, 0xfb, 0x70, 0x6f, 0x6c, 0x65, 0x73], "1 Šūpoles"), ([0x61, 0xb0], "a░"),
        ] as [([UInt8], String)])
    func `names of older zips are read`(bytes: [UInt8], name: String) { #expect(OldText.names([bytes]) == [name]) }

    // MARK: - Code pages

    /// The text as programs wrote it that know only single bytes.
    private func bytes(_ text: String, _ page: CodePage) -> [UInt8] {
        text.unicodeScalars.map { scalar in (0...255).first { page[$0] == scalar } ?? UInt8(ascii: "?") }
    }

    /// Three lines, each below the number of its page.
    @Test func `a Russian text of DOS and one of Windows are read`() {
        let text = "1\nЖил-был медведь.\n2\nМедведь ел мёд.\n3\nВсё хорошо.\n"
        let dos: [UInt8] = [
            0x31, 0x0a, 0x86, 0xa8, 0xab, 0x2d, 0xa1, 0xeb, 0xab, 0x20, 0xac, 0xa5, 0xa4, 0xa2, 0xa5, 0xa4, 0xec, 0x2e,
            0x0a, 0x32, 0x0a, 0x8c, 0xa5, 0xa4, 0xa2, 0xa5, 0xa4, 0xec, 0x20, 0xa5, 0xab, 0x20, 0xac, 0xf1, 0xa4, 0x2e,
            0x0a, 0x33, 0x0a, 0x82, 0xe1, 0xf1, 0x20, 0xe5, 0xae, 0xe0, 0xae, 0xe8, 0xae, 0x2e, 0x0a,
        ]
        let windows: [UInt8] = [
            0x31, 0x0a, 0xc6, 0xe8, 0xeb, 0x2d, 0xe1, 0xfb, 0xeb, 0x20, 0xec, 0xe5, 0xe4, 0xe2, 0xe5, 0xe4, 0xfc, 0x2e,
            0x0a, 0x32, 0x0a, 0xcc, 0xe5, 0xe4, 0xe2, 0xe5, 0xe4, 0xfc, 0x20, 0xe5, 0xeb, 0x20, 0xec, 0xb8, 0xe4, 0x2e,
            0x0a, 0x33, 0x0a, 0xc2, 0xf1, 0xb8, 0x20, 0xf5, 0xee, 0xf0, 0xee, 0xf8, 0xee, 0x2e, 0x0a,
        ]
        #expect(OldText.text(dos) == text)
        #expect(OldText.text(windows) == text)
        #expect(OldText.text(dos + [0x1a]) == text)
    }

    @Test func `a short text is read like the others of its tale`() {
        let russian = ["Кот", "Жил-был медведь.", "Ёж", "Он ел мёд и спал.", "Всё"]
        let latvian = ["Ķīķi", "Reiz bija lācis, viņš ēda ķiršus.", "Ņem", "Šūpojās augstu.", "Ūja"]
        let german = ["Öl", "Der Bär aß süße Äpfel.", "Füße", "Er hörte Vögel.", "Tür"]
        for (texts, pages) in [
            (russian, Self.cyrillic), (latvian, Self.baltic), (german, [.dos437, .windows1252, .dos852, .windows1250]),
        ] {
            for page in pages { #expect(OldText.texts(texts.map { bytes($0, page) }) == texts) }
        }
    }

    @Test func `a text of another language beside the others has its own code page`() {
        let texts = ["Reiz bija lācis, viņš ēda ķiršus.", "Жил-был медведь, он ел мёд.", "Šūpojās augstu.", "Ō", "jā"]
        let files = [
            bytes(texts[0], .windows1257), bytes(texts[1], .windows1251), bytes(texts[2], .windows1257),
            Array(texts[3].utf8), [0x6a, 0xe2],
        ]
        #expect(OldText.texts(files) == texts)
        #expect(OldText.texts([]) == [] && OldText.texts([[0, 0, 0], [0x41]]) == [nil, "A"])
    }

    private static let cyrillic: [CodePage] = [.windows1251, .dos866, .koi8]
    private static let baltic: [CodePage] = [.windows1257, .dos775]
    private static let central: [CodePage] = [.windows1250, .dos852]
    private static let western: [CodePage] = [.windows1252, .dos437]

    @Test(arguments: [
        ("Жила-была курочка Ряба. Снесла она яичко.", cyrillic), ("ТЕРЕМОК. Стоит в поле теремок.", cyrillic),
        ("Мама сказала: «Спи, моя радость!»", [.windows1251]),
        ("Був собі дід та баба. І жили вони бідно, їли борщ.", [.windows1251, .koi8]),
        ("Жыў сабе дзед, і была ў яго ўнучка.", [.windows1251]),
        ("Reiz bija lācis. Viņš ēda ķiršus un šūpojās.", baltic),
        ("Gyveno senelis ir močiutė. Jie turėjo žąsį.", baltic),
        ("Elas kord põder, kes sõi öösel õunu. Ta läks metsa ja leidis ühe väikese jänese.", baltic),
        ("Był sobie miś, który lubił miód. Zjadł go dużo.", baltic + central),
        ("„Święta” – powiedział żółw.", [.windows1250]), ("Es war einmal ein Bär, der hatte große Füße.", western),
        ("Había una vez un niño pequeño. ¿Dónde está el león?", western),
        ("“Good night,” said the bear – and it slept…", [.windows1252, .windows1257, .windows1251]),
    ]) func `a text is read in the code page of its language`(text: String, pages: [CodePage]) {
        for page in pages { #expect(OldText.text(bytes(text, page)) == text) }
    }

    @Test func `Cyrillic words in UTF-16 without a mark are read in either byte order`() {
        for text in ["Жил-был медведь.", "мама"] {
            let units = Array(text.utf16)
            #expect(OldText.text(units.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }) == text)
            #expect(OldText.text(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }) == text)
        }
    }

    @Test(arguments: [
        ("dog,el perro\nboy,el niño\n", [.windows1252]), ("niño;boy\nmañana;morning", western + [.macintosh]),
        ("sí;yes\n", [.windows1252]),
        ("¿Qué tal?;How are you?\n", [.windows1252, .macintosh]), ("1.º;first\n½;half\n", [.windows1252]),
        ("el árbol;tree\nel lápiz;pencil\n", [.windows1252]),
        ("el año;das Jahr\nla calle;die Straße\n", [.windows1252]),
        ("el café;kafejnīca\nla canción;dziesma\n", [.windows1257]), ("el agua;ūdens\n", [.windows1257]),
        ("té;tēja\n", [.windows1257]), ("el tenedor;dakšiņa\n", baltic), ("perro;собака\ncasa;дом\n", [.windows1251]),
        ("amarillo;żółty\n", [.windows1250]), ("la ñ;the ñ\n", [.windows1252]),
    ])
    func `in a list each word is Spanish or of one other language`(text: String, pages: [CodePage]) {
        for page in pages { #expect(OldText.list(bytes(text, page)) == text) }
    }

    @Test func `noise is no text`() {
        #expect(OldText.text((0..<2000).map { UInt8(truncatingIfNeeded: ($0 * $0 * 7 + $0 * 13) % 251) | 0x80 }) == nil)
        #expect(OldText.list((0..<2000).map { UInt8(truncatingIfNeeded: ($0 * $0 * 7 + $0 * 13) % 251) | 0x80 }) == nil)
    }

    @Test(arguments: [
        (["Наше лето/1 кот.jpg", "Наше лето/2 кот.jpg"], cyrillic), (["Колобок/1.jpg"], cyrillic),
        (["Зима/сыр.jpg", "Зима/я.jpg", "Зима/рак.jpg"], cyrillic),
        (["Їжачок/1.jpg", "Рукавичка/1.jpg"], [.windows1251]),
        (["Ķēniņš/1.jpg"], baltic), (["Žąsys/1.jpg", "Ežiukas rūke/2.jpg"], baltic), (["Põder ja õun/1.jpg"], baltic),
        (["Jabłko i gęś/1.jpg", "Żółw/2.jpg"], central), (["Schöne Mädchen/1.jpg", "Größe/2.jpg"], western),
    ]) func `the names in a ZIP are read in one code page`(names: [String], pages: [CodePage]) {
        for page in pages { #expect(OldText.names(names.map { bytes($0, page) }) == names) }
    }

    @Test func `names in UTF-8 stay what they are beside older ones`() {
        let names = ["Čūska 🐻.jpg", "Зима.jpg"].map { Array($0.utf8) } + [bytes("кот.jpg", .dos866)]
        #expect(OldText.names(names) == ["Čūska 🐻.jpg", "Зима.jpg", "кот.jpg"])
        #expect(OldText.names([Array("ࠪ.jpg".utf8)]) == ["ࠪ.jpg"])
    }
}

extension CodePage: CustomTestStringConvertible {
    public var testDescription: String { decode(128...255).filter(\.isLetter).prefix(8) + "…" }
}
