import Engine
import Sentences
import Storage

/// Answers questions about drawings, a line of JSON each, until standard input ends.
struct JudgeCommand {
    private let table: String
    private let assets: String
    private let showsUsage: Bool

    /// The longest line, in bytes: room for a drawing of 100,000 points with time, in all digits.
    static let longestLine = 1 << 23

    static let usage: Sentence = """
        Usage: pasaka letters judge [--table FILE]

        Reads questions on standard input, a JSON object a line, and answers each at once with one:
          {"id": "1", "alphabet": "lv", "expected": "Ķ", "strokes": [[[x, y], …], …]}
          {"accepted": false, "id": "1", "ms": 0.4, "ranking": ["K", …], "reason": "mark-missing"}
        Without an expected letter, accepted and reason are null. A line that is no question is answered with
          {"error": "…", "id": null, "line": 7}
        and makes the exit status 1 at the end. --table names another table than the one that Pasaka has.
        """

    /// - Parameter assets: the activity's folder in `assets`.
    init(_ words: [String], assets: String) throws {
        self.assets = assets
        switch words.count {
        case 0: (table, showsUsage) = ("\(assets)/recognition.bin", false)
        case 1 where ["help", "-h", "--help"].contains(words[0]): (table, showsUsage) = ("", true)
        case 2 where words[0] == "--table": (table, showsUsage) = (words[1], false)
        default: throw UsageFailure(sentence: "pasaka letters judge takes only --table FILE")
        }
    }

    /// Blocks until the input ends; throws if a line was no question.
    func run(from input: Int32 = 0, to output: Int32 = 1) throws {
        if showsUsage { return print(Self.usage) }
        var examiner = try Examiner(table: table, alphabets: assets)
        var lines = LineReader(of: input, longest: Self.longestLine)
        var number = 0, misunderstood = 0
        while let line = try lines.next() {
            number += 1
            let answer = examiner.answer(line, number: number)
            if !answer.isUnderstood { misunderstood += 1 }
            try FileBytes.write(Array(answer.line.utf8) + [UInt8(ascii: "\n")], to: output)
        }
        if misunderstood > 0 { throw NoQuestions(count: misunderstood) }
    }

    private struct NoQuestions: Explained {
        let count: Int
        var sentence: Sentence { "lines that are no question: \(count)" }
    }
}
