import Conversion
import Foundation
import Installed
import Storage
import TestSupport
import Testing

@testable import Inference
@testable import Voices

/// The store of voices with the real engine, and with espeak-ng's phonemes.
struct VoiceAddingTests {
    private let disk: TemporaryFolder
    private let store: InstalledStore

    init() throws {
        disk = try TemporaryFolder()
        store = InstalledStore(disk.path + "/data") { builtProgram($0) }
        try write(TinyVoice())
    }

    private func write(_ voice: TinyVoice, to folder: String = "mine") throws {
        try disk.write("\(folder)/Mini Voz.onnx", voice.model)
        try disk.write("\(folder)/Mini Voz.onnx.json", voice.configuration)
        try disk.write("\(folder)/MODEL_CARD", "* License: CC0\n")
    }

    private func add(_ path: String = "mine") throws(InstalledRefusal) -> VoiceAdding.Added {
        try VoiceAdding(store).add(["\(disk.path)/\(path)"])
    }

    private func refusal(_ path: String) -> String? {
        do throws(InstalledRefusal) {
            _ = try add(path)
            return nil
        } catch { return error.description.replacing(disk.path + "/", with: "") }
    }

    @Test func `a voice is added in one step, with what its files say`() throws {
        let added = try add()
        #expect(!added.wasThere)
        #expect(added.voice.name == "mini-voz")
        #expect(added.voice.record.languages == ["es"])
        #expect(added.voice.record.licence == "CC0")
        #expect(added.voice.record.rate == TinyVoice.rate)
        #expect(disk.names(in: "data/voices") == ["mini-voz"])
        #expect(disk.names(in: "data/voices/mini-voz") == ["model.onnx", "tokens.txt", "voice.json"])
        #expect(store.voices == [added.voice])
    }

    @Test func `a voice whose language espeak-ng does not know is refused, and leaves nothing`() throws {
        var voice = TinyVoice()
        voice.language = "xx"
        try write(voice, to: "odd")
        #expect(
            refusal("odd") == "odd/Mini Voz.onnx speaks the language xx, which espeak-ng does not know here")
        #expect(disk.names(in: "data/voices") == [])
        voice.language = "es-419"
        try write(voice, to: "american")
        #expect(try add("american").voice.record.languages == ["es-419"])
    }

    @Test func `the same voice again is there already, another gets a number`() throws {
        let first = try add()
        #expect(try add() == VoiceAdding.Added(voice: first.voice, wasThere: true))
        var other = TinyVoice()
        other.language = "lv"
        try write(other, to: "other")
        #expect(try add("other").voice.name == "mini-voz-2")
        #expect(store.voices.map(\.record.languages) == [["es"], ["lv"]])
    }

    @Test func `what an interrupted run has left is swept`() throws {
        try disk.write("data/voices/.half.new/model.onnx", "x")
        _ = try add()
        #expect(disk.names(in: "data/voices") == ["mini-voz"])
    }

    @Test func `a damaged, foreign or silent voice is one sentence, and leaves nothing`() throws {
        var silent = TinyVoice()
        silent.isSilent = true
        try write(silent, to: "silent")
        try write(TinyVoice(), to: "cut")
        try disk.write("cut/Mini Voz.onnx", Array(TinyVoice().model.prefix(300)))
        try write(TinyVoice(), to: "foreign")
        try disk.write("foreign/Mini Voz.onnx.json", "{}")
        let damaged = "cannot be read: its files are damaged, or of a kind that the engine does not know"
        #expect(refusal("cut") == "cut/Mini Voz.onnx \(damaged)")
        #expect(refusal("foreign") == "foreign/Mini Voz.onnx.json \(damaged)")
        #expect(
            refusal("silent")
                == "silent/Mini Voz.onnx makes no sound: its files are damaged, or do not belong together")
        #expect(disk.names(in: "data/voices") == [])
    }

    @Test func `only one is added at a time`() throws {
        _ = try OpenFolder.makeAll(store.folder(of: .voice))
        let other = try OpenFolder(store.folder(of: .voice))
        #expect(other.lock())
        #expect(refusal("mine") == "something else is being added; try again when that has ended")
    }

    // MARK: - Speaking

    @Test func `a text is spoken sentence by sentence, with its words`() throws {
        let voice = ChosenVoice(voice: try add().voice, speaker: 0)
        let helper = try RunningVoice()
        let conversion = Conversion(executable: builtProgram("pasaka-converter"))
        var speaker = try InstalledSpeaker(helper.child.channel, voice, language: "es", conversion)
        var (parts, words) = ([Int](), [Range<Int>]())
        try speaker.speak("La ola. Lola la ola, la.") {
            parts.append($0.count)
            return true
        } words: {
            words += $0.map(\.scalars)
        }
        #expect(parts.count == 2)
        #expect(words == [0..<2, 3..<7, 8..<12, 13..<15, 16..<20, 21..<24])
        var first: [Int] = []
        try speaker.speak("La ola. Lola la ola, la.") {
            first.append($0.count)
            return false
        }
        #expect(first == [parts[0]])
    }

    @Test(arguments: ["mini-voz", "es"]) func `a narrator speaks with any voice`(name: String) throws {
        _ = try add()
        let narrator = try Narrator(name, language: "es", store, converter: builtProgram("pasaka-converter"))
        let sound = try narrator.speak("La ola.")
        #expect(sound.rate == (name == "es" ? 22_050 : TinyVoice.rate))
        #expect(sound.samples.contains { abs(Int($0)) > 1000 })
        #expect(try !narrator.speak("La ola.").samples.isEmpty)
    }
}
