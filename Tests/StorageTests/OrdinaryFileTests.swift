import Glibc
import TestSupport
import Testing

@testable import Storage

struct OrdinaryFileTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private func path(_ name: String) -> String { "\(disk.path)/\(name)" }

    @Test func `a file is read whole, up to its limit`() throws {
        try disk.write("a", "12345")
        #expect(try OrdinaryFile.read(path("a"), atMost: 5) == Array("12345".utf8))
        #expect(throws: ReadFailure.tooLarge) { try OrdinaryFile.read(path("a"), atMost: 4) }
        #expect(throws: ReadFailure.absent) { try OrdinaryFile.read(path("none"), atMost: 4) }
    }

    /// The kernel's files say that they are empty.
    @Test func `a file that holds more than it says is read whole, up to its limit`() throws {
        let file = open("/proc/version", O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        #expect(try FileBytes.read(file, atMost: 4096).starts(with: "Linux".utf8))
        #expect(throws: ReadFailure.tooLarge) { try FileBytes.read(file, atMost: 5) }
    }

    @Test func `a link is followed only if that is asked for`() throws {
        try disk.write("a", "1")
        try disk.makeLink("link", to: "a")
        #expect(throws: ReadFailure.failed(CallFailure("open", ELOOP))) {
            try OrdinaryFile.read(path("link"), atMost: 1)
        }
        #expect(try OrdinaryFile.read(path("link"), atMost: 1, followsLinks: true) == Array("1".utf8))
    }

    @Test func `a folder and a pipe are refused at once`() throws {
        try disk.makePipe("pipe")
        for name in ["", "pipe"] {
            #expect(throws: ReadFailure.notOrdinary) { try OrdinaryFile.open(path(name)) }
        }
    }

    @Test func `no child process inherits an open file`() throws {
        try disk.write("a")
        let file = try OrdinaryFile.open(path("a"))
        defer { close(file) }
        #expect(fcntl(file, F_GETFD) & FD_CLOEXEC != 0)
    }

    @Test func `a part of a file ends where the file ends`() throws {
        try disk.write("a", "12345")
        let file = try OrdinaryFile.open(path("a"))
        defer { close(file) }
        #expect(try FileBytes.part(of: file, at: 3, 4) == Array("45".utf8))
        #expect(try FileBytes.part(of: file, at: 9, 4) == [])
    }

    @Test func `a file that is opened again has a position of its own`() throws {
        try disk.write("a", "12345")
        let file = try OrdinaryFile.open(path("a"))
        let again = try FileBytes.reopen(file)
        defer {
            close(file)
            close(again)
        }
        lseek(again, 3, SEEK_SET)
        #expect(lseek(file, 0, SEEK_CUR) == 0)
    }

    @Test func `a message is replaced whole, through no link`() throws {
        try disk.write("precious", "mine")
        try disk.makeLink("message.new", to: "precious")
        #expect(throws: CallFailure("open", ELOOP)) { try MessageFile.replace(path("message"), with: [1]) }
        MessageFile.remove(path("message.new"))
        try MessageFile.replace(path("message"), with: [1])
        #expect(MessageFile.read(path("message")) == [1])
        #expect(try disk.text("precious") == "mine")
        MessageFile.remove(path("message"))
        #expect(MessageFile.read(path("message")) == [])
    }
}
