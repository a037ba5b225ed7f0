import Glibc
import TestSupport
import Testing

@testable import Storage

struct OpenFolderTests {
    private let disk: TemporaryFolder
    private let folder: OpenFolder

    init() throws {
        disk = try TemporaryFolder()
        folder = try OpenFolder(disk.path)
    }

    @Test func `a folder is made with all that lead to it`() throws {
        OpenFolder.make(disk.path + "/a/b/c")
        OpenFolder.make(disk.path + "/a/b/c")
        #expect(disk.names(in: "a/b") == ["c"])
    }

    @Test func `only folders are folders`() throws {
        try disk.write("file")
        #expect(OpenFolder.isFolder(disk.path))
        #expect(!OpenFolder.isFolder(disk.path + "/file"))
        #expect(!OpenFolder.isFolder(disk.path + "/none"))
    }

    @Test func `a folder inside is made, but a link to one is refused`() throws {
        try disk.makeFolder("outside")
        try disk.makeLink("link", to: "outside")
        try folder.inner("new").write([1], as: "a")
        #expect(disk.names(in: "new") == ["a"])
        #expect(throws: CallFailure("open", ENOTDIR)) { try folder.inner("link") }
        #expect(throws: CallFailure("open", ENOENT)) { try folder.inner("none", isNew: false) }
    }

    @Test func `a name that is taken gets a number`() throws {
        for text in ["one", "two", "three"] {
            try disk.write("a", text)
            try folder.rename("a", toFree: "old", ".json")
        }
        #expect(disk.names(in: "") == ["old-2.json", "old-3.json", "old.json"])
        #expect(try disk.text("old.json") == "one")
    }

    @Test func `a file is known by itself, not by its name`() throws {
        try disk.write("a")
        let file = try folder.open("a")
        defer { close(file) }
        #expect(try folder.isNamed(file, "a"))
        try folder.write([1], as: "a")
        #expect(try !folder.isNamed(file, "a"))
        #expect(try !folder.isNamed(file, "none"))
    }

    @Test func `a file that was begun is gone on with, a missing one is made, and a link is refused`() throws {
        try disk.write("half", "Reiz ")
        let half = try folder.goOn(with: "half"), new = try folder.goOn(with: "new")
        defer {
            close(half)
            close(new)
        }
        #expect(try FileBytes.read(half, atMost: 10) == Array("Reiz ".utf8))
        #expect(try FileBytes.read(new, atMost: 10) == [])
        symlink("half", disk.path + "/link")
        mkfifo(disk.path + "/pipe", 0o600)
        link(disk.path + "/half", disk.path + "/twin")
        for name in ["link", "pipe", "twin"] { #expect(throws: CallFailure.self) { try folder.goOn(with: name) } }
    }

    @Test func `bytes are copied from the beginning of a file`() throws {
        let text = String(repeating: "Reiz ", count: 60_000)
        try disk.write("a", text)
        let source = try folder.open("a"), target = try folder.create("b")
        defer {
            close(source)
            close(target)
        }
        lseek(source, 7, SEEK_SET)
        try FileBytes.copy(source, to: target)
        #expect(try folder.read("b") == Array(text.utf8))
    }

    @Test func `a write that is cut short goes on, and one that cannot go on has failed`() throws {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        // It takes what it has room for, and then nothing.
        #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
        #expect(throws: CallFailure("write", EAGAIN)) {
            try FileBytes.write([UInt8](repeating: 1, count: 4 << 20), to: ends[1])
        }
    }

    // MARK: - Reading

    @Test func `a missing file is absent`() {
        #expect(throws: ReadFailure.absent) { try folder.read("a") }
    }

    @Test func `pipes, folders, links to nowhere and huge files are refused`() throws {
        try disk.makePipe("pipe")
        try disk.makeFolder("folder")
        try disk.makeLink("link", to: "nowhere")
        try disk.write("huge")
        #expect(truncate(disk.path + "/huge", 1 << 30) == 0)
        let no = ReadFailure.notOrdinary
        #expect(throws: no) { try folder.read("pipe") }
        #expect(throws: no) { try folder.read("folder") }
        #expect(throws: ReadFailure.failed(CallFailure("open", ENOENT))) { try folder.read("link") }
        #expect(throws: ReadFailure.tooLarge) { try folder.read("huge") }
    }

    @Test func `the largest file that is read has eight megabytes`() throws {
        try disk.write("large")
        #expect(truncate(disk.path + "/large", 8 << 20) == 0)
        #expect(try folder.read("large").count == 8 << 20)
    }

    // MARK: - Keeping aside

    private func keepAside(_ text: String, _ date: String) throws -> String {
        try disk.write("a.json", text)
        return try folder.keepAside("a.json", "a", mark: "unreadable", date: date)
    }

    @Test func `a file that cannot be used gets a dated name`() throws {
        #expect(try keepAside("?", "20261121T081500") == "a.unreadable-20261121T081500.json")
        #expect(try disk.text("a.unreadable-20261121T081500.json") == "?")
        #expect(disk.names(in: "").count == 1)
    }

    @Test func `the same bytes are not kept twice`() throws {
        #expect(try keepAside("?", "1") == "a.unreadable-1.json")
        #expect(try keepAside("??", "2") == "a.unreadable-2.json")
        #expect(try keepAside("?", "3") == "a.unreadable-1.json")
        #expect(disk.names(in: "") == ["a.unreadable-1.json", "a.unreadable-2.json"])
    }

    @Test func `of more than five the first four and the latest are kept`() throws {
        for day in 1...8 { _ = try keepAside("\(day)", "\(day)") }
        #expect(disk.names(in: "") == [1, 2, 3, 4, 8].map { "a.unreadable-\($0).json" })
    }

    @Test func `a call that signals interrupt is made again, but not for ever`() throws {
        var calls = 0
        let result = try systemCall("open") {
            calls += 1
            errno = EINTR
            return calls < 4 ? -1 : 7
        }
        #expect((result, calls) == (7, 4))
        #expect(throws: CallFailure("open", EINTR)) {
            try systemCall("open") {
                errno = EINTR
                return -1
            }
        }
    }

    @Test func `a full disk has many forms`() {
        #expect([ENOSPC, EDQUOT, EFBIG].allSatisfy { CallFailure("write", $0).isFullDisk })
        #expect(!CallFailure("write", EIO).isFullDisk)
    }
}
