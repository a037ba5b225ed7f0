/// The marks that a model needs for what it may do.
extension ExamCard {
    /// The least percent of the talk's questions of a level, and of each below, that lets a model talk at it.
    static let leastInTalk = 80
    /// The least percent of the translations into each of the two languages that lets a model translate.
    static let leastTranslated = 85
    /// The least percent of the mistakes that lets a model correct; and no right sentence may be changed.
    static let leastCorrected = 90
    /// A smaller model is fluent enough to look right where it is wrong, whatever it gets right here.
    static let leastParameters = 1_500_000_000
}
