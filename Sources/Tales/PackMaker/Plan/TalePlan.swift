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
    /// The line on the title page, and its clip.
    var by: String?
    var spokenBy: SourceFile?
    /// Its theme.
    var music: SourceFile?
    var slides: [Slide]
    /// The same in other languages, which only a finished tale has.
    var translations: [Translation] = []
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
        var figures: [Figure] = []
        var bed: SourceFile?
        var foley: [Foley] = []
        /// A note for the table, such as how the sound was found.
        var note: Sentence?
    }

    /// An explained word of a slide's text.
    struct Explanation: Hashable, Sendable {
        let word, text: String
        let clip: SourceFile?
    }

    /// A piece of a slide's picture that moves.
    struct Figure: Hashable, Sendable {
        let entry: StoryFile.FigureEntry
        let image: SourceFile
        let behind, clip: SourceFile?
    }

    /// A sound of the scene at a word of a slide.
    struct Foley: Hashable, Sendable {
        let entry: StoryFile.FoleyEntry
        let clip: SourceFile
    }

    /// The files of its theme and beds, and of the sounds at words, each once.
    var scoreFiles: (loops: [SourceFile], foley: [SourceFile]) {
        (([music] + slides.map(\.bed)).compactMap(\.self).unique, slides.flatMap(\.foley).map(\.clip).unique)
    }

    /// The explanations' clips, each once, in the order of the slides.
    var explanationClips: [SourceFile] {
        let translated = translations.flatMap(\.slides.values).flatMap(\.explanations).sorted { $0.text < $1.text }
        return (slides.flatMap(\.explanations) + translated).compactMap(\.clip).unique
    }

    /// The files of its figures, each once.
    var figureFiles: (images: [SourceFile], grounds: [SourceFile], clips: [SourceFile]) {
        let all = slides.flatMap(\.figures)
        return (all.map(\.image).unique, all.compactMap(\.behind).unique, all.compactMap(\.clip).unique)
    }

    /// The maximum size of the tale in bytes, estimated from the sizes of its source files.
    func mostBytes(_ source: any Source) -> Int {
        func most(_ file: SourceFile?, _ limit: Int) -> Int { min(file.flatMap(source.size) ?? 0, limit) }
        // A finished picture has at most 2560 × 1920 pixels; an hour of Opus is below 32 MiB.
        let picture = 2 << 20, sound = 32 << 20, figures = figureFiles, score = scoreFiles
        return most(cover, picture) + most(spokenTitle, sound) + most(spokenBy, sound) + most(whole, sound)
            + (explanationClips + translations.flatMap(\.sounds) + figures.clips + score.loops + score.foley).reduce(0)
        { $0 + most($1, sound) }
            + (figures.images + figures.grounds).reduce(0) { $0 + most($1, picture) }
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

extension [SourceFile] {
    /// Each once, in their order.
    fileprivate var unique: [SourceFile] { enumerated().filter { !self[..<$0].contains($1) }.map(\.element) }
}
