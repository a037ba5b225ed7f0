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

    @Test func aRootHoldsPacksInNaturalOrder() throws {
        for folder in ["tale10", "Tale2", "tale1"] { try writeTale(folder, id: folder) }
        #expect(shelf("").stories.map(\.id) == ["tale1", "Tale2", "tale10"])
    }

    @Test func rootsFollowEachOtherAndAreNumbered() throws {
        try writeTale("one/z", id: "z")
        try writeTale("two/a", id: "a")
        let shelf = shelf("/one", "/none", "/two")
        #expect(shelf.stories.map(\.cover) == ["stories/0/z/x.jpg", "stories/2/a/x.jpg"])
    }

    @Test func aRootMayBeAPackItself() throws {
        try writeTale("tale", id: "t")
        try disk.write("tale/art/source.jpg")
        let shelf = shelf("/tale")
        #expect(shelf.stories.map(\.cover) == ["stories/0/./x.jpg"])
        #expect(shelf.problems == [])
    }

    @Test func aRootOfPicturesAloneIsATaleNamedLikeItsFolder() throws {
        try disk.write("Summer/1.jpg")
        try disk.write("Summer/.Trash-1000/2.jpg")
        try disk.write("Summer/System Volume Information/x")
        let shelf = shelf("/Summer/")
        #expect(shelf.stories.map { [$0.id, $0.title] } == [["Summer", "Summer"]])
        #expect(shelf.stories.map(\.cover) == ["stories/0/./1.jpg"])
        #expect(shelf.problems == [])
    }

    @Test func picturesBesidePacksAreIgnored() throws {
        try writeTale("tale", id: "t")
        try disk.write("holiday.jpg")
        #expect(shelf("").stories.map(\.id) == ["t"])
        #expect(shelf("").problems == [])
    }

    @Test func aProblemInARootThatIsAPackNamesTheFolder() throws {
        try disk.write("tale/story.json", "")
        #expect(shelf("/tale").problems.map(\.description) == ["tale/story.json: is empty"])
    }

    @Test func aMissingRootIsNamed() {
        #expect(shelf("/none").problems.map(\.description) == ["\(disk.path)/none: there is no such folder"])
    }

    @Test func aRootThatIsAFileIsNamed() throws {
        try disk.write("file")
        #expect(shelf("/file").problems.map(\.description) == ["\(disk.path)/file: is not a folder"])
    }

    @Test func anEmptyRootIsAnEmptyShelf() { #expect(shelf("") == Shelf()) }

    @Test func withoutRootsTheShelfIsEmpty() { #expect(shelf() == Shelf()) }

    // MARK: - Packs

    @Test func aBrokenPackHidesNoOther() throws {
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

    @Test func hiddenFoldersAndThoseOfTheSystemAreSkippedSilently() throws {
        for folder in [".hidden", ".Trash-1000", "System Volume Information", "lost+found", "$RECYCLE.BIN"] {
            try writeTale(folder, id: folder)
        }
        #expect(shelf("") == Shelf())
    }

    @Test func anIdThatIsTakenIsRefused() throws {
        try writeTale("a", id: "same")
        try writeTale("b", id: "same")
        #expect(shelf("").stories.map(\.cover) == ["stories/0/a/x.jpg"])
        #expect(
            shelf("").problems.map(\.description) == [
                #"b/story.json: the id "same" belongs to a; give this tale another one"#
            ])
    }

    @Test func anIdThatIsTakenInAnotherRootIsRefused() throws {
        try writeTale("one/a", id: "b")
        try disk.write("two/b/1.jpg")
        let shelf = shelf("/one", "/two")
        #expect(shelf.stories.map(\.cover) == ["stories/0/a/x.jpg"])
        #expect(shelf.problems.map(\.description) == [#"b: the id "b" belongs to a; give this tale another one"#])
    }

    @Test func aFolderWhoseNameIsNotUTF8IsSkipped() throws {
        try writeTale("a", id: "a")
        try disk.write([0xff] + Array("/1.jpg".utf8), [])
        #expect(shelf("").stories.map(\.id) == ["a"])
        #expect(shelf("").problems.map(\.description) == [disk.path + #"/\xff: the name is not UTF-8; rename it"#])
    }

    @Test func aFolderWhoseNameHasALineBreakStaysOnItsLine() throws {
        try disk.write("new\nline/story.json", "")
        #expect(shelf("").problems.map(\.description) == [#"new\nline/story.json: is empty"#])
    }

    @Test func aLinkToAPackElsewhereIsRefused() throws {
        try writeTale("elsewhere/tale", id: "t")
        try writeTale("root/a", id: "a")
        try disk.makeLink("root/tale", to: "../elsewhere/tale")
        let shelf = shelf("/root")
        #expect(shelf.stories.map(\.id) == ["a"])
        #expect(shelf.problems.map(\.description) == ["tale: is a link that leads out of the folder; put a copy here"])
    }

    @Test func aRootThatIsALinkIsFollowed() throws {
        try writeTale("root/a", id: "a")
        try disk.makeLink("link", to: "root")
        #expect(shelf("/link").stories.map(\.cover) == ["stories/0/a/x.jpg"])
    }

    @Test func aThousandPacksAreRead() throws {
        for number in 1...1000 { try writeTale("tale\(number)", id: "\(number)") }
        let shelf = shelf("")
        #expect(shelf.stories.map(\.id) == (1...1000).map { "\($0)" })
        #expect(shelf.problems == [])
    }
}
