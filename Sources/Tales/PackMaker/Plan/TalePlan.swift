import TalePacks

/// What is to become of a source: which file is which slide's.
struct TalePlan: Hashable, Sendable {
    /// Only a finished tale has one.
    var id: String?
    var title: String
    /// The name of what it is made from.
    var sourceName = ""
    var language: String?
    var isPremium = false
    /// Who made it and what may be done with it, a paragraph a line.
    var credits = ""
    /// The shelf on which it stands.
    var shelf: String?
    var cover: SourceFile?
    /// The title as it is said.
    var spokenTitle: SourceFile?
    var slides: [Slide]
    /// Slides that have lost their pictures, and are left out.
    var lost: [LostSlide] = []
    /// One text for all pages, and how well it fits them; nil before it has been read.
    var wholeText: SourceFile?
    var textFit: TextFit?
    /// One recording for all pages, which is cut.
    var whole: SourceFile?
    /// Its recordings in natural order, where they lie beside pictures.
    var sounds: [SourceFile] = []
    /// How they found their pictures.
    var match = SoundMatch.byName
    /// Those that belong to no picture.
    var loose: [SourceFile] { sounds.filter { sound in !slides.contains { $0.sound == sound } } }
    /// Recordings made at home.
    var tellings: [HomeTelling] = []
    /// What is left out and why: one line each, without an end mark.
    var remarks: [String] = []

    struct Slide: Hashable, Sendable {
        var id: String?
        var picture: SourceFile?
        var sound: SourceFile?
        /// The part of the sound that belongs to this slide, in seconds; nil for all of it.
        var clip: ClosedRange<Double>?
        /// What is heard after it, joined to one.
        var joined: [SoundPart] = []
        /// A file whose text is the slide's.
        var caption: SourceFile?
        var text = ""
        var words: [WordTime] = []
        /// What is worth telling of it in the table, such as how the sound was found.
        var note: String?
    }

    /// Bytes that the tale may take at most, guessed by the sizes of the files that it is made of.
    func mostBytes(_ source: any Source) -> Int {
        func most(_ file: SourceFile?, _ limit: Int) -> Int { min(file.flatMap(source.size) ?? 0, limit) }
        // A finished picture has at most 2560 × 1920 pixels; an hour of Opus is below 32 MiB.
        let (picture, sound) = (2 << 20, 32 << 20)
        return most(cover, picture) + most(spokenTitle, sound) + most(whole, sound)
            + slides.reduce(0) { $0 + most($1.picture, picture) + most($1.sound, sound) }
    }

    /// A sound, or a part of it.
    struct SoundPart: Hashable, Sendable {
        let file: SourceFile
        /// Seconds; nil for all of it.
        let clip: ClosedRange<Double>?
    }

    struct LostSlide: Hashable, Sendable {
        /// The number of `slides` that come before it.
        let place: Int
        /// The picture that is missing.
        let name: String
    }

    static let mostSlides = StoryFile.mostSlides
}
