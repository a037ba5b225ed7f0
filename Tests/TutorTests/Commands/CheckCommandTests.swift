import Commands
import Dispatch
import Engine
import Glibc
import Storage
import Testing

@testable import Spanish
@testable import Tutor

struct CheckCommandTests {
    /// The lines that come out, and whether the command throws at its end.
    private func run(_ input: [UInt8], _ words: [String] = []) throws -> (lines: [String], throwsAtEnd: Bool) {
        var (questions, answers) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
        try #require(pipe(&questions) == 0 && pipe(&answers) == 0)
        for descriptor in questions + answers { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        try FileBytes.write(input, to: questions[1])
        close(questions[1])
        let throwsAtEnd: Bool
        do {
            try CheckCommand.parse(words).run(Tools.spanish, from: questions[0], to: answers[1])
            throwsAtEnd = false
        } catch {
            throwsAtEnd = true
        }
        for descriptor in [questions[0], answers[1]] { close(descriptor) }
        var (reader, lines) = (LineReader(of: answers[0], longest: 1 << 16), [String]())
        while case .whole(let line)? = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
        close(answers[0])
        return (lines, throwsAtEnd)
    }

    @Test func `each line is answered in its order`() throws {
        let ran = try run(Array("Yo sabo nadar.\nHola.\n".utf8), ["--language", "lv"])
        #expect(ran.lines.count == 2 && !ran.throwsAtEnd)
        let start = #"{"corrections":[{"from":"sabo","rule":"no-such-form","to":"sé","why":"Formas „sabo” nav"#
        #expect(ran.lines[0].hasPrefix(start))
        #expect(ran.lines[1] == #"{"corrections":[],"sentence":"Hola."}"#)
    }

    @Test func `a line that is no sentence is answered, and the others too`() throws {
        let long = [UInt8](repeating: UInt8(ascii: "a"), count: 4001)
        let ran = try run([0xff, UInt8(ascii: "\n")] + long + Array("\nHola.".utf8))
        #expect(
            ran.lines == [
                #"{"error":"it is no text in UTF-8","line":1}"#,
                #"{"error":"it is longer than 4000 characters","line":2}"#, #"{"corrections":[],"sentence":"Hola."}"#,
            ])
        #expect(ran.throwsAtEnd)
    }

    @Test func `an empty line has no mistakes`() throws {
        #expect(try run([UInt8(ascii: "\n")]).lines == [#"{"corrections":[],"sentence":""}"#])
    }
}

struct ConjugateCommandTests {
    @Test func `the forms are printed with what is irregular`() throws {
        let command = try ConjugateCommand.parse(["tener", "--tense", "present", "--dialect", "argentina"])
        #expect(
            try command.lines(Tools.spanish) == [
                "yo\ttengo\tteno", "vos\ttenés", "él, ella, usted\ttiene\ttene", "nosotros, nosotras\ttenemos",
                "ellos, ellas, ustedes\ttienen\ttenen",
            ])
    }

    @Test func `an unknown verb is refused`() throws {
        #expect(throws: CommandFailure("no Spanish verb \(text: "xarir") is known")) {
            try ConjugateCommand.parse(["xarir", "--tense", "present"]).lines(Tools.spanish)
        }
    }
}
