import Storage
import TalePacks
import Testing

@testable import PackMaker

struct RemovedFoldersTests {
    private let disk: TemporaryFolder

    init() throws {
        disk = try TemporaryFolder([
            "tales/lacis/story.json": #"{"id":"lacis","title":"Lācis","slides":[{"id":"1","imageName":"1"}]}"#,
            "tales/lacis/1.jpg": "picture", "tales/lacis/tellings/fox-blue/1.wav": "voice",
            "tales/vilks/1.jpg": "wolf",
        ])
    }

    private var folders: RemovedFolders { RemovedFolders(in: "\(disk.path)/tales") }
    private var shelf: [String] { StoryService(roots: ["\(disk.path)/tales"]).loadShelf().stories.map(\.id) }

    @Test func `a tale is moved aside with all it has, and back`() throws {
        #expect(folders.names == [])
        try folders.remove("lacis")
        #expect(shelf == ["vilks"])
        #expect(
            folders.names == ["lacis"] && folders.titles == ["lacis": "Lācis"] && folders.ids == ["lacis": "lacis"])
        try folders.bringBack("lacis")
        #expect(shelf == ["lacis", "vilks"] && folders.names == [])
        #expect(try disk.text("tales/lacis/tellings/fox-blue/1.wav") == "voice")
    }

    @Test func `two tales of one name lie beside each other`() throws {
        try folders.remove("lacis")
        try disk.write("other", "tales/lacis/1.jpg")
        #expect(try folders.remove("lacis") == "lacis-2")
        #expect(folders.names == ["lacis", "lacis-2"])
    }

    @Test func `nothing is replaced by what comes back`() throws {
        try folders.remove("lacis")
        try disk.write("other", "tales/lacis/1.jpg")
        #expect(throws: CallFailure.self) { try folders.bringBack("lacis") }
        #expect(try disk.text("tales/lacis/1.jpg") == "other")
        #expect(folders.names == ["lacis"])
    }

    @Test(arguments: ["", ".", "..", ".removed", ".earlier", "lacis/tellings", "../tales", "none"])
    func `only a tale's own folder is moved`(name: String) throws {
        #expect(throws: CallFailure.self) { try folders.remove(name) }
        #expect(throws: CallFailure.self) { try folders.bringBack(name) }
        #expect(shelf == ["lacis", "vilks"])
    }

    @Test func `what is erased is gone, and the rest stays`() throws {
        try folders.remove("lacis")
        try folders.remove("vilks")
        try folders.erase("lacis")
        #expect(folders.names == ["vilks"])
        #expect(throws: CallFailure.self) { try folders.erase("../vilks") }
    }

    @Test func `the bytes of all tales are counted, also of removed ones`() throws {
        let before = folders.bytes
        #expect(before > 16)
        try folders.remove("vilks")
        #expect(folders.bytes == before)
        try folders.erase("vilks")
        #expect(folders.bytes == before - 4)
    }
}
