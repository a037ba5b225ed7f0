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
        #expect(pinned.settings.mistakes(among: activities.settings) == [.value(Setting.brightness.kind)])
        #expect(!pinned.isUnreadable)
    }

    @Test(arguments: [
        (
            SettingMistake.unknown("mostVolum", nearest: "mostVolume"),
            "there is no setting mostVolum; perhaps mostVolume is meant"
        ),
        (.unknown("x", nearest: nil), "there is no setting x"),
        (
            .value(Setting.brightness.kind),
            "the value of brightness is not allowed, the default applies; it may be a number from 30 to 100"
        ),
        (
            .value(Setting.reduceMotion.kind),
            "the value of reduceMotion is not allowed, the default applies; it may be true or false"
        ),
        (
            .value(Setting.switches.kind),
            #"the value of switches is not allowed, the default applies; it may be one of "none", "one", "two""#
        ),
        (
            .value(Setting.hiddenDoors.kind),
            "the value of hiddenDoors is not allowed, the default applies; it may be a list of texts"
        ),
    ])
    func `each mistake says what is allowed, or what is meant`(mistake: SettingMistake, sentence: String) {
        #expect(PinnedSettingsFile.sentence(mistake).description == sentence)
    }

    @Test(arguments: ["", "{", "[1]", #"{"version": 99}"#])
    func `a file that cannot be read pins nothing, and says so`(text: String) throws {
        #expect(try read(text) == PinnedSettings(isUnreadable: true))
    }
}
