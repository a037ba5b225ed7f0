import Foundation
import Inference
import Installed
import TestSupport
import Testing

@testable import Voices

struct VoiceStoreTests {
    private let disk: TemporaryFolder
    private let store: InstalledStore

    init() throws {
        disk = try TemporaryFolder()
        store = InstalledStore(disk.path) { _ in nil }
    }

    private func install(_ name: String, _ record: VoiceRecord) throws {
        try disk.write("voices/\(name)/voice.json", try record.json)
        try disk.write("voices/\(name)/model.onnx", "x")
    }

    private func record(_ kind: VoiceKind = .kokoro, language: String? = nil, speakers: Int = 5) -> VoiceRecord {
        var description = VoiceDescription()
        description.language = language
        return VoiceRecord(kind, description, VoiceFacts(rate: 24_000, speakers: speakers), bytes: 1_000_000)
    }

    private func refusal(_ work: () throws(InstalledRefusal) -> some Any) -> String? {
        do throws(InstalledRefusal) {
            _ = try work()
            return nil
        } catch { return error.description }
    }

    @Test func `the voices are listed by name, without broken and unfinished ones`() throws {
        #expect(store.voices == [])
        try install("kokoro", record())
        try install("anna", record(.piper, language: "lv", speakers: 1))
        try install(".half.new", record())
        try disk.write("voices/broken/voice.json", "{")
        try disk.write("voices/old/voice.json", "{\"version\": 2}")
        try disk.write("voices/file", "")
        #expect(store.voices.map(\.name) == ["anna", "kokoro"])
        #expect(store.voices[0].record == record(.piper, language: "lv", speakers: 1))
    }

    @Test func `a speaker of several has a number`() throws {
        try install("kokoro", record())
        #expect(try store.voice("kokoro").speaker == 0)
        #expect(try store.voice("kokoro:2").speaker == 1)
        #expect(try store.voice("kokoro:2").name == "kokoro:2")
        #expect(
            refusal { () throws(InstalledRefusal) in try store.voice("kokoro:6") }
                == "the voice kokoro has 5 speakers, and so no number 6")
        for name in ["kokoro:x", "other", "", "../kokoro"] {
            #expect(
                refusal { () throws(InstalledRefusal) in try store.voice(name) }
                    == "there is no voice \(name); pasaka model list shows the voices")
        }
    }

    @Test(arguments: [
        ("es-MX", "es"), ("es-419", "es-419"), ("lv", "lv"), ("LV", "lv"), ("en-GB", "en"), ("de", nil),
    ])
    func `Kokoro speaks the languages of Pasaka`(tag: String, language: String?) {
        #expect(record().language(for: tag) == language)
    }

    @Test func `a Piper voice speaks its own language only`() throws {
        try install("anna", record(.piper, language: "lv", speakers: 1))
        let voice = try store.voice("anna")
        #expect(try voice.language(for: "lv-LV") == "lv")
        #expect(try voice.language(for: nil) == "lv")
        #expect(
            refusal { () throws(InstalledRefusal) in try voice.language(for: "es") }
                == "the voice anna does not speak es, but lv")
    }

    @Test func `a removed voice is gone with its files`() throws {
        try install("anna", record())
        #expect(try store.remove("anna", .voice) == record().json.count + 1)
        #expect(disk.names(in: "voices") == [])
        #expect(
            refusal { () throws(InstalledRefusal) in try store.remove("anna", .voice) }?.hasPrefix("there is no voice")
                == true)
    }

    @Test func `without the engine nothing is added`() {
        #expect(
            refusal { () throws(InstalledRefusal) in try VoiceAdding(store).add(["/nowhere"]) }
                == "pasaka-voice, which speaks with installed voices, is missing beside the program")
    }

    // MARK: - The narrator's

    @Test func `a name that is not installed may be one of espeak-ng's`() throws {
        try install("kokoro", record())
        #expect(try NarratorVoice("es-419+f2", language: "es-MX", store) == .espeak("es-419+f2"))
        #expect(
            try NarratorVoice("kokoro", language: "lv", store) == .installed(store.voice("kokoro"), language: "lv"))
        #expect(
            refusal { () throws(InstalledRefusal) in try NarratorVoice("es", language: "lv", store) }
                == "the voice es does not speak lv, but es")
        #expect(
            refusal { () throws(InstalledRefusal) in try NarratorVoice("kokoro", language: "de", store) }
                == "the voice kokoro does not speak de, but en, es, es-419, lv")
        for name in ["anna", "a/b", "", "es+f2+f3"] {
            #expect(refusal { () throws(InstalledRefusal) in try NarratorVoice(name, language: nil, store) } != nil)
        }
    }
}
