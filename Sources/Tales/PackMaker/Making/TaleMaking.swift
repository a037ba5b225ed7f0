import Conversion
import Sentences
import Synchronization
import TalePacks

/// A tale while its files are being converted and assembled.
struct TaleMaking {
    var plan: TalePlan
    let language: String
    let source: any Source
    let maker: PackMaker
    private var outcomes: [Piece: PieceOutcome] = [:]
    /// Whether the tale already exists, and only home recordings are added to it.
    let isOfRecordings: Bool
    /// Speaks what has no recording; nil if only titles are spoken.
    private let narrating: PackMaker.Narrating?
    /// By the telling's index.
    private var tellingManifests: [Int: TellingManifest] = [:]
    private static let largestCaption = 1 << 16, largestTelling = 1 << 20

    /// - Throws: if the disk is full before anything is made, or the voice does not speak the language.
    init(
        _ plan: TalePlan, language: String, source: any Source, isOfRecordings: Bool = false, maker: PackMaker
    ) throws(PackRefusal) {
        self.plan = plan
        self.language = language
        self.source = source
        self.maker = maker
        self.isOfRecordings = isOfRecordings
        narrating = isOfRecordings ? nil : try maker.narration?(language)
        try readCaptions()
        try readTellings()
    }

    private mutating func readTellings() throws(PackRefusal) {
        for (number, telling) in plan.tellings.enumerated() {
            guard let file = telling.manifest else { continue }
            do {
                let bytes = try source.read(file, atMost: Self.largestTelling)
                tellingManifests[number] = try TellingManifest(reading: bytes, folder: telling.name)
            } catch {
                if let refusal = PackRefusal(ofEverythingBy: error) { throw refusal }
                remark(file, "\(error); the teller gets another face")
            }
        }
    }

    /// Reads the text files that accompany pictures.
    private mutating func readCaptions() throws(PackRefusal) {
        let slides = plan.slides, source = source
        let captions = twoAtATime(slides.count) { index -> Result<String, any Error>? in
            slides[index].caption.map { file in
                Result {
                    let bytes = try source.read(file, atMost: Self.largestCaption)
                    guard let text = OldText.text(bytes) else {
                        throw ConversionRefusal("is not readable text; save it as UTF-8")
                    }
                    return text.withoutControls.split(separator: " ").joined(separator: " ")
                }
            }
        }
        for (index, caption) in captions.enumerated() {
            switch caption {
            case .success(let text): plan.slides[index].text = text
            case .failure(let error):
                if let refusal = PackRefusal(ofEverythingBy: error) { throw refusal }
                remark(slides[index].caption, "\(error); the slide has no words")
            case nil: continue
            }
        }
    }

    // MARK: - Converting

    /// Converts all files, two at a time.
    mutating func convertFiles() throws(PackRefusal) {
        let pieces = pieces, title = plan.title, progress = maker.progress
        let making = FileMaking(
            title: plan.title, slides: plan.slides, language: language, source: source, maker: maker,
            narrating: narrating)
        let stop = Mutex<PackRefusal?>(nil)
        let done = Mutex(0)
        let found = twoAtATime(pieces.count) { index in
            if let refusal = stop.withLock({ $0 }) { return PieceOutcome.stopped(refusal) }
            let name = (pieces[index].file?.name ?? making.picture(pieces[index])?.name ?? title).inOneLine()
            progress(done.withLock { $0 }, pieces.count, name)
            let outcome = making.make(pieces[index])
            if case .stopped(let refusal) = outcome { stop.withLock { $0 = $0 ?? refusal } }
            let count = done.withLock { done in
                done += 1
                return done
            }
            progress(count, pieces.count, name)
            return outcome
        }
        outcomes = Dictionary(uniqueKeysWithValues: zip(pieces, found))
        if let refusal = stop.withLock({ $0 }) { throw refusal }
        for piece in pieces { noteRefusal(of: piece) }
        noteUntimed(pieces)
    }

    /// A clip that cannot be aligned is usable all the same: its words are shown without highlighting.
    private mutating func noteUntimed(_ pieces: [Piece]) {
        var clips: [ConversionRefusal: [SourceFile]] = [:]
        for piece in pieces {
            guard let file = piece.file, case .sound(_, _, .failure(let reason)) = outcomes[piece] else { continue }
            clips[reason, default: []].append(file)
        }
        for (reason, files) in clips.sorted(by: { $0.key.description < $1.key.description }) {
            let others = files.count > 1 ? " and \(files.count - 1) more" : ""
            plan.remarks.append(
                "\(files[0].name.inOneLine())\(others): \(reason); words are shown without highlighting")
        }
    }

    private var pieces: [Piece] { (isOfRecordings ? [] : talePieces) + recordingPieces }

    private var recordingPieces: [Piece] {
        plan.tellings.enumerated().flatMap { number, telling in
            telling.recordings.sorted { $0.key < $1.key }.map { slide, file in
                Piece(role: .recording(telling: number, slide: slide), file: file)
            }
        }
    }

    private var talePieces: [Piece] {
        var pieces = [coverPiece, titlePiece].compactMap(\.self)
        for (number, slide) in plan.slides.enumerated() {
            if let picture = slide.picture { pieces.append(Piece(role: .picture(slide: number), file: picture)) }
            if let sound = soundPiece(number) { pieces.append(sound) }
        }
        return pieces + plan.explanationClips.map { Piece(role: .explanation, file: $0) }
    }

    /// A recording or, if there is a voice, what it says.
    private func soundPiece(_ number: Int) -> Piece? {
        let slide = plan.slides[number]
        let isSpoken = narrating != nil && !slide.text.isBlank
        return slide.sound != nil || isSpoken ? Piece(role: .sound(slide: number), file: slide.sound) : nil
    }

    /// A cover that is also a slide is not made twice.
    private var coverPiece: Piece? {
        guard let cover = plan.cover, !plan.slides.contains(where: { $0.picture == cover }) else { return nil }
        return Piece(role: .cover, file: cover)
    }

    private var titlePiece: Piece { Piece(role: .title, file: plan.spokenTitle) }

    private mutating func noteRefusal(of piece: Piece) {
        guard case .refused(let reason) = outcomes[piece] else { return }
        guard let file = piece.file else { return noteUnspoken(piece, reason) }
        let consequence =
            switch piece.role {
            case .cover: "the first slide is shown on the shelf"
            case .title: "the title is not spoken"
            case .picture: "the slide is left out"
            case .sound: "the slide is silent"
            case .explanation: "the explanation is not spoken"
            case .recording: "the recording is left out"
            }
        remark(file, "\(reason); \(consequence)")
    }

    /// If no voice of espeak-ng's speaks the language of a title, nobody can fix that.
    private mutating func noteUnspoken(_ piece: Piece, _ reason: String) {
        guard case .sound(let number) = piece.role else { return }
        let slide = plan.slides[number]
        remark(slide.caption ?? slide.picture, "\(reason); the slide is silent")
    }

    private mutating func remark(_ file: SourceFile?, _ sentence: String) {
        plan.remarks.append("\(file.map { $0.name.inOneLine() } ?? ""): \(sentence)")
    }

    // MARK: - The tale

    /// A slide that has its picture, or never had one.
    struct Slide {
        /// Without extension.
        let name: String
        /// Its index in the plan.
        let place: Int
        let plan: TalePlan.Slide
        let picture: (HiddenPlace.File, ConversionAnswer.PictureFacts)?
        let sound: (HiddenPlace.File, ConversionAnswer.SoundFacts, words: [WordTime])?
    }

    /// The tale's slides in order.
    var slides: [Slide] {
        typealias Kept = (index: Int, slide: TalePlan.Slide)
        let kept = plan.slides.enumerated().filter { index, slide in
            slide.picture == nil ? hasContent(slide, index) : picture(index) != nil
        }
        return kept.enumerated().map { number, slide in
            Slide(
                name: TaleNames.slide(number + 1, of: kept.count), place: slide.offset, plan: slide.element,
                picture: picture(slide.offset), sound: sound(slide.offset))
        }
    }

    var cover: (HiddenPlace.File, ConversionAnswer.PictureFacts)? { coverPiece.flatMap { picture($0) } }

    var spokenTitle: (HiddenPlace.File, ConversionAnswer.SoundFacts, words: [WordTime])? {
        sound(titlePiece)
    }

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
        return recordingPieces.compactMap { piece in
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

    /// Puts the recordings into the tale.
    func putRecordings() throws(PackRefusal) {
        let tellings = Dictionary(grouping: recordings, by: \.telling)
        for (number, telling) in plan.tellings.enumerated() {
            guard let recordings = tellings[telling] else { continue }
            let folder = "\(Telling.folder)/\(telling.name)"
            try maker.place.makeFolder(folder)
            var manifest = TellingManifest(tellingManifests[number]?.teller ?? telling.teller)
            for recording in recordings {
                try maker.place.put(recording.made.0, as: "\(folder)/\(recording.name).ogg")
                let text = plan.slides[recording.slide].text
                manifest.words[recording.name] = tellingManifests[number]?
                    .words(of: plan.stem(ofSlide: recording.slide), saying: text)
            }
            try maker.place.write(manifest.json, as: "\(folder)/\(Telling.manifest)")
            try maker.place.synchronize(folder)
        }
    }

    /// Puts the files into the tale.
    func putFiles() throws(PackRefusal) {
        try putRecordings()
        guard !isOfRecordings else { return }
        if let cover { try maker.place.put(cover.0, as: "cover.jpg") }
        if let spokenTitle { try maker.place.put(spokenTitle.0, as: "title.ogg") }
        for slide in slides {
            if let picture = slide.picture { try maker.place.put(picture.0, as: "\(slide.name).jpg") }
            if let sound = slide.sound { try maker.place.put(sound.0, as: "\(slide.name).ogg") }
        }
        for clip in explanationClips { try maker.place.put(clip.made, as: "\(clip.name).ogg") }
    }

    /// The explanations that were made: source, name without extension, file.
    private var explanationClips: [(source: SourceFile, name: String, made: HiddenPlace.File)] {
        plan.explanationClips.enumerated().compactMap { number, source in
            sound(Piece(role: .explanation, file: source)).map { (source, "explain\(number + 1)", $0.0) }
        }
    }

    func manifest(id: String) -> StoryManifest {
        let slides = slides
        let clips = Dictionary(uniqueKeysWithValues: explanationClips.map { ($0.source, $0.name) })
        let coverSlide = slides.first { $0.plan.picture == plan.cover && $0.picture != nil }
        return StoryManifest(
            id: id, title: plan.title, language: language,
            cover: cover != nil ? "cover" : coverSlide?.name ?? slides.first { $0.picture != nil }?.name,
            spokenTitle: spokenTitle.map { _ in "title" }, isPremium: plan.isPremium, credits: plan.credits,
            shelf: plan.shelf, wolves: plan.wolves,
            slides: zip(slides, ids(of: slides)).map { slide, id in
                .init(
                    id: id,
                    image: slide.picture.map { _ in slide.name }, narration: slide.sound.map { _ in slide.name },
                    text: slide.plan.text, words: slide.sound?.words ?? [], ask: slide.plan.ask,
                    wolves: slide.plan.wolves,
                    explanations: slide.plan.explanations.map {
                        .init(word: $0.word, text: $0.text, clip: $0.clip.flatMap { clips[$0] })
                    })
            })
    }

    /// The ids from the source, if they are unique.
    private func ids(of slides: [Slide]) -> [String] {
        let ids = slides.map { $0.plan.id ?? $0.name }
        return Set(ids).count == ids.count ? ids : slides.map(\.name)
    }

    private func hasContent(_ slide: TalePlan.Slide, _ index: Int) -> Bool {
        !slide.text.isBlank || sound(index) != nil
    }

    private func picture(_ index: Int) -> (HiddenPlace.File, ConversionAnswer.PictureFacts)? {
        plan.slides[index].picture.flatMap { picture(Piece(role: .picture(slide: index), file: $0)) }
    }

    private func picture(_ piece: Piece) -> (HiddenPlace.File, ConversionAnswer.PictureFacts)? {
        guard case .picture(let file, let facts) = outcomes[piece] else { return nil }
        return (file, facts)
    }

    private func sound(_ index: Int) -> (HiddenPlace.File, ConversionAnswer.SoundFacts, words: [WordTime])? {
        soundPiece(index).flatMap { sound($0) }
    }

    private func sound(_ piece: Piece) -> (HiddenPlace.File, ConversionAnswer.SoundFacts, words: [WordTime])? {
        guard case .sound(let file, let facts, let words) = outcomes[piece] else { return nil }
        guard case .success(let words) = words else { return (file, facts, []) }
        return (file, facts, words)
    }
}
