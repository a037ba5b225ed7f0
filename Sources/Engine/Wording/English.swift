extension Wording {
    var inEnglish: String {
        switch self {
        // Home.
        case .start: "Start"
        case .goOn: "Go on"
        case .grownUps: "For grown-ups"
        case .holdTwoSeconds: "hold for two seconds"
        // The grown-ups' room.
        case .resetSettings: "Back to the defaults"
        case .percent(let value): "\(value) %"
        case .seconds(let value): "\(value) s"
        case .minutes(let value): "\(value) min"
        case .hour(let value): "\(value):00"
        // Time and candles.
        case .timeAndCandles: "Time and candles"
        case .candles: "How many tales today?"
        case .candlesBurn:
            "Each finished tale burns one candle down. After the last one the shelf sleeps until morning."
        case .candlesAreDown:
            "The candles have burned down and the shelf sleeps until morning. Light new ones, or blow them "
                + "out."
        case .blowOut: "Blow out"
        case .weHaveMinutes: "We have … minutes"
        case .minutesFit: "The shelf keeps the tales for which there is time."
        case .noMinutes: "No limit"
        case .timeRules: "Evening and quiet"
        case .goodNight: "Good night!"
        case .goodNightTales: "Tales grow dark little by little"
        case .goodNightFrom: "They grow dark in the evening from"
        case .morningHour: "The morning begins"
        case .never: "never"
        case .quietHours: "Quiet hours"
        case .quietFrom: "Quiet from"
        case .quietUntil: "Quiet until"
        case .mostVolumeInQuietHours: "Loudest in quiet hours"
        case .listenToEnd: "Listen to the end"
        case .animalBookmarks: "Animals keep the place in a tale"
        case .whoKeepsYourPlace: "Who keeps your place?"
        // Counts.
        case .counts: "What children listen to"
        case .countsExplained:
            "How often a tale was begun and finished, and on which page children leave. No names, and "
                + "nothing is sent."
        case .countsNone: "There is nothing to show yet."
        case .keepCounts: "Count"
        case .begunAndFinished(let begun, let finished): "begun \(begun), finished \(finished)"
        case .deleteCounts: "Hold to delete"
        case .saveCounts: "Save to a stick"
        case .insertStick: "Insert a stick"
        case .savingCounts: "One moment…"
        case .countsSaved(let file): "Saved as “\(file)”."
        case .countsNotSaved: "That failed. Take another stick."
        case .tales(let words): words.inEnglish
        }
    }
}
