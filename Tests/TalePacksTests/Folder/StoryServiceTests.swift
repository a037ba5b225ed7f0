import Engine
import TestSupport
import Testing

@testable import TalePacks

struct StoryServiceTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private func shelf(_ roots: String...) -> Shelf {
        StoryService(roots: roots.map { disk.path + $0 }).loadShelf()
    }

    private func writeTale(_ folder: String, id: String) throws {
        try disk.write("\(folder)/story.json", #"{"id":"\#(id)","title":"T","slides":[{"id":"1","imageName":"x"}]}"#)
        try disk.write("\(folder)/x.jpg")
    }

    // MARK: - What could not be read

    @Test func `folders of which no tale could be made are named`() throws {
        try writeTale("good", id: "good")
        try writeTale("twice", id: "good")
        try disk.write("torn/story.json", "{")
        try disk.makeFolder("void")
        let (shelf, unreadable) = StoryService(roots: [disk.path, disk.path + "/none"]).survey()
        #expect(shelf.stories.map(\.id) == ["good"])
        #expect(unreadable.map(\.description) == ["torn", "twice", "void", disk.path + "/none"])
    }

    // MARK: - Roots

    @Test func `a root holds packs in natural order`() throws {
        for folder in ["tale10", "Tale2", "tale1"] { try writeTale(folder, id: folder) }
        #expect(shelf("").stories.map(\.id) == ["tale1", "Tale2", "tale10"])
    }

    @Test func `roots follow each other and are numbered`() throws {
        try writeTale("one/z", id: "z")
        try writeTale("two/a", id: "a")
        let shelf = shelf("/one", "/none", "/two")
        #expect(shelf.stories.map(\.cover) == ["stories/0/z/x.jpg", "stories/2/a/x.jpg"])
    }

    @Test func `a root may be a pack itself`() throws {
        try writeTale("tale", id: "t")
        try disk.write("tale/art/source.jpg")
        let shelf = shelf("/tale")
        #expect(shelf.stories.map(\.cover) == ["stories/0/./x.jpg"])
        #expect(shelf.problems == [])
    }

    @Test func `a root of pictures alone is a tale named like its folder`() throws {
        try disk.write("Summer/1.jpg")
        try disk.write("Summer/.Trash-1000/2.jpg")
        try disk.write("Summer/System Volume Information/x")
        let shelf = shelf("/Summer/")
        #expect(shelf.stories.map { [$0.id, $0.title] } == [["Summer", "Summer"]])
        #expect(shelf.stories.map(\.cover) == ["stories/0/./1.jpg"])
        #expect(shelf.problems == [])
    }

    @Test func `pictures beside packs are ignored`() throws {
        try writeTale("tale", id: "t")
        try disk.write("holiday.jpg")
        #expect(shelf("").stories.map(\.id) == ["t"])
        #expect(shelf("").problems == [])
    }

    @Test func `a problem in a root that is a pack names the folder`() throws {
        try disk.write("tale/story.json", "")
        #expect(shelf("/tale").problems.map(\.description) == ["tale/story.json: is empty"])
    }

    @Test func `a missing root is named`() {
        #expect(shelf("/none").problems.map(\.description) == ["\(disk.path)/none: there is no such folder"])
    }

    @Test func `a root that is a file is named`() throws {
        try disk.write("file")
        #expect(shelf("/file").problems.map(\.description) == ["\(disk.path)/file: is not a folder"])
    }

    @Test func `an empty root is an empty shelf`() { #expect(shelf("") == Shelf()) }

    @Test func `without roots the shelf is empty`() { #expect(shelf() == Shelf()) }

    // MARK: - Packs

    @Test func `a broken pack hides no other`() throws {
        try writeTale("a", id: "a")
        try disk.write("b/story.json", "{")
        try disk.write("c/notes.txt")
        try writeTale("d", id: "d")
        #expect(shelf("").stories.map(\.id) == ["a", "d"])
        #expect(
            shelf("").problems.map(\.description) == [
                "b/story.json: is not JSON; look for a missing comma, quotation mark or bracket",
                "c: contains neither story.json nor a usable picture",
            ])
    }

    @Test func `hidden folders and those of the system are skipped silently`() throws {
        for folder in [".hidden", ".Trash-1000", "System Volume Information", "lost+found", "$RECYCLE.BIN"] {
            try writeTale(folder, id: folder)
        }
        #expect(shelf("") == Shelf())
    }

    @Test func `an id that is taken is refused`() throws {
        try writeTale("a", id: "same")
        try writeTale("b", id: "same")
        #expect(shelf("").stories.map(\.cover) == ["stories/0/a/x.jpg"])
        #expect(
            shelf("").problems.map(\.description) == [
                #"b/story.json: the id "same" belongs to a; give this tale another one"#
            ])
    }

    @Test func `an id that is taken in another root is refused`() throws {
        try writeTale("one/a", id: "b")
        try disk.write("two/b/1.jpg")
        let shelf = shelf("/one", "/two")
        #expect(shelf.stories.map(\.cover) == ["stories/0/a/x.jpg"])
        #expect(shelf.problems.map(\.description) == [#"b: the id "b" belongs to a; give this tale another one"#])
    }

    @Test func `a folder whose name is not UTF-8 is skipped`() throws {
        try writeTale("a", id: "a")
        try disk.write([0xff] + Array("/1.jpg".utf8), [])
        #expect(shelf("").stories.map(\.id) == ["a"])
        #expect(shelf("").problems.map(\.description) == [disk.path + #"/\xff: the name is not UTF-8; rename it"#])
    }

    @Test func `a folder whose name has a line break stays on its line`() throws {
        try disk.write("new\nline/story.json", "")
        #expect(shelf("").problems.map(\.description) == [#"new\nline/story.json: is empty"#])
    }

    @Test func `a link to a pack elsewhere is refused`() throws {
        try writeTale("elsewhere/tale", id: "t")
        try writeTale("root/a", id: "a")
        try disk.makeLink("root/tale", to: "../elsewhere/tale")
        let shelf = shelf("/root")
        #expect(shelf.stories.map(\.id) == ["a"])
        #expect(shelf.problems.map(\.description) == ["tale: is a link that leads out of the folder; put a copy here"])
    }

    @Test func `a root that is a link is followed`() throws {
        try writeTale("root/a", id: "a")
        try disk.makeLink("link", to: "root")
        #expect(shelf("/link").stories.map(\.cover) == ["stories/0/a/x.jpg"])
    }

    @Test func `a thousand packs are read`() throws {
        for number in 1...1000 { try writeTale("tale\(number)", id: "\(number)") }
        let shelf = shelf("")
        #expect(shelf.stories.map(\.id) == (1...1000).map { "\($0)" })
        #expect(shelf.problems == [])
    }
}
