import Conversion
import Glibc
import Sentences
import Storage
import TalePacks

/// A file of the new tale and its source.
struct Piece: Hashable, Sendable {
    enum Role: Hashable, Sendable {
        case cover
        /// The spoken title: from the source or, without a file, from the speech synthesiser.
        case title
        /// The spoken line on the title page.
        case by
        /// Slides are numbered from 0; the sound of one without a file is spoken.
        case picture(slide: Int), sound(slide: Int)
        /// The explanation of words, which several slides may share.
        case explanation
        /// A piece of a picture with its transparency, what lies behind it, and the clip of its answer.
        case figure, ground, answer
        /// The theme or a bed, and a sound at a word.
        case loop, foley
        /// A recording made at home; tellings are also numbered from 0.
        case recording(telling: Int, slide: Int)
    }

    let role: Role
    let file: SourceFile?
    /// The index of the translation to which a title or a sound belongs; nil for the tale's own language.
    var translation: Int?
}

/// The result for a file.
enum PieceOutcome: Sendable {
    case picture(HiddenPlace.File, ConversionAnswer.PictureFacts)
    case sound(HiddenPlace.File, ConversionAnswer.SoundFacts, words: Result<[WordTime], ConversionRefusal>)
    /// The end of a sentence whose subject is the file.
    case refused(Sentence)
    /// Nothing more can be made.
    case stopped(PackRefusal)

    var file: HiddenPlace.File? {
        switch self {
        case .picture(let file, _), .sound(let file, _, _): file
        case .refused, .stopped: nil
        }
    }
}

/// Converts files one after the other; safe on several threads.
struct FileMaking: Sendable {
    let title: String
    let slides: [TalePlan.Slide]
    let language: String
    let source: any Source
    let maker: PackMaker
    /// Speaks what has no recording; nil if only titles are spoken.
    let narrating: PackMaker.Narrating?

    private static let mostWidth = 2560, mostHeight = 1920
    /// The most pixels of a figure's sides: its 800 points in a picture of 2560 pixels, and more.
    private static let mostSide = 1600

    /// The making of the tale in another language.
    func told(in translation: TalePlan.Translation, by voice: PackMaker.Narrating?) -> FileMaking {
        FileMaking(
            title: translation.title ?? title, slides: slides.told(in: translation), language: translation.language,
            source: source, maker: maker,
            narrating: voice)
    }

    func make(_ piece: Piece) -> PieceOutcome {
        var target: HiddenPlace.File?
        do {
            let material = try material(for: piece)
            defer { withExtendedLifetime(material) {} }
            let file = try maker.place.makeFile()
            target = file
            let answer = try convert(material, to: file)
            try PackRefusal.writing(maker.place.path) { () throws(CallFailure) in
                try FileBytes.synchronize(file.descriptor)
            }
            switch (piece.role, answer) {
            case (.cover, .picture(let facts)), (.picture, .picture(let facts)), (.figure, .picture(let facts)),
                (.ground, .picture(let facts)):
                return .picture(file, facts)
            case (.title, .sound(let facts)), (.by, .sound(let facts)), (.explanation, .sound(let facts)),
                (.answer, .sound(let facts)), (.loop, .sound(let facts)), (.foley, .sound(let facts)):
                return .sound(file, facts, words: .success([]))
            case (.recording, .sound(let facts)):
                keepTime(of: piece.file, file.descriptor)
                return .sound(file, facts, words: .success([]))
            case (.sound(let number), .sound(let facts)):
                return .sound(file, facts, words: words(of: slides[number], sound: file.descriptor))
            default: throw ConversionRefusal.notAnswered
            }
        } catch {
            if let target { maker.place.discard(target) }
            return Self.outcome(of: error)
        }
    }

    /// The converter's job and its input file.
    private typealias Material = (job: ConversionJob, input: OpenFile?)

    private func material(for piece: Piece) throws -> Material {
        guard let file = piece.file else { return try spoken(piece) }
        switch piece.role {
        case .figure: return (.cutout(mostSide: Self.mostSide), try source.open(file))
        case .cover, .picture, .ground:
            return (file.pictureJob(mostWidth: Self.mostWidth, mostHeight: Self.mostHeight), try source.open(file))
        case .title, .by, .explanation, .answer, .recording: return (.sound(.tale), try source.open(file))
        case .loop: return (.sound(.bed, parts: partOfLoop(file)), try source.open(file))
        case .foley: return (.sound(.foley), try source.open(file))
        case .sound(let number):
            let slide = slides[number]
            let first = TalePlan.SoundPart(file: file, clip: slide.clip)
            guard slide.joined.isEmpty else { return try joined([first] + slide.joined) }
            let parts = slide.clip.map { [ConversionJob.SoundPart(clip: $0)] } ?? []
            return (.sound(.tale, parts: parts), try source.open(file))
        }
    }

    /// The part of a loop that can be heard: a book's music may be longer, that of a finished tale stays as it is.
    private func partOfLoop(_ file: SourceFile) -> [ConversionJob.SoundPart] {
        let isOfBook = slides.contains { $0.bed == file && $0.id == nil }
        return isOfBook ? [ConversionJob.SoundPart(clip: 0...(StoryFile.longestLoop - 0.5))] : []
    }

    /// The picture of a slide whose text is spoken.
    func picture(_ piece: Piece) -> SourceFile? {
        if case .sound(let number) = piece.role { slides[number].picture } else { nil }
    }

    /// What is made of a text.
    private func spoken(_ piece: Piece) throws -> Material {
        var text = title
        if case .sound(let number) = piece.role { text = slides[number].text }
        guard let narrating else { return (.voice(.tale, text: text, language: language), nil) }
        let scratch = OpenFile(scratch: try maker.place.makeScratch())
        let wav = try narrating(text)
        try PackRefusal.writing(maker.place.path) { () throws(CallFailure) in
            try FileBytes.write(wav, to: scratch.descriptor)
        }
        return (.sound(.tale), scratch)
    }

    /// The newest telling is the one that plays; for files in a ZIP the recording time is unknown.
    private func keepTime(of file: SourceFile?, _ descriptor: Int32) {
        let time = timespec(tv_sec: file.flatMap(source.modified) ?? 0, tv_nsec: 0)
        futimens(descriptor, [time, time])
    }

    /// Concatenates the files of several sounds.
    private func joined(_ sounds: [TalePlan.SoundPart]) throws -> Material {
        let scratch = OpenFile(scratch: try maker.place.makeScratch())
        do {
            var places: [SourceFile: Range<Int>] = [:]
            var length = 0
            for file in sounds.map(\.file) where places[file] == nil {
                let input = try source.open(file)
                let size = max(0, Int(lseek(input.descriptor, 0, SEEK_END)))
                guard maker.place.room.bytes >= size else { throw PackRefusal.diskFull }
                try FileBytes.copy(input.descriptor, to: scratch.descriptor)
                withExtendedLifetime(input) {}
                places[file] = length..<(length + size)
                length += size
            }
            let parts = sounds.map { ConversionJob.SoundPart(bytes: places[$0.file], clip: $0.clip) }
            return (.sound(.tale, parts: parts), scratch)
        } catch {
            throw (error as? CallFailure).map { PackRefusal(writing: maker.place.path, $0) } ?? error
        }
    }

    private func convert(_ material: Material, to file: HiddenPlace.File) throws -> ConversionAnswer {
        let job = material.job
        try source.check(job)
        let answer = try maker.place.room.lend(atMost: job.limits.outputBytes) { bytes throws(ConversionRefusal) in
            try maker.convert(
                job, material.input?.descriptor,
                ConversionOutput(file.descriptor, mostBytes: bytes, effort: source.limit?.effort))
        }
        guard let answer else { throw PackRefusal.diskFull }
        return answer
    }

    /// Word times from the source, or from speech alignment.
    private func words(of slide: TalePlan.Slide, sound: Int32) -> Result<[WordTime], ConversionRefusal> {
        guard slide.words.isEmpty, !slide.text.isBlank else { return .success(slide.words) }
        return Result { () throws(ConversionRefusal) in try maker.timing(slide.text, sound, language) }
    }

    private static func outcome(of error: any Error) -> PieceOutcome {
        PackRefusal(ofEverythingBy: error).map { .stopped($0) } ?? .refused(Sentence(error))
    }
}
