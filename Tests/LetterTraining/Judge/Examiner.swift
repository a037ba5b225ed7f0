import Foundation
import Letters

/// Answers the questions of `letters judge`.
struct Examiner {
    private var judges: [String: LetterJudge]
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()

    /// `guides` are paths by the name of the alphabet.
    init(table: String, guides: [String: String]) throws {
        let table = try LetterTable(Array(Data(contentsOf: URL(filePath: table))))
        let decoder = JSONDecoder()
        judges = try guides.mapValues { path in
            let file = try decoder.decode(GuideFile.self, from: Data(contentsOf: URL(filePath: path)))
            return LetterJudge(table, file.letters)
        }
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// The answer to a question, both as a line of JSON.
    mutating func answer(_ line: String) throws -> String {
        let question = try question(line)
        guard judges[question.alphabet] != nil else { throw Complaint("there is no alphabet \(question.alphabet)") }
        let ink = Ink(
            question.strokes.map { stroke in
                stroke.compactMap { $0.count < 2 ? nil : InkPoint(x: Float($0[0]), y: Float($0[1])) }
            })
        let clock = ContinuousClock()
        var verdict: Verdict?
        let time = clock.measure { verdict = judges[question.alphabet]?.judge(ink, expected: question.expected) }
        let milliseconds = (time / .microseconds(1)).rounded() / 1000
        let answer = Answer(
            id: question.id, accepted: verdict?.accepted, ranking: verdict?.ranking ?? [],
            reason: verdict?.reason?.word, ms: milliseconds)
        return String(decoding: try encoder.encode(answer), as: UTF8.self)
    }

    private func question(_ line: String) throws -> Question {
        do {
            return try decoder.decode(Question.self, from: Data(line.utf8))
        } catch let DecodingError.keyNotFound(key, _) {
            throw Complaint("it has no \"\(key.stringValue)\"")
        } catch let DecodingError.typeMismatch(_, context), let DecodingError.valueNotFound(_, context) {
            let place = context.codingPath.prefix(1).map(\.stringValue).joined()
            throw Complaint("its \"\(place)\" is not what it should be")
        } catch {
            throw Complaint("it is not a JSON object")
        }
    }
}

/// A file of guides, `assets/letters/ALPHABET/guides.json`.
struct GuideFile: Decodable {
    let letters: [Guide]
}

/// A drawing to judge.
private struct Question: Decodable {
    let id: Identifier
    let alphabet: String
    let expected: String?
    /// Points are x and y; what follows (the time) is ignored.
    let strokes: [[[Double]]]
}

/// What the asker calls a question, a text or a whole number; answered as it came.
private enum Identifier: Codable {
    case text(String)
    case number(Int)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        }
    }
}

/// What the judge says; keys that are nil are written as null.
private struct Answer: Encodable {
    let id: Identifier
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
}
