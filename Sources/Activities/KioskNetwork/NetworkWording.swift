import Engine

/// What the page of the network says.
struct NetworkWording: Words {
    let wording: Wording

    init(wording: Wording) { self.wording = wording }

    static let page = Self("Tīkls", "Network")
    static let none = Self("Šī ierīce nav nevienā tīklā", "This machine is in no network")
    static let noneNote = Self(
        "iespraudiet zibatmiņu ar tīkla uzaicinājumu", "insert a stick with a network’s invitation")
    static let neverLooked = Self("vēl nav skatīts", "not looked at yet")
    static func looked(_ time: String) -> Self { Self("pēdējoreiz skatīts \(time)", "last looked at \(time)") }
    static func whole(_ time: String) -> Self { Self("pēdējoreiz viss kārtībā \(time)", "last in order \(time)") }
    static func tales(_ there: Int, of wanted: Int) -> Self {
        Self("Pasakas no tīkla: \(there) no \(wanted)", "Tales from the network: \(there) of \(wanted)")
    }
    static func waiting(_ count: Int) -> Self {
        Self("vēl tiek sagatavotas: \(count)", "still being prepared: \(count)")
    }
    static func unreadable(_ title: String) -> Self { Self("nevar parādīt: \(title)", "cannot be shown: \(title)") }
    static let lookNow = Self("Skatīt tagad", "Look now")
    static let looking = Self("Tiek skatīts…", "Looking…")
    static let lookNowNote = Self(
        "citādi ierīce skatās naktī, kad neviena nav", "otherwise it looks at night, when nobody is there")
    static let leave = Self("Izstāties no tīkla", "Leave the network")
    static let leaveNote = Self("pasakas paliek plauktā", "the tales stay on the shelf")
    static func invitation(_ network: String) -> Self {
        Self("Uzaicinājums tīklā „\(network)”", "Invitation to “\(network)”")
    }
    static let compare = Self(
        "Vai bibliotekāram ir šīs pašas četras bildes?", "Does the librarian have these same four pictures?")
    static let join = Self("Jā, bildes ir tās pašas", "Yes, they are the same")
    static let joining = Self("Notiek pievienošanās…", "Joining…")
    static let joinNote = Self("ierīce pievienojas tīklam", "the machine joins the network")

    /// What a code means, in short; nil for an unknown one.
    static func refusal(_ code: String) -> Self? {
        switch code {
        case "W1": Self("Tīkls nav sasniedzams", "The network cannot be reached")
        case "W2": Self("Tīkla saraksta nav vai tas ir bojāts", "The network’s list is missing or damaged")
        case "W3": Self("Tīkla sarakstu parakstījis kāds svešs", "The network’s list is signed by a stranger")
        case "W4": Self("Tīkla saraksts ir vecāks par iepriekšējo", "The network’s list is older than the last")
        case "W5": Self("Tas ir cita tīkla saraksts", "The list is another network’s")
        case "W6": Self("Kāda tīkla pasaka ir bojāta", "A tale of the network is damaged")
        case "W7": Self("Tīkla pasakām nepietiek vietas", "There is no room for the network’s tales")
        case "W8": Self("Tīklu glabā divās vietās", "The network is kept in two places")
        default: nil
        }
    }
}

extension Wording {
    static func network(_ words: NetworkWording) -> Self { words.wording }
}
