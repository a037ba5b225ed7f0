/// Everything that the interface says in writing, without its words: those are in `Latvian.swift` and `English.swift`,
/// and the compiler finds a missing one.
public enum Wording: Hashable, Sendable {
    // Home.
    case start, goOn, grownUps
    /// Below a door that opens when it is held.
    case holdTwoSeconds

    // The grown-ups' room.
    /// Below the rows of a page: everything on it as it came.
    case resetSettings
    case percent(Int), seconds(Int), minutes(Int)
    /// Of the day, from 0 to 24.
    case hour(Int)
    // Time and candles.
    case timeAndCandles
    case candles
    case candlesBurn
    case candlesAreDown
    case blowOut
    case weHaveMinutes
    case minutesFit
    case noMinutes
    case timeRules
    case goodNight
    case goodNightTales
    case goodNightFrom
    case morningHour
    /// In place of an hour.
    case never
    case quietHours, quietFrom, quietUntil, mostVolumeInQuietHours
    case listenToEnd
    case animalBookmarks
    case whoKeepsYourPlace

    // Counts.
    case counts
    case countsExplained
    case countsNone
    case keepCounts
    case begunAndFinished(begun: Int, finished: Int)
    case deleteCounts
    case saveCounts
    case insertStick
    case savingCounts
    case countsSaved(file: String)
    case countsNotSaved
    /// The page of tales.
    case tales(TalesWording)
}
