import Sentences

/// Everything that the morning check can report, by code.
///
/// Codes appear in manuals and on the phone: a published code never changes its meaning.
public enum Finding: String, Codable, Hashable, Sendable, CaseIterable {
    case wrongPicture = "A1"
    case noFonts = "A2"
    case otherFonts = "A3"
    case noDisplay = "A4"
    case noSoundDevice = "S1"
    case deafSoundDevice = "S2"
    case unheardSoundDevice = "S3"
    case noChirp = "S4"
    case noTouchScreen = "T1"
    case noInput = "T2"
    case unusedTouchScreen = "T3"
    case unknownInput = "T4"
    case hardlyAnySpace = "V1"
    case littleSpace = "V2"
    case noTales = "P1"
    case brokenTales = "P2"
    case tornTales = "P3"
    case hardlyAnyMemory = "M1"
    case littleMemory = "M2"
    case clockBehind = "L1"
    case clockAhead = "L2"
    case emptyClockBattery = "L3"
    case nothingIsKept = "K1"
    case keptInMemory = "K2"
    case keptBeside = "K3"
    case sticksLeftAlone = "Z1"
    case noLandlock = "D1"
    case brokenActivity = "R1"
    case noAnswer = "N1"

    /// A row of the table.
    public struct Entry: Hashable, Sendable {
        public let signal: Signal
        /// What is wrong and what to do.
        public let sentence: String
        /// The picture of what to do for a red light.
        public let remedy: Remedy?

        fileprivate static func red(_ remedy: Remedy, _ sentence: String) -> Entry {
            Entry(signal: .red, sentence: sentence, remedy: remedy)
        }

        fileprivate static func amber(_ sentence: String) -> Entry {
            Entry(signal: .amber, sentence: sentence, remedy: nil)
        }
    }

    /// The table of all codes: `pasaka selftest --codes` prints it, and the manual repeats it.
    public var entry: Entry {
        switch self {
        case .wrongPicture:
            .red(.restart, "Parauga bilde neparādās pareizi. Izslēdziet ierīci un ieslēdziet to no jauna.")
        case .noFonts: .red(.keeper, "Nav burtu. Uzinstalējiet pakotnes fonts-quicksand un fonts-sil-andika.")
        case .otherFonts: .amber("Daļa burtu ir aizstāta. Uzinstalējiet fonts-quicksand un fonts-sil-andika.")
        case .noDisplay: .amber("Ekrāns no šejienes nav redzams. Palaidiet pārbaudi grafiskajā sesijā.")
        case .noSoundDevice: .red(.loudspeaker, "Nav skaņas ierīces. Pievienojiet skaļruni un ieslēdziet to.")
        case .deafSoundDevice:
            .red(.loudspeaker, "Skaņas ierīce neko neatskaņo. Atvienojiet skaļruni un pievienojiet to no jauna.")
        case .unheardSoundDevice: .amber("Skaņa iet uz ierīci, kuru neviens nedzird. Noņemiet SDL_AUDIODRIVER.")
        case .noChirp: .red(.keeper, "Pārbaudes skaņu nevar nolasīt. Uzinstalējiet Pasaku no jauna.")
        case .noTouchScreen:
            .amber("Skārienekrāna nav; ir pele vai taustiņi. Ja ekrānam jājūt pirksti, pārbaudiet tā USB vadu.")
        case .noInput: .red(.touch, "Nav ne skārienekrāna, ne peles, ne taustiņu. Iespraudiet ekrāna USB vadu.")
        case .unusedTouchScreen:
            .amber("Skārienekrāns ir, bet sesija to neredz. Izslēdziet ierīci un ieslēdziet to no jauna.")
        case .unknownInput: .amber("Nav redzams, ar ko var vadīt. Pieskarieties ekrānam un pārliecinieties.")
        case .hardlyAnySpace: .red(.space, "Vieta ir beigusies. Izdzēsiet nevajadzīgās pasakas vai ierakstus.")
        case .littleSpace: .amber("Vietas paliek maz. Izdzēsiet nevajadzīgās pasakas vai ierakstus.")
        case .noTales: .red(.keeper, "Nav nevienas pasakas. Uzinstalējiet Pasaku no jauna vai pievienojiet pasakas.")
        case .brokenTales: .red(.keeper, "Ne visas pasakas var nolasīt. Pievienojiet tās no jauna vai izdzēsiet.")
        case .tornTales: .amber("Pasakās trūkst bilžu vai skaņu. Sarakstu parāda pasaka check.")
        case .hardlyAnyMemory: .red(.restart, "Atmiņa ir beigusies. Izslēdziet ierīci un ieslēdziet to no jauna.")
        case .littleMemory: .amber("Atmiņas paliek maz. Aizveriet citas programmas.")
        case .clockBehind:
            .red(.clock, "Pulkstenis rāda laiku pirms šīs programmas. Iestatiet pulksteni; nomainiet tā bateriju.")
        case .clockAhead: .red(.clock, "Pulkstenis rāda tālu nākotni. Iestatiet pulksteni.")
        case .emptyClockBattery: .amber("Pulksteņa baterija ir tukša. Nomainiet to.")
        case .nothingIsKept:
            .red(.keeper, "Neko nevar saglabāt. Pārbaudiet, vai mapē var rakstīt un vai disks ir vesels.")
        case .keptInMemory:
            .amber("Saglabātais ir tikai atmiņā un pazudīs, kad izslēgs strāvu. Pārbaudiet disku, kurā tas jāglabā.")
        case .keptBeside:
            .amber("Krātuvei paredzētais disks nav pievienots; saglabātais paliek citur. Pārbaudiet šo disku.")
        case .sticksLeftAlone:
            .amber(
                "Ar iespraustu zibatmiņu ierīce trīs reizes pēc kārtas apstājās. Izvelciet zibatmiņu un pārbaudiet to "
                    + "citā datorā.")
        case .noLandlock: .amber("Kodolā nav Landlock; pārējā aizsardzība darbojas. Atjauniniet sistēmu.")
        case .brokenActivity: .amber("Kādai nodarbei trūkst failu. Sarakstu parāda pasaka check.")
        case .noAnswer: .red(.restart, "Pārbaude neatbildēja laikā. Izslēdziet ierīci un ieslēdziet to no jauna.")
        }
    }

    /// The table as text, one line per code.
    public static var table: String {
        allCases.map {
            "\($0.rawValue)  \($0.entry.signal.rawValue.padded(to: 5))  \(Catalogue.text($0.entry.sentence))"
        }
        .joined(separator: "\n")
    }
}

/// What a helper without computer skills can do about a red light.
public enum Remedy: String, Hashable, Sendable, CaseIterable {
    case loudspeaker, touch, space, clock, restart
    /// Call the person responsible for the machine.
    case keeper

    /// What to do, in a few words.
    public var sentence: String {
        switch self {
        case .loudspeaker: "Pievienojiet skaļruni!"
        case .touch: "Iespraudiet ekrāna vadu!"
        case .space: "Atbrīvojiet vietu!"
        case .clock: "Iestatiet pulksteni!"
        case .restart: "Izslēdziet un ieslēdziet!"
        case .keeper: "Piezvaniet meistaram!"
        }
    }
}
