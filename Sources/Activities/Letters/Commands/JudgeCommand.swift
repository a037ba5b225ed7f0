import ArgumentParser
import Commands
import Engine
import Sentences
import Storage

/// Answers questions about drawings, a line of JSON each, until standard input ends.
struct JudgeCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge", abstract: said("Answers questions about drawn letters, a line of JSON each."),
        discussion: said(
            """
            Reads questions on standard input and answers each at once:
              {"id": "1", "alphabet": "lv", "expected": "Ķ", "strokes": [[[x, y], …], …]}
              {"accepted": false, "id": "1", "ms": 0.4, "ranking": ["K", …],
               "reason": "mark-missing"}
            An expected small letter is judged among the small ones. Without one, drawings are
            taken for capitals, and accepted and reason are null. A line that is no question is answered with
              {"error": "…", "id": null, "line": 7}
            and makes the exit status 1 at the end.
            """))

    @Option(help: .said("Another table than the one that Pasaka has.", valueName: "file"), completion: .file())
    var table: String?

    /// The longest line, in bytes: room for a drawing of 100,000 points with time, in all digits.
    static let longestLine = 1 << 23

    func run(_ host: ActivityHost) throws { try run(assets: host.folders.assets ?? "") }

    /// Blocks until the input ends; throws if a line was no question.
    ///
    /// - Parameter assets: the activity's folder in `assets`.
    func run(assets: String, from input: Int32 = 0, to output: Int32 = 1) throws {
        var examiner = try Examiner(table: table, assets: assets)
        var lines = LineReader(of: input, longest: Self.longestLine)
        var number = 0, misunderstood = 0
        while let line = try lines.next() {
            number += 1
            let answer = examiner.answer(line, number: number)
            if !answer.isUnderstood { misunderstood += 1 }
            try FileBytes.write(Array(answer.line.utf8) + [UInt8(ascii: "\n")], to: output)
        }
        if misunderstood > 0 { throw CommandFailure("lines that are no question: \(misunderstood)") }
    }
}
