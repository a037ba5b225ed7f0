import FoundationEssentials
import Testing

@testable import PasakaApp

struct SettingsTests {
    @Test(arguments: [
        ("{}", false), ("{\"reduceMotion\": true}", true), ("{\"version\": 1, \"reduceMotion\": false}", false),
        ("{\"reduceMotion\": true, \"colour\": \"blue\"}", true), ("{\"reduceMotion\": null}", false),
    ])
    func whatIsMissingIsUsual(text: String, reducesMotion: Bool) throws {
        #expect(try JSONDecoder().decode(Settings.self, from: Data(text.utf8)).reduceMotion == reducesMotion)
    }

    @Test(arguments: ["", "[]", "7", "{\"reduceMotion\": 1}", "{\"version\": \"x\"}", "{"])
    func anythingElseIsRefused(text: String) {
        #expect(throws: (any Error).self) { try JSONDecoder().decode(Settings.self, from: Data(text.utf8)) }
    }
}
