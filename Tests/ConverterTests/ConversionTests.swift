import Foundation
import Testing

@testable import Conversion

/// The parent's side, with programs that are not the converter.
struct ConversionTests {
    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        try bench.write("file", [1])
    }

    private func program(_ line: String) throws -> String {
        try bench.write("program", Array("#!/bin/sh\n\(line)\n".utf8))
        try bench.run("chmod", "+x", "program")
        return bench.path("program")
    }

    @Test func aChildHasNoDescriptorsOfOurs() throws {
        let ours = try FileHandle(forReadingFrom: URL(filePath: bench.path("file")))
        let child = try ConverterProcess(executable: try program("exec ls /proc/self/fd >&3"))
        let answer = withExtendedLifetime(ours) { child.answer(withinMilliseconds: 10_000) }
        #expect(String(decoding: answer, as: UTF8.self) == "0\n1\n2\n3\n4\n")  // 4 is the folder that ls reads
    }

    @Test func aChildThatHangsIsEnded() throws {
        let script = try program("echo $$ >&3; exec sleep 1000")
        func answer() throws -> [UInt8] { try ConverterProcess(executable: script).answer(withinMilliseconds: 200) }
        let answer = try answer()
        let process = try #require(pid_t(String(decoding: answer.dropLast(), as: UTF8.self)))
        #expect(kill(process, 0) == -1)
    }

    @Test(arguments: [
        ConversionJob.picture(mostWidth: 100, mostHeight: 100), .sound(.tale), .samples(rate: 8000), .listing,
        .entries([0]), .book, .speech(text: "Labdien", language: "lv", rate: 8000),
    ])
    func everyJobIsDoneLockedIn(job: ConversionJob) throws {
        try bench.write("picture", [0xff, 0xd8, 0xff, 0xe0])
        let file = try FileHandle(forUpdating: URL(filePath: bench.path("picture")))
        let child = try ConverterProcess(executable: Workbench.executable)
        let assignment = Assignment(
            job: job, input: file.fileDescriptor, output: file.fileDescriptor, memoryBytes: 200 << 20)
        #expect(assignment.send(over: child.socket))
        #expect(!child.answer(withinMilliseconds: 10_000).isEmpty)
        // It has ended, but is not forgotten yet.
        let status = try String(contentsOfFile: "/proc/\(child.process)/status", encoding: .utf8)
        #expect(status.split(separator: "\n").contains("Seccomp:\t2"))
    }

    @Test(arguments: ["exit 0", "kill -9 $$", "echo '{\"done\":' >&3"])
    func aChildThatDoesNotAnswerCostsOnlyItsFile(line: String) throws {
        let dead = try Workbench(executable: try program(line))
        try dead.write("file", [1])
        #expect(try dead.refusal(.listing, "file") == "is damaged, or takes too much memory or time")
    }

    @Test func aConverterThatIsMissingIsNamed() throws {
        let none = try Workbench(executable: "/nonexistent/pasaka-converter")
        try none.write("file", [1])
        #expect(
            try none.refusal(.listing, "file")
                == "cannot be converted: /nonexistent/pasaka-converter: No such file or directory")
    }

    @Test func aLongTextGoesOverWhole() throws {
        let text = String(repeating: "ā ", count: 30_000)
        let job = ConversionJob.speech(text: text, language: "lv", rate: 16_000)
        #expect(throws: ConversionRefusal("has a text of more than 50000 letters")) { try bench.convert(job, nil) }
    }

    @Test func aHugePictureStaysWithinItsMemory() throws {
        try bench.run("vips", "black", "huge.png[interlace]", "8000", "5000", "--bands", "3")
        _ = try bench.convert(.picture(mostWidth: 2560, mostHeight: 1920), "huge.png")
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #expect(usage.ru_maxrss < 512 << 10)
    }
}
