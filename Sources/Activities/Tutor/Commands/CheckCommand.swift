import Engine
import FoundationEssentials
import Sentences
import Spanish
import Storage

/// Checks sentences by rule, one a line, for scripts.
struct CheckCommand {
    static let usage: Sentence = """
        Usage: pasaka soltura check [--language lv|en|es] [--dialect spain|mexico|argentina|colombia]

        Reads Spanish sentences from standard input, one a line, and prints for each, at once, a JSON line:
          {"corrections": [{"from": "mi", "rule": "agreement", "to": "mis", "why": "…"}], "sentence": "Vi a mi amigos."}
        A line that is no text, or longer than 4000 characters, gets {"error": "…", "line": 7}; the exit status is then 1.
        """

    private let tools: LanguageTools
    private let language: TutorLanguage
    private let dialect: Dialect

    init(_ words: [String], _ tools: LanguageTools) throws {
        self.tools = tools
        var (language, dialect) = (TutorLanguage.english, Dialect.spain)
        var rest = words[...]
        while let name = rest.popFirst() {
            switch (name, rest.popFirst()) {
            case ("--language", let value?):
                guard let known = TutorLanguage(rawValue: value) else {
                    throw UsageFailure(sentence: "--language is lv, en or es")
                }
                language = known
            case ("--dialect", let value?):
                guard let known = Dialect(rawValue: value) else {
                    throw UsageFailure(sentence: "--dialect is spain, mexico, argentina or colombia")
                }
                dialect = known
            default: throw UsageFailure(sentence: "pasaka soltura check takes --language and --dialect")
            }
        }
        (self.language, self.dialect) = (language, dialect)
    }

    private struct Answer: Encodable {
        let sentence: String
        let corrections: [Part]

        struct Part: Encodable {
            let from, to, rule, why: String
        }
    }

    private struct Refusal: Encodable {
        let error: String
        let line: Int
    }

    /// Blocks until the input ends; throws if a line was no sentence.
    func run(from input: Int32 = 0, to output: Int32 = 1) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines = LineReader(of: input, longest: 4 * ApertiumStream.longestText)
        var number = 0, misunderstood = 0
        while let line = try lines.next() {
            number += 1
            let answer: Data
            do {
                answer = try encoder.encode(self.answer(sentence(line)))
            } catch let error as NoSentence {
                misunderstood += 1
                answer = try encoder.encode(Refusal(error: error.why, line: number))
            }
            try FileBytes.write(Array(answer) + [UInt8(ascii: "\n")], to: output)
        }
        if misunderstood > 0 { throw NoSentences(count: misunderstood) }
    }

    private func sentence(_ line: LineReader.Line) throws(NoSentence) -> String {
        guard case .whole(let bytes) = line else { throw .tooLong }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .noText }
        guard text.unicodeScalars.count <= ApertiumStream.longestText else { throw .tooLong }
        return text
    }

    private func answer(_ sentence: String) throws(LanguageProblem) -> Answer {
        let corrections = try tools.corrections(in: sentence, dialect)
        return Answer(
            sentence: sentence,
            corrections: corrections.map {
                Answer.Part(from: $0.from, to: $0.to, rule: $0.rule.rawValue, why: $0.why(in: language))
            })
    }

    private enum NoSentence: Error {
        case tooLong, noText

        var why: String {
            switch self {
            case .tooLong: "it is longer than \(ApertiumStream.longestText) characters"
            case .noText: "it is no text in UTF-8"
            }
        }
    }

    private struct NoSentences: Explained {
        let count: Int
        var sentence: Sentence { "lines that are no sentence: \(count)" }
    }
}
