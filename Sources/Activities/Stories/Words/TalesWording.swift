import Engine

/// What the page of tales in the grown-ups' room says.
struct TalesWording: Words {
    let wording: Wording

    static let title = Self("Pasakas", "Tales")
    /// The row for how frightening the tales shown may be.
    static let ceiling = Self("Cik baisas pasakas rādīt", "How frightening tales may be")
    static func mostWolves(_ count: Int) -> Self {
        switch count {
        case 0: Self("mierīgas", "calm ones")
        case 1: Self("līdz 1 vilkam", "up to 1 wolf")
        case 2: Self("līdz 2 vilkiem", "up to 2 wolves")
        default: Self("visas", "all")
        }
    }
    /// The number of wolves that a tale has; nil if nobody has said.
    static func wolves(_ count: Int?) -> Self {
        switch count {
        case nil: Self("nav vērtēta", "not rated")
        case 0: Self("mierīga", "calm")
        case 1: Self("1 vilks", "1 wolf")
        case let count?: Self("\(count) vilki", "\(count) wolves")
        }
    }
    static let howFrightening = Self("Cik baisa pasaka", "How frightening")
    static let howFrighteningNote = Self("mierīga vai ar 1 līdz 3 vilkiem", "calm, or with 1 to 3 wolves")
    static let unrated = Self("Neizdevās: pasakas failu nevar mainīt", "Not done: the tale’s file cannot be changed")
    static let hidden = Self("paslēpta", "hidden")
    static let tooFrightening = Self("baisāka, nekā atļauts", "more frightening than allowed")
    static let evening = Self("miega pasaka", "bedtime tale")
    static let isShown = Self("Redzama plauktā", "On the shelf")
    static let isWithdrawn = Self("tīkls šo pasaku ir noņēmis no plauktiem", "the network has taken it off the shelves")
    static let isForEvening = Self("Miega pasaka", "Bedtime tale")
    static let isForEveningNote = Self(
        "līdz beigām attēls kļūst tumšāks un balss klusāka", "picture and voice fade towards the end")
    static let standsHere = Self("pasaka ir šajā plauktā", "the tale is on this shelf")
    static let moveHere = Self("pārlikt šajā plauktā", "move it to this shelf")
    static let ourShelf = Self("Mūsu pasakas", "Our tales")
    static let eveningShelf = Self("Miega pasakas", "Bedtime tales")
    /// Bytes of the family's tales, and free ones if they are known.
    static func room(used: Int, free: Int?) -> Self {
        let room = Self("Jūsu pasakas aizņem \(bytes: used)", "Your tales take \(bytes: used)")
        return free.map { Self("\(room), brīvi \(bytes: $0)", "\(room), \(bytes: $0) are free") } ?? room
    }
    /// Tales that came with Pasaka can only be hidden.
    static let shippedStay = Self(
        "Pasakas, kas nāk līdzi programmai, var tikai paslēpt; pašu pievienotās var arī noņemt.",
        "Tales that came with Pasaka can only be hidden; your own can be removed.")
    static let remove = Self("Noņemt pasaku", "Remove the tale")
    static let removeNote = Self("vēl mēnesi to varēs atgūt", "it can be undone for a month")
    static func removed(_ title: String) -> Self { Self("„\(title)” ir noņemta", "“\(title)” is removed") }
    static func removed(count: Int) -> Self {
        Self(
            "\(count.isOneInLatvian ? "Noņemta" : "Noņemtas") \(tales(count))",
            "\(count) \(count == 1 ? "tale is" : "tales are") removed")
    }
    /// Days until a removed tale is gone.
    static func daysLeft(_ days: Int) -> Self {
        Self(
            "noņemta; vēl \(days) \(days.isOneInLatvian ? "dienu" : "dienas") to var atgūt",
            "removed; can be undone for \(days) more \(days == 1 ? "day" : "days")")
    }

    // Many tales.

    private static func tales(_ count: Int) -> String { "\(count) \(count.isOneInLatvian ? "pasaka" : "pasakas")" }
    static let find = Self("Meklēt pasaku", "Find a tale")
    static let nothingFound = Self(
        "Tādas pasakas nav. Pamēģiniet citu vārdu.", "There is no such tale. Try another word.")
    static let select = Self("Atlasīt", "Select")
    static let selectAll = Self("Atlasīt visas", "Select all")
    static let selectHint = Self(
        "Pieskarieties pasakām, kuras gribat atlasīt.", "Touch the tales that you want to select.")
    static func selected(_ count: Int) -> Self {
        guard count > 0 else { return Self("Atlasiet pasakas", "Select tales") }
        return Self(
            "\(count.isOneInLatvian ? "Atlasīta" : "Atlasītas") \(tales(count))",
            "\(count) \(count == 1 ? "tale" : "tales") selected")
    }
    /// The buttons for all selected tales.
    static let show = Self("Rādīt", "Show"), hide = Self("Paslēpt", "Hide")
    static let toTop = Self("Likt augšā", "Move to top")
    static let removeSelected = Self("Noņemt", "Remove")

    static let undo = Self("Atsaukt", "Undo")
    static let unwritable = Self("Neizdevās: diskā nevar rakstīt", "Not done: the disk cannot be written")
    static let taken = Self("Neizdevās: plauktā jau ir šāda pasaka", "A tale with this name is already on the shelf")
}

extension Wording {
    static func tales(_ words: TalesWording) -> Wording { words.wording }
}
