import Engine
import TestSupport
import Testing

@testable import Stories

struct ConvertedClipsTests {
    private let disk: TemporaryFolder
    private let cache: TemporaryFolder

    init() throws {
        disk = try TemporaryFolder(["Vasara/1.jpg", "Vasara/1.m4a", "Vasara/2.jpg"])
        cache = try TemporaryFolder()
    }

    private func shelf(_ failures: [String: String] = [:]) -> Shelf {
        StoryService(roots: [disk.path], clips: ConvertedClips(folder: cache.path, failures: failures)).loadShelf()
    }

    private var name: String { get throws { try #require(shelf().wantedClips.first).name } }

    @Test func aClipOfAKindThatIsNotPlayedIsWantedAndSilentUntilItIsThere() throws {
        let shelf = shelf()
        #expect(shelf.wantedClips == [.init(path: "\(disk.path)/Vasara/1.m4a", name: try name)])
        #expect(shelf.stories.first?.slides.map(\.narration) == [nil, nil])
        #expect(shelf.problems == ["Vasara/1.m4a: is being converted; until then the slide is silent"])
    }

    @Test func aConvertedClipIsPlayedInItsPlace() throws {
        try cache.write(try name)
        #expect(shelf().stories.first?.slides.map(\.narration) == [Sound("clips/\(try nameOfConverted())"), nil])
        #expect(shelf().problems == [])
        #expect(shelf().wantedClips == [])
    }

    private func nameOfConverted() throws -> String {
        try #require(shelf().stories.first?.slides.first?.narration).name.replacing("clips/", with: "")
    }

    @Test func oneThatFailedSaysWhyAndIsNotWantedAgain() throws {
        let shelf = shelf([try name: "is not a sound"])
        #expect(shelf.problems == ["Vasara/1.m4a: is not a sound"])
        #expect(shelf.wantedClips == [])
    }

    @Test func aNewRecordingOfTheSameNameIsWantedAnew() throws {
        let before = try name
        try disk.write("Vasara/1.m4a", "longer")
        #expect(try name != before)
    }

    @Test func aManifestNamesSuchAClipToo() throws {
        try disk.write(
            "Vasara/story.json",
            #"{"id":"vasara","title":"Vasara","slides":[{"id":"1","imageName":"1","audioName":"1"}]}"#)
        try cache.write(try name)
        #expect(shelf().stories.first?.slides.first?.narration?.name.hasPrefix("clips/") == true)
        #expect(shelf().problems == [])
    }
}
