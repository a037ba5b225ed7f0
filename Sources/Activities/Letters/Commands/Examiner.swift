import Commands
import Engine
import FoundationEssentials
import LetterJudge
import Storage

/// Answers the questions of `letters judge`.
struct Examiner {
    /// The folder with the tables and a folder for each alphabet.
    private let assets: String
    private var tables: [LetterForm: LetterTable] = [:]
    /// The judges, made when they are first asked for.
    private var judges: [Course: LetterJudge] = [:]
    /// The guides by the name of their alphabet.
    private var guides: [String: [Guide]] = [:]
    private let encoder: JSONEncoder

    private static let largestTable = 1 << 20, largestGuides = 1 << 20

    /// What a judge is for.
    private struct Course: Hashable {
        let alphabet: String
        let form: LetterForm
    }

    /// - Parameter table: the path of another table than those in `assets`.
    init(table: String? = nil, assets: String) throws {
        self.assets = assets
        encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for form in LetterForm.allCases { tables[form] = try Self.table(table ?? "\(assets)/\(form.table)", of: form) }
    }

    private static func table(_ path: String, of form: LetterForm) throws -> LetterTable {
        let bytes = try OrdinaryFile.read(path, atMost: largestTable, followsLinks: true)
        do throws(LetterTable.Damage) {
            return try LetterTable(bytes, of: form)
        } catch {
            throw CommandFailure("\(path: path) is not a table of letters: \(text: error.reason)")
        }
    }

    /// A line of JSON for a line, which is the `number`th; always an answer or a complaint.
    mutating func answer(_ line: LineReader.Line, number: Int) -> (line: String, isUnderstood: Bool) {
        guard case .whole(let bytes) = line else {
            let text = "it is longer than \(JudgeCommand.longestLine) bytes"
            return (encoded(Answer.Failure(error: text, id: nil, line: number)), false)
        }
        do throws(Complaint) {
            return (encoded(try answer(Question(bytes))), true)
        } catch {
            let id = try? JSONDecoder().decode(Named.self, from: Data(bytes)).id  // may be what is damaged
            return (encoded(Answer.Failure(error: error.text, id: id, line: number)), false)
        }
    }

    private mutating func answer(_ question: Question) throws(Complaint) -> Answer {
        let course = try prepare(question)
        let ink = question.ink
        var verdict: Verdict?
        let time = ContinuousClock().measure {
            verdict = judges[course]?.judge(ink, expected: question.expected)
        }
        return Answer(
            id: question.id, accepted: verdict?.accepted, ranking: verdict?.ranking ?? [],
            reason: verdict?.reason?.word, ms: (time / .microseconds(1)).rounded() / 1000)
    }

    /// Has the judge of the alphabet ready, in the form of the expected letter.
    private mutating func prepare(_ question: Question) throws(Complaint) -> Course {
        let guides = try guides(of: question.alphabet)
        let form = guides.first { $0.letter == question.expected }?.form ?? .capital
        let course = Course(alphabet: question.alphabet, form: form)
        if judges[course] == nil { judges[course] = tables[form].map { LetterJudge($0, guides) } }
        return course
    }

    private mutating func guides(of alphabet: String) throws(Complaint) -> [Guide] {
        if let guides = guides[alphabet] { return guides }
        // Nothing but a folder's name: no way leads elsewhere.
        guard !alphabet.isEmpty, alphabet.utf8.allSatisfy({ (97...122).contains($0) || $0 == 45 }),
            let bytes = try? OrdinaryFile.read("\(assets)/\(alphabet)/guides.json", atMost: Self.largestGuides),
            let read = try? JSONDecoder().decode(GuideFile.self, from: Data(bytes)).letters
        else { throw Complaint("there is no such alphabet") }
        guides[alphabet] = read
        return read
    }

    private func encoded(_ answer: some Encodable) -> String {
        guard let data = try? encoder.encode(answer) else { preconditionFailure("an answer can be written as JSON") }
        return String(decoding: data, as: UTF8.self)
    }

    /// The part of a damaged question that names it.
    private struct Named: Decodable { let id: Question.Identifier }
}

/// What the judge says; what is nil is written as null.
private struct Answer: Encodable {
    let id: Question.Identifier
    let accepted: Bool?
    let ranking: [String]
    let reason: String?
    let ms: Double

    private enum Key: CodingKey { case id, accepted, ranking, reason, ms }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(accepted, forKey: .accepted)
        try container.encode(ranking, forKey: .ranking)
        try container.encode(reason, forKey: .reason)
        try container.encode(ms, forKey: .ms)
    }

    /// What is wrong with a line.
    struct Failure: Encodable {
        let error: String
        let id: Question.Identifier?
        let line: Int

        private enum Key: CodingKey { case error, id, line }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(error, forKey: .error)
            try container.encode(id, forKey: .id)
            try container.encode(line, forKey: .line)
        }
    }
}
