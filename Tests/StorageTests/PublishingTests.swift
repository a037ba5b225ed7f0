import Dispatch
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Storage

struct PublishingTests {
    private let disk: TemporaryFolder
    private let folder: OpenFolder

    init() throws {
        disk = try TemporaryFolder()
        folder = try OpenFolder(disk.path)
    }

    private func write(_ text: String, _ former: OpenFolder.Former = .replaced) throws(CallFailure) {
        try folder.write(Array(text.utf8), as: "a", former: former)
    }

    @Test func `only the complete file exists`() throws {
        let text = String(repeating: "Reiz ", count: 60_000)
        try write(text)
        #expect(try folder.read("a") == Array(text.utf8))
        #expect(disk.names(in: "") == ["a"])
    }

    @Test func `a file takes the place of another`() throws {
        try write("one")
        try write("two")
        #expect(try disk.text("a") == "two")
        #expect(disk.names(in: "") == ["a"])
    }

    @Test func `who asks to be alone waits for another who has asked`() throws {
        let done = Mutex<[Int]>([]), other = try OpenFolder(disk.path), group = DispatchGroup()
        try folder.alone {
            DispatchQueue.global().async(group: group) { try? other.alone { done.withLock { $0.append(2) } } }
            for _ in 0..<1000 { sched_yield() }
            done.withLock { $0.append(1) }
        }
        group.wait()
        #expect(done.withLock(\.self) == [1, 2])
    }

    @Test func `the last good copy is kept`() throws {
        for text in ["one", "two", "three"] { try write(text, .kept(as: "b")) }
        #expect(try disk.text("a") == "three")
        #expect(try disk.text("b") == "two")
        #expect(disk.names(in: "") == ["a", "b"])
    }

    @Test func `the first has no copy before it`() throws {
        try write("one", .kept(as: "b"))
        #expect(disk.names(in: "") == ["a"])
    }

    @Test func `a respected file stays, and no leftovers remain`() throws {
        try write("one")
        #expect(throws: CallFailure("rename", EEXIST)) { try write("two", .respected) }
        #expect(try disk.text("a") == "one")
        #expect(disk.names(in: "") == ["a"])
    }

    @Test func `what a run that was cut off left is no obstacle`() throws {
        try disk.write(".a.new", "half of")
        try write("one")
        #expect(try disk.text("a") == "one")
        #expect(disk.names(in: "") == ["a"])
    }

    @Test func `a pipe or a link in place of the unfinished file is not followed`() throws {
        try disk.write("precious", "keep me")
        try disk.makeLink(".a.new", to: "precious")
        try write("one")
        try disk.makePipe(".a.new")
        try write("two")
        #expect(try disk.text("precious") == "keep me")
        #expect(try disk.text("a") == "two")
    }

    @Test func `only unfinished files are swept away`() throws {
        for name in [".a.new", "progress.json.new", "progress.json", ".hidden"] { try disk.write(name) }
        folder.sweep()
        #expect(disk.names(in: "") == [".hidden", "progress.json"])
    }

    @Test func `a failure leaves the old file, and names the call`() throws {
        try disk.write("a/inside")
        #expect(throws: CallFailure("rename", EISDIR)) { try write("one") }
        #expect(disk.names(in: "") == ["a"])
    }
}
