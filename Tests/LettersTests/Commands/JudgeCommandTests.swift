import Dispatch
import Engine
import Glibc
import Storage
import TestSupport
import Testing

@testable import Letters

struct JudgeCommandTests {
    private let folder = try? TemporaryFolder()

    /// What the command writes for an input, and whether it throws.
    private func run(_ input: [UInt8]) throws -> (lines: [Substring], throwsAtEnd: Bool) {
        let folder = try #require(folder)
        try folder.write("in", input)
        try folder.write("out")
        let (source, target) = (open("\(folder.path)/in", O_RDONLY), open("\(folder.path)/out", O_WRONLY))
        defer {
            close(source)
            close(target)
        }
        var failed = false
        do {
            try JudgeCommand.parse([]).run(assets: Samples.assets.path, from: source, to: target)
        } catch {
            failed = true
        }
        return (try folder.text("out").split(separator: "\n", omittingEmptySubsequences: false), failed)
    }

    private func question(_ id: Int) -> String { #"{"id":\#(id),"alphabet":"en","strokes":[[[0,0],[0,9]]]}"# }

    @Test func `every line gets a line, and all were understood`() throws {
        let ran = try run(Array("\(question(1))\n\(question(2))\r\n\(question(3))".utf8))
        #expect(ran.lines.count == 4)
        #expect(ran.lines[2].contains(#""id":3"#))
        #expect(ran.lines[3] == "")
        #expect(!ran.throwsAtEnd)
    }

    @Test func `after a damaged line it goes on, and fails at the end`() throws {
        let ran = try run(Array("\(question(1))\n{\n\n".utf8) + [0xff, 0, 10] + Array(question(5).utf8))
        #expect(ran.lines.map { $0.contains("error") } == [false, true, true, true, false, false])
        #expect(ran.lines[3] == #"{"error":"it cannot be read as a JSON object","id":null,"line":4}"#)
        #expect(ran.throwsAtEnd)
    }

    @Test func `a line longer than any drawing is passed over`() throws {
        let long = [UInt8](repeating: UInt8(ascii: "["), count: JudgeCommand.longestLine + 1)
        let ran = try run(long + Array("\n\(question(2))\n".utf8) + long)
        #expect(ran.lines[0] == #"{"error":"it is longer than 8388608 bytes","id":null,"line":1}"#)
        #expect(ran.lines[1].contains(#""id":2"#))
        #expect(ran.lines[2] == #"{"error":"it is longer than 8388608 bytes","id":null,"line":3}"#)
        #expect(ran.throwsAtEnd)
    }

    @Test func `no lines have no answers`() throws {
        let ran = try run([])
        #expect(ran.lines == [""])
        #expect(!ran.throwsAtEnd)
    }

    @Test func `an answer comes before the next question`() throws {
        var (questions, answers) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
        try #require(pipe(&questions) == 0 && pipe(&answers) == 0)
        // A child of another test must not keep them open.
        for descriptor in questions + answers { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let (source, target) = (questions[0], answers[1])
        let assets = Samples.assets.path
        // Not a task: those that read here would block all threads for tasks on a small machine.
        DispatchQueue(label: "judge").async {
            do { try JudgeCommand.parse([]).run(assets: assets, from: source, to: target) } catch {
                Issue.record(error)
            }
            close(target)
        }
        var lines = LineReader(of: answers[0], longest: JudgeCommand.longestLine)
        for id in 1...3 {
            try FileBytes.write(Array("\(question(id))\n".utf8), to: questions[1])
            guard case .whole(let line) = try lines.next() else { break }
            #expect(String(decoding: line, as: UTF8.self).contains("\"id\":\(id),"))
        }
        close(questions[1])
        #expect(try lines.next() == nil)
        for descriptor in [source, answers[0]] { close(descriptor) }
    }

    @Test func `without a table there is no judge`() {
        #expect(throws: ReadFailure.absent) { try JudgeCommand.parse([]).run(assets: "/nowhere") }
    }
}
