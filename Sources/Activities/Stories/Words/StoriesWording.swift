import Engine

/// What home's doors, the shelf, the reader and the pages for recording a tale say.
struct StoriesWording: Words {
    let wording: Wording

    static let goOn = Self("Turpināt", "Continue")
    static let goodNight = Self("Ar labu nakti!", "Good night!")
    static let whoKeepsYourPlace = Self("Kurš sargās tavu vietu?", "Who keeps your place?")
    static let taleIsOver = Self("Tā pasaka galā!", "And that is the end!")
    static let thatWasTheTale = Self("Te pasakai beigas.", "That was the tale.")
    static let whoListened = Self("Kas klausījās, tas dzirdēja!", "And now you know the whole story!")
    static let happilyEverAfter = Self(
        "Un, ja nav miruši, tad dzīvo vēl šodien.", "And they all lived happily ever after.")
    static let oneMoreTale = Self("Vai klausīsimies vēl?", "Shall we listen to one more?")
    static let noTales = Self("Te vēl nav nevienas pasakas.", "There are no tales here yet.")
    static let howToAdd = Self(
        "Kā pievienot pasaku, stāsta lapa „Informācija vecākiem”.", "The page “For grown-ups” explains how to add one.")
    static let again = Self("Vēlreiz", "Again")
    static let otherTales = Self("Citas pasakas", "Other tales")
    static let musicAndSounds = Self("Mūzika un skaņas", "Music and sounds")
    static let musicAndSoundsNote = Self("pasaku fonā", "in tales")
    static let musicOn = Self("Skan", "On")
    static let musicSoft = Self("Klusāk", "Softer")
    static let musicOff = Self("Neskan", "Off")
    static let recordTale = Self("Ierunāt pasaku", "Record a tale")
    static let whichTale = Self("Kuru pasaku ierunāt?", "Record which tale?")
    static let whoTells = Self("Kas stāsta?", "Who tells?")
    static let newTeller = Self("Jauns stāstītājs", "A new storyteller")
    static let cannotDelete = Self(
        "Dzēst neizdevās: mapē nevar rakstīt.", "It could not be deleted: the folder cannot be written to.")
    static let delete = Self("Dzēst", "Delete")
    static let alreadyTold = Self("Jau ierunāts", "Already recorded")
    static let animal = Self("Dzīvnieks", "Animal")
    static let color = Self("Krāsa", "Colour")
    static func told(slides: Int, of count: Int) -> Self {
        Self("Ierunātas bildes: \(slides)\u{a0}no\u{a0}\(count)", "Recorded pictures: \(slides) of \(count)")
    }
    static let stop = Self("Beigt", "Stop")
    static let record = Self("Ierakstīt", "Record")
    static let pause = Self("Apturēt", "Pause")
    static let listen = Self("Noklausīties", "Listen")
    static let nextSlide = Self("Nākamā", "Next")
    static let noWords = Self(
        "Šai bildei nav teksta. Stāstiet saviem vārdiem.", "This picture has no words. Tell it in your own words.")
    static let isTold = Self("Šī bilde ir ierunāta.", "This picture is recorded.")
    static let pressAndRead = Self("Nospiediet pogu un lasiet.", "Press the button and read.")
    static let starting = Self("Mikrofons ieslēdzas…", "The microphone is starting…")
    static let listening = Self("Klausos.", "Listening.")
    static let louder = Self("Ļoti klusu – runājiet tuvāk mikrofonam.", "Very quiet – speak closer to the microphone.")
    static let softer = Self(
        "Par skaļu – runājiet tālāk no mikrofona.", "Too loud – speak further from the microphone.")
    static let moment = Self("Mirkli…", "One moment…")
    static let nothingHeard = Self(
        "Nekas nav dzirdams. Runājiet tuvāk mikrofonam un ierakstiet vēlreiz.",
        "Nothing can be heard. Speak closer to the microphone and record again.")
    static let saving = Self("Saglabā…", "Saving…")
    /// Minutes and seconds.
    static func recorded(_ time: String) -> Self {
        Self("Ierunāts \(time). Noklausieties un saglabājiet.", "Recorded \(time). Listen to it, and save it.")
    }
    static let noMicrophone = Self(
        "Nav mikrofona. Pievienojiet mikrofonu un mēģiniet vēlreiz.",
        "There is no microphone. Plug one in and try again.")
    static let full = Self(
        "Ierakstu nevarēja saglabāt: diskā nav vietas. Atbrīvojiet vietu un mēģiniet vēlreiz.",
        "The recording could not be saved: the disk is full. Make room and try again.")
    static let unwritable = Self(
        "Ierakstu nevarēja saglabāt: mapē nevar rakstīt. Iepriekšējais ieraksts nav zudis.",
        "The recording could not be saved: the folder cannot be written to. The earlier recording is kept.")
    static let keepFirst = Self(
        "Vispirms saglabājiet šo ierakstu – vai ierakstiet vēlreiz.", "Save this recording first – or record again.")
    static let kept = Self("Ieraksts ir saglabāts.", "The recording is saved.")
}

extension Wording {
    static func stories(_ words: StoriesWording) -> Wording { words.wording }
}
