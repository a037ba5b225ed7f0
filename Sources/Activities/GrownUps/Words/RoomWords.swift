import Engine

/// What the pages of the grown-ups' room say.
extension Wording {
    static func seconds(_ value: Int) -> Self { Self("\(value) s", "\(value) s") }
    static let soundPage = Self("Skaņa", "Sound")
    static let screenPage = Self("Ekrāns", "Screen")
    static let rulesPage = Self("Noteikumi", "Rules")
    static let doorsPage = Self("Ko bērns drīkst", "On the home screen")
    static let machinePage = Self("Šī ierīce", "This machine")
    /// The groups of the room's menu.
    static let forTheChild = Self("Bērnam", "For the child")
    static let aboutTales = Self("Pasakas", "Tales")
    static let aboutMachine = Self("Ierīce", "The machine")
    static let startVolume = Self("Skaļums", "Volume")
    static let startVolumeNote = Self("tāds tas ir arī pēc ieslēgšanas", "also each time after switching on")
    static let leastVolume = Self("Mazākais skaļums", "Quietest")
    static let leastVolumeNote = Self("klusāk neviens nevar", "nobody can make it softer")
    static let mostVolume = Self("Lielākais skaļums", "Loudest")
    static let mostVolumeNote = Self("skaļāk neviens nevar", "nobody can make it louder")
    static let mostVolumeOnHeadphones = Self("Lielākais skaļums austiņās", "Loudest on headphones")
    static let testSound = Self("Izmēģināt skaņu", "Test the sound")
    static let brightness = Self("Attēla spilgtums", "Brightness")
    static let reduceMotion = Self("Mazāk kustību", "Less motion")
    static let highContrast = Self("Lielāks kontrasts", "Stronger contrast")
    static let letterSize = Self("Burtu lielums", "Text size")
    static let letterSizeNote = Self("pasakas tekstā", "in the words of a tale")
    static let usualLetters = Self("Parasti", "Usual")
    static let largeLetters = Self("Lieli", "Large")
    static let largestLetters = Self("Ļoti lieli", "Very large")
    static let nextChild = Self("Jauns bērns pēc", "Ready for the next child after")
    static let nextChildNote = Self("kioskā, ja neviens nepieskaras", "on a kiosk, if nobody touches it")
    static let spokenFocus = Self("Nosaukt izvēlēto", "Spoken focus")
    static let spokenFocusNote = Self("balss pasaka, uz kā atrodaties", "names the place that has the focus")
    static let switches = Self("Vadība ar slēdžiem", "Switch control")
    static let noSwitches = Self("Bez", "None")
    static let oneSwitch = Self("Viens slēdzis", "One switch")
    static let twoSwitches = Self("Divi slēdži", "Two switches")
    static let scanPace = Self("Rādītājs pāriet tālāk pēc", "The focus moves on after")
    static let switchRest = Self("Nākamo piespiedienu ņem vērā pēc", "The next press counts after")
    static let doorNote = Self("rādīt sākumlapā", "shown on home")
    static let licence = Self("Programma: MIT, pasakas: CC BY 4.0", "Program: MIT, tales: CC BY 4.0")
    static let creditsOfVoices = Self("Balsis", "Voices")
    static let creditsOfVoicesNote = Self("Kokoro-82M un eSpeak NG", "Kokoro-82M and eSpeak NG")
    static let creditsOfPictures = Self("Bildes, teksti un burti", "Pictures, texts and letters")
    static let creditsOfPicturesNote = Self(
        "Pasaka; burti: Quicksand un Andika; attēls un skaņa: SDL",
        "Pasaka; fonts: Quicksand and Andika; picture and sound: SDL")
    static let morningCheckAgain = Self("Rīta pārbaude", "Morning check")
    static let morningCheckNote = Self(
        "vēlreiz pārbauda attēlu, skaņu un pasakas", "checks picture, sound and tales again")
    static let reportToStick = Self("Saglabāt ziņojumu zibatmiņā", "Report to a stick")
    static let reportPurpose = Self(
        "tiem, kas labo Pasaku; bez vārdiem, tekstiem un bildēm",
        "for those who repair Pasaka; without names, words or pictures")
    /// Its folder on the stick.
    static func reportSaved(folder: String) -> Self {
        Self("Ziņojums ir mapē „\(folder)”", "The report is in “\(folder)”")
    }
    /// A time that is shown as seconds.
    static func milliseconds(_ value: Int) -> Self {
        let text: Phrase = "\(decimal: "\(value / 1000).\(value % 1000 / 10 < 10 ? "0" : "")\(value % 1000 / 10)") s"
        return Self(text, text)
    }
    static func version(_ version: String) -> Self { Self("Pasaka \(version)", "Pasaka \(version)") }
    /// A setting's name, and its file.
    static func wrongSetting(_ name: String, _ file: String) -> Self {
        Self("„\(name)” failā \(file) nav derīgs", "“\(name)” in \(file) is not valid")
    }
    static func crashes(_ count: Int, last date: String) -> Self {
        Self("Negaidīti pārtraukumi: \(count), pēdējais \(date)", "Unexpected stops: \(count), the last on \(date)")
    }
    static let reportSaysWhy = Self(
        "Iemesls ir ziņojumā, ko var saglabāt zibatmiņā.", "The report, which you can save to a stick, says why.")
    static func lastTrouble(_ time: String) -> Self { Self("Pēdējā kļūme: \(time)", "Last trouble: \(time)") }
    static func unknownSetting(_ name: String, _ file: String) -> Self {
        Self("Iestatījuma „\(name)” nav (\(file))", "There is no setting “\(name)” (\(file))")
    }
    static func nearestSetting(_ name: String) -> Self {
        Self("Varbūt domāts „\(name)”?", "Perhaps “\(name)” is meant?")
    }
    static func allowed(_ range: SettingRange) -> Self {
        switch range {
        case .flag: Self("Der true vai false.", "It may be true or false.")
        case .number(let numbers, _):
            Self(
                "Der skaitlis no \(numbers.lowerBound) līdz \(numbers.upperBound).",
                "It may be a number from \(numbers.lowerBound) to \(numbers.upperBound).")
        case .choice(let choices):
            Self(
                "Der viens no šiem: \(choices.joined(separator: ", ")).",
                "It may be one of \(choices.joined(separator: ", ")).")
        case .list: Self("Der tekstu saraksts.", "It may be a list of texts.")
        }
    }
    static func unreadableSettings(_ file: String) -> Self {
        Self("Failu \(file) nevar izlasīt", "\(file) cannot be read")
    }
}
