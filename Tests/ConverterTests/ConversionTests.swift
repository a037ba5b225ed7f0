import Foundation
import TestSupport
import Testing

@testable import Confinement
@testable import Conversion

/// The parent's side, with programs other than the converter.
struct ConversionTests {
    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        try bench.write("file", [1])
    }

    private func program(_ line: String) throws -> String {
        try writeProgram("#!/bin/sh\n\(line)\n", to: bench.path("program"))
        return bench.path("program")
    }

    /// A child that answers this once it has received its work: one that has exited before cannot receive any.
    private func program(answering answer: String) throws -> String {
        try program("head --bytes=1 <&3 >/dev/null; echo '\(answer)' >&3")
    }

    @Test func `a child has no descriptors of ours`() throws {
        let ours = try FileHandle(forReadingFrom: URL(filePath: bench.path("file")))
        let child = try ConverterProcess(executable: try program("exec ls /proc/self/fd >&3"), givesWay: false)
        let answer = withExtendedLifetime(ours) { child.answer(withinMilliseconds: Int(patience / .milliseconds(1))) }
        #expect(String(decoding: answer, as: UTF8.self) == "0\n1\n2\n3\n4\n")  // 4 is the folder that ls reads
    }

    @Test func `a child is the first to go when memory runs short`() throws {
        let child = try ConverterProcess(executable: Workbench.executable, givesWay: false)
        let score = URL(filePath: "/proc/\(child.process)/oom_score_adj")
        #expect(try eventually { try String(contentsOf: score, encoding: .ascii) == "1000\n" })
    }

    @Test func `a child that hangs is ended`() throws {
        let script = try program("exec sleep 1000")
        func waitInVain() throws -> pid_t {
            let child = try ConverterProcess(executable: script, givesWay: false)
            #expect(child.answer(withinMilliseconds: 200).isEmpty)
            return child.process
        }
        #expect(kill(try waitInVain(), 0) == -1)
    }

    @Test func `a child that does not work is ended long before its time is up`() throws {
        let child = try ConverterProcess(executable: try program("exec sleep 1000"), givesWay: false)
        #expect(child.answer(withinMilliseconds: .max, restingAtMost: .milliseconds(300)).isEmpty)
    }

    @Test func `a process that works has not stopped`() throws {
        var progress = ChildProgress(of: getpid(), mostRest: .seconds(10))
        #expect(progress.step == .seconds(1))
        #expect(
            (0..<100).allSatisfy { _ in
                work()
                return !progress.hasStopped()
            })
    }

    /// Works until the kernel has counted it: some count by milliseconds.
    private func work() {
        func used() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        let before = used()
        while used() == before {}
    }

    @Test func `one that hung is tried again with all of the memory`() throws {
        let line =
            "if [ -e '\(bench.path("again"))' ]; then head --bytes=1 <&3; "
            + "echo '{\"done\": {\"_0\": {\"document\": {\"_0\": \"words\"}}}}' >&3; "
            + "else touch '\(bench.path("again"))'; exec sleep 1000; fi"
        let slow = try Workbench(executable: try program(line), mostRest: .milliseconds(300))
        try slow.write("file", [1])
        #expect(try slow.convert(.document, "file") == .document("words"))
    }

    @Test func `a child ends with the thread that started it`() throws {
        let shell = try ConverterProcess(
            executable: try program("'\(Workbench.executable)' & echo $! >&3; wait"), givesWay: false)
        var line = [UInt8](repeating: 0, count: 32)
        let count = read(shell.socket, &line, line.count)
        let child = try #require(Int(String(decoding: line[..<max(0, count)], as: UTF8.self).dropLast()))
        func told(_ name: String) -> String {
            (try? String(contentsOfFile: "/proc/\(child)/\(name)", encoding: .utf8)) ?? ""
        }
        // By then it has asked the kernel for it; the socket, by which it would notice too, stays open.
        #expect(eventually { told("oom_score_adj") == "1000\n" })
        kill(shell.process, SIGKILL)
        // What nobody waits for may remain as a zombie.
        #expect(eventually { told("stat").isEmpty || told("stat").contains(") Z ") })
        _ = shell.end()
    }

    @Test(arguments: [
        ConversionJob.picture(mostWidth: 100, mostHeight: 100), .sound(.tale), .samples(rate: 8000), .listing,
        .entries([0]), .book(), .deck, .speech(text: "Labdien", language: "lv", rate: 8000),
    ])
    func `every job is done locked in`(job: ConversionJob) throws {
        try bench.write("picture", [0xff, 0xd8, 0xff, 0xe0])
        let file = try FileHandle(forUpdating: URL(filePath: bench.path("picture")))
        // If the machine allows no core files, it would prove nothing that the child may leave none.
        let allowing = try program("ulimit -S -c $(ulimit -H -c); exec '\(Workbench.executable)'")
        let child = try ConverterProcess(executable: allowing, givesWay: false)
        let assignment = Assignment(
            job: job, input: file.fileDescriptor, output: ConversionOutput(file.fileDescriptor), memoryBytes: 200 << 20)
        #expect(assignment.send(over: child.socket))
        #expect(!child.answer(withinMilliseconds: Int(patience / .milliseconds(1))).isEmpty)
        // It has exited, but is not reaped yet.
        let status = try String(contentsOfFile: "/proc/\(child.process)/status", encoding: .utf8)
        #expect(status.split(separator: "\n").contains("Seccomp:\t2"))
        #expect(status.split(separator: "\n").contains("NoNewPrivs:\t1"))
        let limits = try limits(of: child.process)
        #expect(limits["Max core file size"] == 0)
        #expect(limits["Max open files"] == 32)
        #expect(limits["Max data size"] == 200 << 20)
        #expect(limits["Max file size"] == job.limits.outputBytes)
        #expect(limits["Max cpu time"] == job.limits.seconds)
    }

    /// The kernel's limits of a process, by the names in `/proc`.
    private func limits(of process: pid_t) throws -> [Substring: Int] {
        let table = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
        let rows = table.split(separator: "\n").compactMap { line -> (Substring, Int)? in
            // Names contain single spaces, columns are further apart.
            guard let end = line.firstRange(of: "  ")?.lowerBound,
                let most = line[end...].split(separator: " ").first.flatMap({ Int($0) })
            else { return nil }
            return (line[..<end], most)
        }
        return Dictionary(rows) { first, _ in first }
    }

    @Test(arguments: ["exit 0", "kill -9 $$", "echo '{\"done\":' >&3"])
    func `a child that does not answer costs only its file`(line: String) throws {
        let dead = try Workbench(executable: try program(line))
        try dead.write("file", [1])
        #expect(try dead.refusal(.listing, "file") == "is damaged, or takes too much memory or time")
    }

    @Test(arguments: [
        #"{"refused": {"_0": {"sentence": ["Zane Liepi"]}}}"#, #"{"refused": {"_0": {"fixed": {"_0": "Zane Liepi"}}}}"#,
        #"{"refused": {"_0": {"entry": {"_0": "Zane Liepi", "_1": "1.jpg"}}}}"#,
        #"{"refused": {"_0": {"brokenXML": {"_0": "Zane Liepi", "_1": "1.xhtml", "line": 1}}}}"#,
        #"{"refused": {"_0": {"notLockedIn": {"_0": {"step": "Zane Liepi", "code": 1}}}}}"#,
    ])
    func `a child that is taken over says no words of its own`(answer: String) throws {
        let taken = try Workbench(executable: try program(answering: answer))
        try taken.write("file", [1])
        #expect(try taken.refusal(.listing, "file") == "is damaged, or takes too much memory or time")
    }

    @Test func `a reason of the list comes over`() throws {
        let child = try Workbench(
            executable: try program(answering: #"{"refused": {"_0": {"fixed": {"_0": "is empty"}}}}"#))
        try child.write("file", [1])
        #expect(try child.refusal(.listing, "file") == "is empty")
    }

    @Test func `a converter that is missing is named`() throws {
        let none = try Workbench(executable: "/nonexistent/pasaka-converter")
        try none.write("file", [1])
        #expect(
            try none.refusal(.listing, "file")
                == "cannot be converted: /nonexistent/pasaka-converter: No such file or directory")
    }

    @Test func `a long text goes over whole`() throws {
        let text = String(repeating: "ā ", count: 30_000)
        let job = ConversionJob.speech(text: text, language: "lv", rate: 16_000)
        #expect(throws: ConversionRefusal("has text of more than 50000 letters")) { try bench.convert(job, nil) }
    }

    @Test func `a huge picture stays within its memory`() throws {
        try bench.run("vips", "black", "huge.png[interlace]", "8000", "5000", "--bands", "3")
        // GNU time forks the converter: forked here, it would briefly be as large as the tests.
        let kilobytes = bench.path("kilobytes")
        let measured = try program(
            "exec /usr/bin/time --format=%M --output='\(kilobytes)' '\(Workbench.executable)'")
        _ = try bench.convert(.picture(mostWidth: 2560, mostHeight: 1920), "huge.png", by: measured)
        let memory = try String(contentsOfFile: kilobytes, encoding: .utf8).trimmingCharacters(in: .newlines)
        #expect(try #require(Int(memory)) < 512 << 10)
    }
}
