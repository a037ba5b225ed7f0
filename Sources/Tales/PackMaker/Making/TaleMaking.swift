import Conversion
import Sentences
import Synchronization
import TalePacks

/// A tale while its files are being converted.
struct TaleMaking {
    var plan: TalePlan
    let language: String
    let source: any Source
    let maker: PackMaker
    /// Whether the tale already exists, and only home recordings are added to it.
    let isOfRecordings: Bool
    /// Speaks what has no recording; nil if only titles are spoken.
    private let narrating: PackMaker.Narrating?
    /// The voices of the translations.
    private let voices: [PackMaker.Narrating?]
    /// The manifests by the telling's index.
    private var tellingManifests: [Int: TellingManifest] = [:]
    private static let largestCaption = 1 << 16, largestTelling = 1 << 20

    /// - Throws: if the disk is full before anything is made, or the voice does not speak the language.
    init(
        _ plan: TalePlan, language: String, source: any Source, isOfRecordings: Bool = false, maker: PackMaker
    ) throws(PackRefusal) {
        self.plan = plan
        if plan.translations.contains(where: { $0.language == language }) {
            throw PackRefusal(
                "\(tale: plan.title): is told in \(text: plan.language ?? "lv") and in \(text: language); leave out --language"
            )
        }
        self.language = language
        self.source = source
        self.maker = maker
        self.isOfRecordings = isOfRecordings
        narrating = isOfRecordings ? nil : try maker.narration?(language)
        let speaks = narrating != nil
        // Where no voice speaks a language, what has no recording in it stays silent.
        voices = plan.translations.map { other in speaks ? try? maker.narration?(other.language) : nil }
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
                plan.remarks.append("\(file.said): \(error); the teller gets another face")
            }
        }
    }

    /// Reads the text files that accompany pictures.
    private mutating func readCaptions() throws(PackRefusal) {
        let slides = plan.slides, source = source
        let told = slides.indices.filter { slides[$0].caption != nil }
        let read = twoAtATime(told.count) { number in
            Result { try slides[told[number]].caption.map { try source.read($0, atMost: Self.largestCaption) } ?? [] }
        }
        let texts = OldText.texts(read.map { (try? $0.get()) ?? [] })
        for (index, (bytes, text)) in zip(told, zip(read, texts)) {
            let caption = slides[index].caption
            do {
                _ = try bytes.get()
                guard let text else { throw ConversionRefusal("is not readable text; save it as UTF-8") }
                plan.slides[index].text = Self.words(text, isMarkdown: caption?.isMarkdown ?? false)
            } catch {
                if let refusal = PackRefusal(ofEverythingBy: error) { throw refusal }
                plan.remarks.append("\(called(caption, slide: index)): \(error); the slide has no words")
            }
        }
    }

    private static func words(_ caption: String, isMarkdown: Bool) -> String {
        let text = isMarkdown ? Markdown.words(caption) : caption
        return text.withoutControls.split(separator: " ").joined(separator: " ")
    }

    // MARK: - Converting

    /// Converts all files, two at a time.
    mutating func convertFiles() throws(PackRefusal) -> MadeTale {
        let parts = TalePieces(
            plan: plan, isNarrated: narrating != nil, narrated: voices.map { $0 != nil },
            isOfRecordings: isOfRecordings)
        let pieces = parts.all, title = plan.title, progress = maker.progress
        let making = making, translating = zip(plan.translations, voices).map(making.told)
        let stop = Mutex<PackRefusal?>(nil)
        let done = Mutex(0)
        let found = twoAtATime(pieces.count) { index in
            if let refusal = stop.withLock({ $0 }) { return PieceOutcome.stopped(refusal) }
            let making = pieces[index].translation.map { translating[$0] } ?? making
            let file = pieces[index].file ?? making.picture(pieces[index])
            let name = file?.said.description ?? title.inOneLine()
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
        if let refusal = stop.withLock({ $0 }) { throw refusal }
        let outcomes = Dictionary(uniqueKeysWithValues: zip(pieces, found))
        if cutTallPictures(outcomes) {
            for file in found.compactMap(\.file) { maker.place.discard(file) }
            return try convertFiles()
        }
        for (piece, outcome) in zip(pieces, found) { noteRefusal(of: piece, outcome) }
        noteUntimed(pieces, outcomes)
        return MadeTale(
            plan: plan, language: language, place: maker.place, isOfRecordings: isOfRecordings, pieces: parts,
            outcomes: outcomes, tellingManifests: tellingManifests)
    }

    private var making: FileMaking {
        FileMaking(
            title: plan.title, slides: plan.slides, language: language, source: source, maker: maker,
            narrating: narrating)
    }

    /// A clip that cannot be aligned is usable all the same: its words are shown without highlighting.
    private mutating func noteUntimed(_ pieces: [Piece], _ outcomes: [Piece: PieceOutcome]) {
        var clips: [ConversionRefusal: [SourceFile]] = [:]
        for piece in pieces {
            guard let file = piece.file, case .sound(_, _, .failure(let reason)) = outcomes[piece] else { continue }
            clips[reason, default: []].append(file)
        }
        for (reason, files) in clips.sorted(by: { $0.key.description < $1.key.description }) {
            let name = files[0].said, others = files.count - 1
            plan.remarks.append(
                others > 0
                    ? "\(name) and \(others) more: \(reason); words are shown without highlighting"
                    : "\(name): \(reason); words are shown without highlighting")
        }
    }

    private mutating func noteRefusal(of piece: Piece, _ outcome: PieceOutcome) {
        guard case .refused(let reason) = outcome else { return }
        guard let name = piece.file?.said else { return noteUnspoken(piece, reason) }
        let remark: Sentence =
            switch piece.role {
            case .cover: "\(name): \(reason); the first slide is shown on the shelf"
            case .title: "\(name): \(reason); the title is not spoken"
            case .by: "\(name): \(reason); who told the tale is not spoken"
            case .picture: "\(name): \(reason); the slide is left out"
            case .sound: "\(name): \(reason); the slide is silent"
            case .explanation: "\(name): \(reason); the explanation is not spoken"
            case .figure, .ground: "\(name): \(reason); the figure is left out"
            case .answer: "\(name): \(reason); the figure is silent"
            case .loop: "\(name): \(reason); it is not heard"
            case .foley: "\(name): \(reason); the sound is left out"
            case .recording: "\(name): \(reason); the recording is left out"
            }
        plan.remarks.append(remark)
    }

    /// Notes a title whose language no voice of espeak-ng's speaks: nobody can fix that.
    private mutating func noteUnspoken(_ piece: Piece, _ reason: Sentence) {
        guard case .sound(let number) = piece.role else { return }
        let slide = plan.slides[number]
        plan.remarks.append(
            "\(called(slide.caption ?? slide.picture, slide: number)): \(reason); the slide is silent")
    }

    /// What a slide without a file is called too.
    private func called(_ file: SourceFile?, slide: Int) -> Sentence { file?.said ?? "slide \(slide + 1)" }
}
