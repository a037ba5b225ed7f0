import Engine
import TestSupport
import Testing

@testable import TalePacks

struct PictureTaleTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// The shelf of a root that holds one folder, `Our Summer`, with these files.
    private func shelf(_ files: [String]) throws -> Shelf {
        for file in files { try disk.write("Our Summer/" + file) }
        return StoryService(roots: [disk.path]).loadShelf()
    }

    private func images(_ shelf: Shelf) -> [String] {
        shelf.stories.flatMap(\.slides).compactMap { $0.image?.name.replacing("stories/0/Our Summer/", with: "") }
    }

    @Test func `a folder of pictures is a tale`() throws {
        let shelf = try shelf(["1.jpg", "1.ogg", "2.jpg"])
        #expect(shelf.problems == [])
        #expect(
            shelf.stories.map(\.undated) == [
                Story(
                    id: "Our Summer", title: "Our Summer", cover: "stories/0/Our Summer/1.jpg",
                    slides: [
                        Slide(
                            id: "1", image: "stories/0/Our Summer/1.jpg", narration: "stories/0/Our Summer/1.ogg"),
                        Slide(id: "2", image: "stories/0/Our Summer/2.jpg"),
                    ])
            ])
    }

    @Test func `pictures are in natural order`() throws {
        #expect(
            images(try shelf(["Slide10.jpg", "slide2.png", "slide1.JPG", "slide3.webp"]))
                == ["slide1.JPG", "slide2.png", "slide3.webp", "Slide10.jpg"])
    }

    @Test(arguments: ["cover.jpg", "Cover.PNG", "COVER.svg"])
    func `the picture named cover is the cover and no slide`(cover: String) throws {
        let shelf = try shelf(["a.jpg", cover, "z.jpg"])
        #expect(shelf.stories.first?.cover == Image("stories/0/Our Summer/\(cover)"))
        #expect(images(shelf) == ["a.jpg", "z.jpg"])
    }

    @Test func `a cover alone is a tale of one picture`() throws {
        #expect(images(try shelf(["cover.jpg"])) == ["cover.jpg"])
    }

    @Test func `other and hidden files and subfolders are ignored`() throws {
        let shelf = try shelf(["1.jpg", ".2.jpg", "notes.txt", "art/3.jpg", "4.jpg/5.jpg", "alone.ogg"])
        #expect(images(shelf) == ["1.jpg"])
        #expect(shelf.problems == [])
    }

    @Test func `two pictures of one name are one slide`() throws {
        let shelf = try shelf(["1.png", "1.jpg"])
        #expect(images(shelf) == ["1.jpg"])
        #expect(
            shelf.problems.map(\.description) == ["Our Summer/1.png: 1.jpg is shown instead; remove one of them"])
    }

    @Test func `two sounds of one name are one`() throws {
        let shelf = try shelf(["1.jpg", "1.mp3", "1.wav"])
        #expect(shelf.stories.first?.slides.first?.narration == "stories/0/Our Summer/1.mp3")
        #expect(
            shelf.problems.map(\.description) == ["Our Summer/1.wav: 1.mp3 is played instead; remove one of them"])
    }

    @Test func `a sound that is not played yet is to be converted`() throws {
        let shelf = try shelf(["1.jpg", "1.flac"])
        #expect(shelf.stories.first?.slides == [Slide(id: "1", image: "stories/0/Our Summer/1.jpg")])
        #expect(shelf.problems.map(\.description) == ["Our Summer/1.flac: must be converted to ogg"])
    }

    @Test func `odd files are skipped with a line`() throws {
        _ = try shelf(["9.jpg", "../secret.jpg"])
        try disk.makePipe("Our Summer/1.jpg")
        try disk.makeLink("Our Summer/2.jpg", to: "../secret.jpg")
        try disk.makeLink("Our Summer/3.jpg", to: "3.jpg")
        try disk.makePipe("Our Summer/9.ogg")
        let shelf = try shelf([])
        #expect(images(shelf) == ["9.jpg"])
        #expect(
            shelf.problems.map(\.description) == [
                "Our Summer/1.jpg: is not an ordinary file",
                "Our Summer/2.jpg: is a link that leads out of the folder; put a copy here",
                "Our Summer/3.jpg: is a link that leads nowhere", "Our Summer/9.ogg: is not an ordinary file",
            ])
    }

    @Test func `e acute in two spellings is one slide`() throws {
        let shelf = try shelf(["\u{e9}.png", "e\u{301}.png"])
        #expect(shelf.stories.first?.slides.count == 1)
        #expect(shelf.problems.count == 1)
    }

    @Test(arguments: [["notes.txt"], ["a.ogg"], ["art/1.jpg"]])
    func `a folder without pictures is refused`(files: [String]) throws {
        let shelf = try shelf(files)
        #expect(shelf.stories == [])
        #expect(
            shelf.problems.map(\.description) == [
                "Our Summer: contains neither story.json nor a usable picture"
            ])
    }

    @Test func `more than 2000 pictures are left out`() throws {
        let shelf = try shelf((0...2000).map { "\($0).jpg" })
        #expect(shelf.stories.first?.slides.count == 2000)
        #expect(shelf.stories.first?.slides.last?.id == "1999")
        #expect(shelf.problems.map(\.description) == ["Our Summer: has more than 2000 pictures; the rest is left out"])
    }
}
