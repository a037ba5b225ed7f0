import Commands
import Engine
import FoundationEssentials
import LetterJudge
import Storage

/// Answers the questions of `letters judge`.
struct Examiner {
    private let table: LetterTable
    /// The folder with a folder for each alphabet.
    private let alphabets: String
    /// The judges by the name of their alphabet, made when it is first asked for.
    private var judges: [String: LetterJudge] = [:]
    private let encoder: JSONEncoder

    private static let largestTable = 1 << 20, largestGuides = 1 << 20

    /// - Parameter table: the path of the trained table.
    init(table: String, alphabets: String) throws {
        let bytes = try OrdinaryFile.read(table, atMost: Self.largestTable, followsLinks: true)
        do throws(LetterTable.Damage) {
            self.table = try LetterTable(bytes)
        } catch {
            throw CommandFailure("\(path: table) is not a table of letters: \(text: error.reason)")
        }
        self.alphabets = alphabets
        encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
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
        try prepare(question.alphabet)
        let ink = question.ink
        var verdict: Verdict?
        let time = ContinuousClock().measure {
            verdict = judges[question.alphabet]?.judge(ink, expected: question.expected)
        }
        return Answer(
            id: question.id, accepted: verdict?.accepted, ranking: verdict?.ranking ?? [],
            reason: verdict?.reason?.word, ms: (time / .microseconds(1)).rounded() / 1000)
    }

    private mutating func prepare(_ alphabet: String) throws(Complaint) {
        if judges[alphabet] != nil { return }
        // Nothing but a folder's name: no way leads elsewhere.
        guard !alphabet.isEmpty, alphabet.utf8.allSatisfy({ (97...122).contains($0) || $0 == 45 }),
            let bytes = try? OrdinaryFile.read("\(alphabets)/\(alphabet)/guides.json", atMost: Self.largestGuides),
            let guides = try? JSONDecoder().decode(GuideFile.self, from: Data(bytes)).letters
        else { throw Complaint("there is no such alphabet") }
        judges[alphabet] = LetterJudge(table, guides)
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
