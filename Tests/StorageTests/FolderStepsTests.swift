import Glibc
import TestSupport
import Testing

@testable import Storage

struct FolderStepsTests {
    private let disk: TemporaryFolder
    private let folder: OpenFolder

    init() throws {
        disk = try TemporaryFolder()
        folder = try OpenFolder(disk.path)
    }

    @Test func `a taken name is respected, replaced or exchanged, as wanted`() throws {
        try disk.write("a", "one")
        try disk.write("b", "two")
        #expect(throws: CallFailure("rename", EEXIST)) { try folder.rename("a", toNew: "b") }
        try folder.exchange("a", with: "b")
        #expect(try disk.text("a") == "two")
        try folder.rename("a", to: "b")
        #expect(disk.names(in: "") == ["b"])
        #expect(try disk.text("b") == "two")
    }

    @Test func `a folder is made once`() throws {
        try folder.makeFolder("a")
        try folder.makeFolder("a")
        #expect(throws: CallFailure("mkdir", EEXIST)) { try folder.makeNewFolder("a") }
        #expect(throws: CallFailure("mkdir", ENOENT)) { try folder.makeFolder("none/a") }
    }

    @Test func `folders that were made for nothing are removed, and others stay`() throws {
        try disk.makeFolder("a")
        let made = try OpenFolder.makeAll(disk.path + "/a/b/c")
        #expect(made == [disk.path + "/a/b", disk.path + "/a/b/c"])
        OpenFolder.unmake(made)
        #expect(disk.names(in: "a") == [])
        try disk.write("a/file")
        let unmade = #expect(throws: OpenFolder.Unmade.self) { try OpenFolder.makeAll(disk.path + "/a/file/b") }
        #expect(unmade?.failure == CallFailure("mkdir", EEXIST))
        #expect(unmade?.path == disk.path + "/a/file")
    }

    @Test func `a file may get its name last, and a second one`() throws {
        let file = try folder.createNameless(mode: 0o600)
        defer { close(file) }
        try FileBytes.write(Array("text".utf8), to: file)
        #expect(folder.names() == [])
        try folder.link(file, as: "a")
        try folder.link("a", of: folder, as: "b")
        #expect(try disk.text("b") == "text")
        #expect(try folder.isNamed(file, "b"))
    }

    @Test func `only one has a folder locked`() throws {
        #expect(folder.lock())
        #expect(try !OpenFolder(disk.path).lock())
    }

    @Test func `a link is not followed to its status`() throws {
        try disk.write("a", "12345")
        try disk.makeLink("link", to: "a")
        #expect(folder.status(of: "a")?.st_size == 5)
        #expect(folder.status(of: "link").map { $0.st_mode & S_IFMT } == S_IFLNK)
        #expect(folder.status(of: "none") == nil)
    }
}
