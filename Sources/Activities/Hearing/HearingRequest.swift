import Engine

/// What the hearing guard's page asks.
enum HearingRequest: Request {
    /// The noise begins to play.
    case listen
    /// The number that a meter shows while the noise plays.
    case calibrate(meter: Int)
    /// Forgets how loud the present output is.
    case forget
}

/// The answer to ``HearingRequest/calibrate(meter:)``.
struct HearingAnswer: Answer {
    static let name = "hearing-answer"

    /// Whether there was any noise to compare with.
    let isCalibrated: Bool
}
