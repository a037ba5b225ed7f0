import Engine

/// What is said while a tale or a report is saved to a stick.
extension SavingWording {
    static let talePurpose = Self(
        "Pasaku ar visu, kas ierunāts, varēs pievienot citā datorā, kurā ir Pasaka.",
        "The tale with all its recordings can be added on any computer that has Pasaka.")
    static let anotherMoment = Self("Vēl mirklis…", "One more moment…")
    static let cancelling = Self("Atceļ…", "Cancelling…")
    static let taleSaved = Self("Pasaka ir zibatmiņā.", "The tale is on the stick.")
    static func taleIsIn(stick: String, folder: String, then pulling: StickPulling) -> Self {
        Self(
            "Tā ir zibatmiņas „\(stick)” mapē „\(folder)”. \(pulling.words)",
            "It is on the stick “\(stick)” in the folder “\(folder)”. \(pulling.words)")
    }
    /// Megabytes.
    static func needed(_ needed: Int, free: Int) -> Self {
        Self(
            "Vajag \(needed) MB, brīvi ir \(free) MB. Izdzēsiet no tās ko lieku vai paņemiet citu zibatmiņu.",
            "\(needed) MB are needed, \(free) MB are free. Delete something from it, or take another stick.")
    }
    static let taleNotSaved = Self(
        "Pasaka nav saglabāta. Iespraudiet zibatmiņu un mēģiniet vēlreiz.",
        "The tale is not saved. Insert the stick and try again.")
    static let unfitTale = Self("Šo pasaku zibatmiņā saglabāt nevar.", "This tale cannot be saved to a stick.")
    static let unfitName = Self(
        "Kādam tās failam ir nosaukums, kāds zibatmiņā nav atļauts. Pārdēvējiet šo failu.",
        "One of its files has a name that a stick does not allow. Rename that file.")
    static let taleFailed = Self("Pasaku neizdevās saglabāt.", "The tale could not be saved.")
    static let taleUnchanged = Self(
        "Zibatmiņā nekas nav mainīts. Mēģiniet vēlreiz vai paņemiet citu zibatmiņu.",
        "Nothing on the stick has changed. Try again, or take another stick.")
    static let reportFailed = Self("Ziņojumu neizdevās saglabāt.", "The report could not be saved.")
}
