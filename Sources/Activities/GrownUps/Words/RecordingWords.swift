import Engine

/// What the page for sticks says of a tale's recordings, and the pages that cut and pair them.
extension StickWording {
    static let canBeCut = Self(
        "Viens ieraksts visām bildēm; to var sadalīt pa lapām.",
        "One recording for all pictures; it can be split into pages.")
    static let isCut = Self(
        "Viens ieraksts visām bildēm; tas ir sadalīts pa lapām.",
        "One recording for all pictures; it is split into pages.")
    static let pairedByNumber = Self(
        "Ieraksti savienoti ar bildēm pēc numuriem nosaukumos.",
        "Recordings and pictures are matched by the numbers in their names.")
    static let pairedByOrder = Self(
        "Ieraksti savienoti ar bildēm pēc kārtas.", "Recordings and pictures are matched by their order.")
    static let pairedByHand = Self(
        "Ieraksti savienoti tā, kā izvēlējāties.", "Recordings and pictures are matched as you chose.")
    static func looseRecordings(_ names: [String], areMore: Bool) -> Self {
        Self(
            "Ieraksti, kam bilde vēl jāizvēlas: \(list(names, "„", areMore))",
            "Recordings that still need a picture: \(list(names, "“", areMore))")
    }
    static let unreadableText = Self(
        "Teksta failu nevar nolasīt, tāpēc lapas būs bez tā vārdiem.",
        "The text file cannot be read, so the pages will lack its words.")
    /// Names of files, and whether more lines of them follow or are left out.
    static func unusedFiles(_ names: [String], isFirst: Bool, areMore: Bool) -> Self {
        Self(
            "\(isFirst ? "Netiks izmantoti faili: " : "")\(list(names, "„", areMore))",
            "\(isFirst ? "Files that are not used: " : "")\(list(names, "“", areMore))")
    }
    static func moreText(parts: Int, pictures: Int) -> Self {
        Self(
            "Tekstā ir vairāk daļu nekā bilžu (\(parts) un \(pictures)); pārējās būs pie pēdējās bildes.",
            "The text has more parts than there are pictures (\(parts) and \(pictures)); the rest goes with the last.")
    }
    static func lessText(parts: Int, pictures: Int) -> Self {
        Self(
            "Tekstā ir mazāk daļu nekā bilžu (\(parts) un \(pictures)); pēdējās bildes būs bez teksta.",
            """
            The text has fewer parts than there are pictures (\(parts) and \(pictures)); the last ones have no \
            words.
            """)
    }
    static let cutFailed = Self("Ierakstu nevar nolasīt.", "The recording cannot be read.")
    static let cutting = Self(
        "Klausās ierakstu un dala to pa lapām…", "Listening to the recording and splitting it into pages…")
    static let cutByWords = Self(
        "Ieraksts sadalīts pēc lapu vārdiem. Pieskarieties bildei, lai dzirdētu tās daļu.",
        "The recording is split by the words of the pages. Touch a picture to hear its part.")
    static let cutByPauses = Self(
        "Ieraksts sadalīts garākajās pauzēs. Pieskarieties bildei, lai dzirdētu tās daļu.",
        "The recording is split at its longest pauses. Touch a picture to hear its part.")
    static let onlyOnePicture = Self("Ieraksts ir tikai vienai bildei", "The recording is for one picture")
    static let endsEarlier = Self("Beigas agrāk", "End earlier")
    static let endsLater = Self("Beigas vēlāk", "End later")
    static let makeLoud = Self("Ar skaņu", "With sound")
    static let makeSilent = Self("Bez skaņas", "Without sound")
    static let whichPart = Self(
        "Vai kāda daļa beidzas pārāk agri vai pārāk vēlu? Pieskarieties bildei.",
        "Does a part end too early or too late? Touch the picture.")
    /// The number of a slide without a voice, from 1.
    static func silentSlide(_ number: Int) -> Self {
        Self(
            "\(number). bildei skaņas nav; tās daļa ir pie nākamās.",
            "Picture \(number) has no sound; its part goes with the next one.")
    }
    static func part(ofSlide number: Int, from start: String, to end: String) -> Self {
        Self("\(number). bilde: \(start) – \(end)", "Picture \(number): \(start) – \(end)")
    }
    static let touchPicture = Self(
        "Tagad pieskarieties bildei, pie kuras tas pieder.", "Now touch the picture that it belongs to.")
    static let allPaired = Self(
        "Katram ierakstam ir bilde. Ja kāds nav īstais, pieskarieties bildei.",
        "Every recording has a picture. If one is wrong, touch the picture.")
    static let touchRecording = Self(
        "Pieskarieties ierakstam, lai to dzirdētu; tad bildei, pie kuras tas pieder.",
        "Touch a recording to hear it, then the picture that it belongs to.")
    static let allHavePictures = Self("Visi ieraksti ir pie bildēm.", "All recordings have a picture.")
    static func addWithout(recordings count: Int) -> Self {
        Self(
            "Pievienot bez \(count) \(count.isOneInLatvian ? "ieraksta" : "ierakstiem")",
            count == 1 ? "Add without 1 recording" : "Add without \(count) recordings")
    }
    static func recordingsLeft(_ count: Int) -> Self {
        Self("Ieraksti, kam vēl nav bildes: \(count)", "Recordings without a picture: \(count)")
    }

    /// Names in quotation marks, and whether there are more.
    private static func list(_ names: [String], _ mark: Character, _ areMore: Bool) -> String {
        names.map { "\(mark)\($0)”" }.joined(separator: ", ") + (areMore ? " …" : "")
    }
}
