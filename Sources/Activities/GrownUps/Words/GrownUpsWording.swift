import Engine

/// What the page for grown-ups, its door, and the row that chooses a language say.
struct GrownUpsWording: Words {
    let wording: Wording

    static let door = Self("Informācija vecākiem", "For grown-ups")
    static let room = Self("Pieaugušo istaba", "Grown-ups' room")
    static let roomNote = Self("skaļums, svecītes, pasakas, noteikumi", "volume, candles, tales, rules")
    static let languagePage = Self("Valoda", "Language")
    static let language = Self("Programmas valoda", "Language of the program")
    static let whatTitle = Self("Kas ir Pasaka", "What Pasaka is")
    static let what = Self(
        """
        Pasaka rāda bildes un stāsta pasakas. Lapu šķir ar pirkstu, peli, bultiņām vai spēļu pulti. Internets \
        nav vajadzīgs, un neko nevienam tā nesūta.
        """,
        """
        Pasaka shows pictures and tells tales. Pages turn with a finger, a mouse, the arrow keys or a gamepad. \
        It needs no internet and sends nothing to anybody.
        """)
    static let addTitle = Self("Kā pievienot pasaku", "How to add a tale")
    static func add(folder: String) -> Self {
        Self(
            """
            Izveidojiet mapi ar pasakas nosaukumu, ielieciet tajā bildes un ierakstus (1.jpg un 1.mp3 …). \
            Iekopējiet mapi zibatmiņā un iespraudiet zibatmiņu šeit vai pārvietojiet mapi uz:\n\(folder)
            """,
            """
            Make a folder with the tale's title and put pictures and recordings in it (1.jpg and 1.mp3 …). Copy \
            it to a stick and insert that here, or move it to:\n\(folder)
            """)
    }
    static let placeTitle = Self("Kur bērns apstājās", "Where the child stopped")
    static func place(file: String) -> Self {
        Self(
            "Vieta, kur bērns apstājās, saglabājas automātiski. Tā glabājas šeit:\n\(file)",
            "The place where the child stopped is saved by itself. It is kept here:\n\(file)")
    }
    static let aboutTitle = Self("Par programmu", "About the program")
    static func about(version: String) -> Self {
        Self(
            """
            Pasaka \(version). „Kaķīša dzirnavas” – pēc Kārļa Skalbes pasakas; citas ir tautas pasakas. Pārstāsti, bildes un programma: Pasaka. Balss: Kokoro-82M un eSpeak \
            NG. Burti: Quicksand un Andika. Attēls un skaņa: SDL.
            """,
            """
            Pasaka \(version). “Kaķīša dzirnavas” retells a tale by Kārlis Skalbe; the others are folk tales. Words, pictures and program: Pasaka. Voice: Kokoro-82M and eSpeak \
            NG. Letters: Quicksand and Andika. Picture and sound: SDL.
            """)
    }
}

extension Wording {
    static func grownUpsPage(_ words: GrownUpsWording) -> Wording { words.wording }
}

extension Language {
    /// Its name, in itself.
    var name: Wording {
        switch self {
        case .latvian: Wording("Latviešu", "Latviešu")
        case .english: Wording("English", "English")
        case .ukrainian: Wording("Українська", "Українська")
        }
    }
}
