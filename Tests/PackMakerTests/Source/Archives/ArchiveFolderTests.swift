import TalePacks
import Testing

@testable import PackMaker

struct ArchiveFolderTests {
    @Test func `an archive's folders are those on the way to its files`() {
        let root = ArchiveFolder(["A/b/1.jpg", "A/2.jpg", "c.xyz", "D/"])
        #expect(root.entries.map(\.name) == ["A", "c.xyz"])
        #expect(root.entries.map(\.kind) == [.folder, .file])
        #expect(root.at("A").entries.map(\.name) == ["b", "2.jpg"])
        #expect(root.at("A/b").isTale && !root.isTale)
    }

    @Test(arguments: [
        (["A/B/x"], "A/B"), (["A/x", "b.txt"], "A"), (["A/x", "B/x"], ""), (["1.jpg", "A/x"], ""), ([], ""),
    ])
    func `the only folder is found however deep`(paths: [String], expected: String) {
        #expect(ArchiveFolder(paths).only.path == expected)
    }

    @Test func `endless folders have an end`() {
        let path = String(repeating: "a/", count: 30_000) + "1.jpg"
        #expect(ArchiveFolder([path]).only.path.split(separator: "/").count == 14)
    }
}
