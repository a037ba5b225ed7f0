import Engine
import TestSupport
import Testing

@testable import TalePacks

struct FigurePackTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// The shelf of a tale with a slide that has one figure.
    private func shelf(files: [String]) throws -> Shelf {
        try disk.write(
            "tale/story.json",
            #"""
            {"id": "tale", "title": "Tale", "slides": [{"id": "1", "imageName": "1", "figures": [
              {"image": "cat", "behind": "cat-behind", "at": [10, 10], "size": [90, 90], "ground": [0, 0, 120, 120],
               "answer": {"motion": "hop", "clip": "cat"}}]}]}
            """#)
        for file in files { try disk.write("tale/" + file) }
        return StoryService(roots: [disk.path]).loadShelf()
    }

    @Test func `a figure has its files`() throws {
        let shelf = try shelf(files: ["1.jpg", "cat.webp", "cat-behind.jpg", "cat.wav"])
        #expect(shelf.problems == [])
        let slide = try #require(shelf.stories.first?.slides.first)
        #expect(slide.images == ["stories/0/tale/1.jpg", "stories/0/tale/cat.webp", "stories/0/tale/cat-behind.jpg"])
        #expect(slide.sounds == ["stories/0/tale/cat.wav"])
        #expect(slide.figures.first?.answer?.length == 54)
    }

    @Test func `a figure without one of its pictures is left out, and one without its clip is silent`() throws {
        let hole = try shelf(files: ["1.jpg", "cat.webp", "cat.wav"])
        #expect(hole.stories.first?.slides.first?.figures == [])
        #expect(
            hole.problems.map(\.description) == [
                #"tale/story.json: slides[0].figures[0].behind "cat-behind": there is no file of this name "#
                    + "with the ending .jpg, .jpeg, .png, .webp, .svg"
            ])
        disk.remove("tale/cat.wav")
        let silent = try shelf(files: ["cat-behind.jpg"])
        #expect(silent.stories.first?.slides.first?.figures.first?.answer?.clip == nil)
        #expect(
            silent.problems.map(\.description) == [
                #"tale/story.json: slides[0].figures[0].answer.clip "cat": there is no file of this name with the "#
                    + "ending .ogg, .opus, .mp3, .wav"
            ])
    }

    @Test func `a clip that is no answer but a story is not played`() throws {
        var wav: [UInt8] = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 1, 0]
        wav += [0xe8, 3, 0, 0, 0xd0, 7, 0, 0, 2, 0, 16, 0] + Array("data".utf8) + [0x18, 0x2f, 0, 0]
        try disk.write("tale/cat.wav", wav + [UInt8](repeating: 0, count: 12_056))
        let shelf = try shelf(files: ["1.jpg", "cat.webp", "cat-behind.jpg"])
        #expect(shelf.stories.first?.slides.first?.figures.first?.answer?.clip == nil)
        #expect(
            shelf.problems.map(\.description) == [
                #"tale/story.json: slides[0].figures[0].answer.clip "cat" is longer than 6 seconds; it is not heard"#
            ])
    }
}
