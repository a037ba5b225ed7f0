/// What the pages say that save something to a stick; what is saved is said by the activity.
public struct SavingWording: Words {
    public let wording: Wording

    public init(wording: Wording) { self.wording = wording }

    public static let saveToStick = Self("Saglabāt zibatmiņā", "Save to a stick")
    public static let stay = Self("Neizņemiet zibatmiņu.", "Do not remove the stick.")
    public static let insert = Self("Iespraudiet zibatmiņu.", "Insert a USB stick.")
    public static let useOther = Self(
        "Ja tā jau ir iesprausta, bet te neparādās, paņemiet citu: vajag FAT32 vai exFAT formāta zibatmiņu.",
        "If one is inserted but does not appear here, take another: it must be FAT32 or exFAT.")
    public static let whichStick = Self("Kurā zibatmiņā saglabāt?", "Save to which stick?")
    public static func stick(_ name: String) -> Self { Self("Zibatmiņa „\(name)”", "Stick “\(name)”") }
    public static let moment = Self("Mirkli…", "One moment…")
    /// Percent.
    public static func writing(_ percent: Int) -> Self { Self("Saglabā: \(percent) %", "Saving: \(percent) %") }
    public static let full = Self("Zibatmiņā nepietiek vietas.", "The stick is full.")
    public static let makeRoom = Self(
        "Izdzēsiet no tās ko lieku vai paņemiet citu zibatmiņu.", "Delete something from it, or take another stick.")
    public static let unwritable = Self("Šajā zibatmiņā nevar rakstīt.", "This stick cannot be written to.")
    public static let unlock = Self(
        "Ja tai ir slēdzītis, pārbīdiet to un iespraudiet zibatmiņu no jauna. Ja nav, paņemiet citu zibatmiņu.",
        "If it has a small switch, slide it and insert the stick again. If not, take another stick.")
    public static let pulledTooEarly = Self("Zibatmiņa izņemta par agru.", "The stick was removed too early.")
    public static func pull(_ pulling: StickPulling) -> Self { Self(wording: pulling.words) }
}

extension Wording {
    public static func saving(_ words: SavingWording) -> Wording { words.wording }
}

extension StickPulling {
    /// What the pages say when something is on the stick.
    public var words: Wording {
        switch self {
        case .now: Wording("Tagad zibatmiņu drīkst izņemt.", "The stick can be removed now.")
        case .soon: Wording("Pagaidiet minūti, tad izņemiet zibatmiņu.", "Wait a minute, then remove the stick.")
        case .byDesktop:
            Wording(
                "Izņemiet zibatmiņu tā, kā šajā datorā parasts.",
                "Remove the stick as is usual on this computer.")
        }
    }
}
