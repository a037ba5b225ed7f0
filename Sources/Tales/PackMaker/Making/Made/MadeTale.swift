import Conversion
import Sentences
import TalePacks

/// A tale of which every file has been converted, or left out.
struct MadeTale {
    let plan: TalePlan
    let language: String
    /// The place of its files.
    let place: HiddenPlace
    /// Whether the tale already exists, and only home recordings are added to it.
    let isOfRecordings: Bool
    let pieces: TalePieces
    let outcomes: [Piece: PieceOutcome]
    /// The manifests of tellings that came with the source, by the telling's index.
    let tellingManifests: [Int: TellingManifest]

    /// A slide that has its picture, or never had one.
    struct Slide {
        /// The name without extension.
        let name: String
        /// Its index in the plan.
        let place: Int
        let plan: TalePlan.Slide
        let picture: (HiddenPlace.File, ConversionAnswer.PictureFacts)?
        let sound: (HiddenPlace.File, ConversionAnswer.SoundFacts, words: [WordTime])?
    }

    /// The tale's slides in order.
    var slides: [Slide] {
        let kept = plan.slides.enumerated().filter { index, slide in
            slide.picture == nil ? hasContent(slide, index) : picture(index) != nil
        }
        return kept.enumerated().map { number, slide in
            Slide(
                name: TaleNames.slide(number + 1, of: kept.count), place: slide.offset, plan: slide.element,
                picture: picture(slide.offset), sound: sound(slide.offset))
        }
    }

    var cover: (HiddenPlace.File, ConversionAnswer.PictureFacts)? { pieces.cover.flatMap { picture($0) } }

    var spokenTitle: (HiddenPlace.File, ConversionAnswer.SoundFacts, words: [WordTime])? {
        sound(pieces.title)
    }

    private var spokenBy: HiddenPlace.File? { pieces.by.flatMap { sound($0)?.0 } }

    /// A finished recording: its telling, its slide and its name.
    struct Recording {
        let telling: HomeTelling
        let slide: Int
        let name: String
        let file: SourceFile
        let made: (HiddenPlace.File, ConversionAnswer.SoundFacts)
    }

    /// Recordings of omitted slides are omitted too.
    var recordings: [Recording] {
        let stems = stems
        return pieces.recordings.compactMap { piece in
            guard case .recording(let number, let slide) = piece.role, let file = piece.file, let stem = stems[slide],
                let made = sound(piece)
            else { return nil }
            return Recording(
                telling: plan.tellings[number], slide: slide, name: stem, file: file, made: (made.0, made.1))
        }
    }

    /// The name of each slide's recording, by the slide's index in the plan.
    private var stems: [Int: String] {
        guard !isOfRecordings else {
            return Dictionary(uniqueKeysWithValues: plan.slides.indices.map { ($0, plan.stem(ofSlide: $0)) })
        }
        let slides = slides
        return Dictionary(
            uniqueKeysWithValues: zip(slides, ids(of: slides)).enumerated().map { number, slide in
                (slide.0.place, Telling.stem(ofSlide: slide.1, number: number + 1))
            })
    }

    // MARK: - Its folder

    /// Puts the recordings into the tale.
    private func putRecordings() throws(PackRefusal) {
        let tellings = Dictionary(grouping: recordings, by: \.telling)
        for (number, telling) in plan.tellings.enumerated() {
            guard let recordings = tellings[telling] else { continue }
            let folder = "\(Telling.folder)/\(telling.name)"
            try place.makeFolder(folder)
            var manifest = TellingManifest(tellingManifests[number]?.teller ?? telling.teller)
            for recording in recordings {
                try place.put(recording.made.0, as: "\(folder)/\(recording.name).ogg")
                let text = plan.slides[recording.slide].text
                manifest.words[recording.name] = tellingManifests[number]?
                    .words(of: plan.stem(ofSlide: recording.slide), saying: text)
            }
            try place.write(manifest.json, as: "\(folder)/\(Telling.manifest)")
            try place.synchronize(folder)
        }
    }

    /// Puts the files into the tale.
    func putFiles() throws(PackRefusal) {
        try putRecordings()
        guard !isOfRecordings else { return }
        if let cover { try place.put(cover.0, as: "cover.jpg") }
        if let spokenTitle { try place.put(spokenTitle.0, as: "title.ogg") }
        if let spokenBy { try place.put(spokenBy, as: "by.ogg") }
        for slide in slides {
            if let picture = slide.picture { try place.put(picture.0, as: "\(slide.name).jpg") }
            if let sound = slide.sound { try place.put(sound.0, as: "\(slide.name).ogg") }
        }
        for clip in explanationClips { try place.put(clip.made, as: "\(clip.name).ogg") }
        for file in figureFiles { try place.put(file.made, as: file.name) }
        for sound in translatedSounds { try place.put(sound.made, as: "\(sound.name).ogg") }
        for file in MadeScore(self).files { try place.put(file.made, as: file.name) }
    }

    /// The explanations that were made: source, name without extension, file.
    var explanationClips: [(source: SourceFile, name: String, made: HiddenPlace.File)] {
        plan.explanationClips.enumerated().compactMap { number, source in
            sound(Piece(role: .explanation, file: source)).map { (source, "explain\(number + 1)", $0.0) }
        }
    }

    func manifest(id: String) -> StoryManifest {
        let slides = slides
        let clips = Dictionary(uniqueKeysWithValues: explanationClips.map { ($0.source, $0.name) })
        let figures = figureFiles, score = MadeScore(self)
        let coverSlide = slides.first { $0.plan.picture == plan.cover && $0.picture != nil }
        var manifest = StoryManifest(
            id: id, title: plan.title, language: language,
            cover: cover != nil ? "cover" : coverSlide?.name ?? slides.first { $0.picture != nil }?.name,
            spokenTitle: spokenTitle.map { _ in "title" }, by: plan.by, spokenBy: spokenBy.map { _ in "by" },
            isPremium: plan.isPremium, credits: plan.credits, shelf: plan.shelf, wolves: plan.wolves,
            slides: zip(slides, ids(of: slides)).map { slide, id in
                .init(
                    id: id,
                    image: slide.picture.map { _ in slide.name }, narration: slide.sound.map { _ in slide.name },
                    text: slide.plan.text, words: slide.sound?.words ?? [], ask: slide.plan.ask,
                    wolves: slide.plan.wolves,
                    explanations: slide.plan.explanations.map {
                        .init(word: $0.word, text: $0.text, clip: $0.clip.flatMap { clips[$0] })
                    }, figures: slide.plan.figures.compactMap { $0.made(of: figures) },
                    bed: score.loop(slide.plan.bed), foley: score.foley(of: slide.plan))
            })
        manifest.music = score.loop(plan.music)
        manifest.translations = plan.translations.indices.map { translation($0, of: manifest) }
        return manifest
    }

    /// The ids from the source, if they are unique.
    private func ids(of slides: [Slide]) -> [String] {
        let ids = slides.map { $0.plan.id ?? $0.name }
        return Set(ids).count == ids.count ? ids : slides.map(\.name)
    }

    // MARK: - What was made

    func hasContent(_ slide: TalePlan.Slide, _ index: Int) -> Bool {
        !slide.text.isBlank || sound(index) != nil
    }

    private func picture(_ index: Int) -> (HiddenPlace.File, ConversionAnswer.PictureFacts)? {
        plan.slides[index].picture.flatMap { picture(Piece(role: .picture(slide: index), file: $0)) }
    }

    func picture(_ piece: Piece) -> (HiddenPlace.File, ConversionAnswer.PictureFacts)? {
        guard case .picture(let file, let facts) = outcomes[piece] else { return nil }
        return (file, facts)
    }

    private func sound(_ index: Int) -> (HiddenPlace.File, ConversionAnswer.SoundFacts, words: [WordTime])? {
        pieces.sound(ofSlide: index).flatMap { sound($0) }
    }

    func sound(_ piece: Piece) -> (HiddenPlace.File, ConversionAnswer.SoundFacts, words: [WordTime])? {
        guard case .sound(let file, let facts, let words) = outcomes[piece] else { return nil }
        guard case .success(let words) = words else { return (file, facts, []) }
        return (file, facts, words)
    }
}
