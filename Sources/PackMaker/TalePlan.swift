import Stories

/// What is to become of a source: which file is which slide's.
struct TalePlan: Hashable, Sendable {
    /// Only a finished tale has one.
    var id: String?
    var title: String
    var language: String?
    var isPremium = false
    var cover: SourceFile?
    /// The title as it is said.
    var spokenTitle: SourceFile?
    var slides: [Slide]
    /// What is left out and why: one line each, without an end mark.
    var remarks: [String] = []

    struct Slide: Hashable, Sendable {
        var id: String?
        var picture: SourceFile?
        var sound: SourceFile?
        /// The part of the sound that belongs to this slide, in seconds; nil for all of it.
        var clip: ClosedRange<Double>?
        /// A file whose text is the slide's.
        var caption: SourceFile?
        var text = ""
        var words: [WordTime] = []
        /// What is worth telling of it in the table, such as how the sound was found.
        var note: String?
    }

    static let mostSlides = StoryFile.mostSlides
}
