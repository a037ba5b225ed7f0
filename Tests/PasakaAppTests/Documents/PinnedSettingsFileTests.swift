import Engine
import TestSupport
import Testing

@testable import PasakaApp

struct PinnedSettingsFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func read(_ text: String) throws -> PinnedSettings? {
        try folder.write("settings.json", text)
        return PinnedSettingsFile.read("\(folder.path)/settings.json")
    }

    @Test func `without a file nothing is pinned`() {
        #expect(PinnedSettingsFile.read("\(folder.path)/none.json") == nil)
    }

    @Test func `its values are pinned, and a bad one is not`() throws {
        let pinned = try #require(try read(#"{"version": 1, "mostVolume": 60, "brightness": "x"}"#))
        #expect(pinned.settings[.mostVolume] == 60)
        #expect(pinned.settings.mistakes(among: activities.settings).map(\.name) == ["brightness"])
        #expect(!pinned.isUnreadable)
    }

    @Test(arguments: ["", "{", "[1]", #"{"version": 99}"#])
    func `a file that cannot be read pins nothing, and says so`(text: String) throws {
        #expect(try read(text) == PinnedSettings(isUnreadable: true))
    }
}
