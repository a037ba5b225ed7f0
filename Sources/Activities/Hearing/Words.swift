import Engine

/// What the hearing guard says.
extension Wording {
    static let hearingGuard = Self("Dzirdes sargs", "Hearing guard")
    static let hearingUncalibrated = Self("Vēl nav iestatīts", "Not set up yet")
    static let hearingHowTo = Self(
        "Lai uzzinātu, cik skaļi Pasaka skan, izpildiet trīs soļus.", "Three steps tell how loud it is.")
    static let hearingAllowance = Self("no nedēļā drošā skaņas daudzuma", "of what is safe in a week")
    static let hearingNoise = Self("1. Atskaņot troksni", "1. Play the noise")
    static let hearingHold = Self(
        "Telefonu ar skaņas mērītāju turiet tur, kur ir bērna auss.",
        "Hold a phone's sound meter where the child's ear is.")
    static let hearingMeter = Self("2. Mērītājs rāda", "2. The meter shows")
    static let hearingKeep = Self("3. Saglabāt", "3. Keep")
    static let hearingForget = Self("Iestatīt no jauna", "Set up again")
    /// Percent of what a week allows.
    static func hearingWeek(_ percent: Int) -> Self {
        Self("Pēdējās septiņās dienās: \(percent) %", "Last seven days: \(percent)%")
    }
    /// The level as a meter shows it.
    static func decibels(_ decibels: Int) -> Self { Self("\(decibels) dB", "\(decibels) dB") }
}
