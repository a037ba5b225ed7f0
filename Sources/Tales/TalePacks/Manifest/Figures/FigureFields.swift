import Engine
import Sentences

/// Reads the fields of a figure, and remembers the first that is wrong.
struct FigureFields {
    private var fields: StoryFields
    private(set) var fault: Sentence?
    /// Fields of its objects that were not read.
    private var inner: [String] = []

    /// - Throws: if it is not an object.
    init(_ decoder: any Decoder) throws { fields = try StoryFields(decoder) }

    var path: String { fields.path }
    var unknown: [String] { fields.unknown + inner }

    private mutating func fail(_ name: String, _ reason: Sentence) {
        fault = fault ?? "\(field: "\(path).\(name)") \(reason)"
    }

    /// Reads a field, and takes over what is wrong with it.
    private mutating func value<Value: Decodable>(_ name: String, _ kind: Sentence) -> Value? {
        let value: Value? = fields.value(name, kind)
        fault = fault ?? fields.problems.first
        return value
    }

    /// A name of a file; an empty one counts as missing.
    mutating func name(_ name: String, isRequired: Bool = false) -> String? {
        let text: String? = value(name, "text in quotes")
        if isRequired, text ?? "" == "" { fail(name, "is missing") }
        return text == "" ? nil : text
    }

    /// A list of so many numbers.
    mutating func numbers(_ name: String, _ count: Int, isRequired: Bool = false) -> [Double]? {
        let kind: Sentence = "a list of \(count) numbers in brackets"
        guard let numbers: [Double] = value(name, kind) else {
            if isRequired { fail(name, "is missing") }
            return nil
        }
        guard numbers.count == count, numbers.allSatisfy({ abs($0) < 1e5 }) else {
            fail(name, "must be \(kind)")
            return nil
        }
        return numbers
    }

    mutating func flag(_ name: String) -> Bool { value(name, "true or false") ?? false }

    // MARK: - Motions

    mutating func rest(_ name: String) -> FigureMove? {
        guard let written: WrittenMove = value(name, "an object with a motion") else { return nil }
        return move(written, isAnswer: false)
    }

    mutating func answer(_ name: String) -> StoryFile.FigureEntry.Answer? {
        guard let written: WrittenMove = value(name, "an object with a motion") else { return nil }
        return move(written, isAnswer: true).map {
            StoryFile.FigureEntry.Answer(move: $0, clip: written.clip, word: written.word)
        }
    }

    private mutating func move(_ written: WrittenMove, isAnswer: Bool) -> FigureMove? {
        inner += written.unknown
        do throws(WrittenMove.Fault) {
            return try written.move(isAnswer: isAnswer)
        } catch {
            fault = fault ?? error.sentence
            return nil
        }
    }
}

/// The `rest` or the `answer` of a figure as it is written.
private struct WrittenMove: Decodable {
    /// What is wrong with it.
    struct Fault: Error { let sentence: Sentence }

    private let path: String
    private let motion: String?
    private let strength, period: Double?
    let clip: String?
    let word: Int?
    private let problem: Sentence?
    let unknown: [String]

    init(from decoder: any Decoder) throws {
        var fields = try StoryFields(decoder)
        path = fields.path
        motion = fields.text("motion")
        strength = fields.value("by", "a number")
        let isRest = path.hasSuffix(".rest")
        period = isRest ? fields.value("period", "a number of seconds") : nil
        clip = isRest ? nil : fields.text("clip")
        word = isRest ? nil : fields.value("word", "the number of a word of the text, from 0")
        problem = fields.problems.first
        unknown = fields.unknown
    }

    func move(isAnswer: Bool) throws(Fault) -> FigureMove {
        if let problem { throw Fault(sentence: problem) }
        guard let motion = motion.flatMap(FigureMotion.init), isAnswer || motion.isGentle else {
            throw fault("motion", isAnswer ? Self.answers : Self.rests)
        }
        let most = motion.strengths
        if let strength, !most.contains(strength) {
            throw fault("by", "must be from \(Int(most.lowerBound)) to \(Int(most.upperBound))")
        }
        if let period, !FigureMove.periods.contains(period) {
            throw fault("period", "must be from 0.5 to 20 seconds")
        }
        return FigureMove(motion, strength: strength, seconds: period ?? FigureMove.usualPeriod)
    }

    private static let rests: Sentence = "must be one of sway, bob, breathe, drift, blink, twinkle, peek, turn"
    private static let answers: Sentence =
        "must be one of sway, bob, breathe, drift, blink, twinkle, hop, shake, peek, turn"

    private func fault(_ name: String, _ reason: Sentence) -> Fault {
        Fault(sentence: "\(field: "\(path).\(name)") \(reason)")
    }
}
