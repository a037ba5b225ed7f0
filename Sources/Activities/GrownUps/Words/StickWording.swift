import Engine

/// What the pages for sticks say of the tales on them.
struct StickWording: Words {
    let wording: Wording

    static let stick = Self("Zibatmiņa", "USB stick")
    static let addFromStick = Self("Pievienot no zibatmiņas", "Add from a stick")
    static let addAll = Self("Pievienot visas", "Add all")
    static let addFolder = Self("Pievienot mapi", "Add the folder")
    static let addNew = Self("Pievienot jaunās", "Add the new ones")
    static let explanation = Self(
        """
        Pasaka ir mape, kurā bildēm un ierakstiem ir vienādi nosaukumi (1.jpg un 1.mp3, 2.jpg un 2.mp3 …), ZIP \
        ar tādu mapi, EPUB vai PDF grāmata.
        """,
        """
        A tale is a folder in which pictures and recordings have equal names \
        (1.jpg and 1.mp3, 2.jpg and 2.mp3 …), a ZIP of such a folder, or an EPUB or PDF book.
        """)
    static let earlierVersions = Self("Iepriekšējās versijas", "Earlier versions")
    /// The legend of the tiles' marks.
    static let withWords = Self("ar tekstu", "with words")
    static let withoutSound = Self("bez skaņas", "without sound")
    static let withoutPicture = Self("bez bildes – lapu izlaidīs", "no picture – page left out")
    static let insertWithTales = Self("Iespraudiet zibatmiņu ar pasakām.", "Insert a stick with tales.")
    static let noTales = Self("Šajā zibatmiņā nav nevienas pasakas.", "There is no tale on this stick.")
    static func pulled(tale: String) -> Self {
        Self(
            "Zibatmiņa tika izņemta. „\(tale)” nav pievienota, un nekas nav mainīts.",
            "The stick was removed. “\(tale)” was not added, and nothing has changed.")
    }
    static let show = Self("Parādīt", "Show")
    static let restoreEarlier = Self("Atjaunot iepriekšējo", "Restore previous version")
    static let cutRecording = Self("Dalīt ierakstu", "Split recording")
    static let changeCuts = Self("Mainīt dalījumu", "Change the split")
    static let pairRecordings = Self("Savienot ierakstus", "Match recordings")
    static let changePairs = Self("Mainīt ierakstus", "Change recordings")
    static let reading = Self("Pārbauda zibatmiņu…", "Checking the stick…")
    static let onShelf = Self("Jau ir plauktā.", "Already on the shelf.")
    static let newVersion = Self(
        "Būs jauna versija; iepriekšējo varēs atjaunot.",
        "Will be a new version; the earlier one can be brought back.")
    static let waiting = Self("Gaida savu kārtu.", "Waiting its turn.")
    static let beingAdded = Self("Pievieno…", "Adding…")
    static let added = Self("Pasaka ir plauktā.", "The tale is on the shelf.")
    static func newTale(pictures: Int) -> Self {
        pictures == 1
            ? Self("Jauna pasaka, bildes: 1.", "A new tale with 1 picture.")
            : Self("Jauna pasaka, bildes: \(pictures).", "A new tale with \(pictures) pictures.")
    }
    static func adding(done: Int, of count: Int) -> Self {
        Self("Pievieno: \(done) no \(count)…", "Adding: \(done) of \(count)…")
    }
    static let noPictures = Self("Te nav nevienas bildes, ko rādīt.", "There is no picture here to show.")
    static let unreadable = Self(
        "To nevar nolasīt: mape vai arhīvs ir bojāts.", "It cannot be read: the folder or archive is damaged.")
    static let shipped = Self(
        "Šāda pasaka jau nāk līdzi programmai; to aizstāt nevar.",
        "Pasaka already comes with this tale; it cannot be replaced.")
    static let presentation = Self("Prezentācija, nevis pasaka.", "A presentation, not a tale.")
    static let video = Self("Video, nevis pasaka.", "A video, not a tale.")
    static let book = Self("Šāda veida grāmatu Pasaka nelasa.", "Pasaka does not read books of this kind.")
    static let archive = Self("Šādu arhīvu Pasaka neatver.", "Pasaka does not open archives of this kind.")
    static let failedFull = Self("Diskā nepietiek vietas; nekas nav mainīts.", "The disk is full; nothing has changed.")
    static let failedUnwritable = Self(
        "Pasaku mapē nevar rakstīt; nekas nav mainīts.",
        "The tales' folder cannot be written to; nothing has changed.")
    static let failedUnreadable = Self(
        "Failus neizdevās nolasīt; nekas nav mainīts.", "The files could not be read; nothing has changed.")
    static let adviceForPresentation = Self(
        "Saglabājiet to kā PDF (Fails, Saglabāt kā) un ielieciet zibatmiņā PDF.",
        "Save it as a PDF (File, Save as) and put the PDF on the stick.")
    static let adviceForVideo = Self(
        "Eksportējiet PDF no programmas, kurā tas veidots, vai ielieciet mapē bildes un ierakstus.",
        "Export a PDF from the program that made it, or put pictures and recordings in a folder.")
    static let adviceForBook = Self(
        "Saglabājiet to kā EPUB vai PDF un ielieciet zibatmiņā.",
        "Save it as an EPUB or PDF and put that on the stick.")
    static let adviceForArchive = Self(
        "Atveriet to datorā un sapakojiet mapi no jauna kā ZIP.",
        "Open it on a computer and pack the folder again as a ZIP.")
    static let restored = Self("Plauktā atkal ir iepriekšējā.", "The earlier version is on the shelf again.")
    static let notRestored = Self(
        "Atjaunot neizdevās; nekas nav mainīts.", "It could not be brought back; nothing has changed.")
    static let hasEarlier = Self("Ir saglabāta arī iepriekšējā versija.", "An earlier version is kept, too.")
    /// Problems of slides, such as `2., 6.` and perhaps more.
    static func slides(_ problem: Problem, _ numbers: [Int], areMore: Bool) -> Self {
        let latvian = numbers.map { "\($0)." }.joined(separator: ", "), english = numbers.map(String.init)
        let problem = problem.words(isOne: numbers.count == 1), rest = areMore ? " …" : ""
        return Self("\(problem): \(latvian)\(rest)", "\(problem): \(english.joined(separator: ", "))\(rest)")
    }
    /// Two tales with the same title.
    static func twins(_ container: Container, other: Container) -> Self {
        Self(
            "Veids: \(container.words). Tāds pats nosaukums ir arī citai šeit (\(other.words)); otra aizstās pirmo.",
            """
            Kind: \(container.words). Another one here has the same title (\(other.words)); the second replaces \
            the first.
            """)
    }
}

extension Wording {
    static func stick(_ words: StickWording) -> Wording { words.wording }
}

extension StickWording {
    enum Problem {
        case noPicture, badPicture, badSound, noSound

        func words(isOne: Bool) -> Wording {
            switch self {
            case .noPicture where isOne:
                Wording(
                    "Nav bildes, šo lapu izlaidīs",
                    "There is no picture, so the page will be left out")
            case .noPicture:
                Wording(
                    "Nav bilžu, šīs lapas izlaidīs",
                    "There are no pictures, so the pages will be left out")
            case .badPicture where isOne:
                Wording(
                    "Bildi nevar nolasīt, šo lapu izlaidīs",
                    "The picture cannot be read, so the page will be left out")
            case .badPicture:
                Wording(
                    "Bildes nevar nolasīt, šīs lapas izlaidīs",
                    "The pictures cannot be read, so the pages will be left out")
            case .badSound: Wording("Skaņu nevar atskaņot", "The sound cannot be played")
            case .noSound: Wording("Bez skaņas", "Without sound")
            }
        }
    }

    enum Container {
        case zip, epub, cbz, bloom, pdf, folder

        var words: Wording {
            switch self {
            case .zip: Wording("ZIP arhīvs", "ZIP archive")
            case .epub: Wording("EPUB grāmata", "EPUB book")
            case .cbz: Wording("CBZ grāmata", "CBZ book")
            case .bloom: Wording("Bloom grāmata", "Bloom book")
            case .pdf: Wording("PDF grāmata", "PDF book")
            case .folder: Wording("mape", "folder")
            }
        }
    }
}
