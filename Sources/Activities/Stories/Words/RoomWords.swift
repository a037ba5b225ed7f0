import Engine

/// What the grown-ups' pages of time, candles and counts say, and the rows on others.
extension Wording {
    /// The hour of the day, from 0 to 24.
    static func hour(_ value: Int) -> Self { Self("plkst. \(value)", "\(value):00") }
    static let timeAndCandles = Self("Laiks un svecītes", "Time and candles")
    static let candles = Self("Cik pasaku šodien?", "How many tales today?")
    static let candlesBurn = Self(
        "Ar katru noklausītu pasaku izdeg viena svecīte. Pēc pēdējās plaukts guļ līdz rītam.",
        "Each tale heard burns one candle down. After the last one the shelf sleeps until morning.")
    static let candlesAreDown = Self(
        "Svecītes ir izdegušas, un plaukts guļ līdz rītam. Iededziet jaunas vai nopūtiet visas.",
        "The candles have burned down and the shelf sleeps until morning. Light new ones, or blow them out.")
    static let blowOut = Self("Nopūst", "Blow out")
    static let weHaveMinutes = Self("Cik minūšu jums ir?", "How many minutes do you have?")
    static let minutesFit = Self(
        "Plauktā paliek pasakas, kurām pietiek laika.", "The shelf keeps the tales for which there is time.")
    static let noMinutes = Self("Bez ierobežojuma", "No limit")
    static let timeRules = Self("Vakars un klusums", "Evening and quiet")
    static let goodNightTales = Self("Miega pasakas", "Bedtime tales")
    static let goodNightTalesNote = Self(
        "līdz beigām attēls kļūst tumšāks un balss klusāka", "picture and voice fade towards the end")
    /// The switch that makes the next tale, and no other, a bedtime tale.
    static let bedtime = Self("Nākamā ir miega pasaka", "The next tale is a bedtime tale")
    static let goodNightFrom = Self("Miega pasakas vakarā no", "Bedtime tales from")
    static let morningHour = Self("Rīts sākas", "Morning begins at")
    /// The word in place of an hour.
    static let never = Self("nekad", "never")
    static let quietHours = Self("Klusās stundas", "Quiet hours")
    static let quietFrom = Self("Klusums no", "Quiet from")
    static let quietUntil = Self("Klusums līdz", "Quiet until")
    static let mostVolumeInQuietHours = Self("Lielākais skaļums klusajās stundās", "Loudest in quiet hours")
    static let listenToEnd = Self("Klausīties līdz galam", "Listen to the end")
    static let listenToEndNote = Self(
        "lapu var pāršķirt, kad stāstījums beidzies", "a page turns when its clip has ended")
    static let animalBookmarks = Self("Zvēriņi sargā vietu pasakā", "Animals keep the place in a tale")
    static let animalBookmarksNote = Self(
        "bērns turpina tur, kur palika viņa zvēriņš", "a child goes on where its animal stayed")
    static let wordsAtStart = Self("Pasakas teksts redzams uzreiz", "Words shown from the start")
    static let counts = Self("Ko bērni klausās", "What children listen to")
    static let countsExplained = Self(
        """
        Cik reižu pasaka sākta, noklausīta vai tikai pāršķirstīta un kurā lapā bērni to pamet. Bērnu vārdu te nav, un \
        nekas netiek nosūtīts.
        """,
        """
        How often a tale was begun, heard or only leafed through, and on which page children leave. No names, and \
        nothing is sent.
        """)
    static let countsNone = Self("Vēl nav ko rādīt.", "There is nothing to show yet.")
    static let keepCounts = Self("Skaitīt", "Count")
    static func countsOf(begun: Int, heard: Int, leafed: Int) -> Self {
        Self(
            "sākta \(begun), noklausīta \(heard), pāršķirstīta \(leafed)",
            "begun \(begun), heard \(heard), leafed through \(leafed)")
    }
    static let deleteCounts = Self("Turiet, lai dzēstu", "Hold to delete")
    static let countsDeleted = Self(
        "Izdzēsts. Kamēr neatstājat šo lapu, to var atsaukt.", "Deleted. Until you leave this page, it can be undone.")
    static let undoDeletion = Self("Atsaukt", "Undo")
}
