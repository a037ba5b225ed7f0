import FoundationEssentials
import Testing

@testable import Engine

struct SettingsTests {
    private func settings(_ text: String) throws -> Settings {
        try JSONDecoder().decode(Settings.self, from: Data(text.utf8))
    }

    @Test(arguments: [
        ("{}", false), ("{\"reduceMotion\": true}", true), ("{\"version\": 1, \"reduceMotion\": false}", false),
        ("{\"reduceMotion\": true, \"colour\": \"blue\"}", true), ("{\"reduceMotion\": null}", false),
        ("{\"reduceMotion\": 1}", false), ("{\"reduceMotion\": \"yes\"}", false),
    ])
    func `what is missing or not allowed has its default`(text: String, reducesMotion: Bool) throws {
        var world = World()
        world[Settings.self] = try settings(text)
        #expect(world[.reduceMotion] == reducesMotion)
    }

    @Test(arguments: ["", "[]", "7", "{\"version\": \"x\"}", "{"])
    func `anything else than an object of settings is refused`(text: String) {
        #expect(throws: (any Error).self) { try self.settings(text) }
    }

    @Test func `a value that is not allowed is named`() throws {
        let settings = try settings(
            #"{"brightness": 7, "nextChild": "soon", "language": "de", "spokenFocus": {}, "hiddenDoors": "x", "colour": 1}"#
        )
        let wrong = SettingKind.shared.filter {
            ["brightness", "nextChild", "language", "spokenFocus", "hiddenDoors"].contains($0.name)
        }
        #expect(settings.mistakes(among: SettingKind.shared) == wrong.map { .value($0) })
    }

    @Test(arguments: [
        ("mostvolum", "mostVolume"), ("moreVolume", "mostVolume"), ("brihgtness", "brightness"),
        ("langauge", "language"),
        ("QUIETHOURS", "quietHours"), ("colour", nil), ("x", nil), ("", nil),
    ])
    func `a name that no setting has is told with the nearest one, if one is near`(name: String, nearest: String?) {
        let settings = Settings([name: .number(1), "brightness": .number(50)])
        #expect(settings.mistakes(among: SettingKind.shared) == [])
        #expect(
            settings.mistakes(among: SettingKind.shared, includesUnknown: true) == [.unknown(name, nearest: nearest)])
    }

    @Test func `what no setting knows stays in the file`() throws {
        var settings = try settings(#"{"colour": "blue", "brightness": 50}"#)
        settings[.brightness] = 70
        let written = try JSONDecoder().decode([String: SettingValue].self, from: JSONEncoder().encode(settings))
        #expect(written == ["version": .number(1), "colour": .text("blue"), "brightness": .number(70)])
    }

    @Test(arguments: ["2.5", #"{"from":[1,{"deep":null,"b":true}],"to":"x"}"#, #"[1,"two",[]]"#, "[]", "{}"])
    func `what only a newer program understands stays as it is`(value: String) throws {
        let written = try JSONEncoder().encode(settings(#"{"colour": \#(value), "brightness": 50}"#))
        #expect(
            try JSONDecoder().decode(SettingValue.self, from: written)
                == JSONDecoder().decode(
                    SettingValue.self, from: Data(#"{"version": 1, "colour": \#(value), "brightness": 50}"#.utf8)))
    }

    @Test func `a network's value comes between the pinned one and the user's, and nobody changes it in the room`() {
        var world = World()
        world[Settings.self] = Settings(["brightness": .number(50), "nextChild": .number(120)])
        world[NetworkSettings.self] = NetworkSettings(
            Settings(["brightness": .number(60), "nextChild": .number(150), "scanPace": .number(1)]))
        world[PinnedSettings.self] = PinnedSettings(Settings(["brightness": .number(70)]))
        #expect(world[.brightness] == 70 && world[.nextChild] == 150 && world[.scanPace] == 2000)
        #expect(world.isPinned(.nextChild) && !world.isPinned(.scanPace) && !world.isPinned(.startVolume))
    }

    @Test func `a pinned value comes before the user's`() {
        var world = World()
        world[Settings.self] = Settings(["brightness": .number(50), "nextChild": .number(60)])
        world[PinnedSettings.self] = PinnedSettings(Settings(["brightness": .number(80), "nextChild": .number(1)]))
        #expect(world[.brightness] == 80)
        #expect(world.isPinned(.brightness))
        #expect(world[.nextChild] == 60)
        #expect(!world.isPinned(.nextChild))
    }
}
