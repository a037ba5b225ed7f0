import Engine

/// What the letters' pages say.
struct LettersWording: Words {
    let wording: Wording

    static let letters = Self("Burti", "Letters")
    static let none = Self("Te vēl nav neviena burta.", "There are no letters here yet.")
    static let again = Self("Vēl!", "Again!")
    static let nextLetter = Self("Nākamais burts", "Next letter")
    static let next = Self("Tālāk", "Next")
    static let skip = Self("Izlaist", "Skip")
    static let begin = Self("Sākam!", "Let's begin!")
    static let alphabet = Self("Alfabēts", "Alphabet")
    static let learnt = Self("Mācās rakstīt", "Learning to write")
    static let capitals = Self("Lielos burtus", "Capitals")
    static let smallLetters = Self("Mazos burtus", "Small letters")
    static let age = Self("Bērna vecums", "Child's age")
    static let childName = Self("Bērna vārds", "Child's name")
    static let whereNameIs = Self(
        "Bērns to atradīs pie burtiem un uzrakstīs burtu pēc burta.",
        "The child finds it among the letters and writes it letter by letter.")
    static let nameIsForgotten = Self(
        "Pirms nākamā bērna vārds tiek aizmirsts.", "The name is forgotten before the next child comes.")
    static let notInThisAlphabet = Self(
        "Ar šī alfabēta burtiem to nevar uzrakstīt.", "It cannot be written with the letters of this alphabet.")
    static let tutorial = Self("Pamācība", "How it works")
    /// The years of a child, such as `3–4`.
    static func years(_ years: String) -> Self { Self("\(years) gadi", "\(years) years") }
    static let first = Self("Pirmais", "The first")
    static let newest = Self("Jaunākais", "The newest")
    static let lastOnes = Self("Pēdējie zīmējumi", "The last drawings")
    static let notWritten = Self("Šis burts vēl nav uzrakstīts.", "This letter has not been written yet.")
    static let drawingsAppear = Self(
        "Zīmējumi parādās šeit, kad bērns burtu uzraksta pats.",
        "Drawings appear here when the child has written the letter alone.")
}

extension Wording {
    static func letters(_ words: LettersWording) -> Wording { words.wording }
}

/// What is said while a child's drawings are saved to a stick.
extension SavingWording {
    static let drawingsPurpose = Self(
        "Lapā blakus ir katra burta pirmais un jaunākais zīmējums. Nekas nekur netiek nosūtīts.",
        "The sheet has the first and the newest drawing of each letter. Nothing is sent anywhere.")
    static let nothingYet = Self("Vēl nav ko saglabāt.", "There is nothing to save yet.")
    static let drawingsAppear = Self(
        "Zīmējumi parādās, kad bērns kādu burtu uzraksta pats.",
        "Drawings appear when the child has written a letter alone.")
    static let drawingsSaved = Self("Zīmējumi ir zibatmiņā.", "The drawings are on the stick.")
    static func drawingsAreIn(stick: String, file: String, then pulling: StickPulling) -> Self {
        Self(
            "Tie ir zibatmiņas „\(stick)” failā „\(file)”. \(pulling.words)",
            "They are on the stick “\(stick)” in the file “\(file)”. \(pulling.words)")
    }
    static let drawingsNotSaved = Self(
        "Zīmējumi nav saglabāti. Iespraudiet zibatmiņu un mēģiniet vēlreiz.",
        "The drawings are not saved. Insert the stick and try again.")
    static let drawingsFailed = Self("Zīmējumus neizdevās saglabāt.", "The drawings could not be saved.")
    static let drawingsUnchanged = Self(
        "Zibatmiņā nekas nav mainīts. Mēģiniet vēlreiz vai paņemiet citu.",
        "Nothing on the stick has changed. Try again, or take another one.")
}
