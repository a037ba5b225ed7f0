import Engine
import TestSupport
import Testing

@testable import TalePacks

struct ScorePackTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// A file of Opus whose pages say so many seconds, without sound.
    private static func opus(seconds: Int) -> [UInt8] {
        func little(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> (8 * $0) & 255) } }
        func page(_ flags: UInt8, at place: Int, _ packet: [UInt8]) -> [UInt8] {
            Array("OggS".utf8) + [0, flags] + little(place, 8) + little(1, 4) + little(0, 8)
                + [1, UInt8(packet.count)] + packet
        }
        let head = Array("OpusHead".utf8) + [1, 1] + little(0, 2) + little(48_000, 4) + [0, 0, 0]
        return page(2, at: 0, head) + page(4, at: seconds * 48_000, [UInt8](repeating: 0, count: 40))
    }

    private func shelf(_ files: [String: [UInt8]]) throws -> Shelf {
        try disk.write(
            "tale/story.json",
            #"""
            {"id": "tale", "title": "Tale", "music": "theme", "slides": [
              {"id": "1", "imageName": "1", "text": "Vilks pūš", "bed": "wood",
               "sounds": [{"clip": "blow", "word": 1}]}]}
            """#)
        try disk.write("tale/1.jpg")
        for (name, bytes) in files { try disk.write("tale/\(name)", bytes) }
        return StoryService(roots: [disk.path]).loadShelf()
    }

    @Test func `a tale has its theme, its beds and its sounds`() throws {
        let (loop, blow) = (Self.opus(seconds: 120), Self.opus(seconds: 6))
        let shelf = try shelf(["theme.ogg": loop, "wood.ogg": loop, "blow.ogg": blow])
        #expect(shelf.problems == [])
        let story = try #require(shelf.stories.first)
        #expect(story.music == "stories/0/tale/theme.ogg")
        #expect(story.slides[0].bed == "stories/0/tale/wood.ogg")
        #expect(story.slides[0].foley == [Foley("stories/0/tale/blow.ogg", word: 1)])
        #expect(story.sounds.count == 3)
    }

    @Test func `what is missing, too long or no Opus is named, and not heard`() throws {
        let shelf = try shelf([
            "theme.ogg": Self.opus(seconds: 121), "wood.mp3": [0xff, 0xfb], "blow.ogg": Self.opus(seconds: 7),
        ])
        #expect(
            Set(shelf.problems.map(\.description)) == [
                #"tale/story.json: music "theme" is longer than 120 seconds; it is not heard"#,
                #"tale/story.json: slides[0].bed "wood" must be Opus in Ogg; it is not heard"#,
                #"tale/story.json: slides[0].sounds[0].clip "blow" is longer than 6 seconds; it is not heard"#,
            ])
        disk.remove("tale/blow.ogg")
        let mp3 = try self.shelf(["blow.mp3": [0xff, 0xfb]])
        #expect(
            mp3.problems.map(\.description).contains(
                #"tale/story.json: slides[0].sounds[0].clip "blow" must be Opus in Ogg or WAV; it is not heard"#))
        let story = try #require(shelf.stories.first)
        #expect(story.music == nil && story.slides[0].bed == nil && story.slides[0].foley == [])
        disk.remove("tale/blow.mp3")
        #expect(
            try self.shelf([:]).problems.map(\.description).contains(
                #"tale/story.json: slides[0].sounds[0].clip "blow": there is no file of this name with the "#
                    + "ending .ogg, .opus, .mp3, .wav"))
    }
}
