import Foundation
import Installed
import TestSupport
import Testing
import Voices

@testable import Tutor

struct SpokenVoiceTests {
    private let disk: TemporaryFolder
    private let store: InstalledStore

    init() throws {
        disk = try TemporaryFolder()
        store = InstalledStore(disk.path) { "/usr/lib/pasaka/\($0)" }
        try disk.write("voices/kokoro/voice.json", Self.record("kokoro", ["en", "es", "es-419", "lv"], speakers: 3))
        try disk.write("voices/anna/voice.json", Self.record("piper", ["lv"], speakers: 1))
    }

    static func record(_ kind: String, _ languages: [String], speakers: Int) -> String {
        let names = languages.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            {"version": 1, "kind": "\(kind)", "languages": [\(names)], "rate": 24000, "speakers": \(speakers),
             "bytes": 94000000, "noise": 0.6, "paceNoise": 0.8, "length": 1, "licence": "Apache-2.0"}
            """
    }

    @Test func `an installed voice speaks with the dialect that is practised`() throws {
        let voice = SpokenVoice(Voice(.installed("kokoro:2"), .mexico), store)
        #expect(voice == .installed(try store.voice("kokoro:2"), language: "es-419"))
        #expect(voice.rate == 24_000)
    }

    @Test func `one that is gone, or speaks another language, is replaced`() {
        #expect(SpokenVoice(Voice(.installed("gone"), .spain), store) == .espeak("es+f2"))
        #expect(SpokenVoice(Voice(.installed("anna"), .spain), store) == .espeak("es+f2"))
        #expect(SpokenVoice(Voice(.diego, .mexico), store) == .espeak("es-419+m3"))
        #expect(SpokenVoice(Voice(.diego, .mexico), store).rate == 22_050)
    }

    @Test func `without the program that speaks with them there are none`() {
        let store = InstalledStore(disk.path) { _ in nil }
        #expect(SpokenVoice(Voice(.installed("kokoro:2"), .mexico), store) == .espeak("es-419+f2"))
        #expect(VoicesAnswer(store).voices == [])
    }

    @Test func `those that speak Spanish can be chosen, each speaker`() {
        let names = VoicesAnswer(store).voices.map(\.name)
        #expect(names == ["kokoro:1", "kokoro:2", "kokoro:3"])
    }

    @Test func `a person is kept by name`() throws {
        for person in VoicePerson.allCases + [.installed("kokoro:2")] {
            let json = try JSONEncoder().encode([person])
            #expect(try JSONDecoder().decode([VoicePerson].self, from: json) == [person])
        }
        #expect(VoicePerson(rawValue: "installed/a") == .installed("a"))
        #expect(VoicePerson(rawValue: "nobody") == nil)
    }
}
