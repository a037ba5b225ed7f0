import Engine
import Sentences
import TestSupport
import Testing

@testable import TalePacks

struct ConvertedClipsTests {
    private let disk: TemporaryFolder
    private let cache: TemporaryFolder

    init() throws {
        disk = try TemporaryFolder(["Vasara/1.jpg", "Vasara/1.m4a", "Vasara/2.jpg"])
        cache = try TemporaryFolder()
    }

    private func shelf(_ failures: [String: Sentence] = [:]) -> Shelf {
        StoryService(roots: [disk.path], clips: ConvertedClips(folder: cache.path, failures: failures)).loadShelf()
    }

    private var name: String { get throws { try #require(shelf().wantedClips.first).name } }

    @Test func `a clip of a kind that is not played is wanted and silent until it is there`() throws {
        let shelf = shelf()
        #expect(shelf.wantedClips == [.init(path: "\(disk.path)/Vasara/1.m4a", name: try name)])
        #expect(shelf.stories.first?.slides.map(\.narration) == [nil, nil])
        #expect(
            shelf.problems.map(\.description) == ["Vasara/1.m4a: is being converted; until then the slide is silent"])
    }

    @Test func `a converted clip is played in its place`() throws {
        try cache.write(try name)
        #expect(shelf().stories.first?.slides.map(\.narration) == [Sound("clips/\(try nameOfConverted())"), nil])
        #expect(shelf().problems == [])
        #expect(shelf().wantedClips == [])
    }

    private func nameOfConverted() throws -> String {
        try #require(shelf().stories.first?.slides.first?.narration).name.replacing("clips/", with: "")
    }

    @Test func `one that failed says why and is not wanted again`() throws {
        let shelf = shelf([try name: "is not a sound"])
        #expect(shelf.problems.map(\.description) == ["Vasara/1.m4a: is not a sound"])
        #expect(shelf.wantedClips == [])
    }

    @Test func `a new recording of the same name is wanted afresh`() throws {
        let before = try name
        try disk.write("Vasara/1.m4a", "longer")
        #expect(try name != before)
    }

    @Test func `a manifest names such a clip too`() throws {
        try disk.write(
            "Vasara/story.json",
            #"{"id":"vasara","title":"Vasara","slides":[{"id":"1","imageName":"1","audioName":"1"}]}"#)
        try cache.write(try name)
        #expect(shelf().stories.first?.slides.first?.narration?.name.hasPrefix("clips/") == true)
        #expect(shelf().problems == [])
    }

    /// A WAV of a format code and a number of bits, with a chunk before them.
    private func wav(_ code: UInt8, bits: UInt8) -> [UInt8] {
        let format: [UInt8] = [code, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, bits, 0]
        return Array("RIFF\0\0\0\0WAVELIST".utf8) + [2, 0, 0, 0, 1, 2] + Array("fmt ".utf8) + [16, 0, 0, 0] + format
    }

    @Test(arguments: [(6, 8), (7, 8), (2, 4), (3, 64)])
    func `a WAV that is not played is converted too`(code: UInt8, bits: UInt8) throws {
        try disk.write("Vasara/2.wav", wav(code, bits: bits))
        #expect(shelf().wantedClips.map(\.path) == ["\(disk.path)/Vasara/1.m4a", "\(disk.path)/Vasara/2.wav"])
        try disk.write(
            "Vasara/story.json",
            #"{"id":"vasara","title":"Vasara","slides":[{"id":"1","imageName":"1","audioName":"2"}]}"#)
        #expect(shelf().wantedClips.map(\.path) == ["\(disk.path)/Vasara/2.wav"])
    }

    @Test(arguments: [(1, 16), (1, 8), (3, 32)])
    func `a WAV that is played is left as it is`(code: UInt8, bits: UInt8) throws {
        try disk.write("Vasara/2.wav", wav(code, bits: bits))
        #expect(shelf().stories.first?.slides.last?.narration?.name.hasSuffix("2.wav") == true)
    }
}
