import Glibc
import TestSupport
import Testing

@testable import TalePacks

struct PackFolderTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder(["tale/a.jpg", "outside.jpg"]) }

    private func folder() throws -> PackFolder { try PackFolder(path: disk.path + "/tale") }

    @Test func `it lists its entries with their kinds`() throws {
        try disk.makeFolder("tale/art")
        try disk.makePipe("tale/pipe")
        try disk.makeLink("tale/link", to: "a.jpg")
        let expected: Set<PackFolder.Entry> = [
            .init(name: "a.jpg", kind: .file), .init(name: "art", kind: .folder), .init(name: "pipe", kind: .other),
            .init(name: "link", kind: .link),
        ]
        #expect(Set(try folder().entries) == expected)
    }

    @Test func `names that are not UTF-8 are kept apart`() throws {
        try disk.write(Array("tale/".utf8) + [0xff, 0xfe] + Array(".png".utf8), [])
        #expect(try folder().foreignNames == ["\\xff\\xfe.png"])
        #expect(try folder().entries.map(\.name) == ["a.jpg"])
    }

    @Test func `an ordinary file is used`() throws {
        #expect(try folder().ordinaryFile("a.jpg") == disk.path + "/tale/a.jpg")
    }

    @Test func `a link within the folder is followed`() throws {
        try disk.write("tale/art/b.jpg")
        try disk.makeLink("tale/link.jpg", to: "art/b.jpg")
        #expect(try folder().ordinaryFile("link.jpg").hasSuffix("/tale/art/b.jpg"))
    }

    @Test(arguments: ["../outside.jpg", "/etc/passwd", "..", "/", "../tale", "../tale2/a.jpg"])
    func `a link out of the folder is refused`(target: String) throws {
        try disk.write("tale2/a.jpg")
        try disk.makeLink("tale/link.jpg", to: target)
        let folder = try folder()
        #expect(throws: FileRefusal.leadsOut) { try folder.ordinaryFile("link.jpg") }
    }

    @Test func `a link over another link out is refused`() throws {
        try disk.makeLink("tale/one.jpg", to: "two.jpg")
        try disk.makeLink("tale/two.jpg", to: "../outside.jpg")
        let folder = try folder()
        #expect(throws: FileRefusal.leadsOut) { try folder.ordinaryFile("one.jpg") }
    }

    @Test(arguments: ["nothing.jpg", "link.jpg"])
    func `a link to nothing or to itself is refused`(target: String) throws {
        try disk.makeLink("tale/link.jpg", to: target)
        let folder = try folder()
        #expect(throws: FileRefusal.leadsNowhere) { try folder.ordinaryFile("link.jpg") }
    }

    @Test func `a folder or pipe in place of a file is refused`() throws {
        try disk.makeFolder("tale/b.jpg")
        try disk.makePipe("tale/c.jpg")
        let folder = try folder()
        #expect(throws: FileRefusal.folder) { try folder.ordinaryFile("b.jpg") }
        #expect(throws: FileRefusal.notOrdinary) { try folder.ordinaryFile("c.jpg") }
        #expect(throws: FileRefusal.notOrdinary) { try folder.read("c.jpg", atMost: 9) }
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `a locked file is refused`() throws {
        try disk.lock("tale/a.jpg")
        let folder = try folder()
        #expect(throws: FileRefusal.unreadable(EACCES)) { try folder.ordinaryFile("a.jpg") }
    }

    @Test func `a device is refused`() throws {
        let devices = try PackFolder(path: "/dev")
        #expect(throws: FileRefusal.notOrdinary) { try devices.ordinaryFile("zero") }
    }

    @Test func `a file is read up to its limit`() throws {
        try disk.write("tale/a.txt", "12345")
        let folder = try folder()
        #expect(try folder.read("a.txt", atMost: 5) == Array("12345".utf8))
        #expect(throws: FileRefusal.tooLarge(limit: 4)) { try folder.read("a.txt", atMost: 4) }
        #expect(try folder.read("a.jpg", atMost: 4) == [])
    }

    @Test(arguments: [("none", FileRefusal.missingFolder), ("outside.jpg", .notFolder)])
    func `what is no folder is refused`(name: String, refusal: FileRefusal) {
        #expect(throws: refusal) { try PackFolder(path: disk.path + "/" + name) }
    }
}
