import Foundation
import Letters

/// `letter-judge TABLE EN-GUIDES LV-GUIDES`: reads questions on standard input, a JSON object a line, and writes answers.
@main
struct JudgeCommand {
    static func main() {
        do {
            let paths = Array(CommandLine.arguments.dropFirst())
            guard paths.count == 3 else { throw Complaint("usage: letter-judge TABLE EN-GUIDES LV-GUIDES") }
            var examiner = try Examiner(table: paths[0], guides: ["en": paths[1], "lv": paths[2]])
            var number = 0
            while let line = readLine() {
                number += 1
                do {
                    print(try examiner.answer(line))
                } catch {
                    complain("line \(number): \(error)")
                }
            }
        } catch {
            complain("\(error)")
            exit(1)
        }
    }

    private static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

/// What is wrong, in a sentence.
struct Complaint: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
