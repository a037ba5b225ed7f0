import Engine
import Installed
import TestSupport
import Testing
import Voices

@testable import Tutor

struct VoiceCommandTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private var host: ActivityHost {
        var folders = ActivityHost.Folders(assets: nil, state: disk.path)
        folders.data = disk.path
        return ActivityHost(agenda: .background("test"), folders: folders)
    }

    @Test func `what is to be said is told from where it goes`() throws {
        let command = try VoiceSayCommand.parse(["Sveiki!", "-o", "a.wav", "--voice", "lv+f2", "--language", "lv"])
        #expect([command.text, command.output, command.voice] == ["Sveiki!", "a.wav", "lv+f2"])
        #expect(command.language == "lv")
        #expect(try VoiceSayCommand.parse(["-o", "a.wav", "Hola"]).voice == "es")
    }

    @Test func `what is not there is said in one sentence`() {
        #expect(throws: InstalledRefusal.self) { try ModelAddCommand.parse(["/a.onnx", "/a.onnx.json"]).run(host) }
        #expect(throws: InstalledRefusal.self) { try VoiceSayCommand.parse(["a", "-o", "a.wav"]).run(host) }
    }
}
