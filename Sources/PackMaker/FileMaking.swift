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
    case sound(HiddenPlace.File, ConversionAnswer.SoundFacts, words: [WordTime])
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
            let outcome = try make(piece, from: input, to: file)
            guard fsync(file.descriptor) == 0 else { throw PackRefusal(writing: maker.place.path, errno) }
            return outcome
        } catch {
            if let target { maker.place.discard(target) }
            return Self.outcome(of: error)
        }
    }

    private func make(_ piece: Piece, from input: Int32, to file: HiddenPlace.File) throws -> PieceOutcome {
        switch piece.role {
        case .cover, .picture:
            let job = ConversionJob.picture(mostWidth: Self.mostWidth, mostHeight: Self.mostHeight)
            guard case .picture(let facts) = try maker.convert(job, input, file.descriptor) else {
                throw ConversionRefusal.notAnswered
            }
            return .picture(file, facts)
        case .title: return .sound(file, try sound(from: input, to: file), words: [])
        case .sound(let number):
            let facts = try sound(slides[number].clip, from: input, to: file)
            return .sound(file, facts, words: words(of: slides[number], sound: file.descriptor))
        }
    }

    private func sound(
        _ clip: ClosedRange<Double>? = nil, from input: Int32, to file: HiddenPlace.File
    ) throws -> ConversionAnswer.SoundFacts {
        guard case .sound(let facts) = try maker.convert(.sound(.tale, clip: clip), input, file.descriptor) else {
            throw ConversionRefusal.notAnswered
        }
        return facts
    }

    /// The times that the source gives, or those that can be found out by listening.
    private func words(of slide: TalePlan.Slide, sound: Int32) -> [WordTime] {
        guard slide.words.isEmpty, !slide.text.isBlank else { return slide.words }
        return maker.timing(slide.text, sound, language) ?? []
    }

    private static func outcome(of error: any Error) -> PieceOutcome {
        switch error {
        case let refusal as PackRefusal: .stopped(refusal)
        case let refusal as ConversionRefusal where refusal == .diskFull: .stopped(.diskFull)
        default: .refused("\(error)")
        }
    }
}
