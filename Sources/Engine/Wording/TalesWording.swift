/// What the page of tales in the grown-ups' room says.
public enum TalesWording: Hashable, Sendable {
    case title
    /// The row for how frightening the tales shown may be.
    case ceiling
    case mostWolves(Int)
    /// The number of wolves that a tale has.
    case wolves(Int)
    case hidden, tooFrightening, evening
    // The page of one tale.
    case isShown, isForEvening, isForEveningNote, standsHere, moveHere, ourShelf, eveningShelf
    /// Bytes of the family's tales, and free ones if they are known.
    case room(used: Int, free: Int?)
    /// Tales that came with Pasaka can only be hidden.
    case shippedStay
    case removed(String)
    /// Days until a removed tale is gone.
    case daysLeft(Int)
    case undo
    case unwritable, taken
}

extension TalesWording {
    var inLatvian: String {
        switch self {
        case .title: "Pasakas"
        case .ceiling: "Cik baisas pasakas rādīt"
        case .mostWolves(0): "mierīgas"
        case .mostWolves(1): "līdz 1 vilkam"
        case .mostWolves(2): "līdz 2 vilkiem"
        case .mostWolves: "visas"
        case .wolves(0): "mierīga"
        case .wolves(1): "1 vilks"
        case .wolves(let count): "\(count) vilki"
        case .hidden: "paslēpta"
        case .tooFrightening: "baisāka, nekā atļauts"
        case .evening: "miega pasaka"
        case .isShown: "Redzama plauktā"
        case .isForEvening: "Miega pasaka"
        case .isForEveningNote: "līdz beigām attēls kļūst tumšāks un balss klusāka"
        case .standsHere: "pasaka ir šajā plauktā"
        case .moveHere: "pārlikt šajā plauktā"
        case .ourShelf: "Mūsu pasakas"
        case .eveningShelf: "Miega pasakas"
        case .room(let used, let free):
            "Jūsu pasakas aizņem \(Self.size(used, ","))" + (free.map { ", brīvi \(Self.size($0, ","))" } ?? "")
        case .shippedStay: "Pasakas, kas nāk līdzi programmai, var tikai paslēpt; pašu pievienotās var arī noņemt."
        case .removed(let title): "„\(title)” ir noņemta"
        case .daysLeft(let days):
            "noņemta; vēl \(days) \(days % 10 == 1 && days % 100 != 11 ? "dienu" : "dienas") to var atgūt"
        case .undo: "Atsaukt"
        case .unwritable: "Neizdevās: diskā nevar rakstīt"
        case .taken: "Neizdevās: plauktā jau ir šāda pasaka"
        }
    }

    var inEnglish: String {
        switch self {
        case .title: "Tales"
        case .ceiling: "How frightening tales may be"
        case .mostWolves(0): "calm ones"
        case .mostWolves(1): "up to 1 wolf"
        case .mostWolves(2): "up to 2 wolves"
        case .mostWolves: "all"
        case .wolves(0): "calm"
        case .wolves(1): "1 wolf"
        case .wolves(let count): "\(count) wolves"
        case .hidden: "hidden"
        case .tooFrightening: "more frightening than allowed"
        case .evening: "bedtime tale"
        case .isShown: "On the shelf"
        case .isForEvening: "Bedtime tale"
        case .isForEveningNote: "picture and voice fade towards the end"
        case .standsHere: "the tale is on this shelf"
        case .moveHere: "move it to this shelf"
        case .ourShelf: "Our tales"
        case .eveningShelf: "Bedtime tales"
        case .room(let used, let free):
            "Your tales take \(Self.size(used, "."))" + (free.map { ", \(Self.size($0, ".")) are free" } ?? "")
        case .shippedStay: "Tales that came with Pasaka can only be hidden; your own can be removed."
        case .removed(let title): "“\(title)” is removed"
        case .daysLeft(let days): "removed; can be undone for \(days) more \(days == 1 ? "day" : "days")"
        case .undo: "Undo"
        case .unwritable: "Not done: the disk cannot be written"
        case .taken: "Not done: there is such a tale on the shelf"
        }
    }

    /// Megabytes, or gigabytes with one decimal.
    static func size(_ bytes: Int, _ point: String) -> String {
        let tenths = bytes / 100_000_000
        if tenths >= 10 { return "\(tenths / 10)\(point)\(tenths % 10) GB" }
        return "\(bytes == 0 ? 0 : max(1, bytes / 1_000_000)) MB"
    }
}
