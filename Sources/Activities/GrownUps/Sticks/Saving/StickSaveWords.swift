/// The texts of the export page: the first line, and the one below it.
extension StickSaveViewModel {
    private static let stay = "Neizņemiet zibatmiņu."
    private static let purpose = "Pasaku ar visu, kas ierunāts, varēs pievienot citā datorā, kurā ir Pasaka."

    var words: (first: String, rest: String) {
        guard let saving else { return wordsBefore }
        return switch saving.state {
        case .waiting: ("Mirkli…", Self.stay)
        case .writing(let percent): ("Saglabā: \(percent) %", Self.stay)
        case .ending: ("Vēl mirklis…", Self.stay)
        case .stopping: ("Atceļ…", Self.stay)
        case .saved(let folder, let pulling):
            ("Pasaka ir zibatmiņā.", "Tā ir zibatmiņas „\(saving.stick)” mapē „\(folder)”. \(pulling.words)")
        case .failed(let failure): failure.words
        }
    }

    private var wordsBefore: (first: String, rest: String) {
        switch sticks.count {
        case 0:
            (
                "Iespraudiet zibatmiņu.",
                "Ja tā jau ir iesprausta, bet te neparādās, paņemiet citu: vajag FAT32 vai exFAT formāta zibatmiņu."
            )
        case 1: ("Zibatmiņa „\(sticks[0].name)”", Self.purpose)
        default: ("Kurā zibatmiņā saglabāt?", Self.purpose)
        }
    }
}

extension StickSaving.Pulling {
    fileprivate var words: String {
        switch self {
        case .now: "Tagad zibatmiņu drīkst izņemt."
        case .soon: "Pagaidiet minūti, tad izņemiet zibatmiņu."
        case .byDesktop: "Izņemiet zibatmiņu tā, kā šajā datorā parasts."
        }
    }
}

extension StickSaving.Failure {
    fileprivate var words: (first: String, rest: String) {
        switch self {
        case .full(let needed, let free):
            (
                "Zibatmiņā nepietiek vietas.",
                "Vajag \(needed) MB, brīvi ir \(free) MB. Izdzēsiet no tās ko lieku vai paņemiet citu zibatmiņu."
            )
        case .fullAtOnce:
            ("Zibatmiņā nepietiek vietas.", "Izdzēsiet no tās ko lieku vai paņemiet citu zibatmiņu.")
        case .unwritable:
            (
                "Šajā zibatmiņā nevar rakstīt.",
                "Ja tai ir slēdzītis, pārbīdiet to un iespraudiet zibatmiņu no jauna. Ja nav, paņemiet citu zibatmiņu."
            )
        case .pulled:
            ("Zibatmiņa izņemta par agru.", "Pasaka nav saglabāta. Iespraudiet zibatmiņu un mēģiniet vēlreiz.")
        case .unfitName:
            (
                "Šo pasaku zibatmiņā saglabāt nevar.",
                "Kādam tās failam ir nosaukums, kāds zibatmiņā nav atļauts. Pārdēvējiet šo failu."
            )
        case .other:
            ("Pasaku neizdevās saglabāt.", "Zibatmiņā nekas nav mainīts. Mēģiniet vēlreiz vai paņemiet citu zibatmiņu.")
        }
    }
}
