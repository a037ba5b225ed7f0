import Conversion
import Glibc
import Stories

/// A file that the tale will have, and what it is made of.
struct Piece: Hashable, Sendable {
    enum Role: Hashable, Sendable {
        case cover, title
        /// Slides are numbered from 0.
        case picture(slide: Int), sound(slide: Int)
    }

    let role: Role
    let file: SourceFile
}

/// What became of a file.
enum PieceOutcome: Sendable {
    case picture(HiddenPlace.File, ConversionAnswer.PictureFacts)
    case sound(HiddenPlace.File, ConversionAnswer.SoundFacts, words: Result<[WordTime], ConversionRefusal>)
    /// The end of a sentence whose subject is the file.
    case refused(String)
    /// Nothing more can be made.
    case stopped(PackRefusal)

    var file: HiddenPlace.File? {
        switch self {
        case .picture(let file, _), .sound(let file, _, _): file
        case .refused, .stopped: nil
        }
    }
}

/// Converts one file after the other; safe on several threads.
struct FileMaking: Sendable {
    let slides: [TalePlan.Slide]
    let language: String
    let source: any Source
    let maker: PackMaker

    private static let (mostWidth, mostHeight) = (2560, 1920)

    func make(_ piece: Piece) -> PieceOutcome {
        var target: HiddenPlace.File?
        do {
            let input = try source.open(piece.file)
            defer { close(input) }
            let file = try maker.place.makeFile()
            target = file
            let answer = try convert(job(for: piece.role), from: input, to: file)
            guard fsync(file.descriptor) == 0 else { throw PackRefusal(writing: maker.place.path, errno) }
            switch (piece.role, answer) {
            case (.cover, .picture(let facts)), (.picture, .picture(let facts)): return .picture(file, facts)
            case (.title, .sound(let facts)): return .sound(file, facts, words: .success([]))
            case (.sound(let number), .sound(let facts)):
                return .sound(file, facts, words: words(of: slides[number], sound: file.descriptor))
            default: throw ConversionRefusal.notAnswered
            }
        } catch {
            if let target { maker.place.discard(target) }
            return Self.outcome(of: error)
        }
    }

    private func job(for role: Piece.Role) -> ConversionJob {
        switch role {
        case .cover, .picture: .picture(mostWidth: Self.mostWidth, mostHeight: Self.mostHeight)
        case .title: .sound(.tale)
        case .sound(let number): .sound(.tale, clip: slides[number].clip)
        }
    }

    private func convert(
        _ job: ConversionJob, from input: Int32, to file: HiddenPlace.File
    ) throws -> ConversionAnswer {
        let answer = try maker.place.room.lend(atMost: job.limits.outputBytes) { bytes throws(ConversionRefusal) in
            try maker.convert(job, input, ConversionOutput(file.descriptor, mostBytes: bytes))
        }
        guard let answer else { throw PackRefusal.diskFull }
        return answer
    }

    /// The times that the source gives, or those that can be found out by listening.
    private func words(of slide: TalePlan.Slide, sound: Int32) -> Result<[WordTime], ConversionRefusal> {
        guard slide.words.isEmpty, !slide.text.isBlank else { return .success(slide.words) }
        return Result { () throws(ConversionRefusal) in try maker.timing(slide.text, sound, language) }
    }

    private static func outcome(of error: any Error) -> PieceOutcome {
        PackRefusal(ofEverythingBy: error).map { .stopped($0) } ?? .refused("\(error)")
    }
}
