import ArgumentParser
import Commands
import Engine
import FoundationEssentials
import Sentences
import Spanish
import Storage

/// Checks sentences by rule, one a line, for scripts.
struct CheckCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: said("Finds mistakes in Spanish sentences by rule."),
        discussion: said(
            """
            Reads sentences from standard input, one a line, and prints for each, at once, a JSON line:
              {"corrections":
               [{"from": "mi", "rule": "agreement", "to": "mis", "why": "…"}],
               "sentence": "Vi a mi amigos."}
            A line that is not text, or longer than 4000 characters, gets {"error": "…", "line": 7}; the exit status \
            is then 1.
            """))

    @Option(help: .said("The language in which the tutor explains."))
    var language = TutorLanguage.english

    @Option(help: .said("Whose Spanish is practised."))
    var dialect = Dialect.spain

    func run(_ host: ActivityHost) throws {
        let tools = LanguageTools(host)
        defer { tools.close() }
        tools.prepare(for: .commonMistakes)
        try run(tools)
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
    func run(_ tools: LanguageTools, from input: Int32 = 0, to output: Int32 = 1) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines = LineReader(of: input, longest: 4 * ApertiumStream.longestText)
        var number = 0, misunderstood = 0
        while let line = try lines.next() {
            number += 1
            let answer: Data
            do {
                answer = try encoder.encode(self.answer(sentence(line), tools))
            } catch let error as NoSentence {
                misunderstood += 1
                answer = try encoder.encode(Refusal(error: error.why, line: number))
            }
            try FileBytes.write(Array(answer) + [UInt8(ascii: "\n")], to: output)
        }
        if misunderstood > 0 { throw CommandFailure("lines that are not a sentence: \(misunderstood)") }
    }

    private func sentence(_ line: LineReader.Line) throws(NoSentence) -> String {
        guard case .whole(let bytes) = line else { throw .tooLong }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .noText }
        guard text.unicodeScalars.count <= ApertiumStream.longestText else { throw .tooLong }
        return text
    }

    private func answer(_ sentence: String, _ tools: LanguageTools) throws(LanguageProblem) -> Answer {
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
}
