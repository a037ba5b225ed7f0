import Sentences
import TalePacks

/// The plan of a tale from a source: which file belongs to which slide.
struct TalePlan: Hashable, Sendable {
    /// The id, which only a finished tale has.
    var id: String?
    var title: String
    var language: String?
    var isPremium = false
    /// Authors and licence, one paragraph per line.
    var credits = ""
    /// Its shelf.
    var shelf: String?
    /// How frightening it is; nil if nobody has said.
    var wolves: Int?
    var cover: SourceFile?
    /// The spoken title.
    var spokenTitle: SourceFile?
    var slides: [Slide]
    /// Slides that have lost their pictures and are left out.
    var lost: [LostSlide] = []
    /// One text for all pages, and how well it fits; nil before it is read.
    var wholeText: SourceFile?
    var textFit: TextFit?
    /// One recording for all pages, to be cut.
    var whole: SourceFile?
    /// Its recordings in natural order, if they accompany pictures.
    var sounds: [SourceFile] = []
    /// How they were paired with pictures.
    var match = SoundMatch.byName
    /// Recordings without a picture.
    var loose: [SourceFile] { sounds.filter { sound in !slides.contains { $0.sound == sound } } }
    /// Recordings made at home.
    var tellings: [HomeTelling] = []
    /// What is left out and why: one line each, without a full stop.
    var remarks: [Sentence] = []

    /// The names of its source's files that are not used.
    var leftOut: [String] = []

    struct Slide: Hashable, Sendable {
        var id: String?
        var picture: SourceFile?
        var sound: SourceFile?
        /// The part of the sound for this slide, in seconds; nil for all of it.
        var clip: ClosedRange<Double>?
        /// Sounds to append to it.
        var joined: [SoundPart] = []
        /// A file with the slide's text.
        var caption: SourceFile?
        var text = ""
        var words: [WordTime] = []
        /// What a finished tale has for the grown-up beside the child.
        var ask: String?
        var wolves: Int?
        var explanations: [Explanation] = []
        /// A note for the table, such as how the sound was found.
        var note: Sentence?
    }

    /// An explained word of a slide's text.
    struct Explanation: Hashable, Sendable {
        let word, text: String
        let clip: SourceFile?
    }

    /// The explanations' clips, each once, in the order of the slides.
    var explanationClips: [SourceFile] {
        let all = slides.flatMap(\.explanations).compactMap(\.clip)
        return all.enumerated().filter { !all[..<$0].contains($1) }.map(\.element)
    }

    /// The maximum size of the tale in bytes, estimated from the sizes of its source files.
    func mostBytes(_ source: any Source) -> Int {
        func most(_ file: SourceFile?, _ limit: Int) -> Int { min(file.flatMap(source.size) ?? 0, limit) }
        // A finished picture has at most 2560 × 1920 pixels; an hour of Opus is below 32 MiB.
        let picture = 2 << 20, sound = 32 << 20
        return most(cover, picture) + most(spokenTitle, sound) + most(whole, sound)
            + explanationClips.reduce(0) { $0 + most($1, sound) }
            + slides.reduce(0) { $0 + most($1.picture, picture) + most($1.sound, sound) }
    }

    /// A sound or a part of one.
    struct SoundPart: Hashable, Sendable {
        let file: SourceFile
        /// Seconds; nil for all of it.
        let clip: ClosedRange<Double>?
    }

    struct LostSlide: Hashable, Sendable {
        /// The number of `slides` before it.
        let place: Int
        /// The missing picture.
        let name: String
    }

    static let mostSlides = StoryFile.mostSlides
}
