/// Everything that the interface says in writing, without its words: those are in `Latvian.swift` and `English.swift`,
/// and the compiler finds a missing one.
public enum Wording: Hashable, Sendable {
    // Home.
    case start, goOn, grownUps
    /// The line below a door that opens when it is held.
    case holdTwoSeconds

    // The grown-ups' room.
    /// The row below those of a page: everything on it as it came.
    case resetSettings
    case percent(Int), seconds(Int), minutes(Int)
    /// The hour of the day, from 0 to 24.
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
    case goodNightTales, goodNightTalesNote
    /// The switch that makes the next tale, and no other, a bedtime tale.
    case bedtime
    case goodNightFrom
    case morningHour
    /// The word in place of an hour.
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
    case deleteCounts, countsDeleted, undoDeletion
    case saveCounts
    case insertStick, insertStickAnew
    case savingCounts
    case countsSaved(file: String)
    case countsNotSaved
    /// The page of tales.
    case tales(TalesWording)
    // The gate, and the room's own pages.
    case room, roomNote, gate, whyGate, gateSoFar, unclaimedRoom, holdBothKeys, holdKeysOfKeyboard, enterPin, wrongPin,
        addNumbers, wrongSum, pinCode, choosePin, repeatPin, pinsDiffer, chooseGate, chooseGateRow, gateOfCorners,
        gateOfCornersNote,
        gateOfPin, gateOfPinNote, gateOfSum, gateOfSumNote, soundPage, screenPage, rulesPage, doorsPage,
        languagePage, machinePage, startVolume, startVolumeNote, leastVolume, leastVolumeNote, mostVolume,
        mostVolumeNote, mostVolumeOnHeadphones, testSound, brightness, reduceMotion, highContrast, wordsAtStart,
        letterSize, letterSizeNote, usualLetters, largeLetters, largestLetters, listenToEndNote, animalBookmarksNote,
        nextChild,
        nextChildNote,
        spokenFocus, spokenFocusNote, switches, noSwitches,
        oneSwitch, twoSwitches, scanPace, switchRest, doorNote, language, inLatvianWords, inEnglishWords,
        licence, creditsOfVoices, creditsOfVoicesNote, creditsOfPictures, creditsOfPicturesNote,
        morningCheckAgain, morningCheckNote, reportToStick, reportPurpose
    /// Its folder on the stick.
    case reportSaved(folder: String)
    /// Seconds until a PIN may be tried again.
    case waitForPin(Int)
    /// A time that is shown as seconds.
    case milliseconds(Int)
    case version(String)
    /// A setting's name, and its file.
    case wrongSetting(String, String)
    case unreadableSettings(String)

    // The hearing guard.
    case hearingGuard, hearingUncalibrated, hearingHowTo, hearingAllowance
    case hearingNoise, hearingHold, hearingMeter, hearingKeep, hearingForget
    /// Percent of what a week allows.
    case hearingWeek(Int)
    /// The level as a meter shows it.
    case decibels(Int)
    /// The buttons of several pages.
    case add, save, done, cancel, tryAgain
    // What one activity says alone.
    case check(CheckWording)
    case grownUpsPage(GrownUpsWording)
    case letters(LettersWording)
    case saving(SavingWording)
    case stick(StickWording)
    case stories(StoriesWording)
    case tutor(TutorWording)
    case grammar(GrammarWording)
    case typing(TypingWording)
}
