import Glibc
import TestSupport
import Testing

@testable import Storage

struct FolderEntriesTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    @Test func `entries have their kinds, and links are not followed`() throws {
        try disk.write("file")
        try disk.makeFolder("folder")
        try disk.makeLink("link", to: "folder")
        try disk.makePipe("pipe")
        let kinds = try FolderEntries(of: disk.path).map { ("\($0.name ?? "")", $0.kind) }.sorted { $0.0 < $1.0 }
        #expect(kinds.map(\.0) == ["file", "folder", "link", "pipe"])
        #expect(kinds.map(\.1) == [.file, .folder, .link, .other])
    }

    @Test func `a folder is read no further than wanted`() throws {
        for number in 0..<9 { try disk.write("\(number)") }
        let entries = try FolderEntries(of: disk.path)
        #expect(entries.prefix(2).map(\.kind) == [.file, .file])
        #expect(entries.map(\.kind).count == 7)
        #expect(entries.failure == nil)
    }

    @Test func `a name that is not UTF-8 is only bytes`() throws {
        let name: [UInt8] = [0x2e, 0xe4]
        try disk.write(name, [])
        let entry = try #require(try FolderEntries(of: disk.path).next())
        #expect(entry.bytes == name)
        #expect(entry.name == nil)
        #expect(entry.isHidden)
        #expect(try OpenFolder(disk.path).has(name))
    }

    @Test func `what is no folder has no entries`() throws {
        try disk.write("file")
        #expect(throws: CallFailure("open", ENOENT)) { try FolderEntries(of: disk.path + "/none") }
        #expect(throws: CallFailure("open", ENOTDIR)) { try FolderEntries(of: disk.path + "/file") }
    }
}
