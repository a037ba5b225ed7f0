import Engine
import TestSupport
import Testing
import Voices

@testable import Tutor

struct VoiceCommandTests {
    private let disk: TemporaryFolder
    private let store: VoiceStore

    init() throws {
        disk = try TemporaryFolder()
        store = VoiceStore(folder: disk.path, engine: nil)
    }

    private var host: ActivityHost {
        var folders = ActivityHost.Folders(assets: nil, state: disk.path)
        folders.voices = disk.path
        return ActivityHost(agenda: .background("test"), folders: folders)
    }

    @Test func `the list is a table, or says that it is empty`() throws {
        #expect(
            VoiceCommand.list(store.voices)
                == "no voice is installed; pasaka voice add FOLDER adds one, espeak-ng's are always there")
        try disk.write("kokoro/voice.json", SpokenVoiceTests.record("kokoro", ["en", "es"], speakers: 5))
        try disk.write("anna/voice.json", SpokenVoiceTests.record("piper", ["lv"], speakers: 1))
        #expect(
            VoiceCommand.list(store.voices) == """
                name    kind    language  speakers  size   licence
                anna    Piper   lv        1         94 MB  Apache-2.0
                kokoro  Kokoro  en, es    5         94 MB  Apache-2.0
                """)
        #expect(VoiceCommand.removed("anna", bytes: 94_000_000).description == "Removed anna; 94 MB are free again")
    }

    @Test func `what is to be said is told from where it goes`() throws {
        let command = try VoiceSayCommand.parse(["Sveiki!", "-o", "a.wav", "--voice", "lv+f2", "--language", "lv"])
        #expect([command.text, command.output, command.voice] == ["Sveiki!", "a.wav", "lv+f2"])
        #expect(command.language == "lv")
        #expect(try VoiceSayCommand.parse(["-o", "a.wav", "Hola"]).voice == "es")
    }

    @Test func `what is not there is said in one sentence`() {
        #expect(throws: VoiceRefusal.self) { try VoiceCommand.Remove.parse(["a"]).run(host) }
        #expect(throws: VoiceRefusal.self) { try VoiceCommand.Add.parse(["/nowhere"]).run(host) }
        #expect(throws: VoiceRefusal.self) { try VoiceSayCommand.parse(["a", "-o", "a.wav"]).run(host) }
    }
}
