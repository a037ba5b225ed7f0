import Glibc
import TestSupport
import Testing

@testable import Storage

struct FileBytesTests {
    private let disk: TemporaryFolder
    private let folder: OpenFolder

    init() throws {
        disk = try TemporaryFolder()
        folder = try OpenFolder(disk.path)
    }

    @Test func `a file shares its blocks with a new one, where the file system can`() throws {
        try disk.write("a", "one")
        let source = try folder.open("a"), target = try folder.create("b")
        defer { for file in [source, target] { close(file) } }
        let failure = Result { () throws(CallFailure) in try FileBytes.clone(source, to: target) }.failure
        #expect(try disk.text("b") == (failure == nil ? "one" : ""))
        // ENOTTY on a file system that knows no such call.
        if let failure { #expect(OpenFolder.isUnknown(failure) || failure.code == ENOTTY) }
    }

    /// The longer start is as long as what is compared at a time.
    @Test(arguments: ["", String(repeating: "x", count: 1 << 16)], ["", "a", "b", "ab"])
    func `files are the same only to their last byte`(start: String, end: String) throws {
        try disk.write("a", start + "a")
        try disk.write("b", start + end)
        let one = try folder.open("a"), other = try folder.open("b")
        defer { for file in [one, other] { close(file) } }
        #expect(try FileBytes.areSame(one, other) == (end == "a"))
        #expect(try FileBytes.areSame(other, one) == (end == "a"))
    }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}
