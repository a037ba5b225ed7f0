import Commands
import Engine
import Foundation
import Installed
import Sentences
import TestSupport
import Testing
import Voices

@testable import Tutor

/// `pasaka model`, with the real converter.
struct ModelCommandTests {
    private let disk: TemporaryFolder
    private let store: InstalledStore

    init() throws {
        disk = try TemporaryFolder()
        try disk.write("tiny.gguf", TinyModel().bytes)
        var store = InstalledStore(disk.path, program: ModelStoreTests.program)
        store.shared = disk.path + "/shared"
        store.availableMemory = { 4_321_000_000 }
        self.store = store
    }

    private func answer(_ words: String...) throws -> String {
        let path = disk.path + "/answer"
        try Data().write(to: URL(filePath: path))
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try ModelListCommand.parse(words).run(store, to: file.fileDescriptor)
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func `an added model is described, with what to do next`() throws {
        let path = disk.path + "/tiny.gguf"
        let facts = """
              title         Pasaka TEST-ONLY bigram model (not a language model)
              size          1 MB
              quantisation  F16
              licence       CC0-1.0
              context       2048 tokens
              memory        153 MB needed, 4.3 GB available
            Next: pasaka model exam tiny
            """
        let added = try ModelAdding(store: store).add(path)
        #expect(ModelAddCommand.text(added, file: path) == "Added tiny\n\(facts)")
        let again = try ModelAdding(store: store).add(path)
        #expect(
            ModelAddCommand.text(again, file: path)
                == "\(path) is already installed as tiny; nothing has changed\n\(facts)")
    }

    @Test func `the list is a table of each kind, or says that there is none`() throws {
        #expect(
            try answer() == """
                no language model is installed; pasaka model add FILE.gguf adds one

                \(InstalledRefusal.noRecogniser)

                no voice is installed; pasaka model add FOLDER adds one, espeak-ng's are always there

                """)
        #expect(try answer("--json") == "[\n\n]\n")
        let added = try ModelAdding(store: store).add(disk.path + "/tiny.gguf")
        try disk.write("models/broken.gguf", "GGUF")
        try disk.write("shared/recognisers/tiny.bin", TinyRecogniser().bytes)
        try disk.write("shared/recognisers/bad.bin", "bad")
        try disk.write("voices/kokoro/voice.json", SpokenVoiceTests.record("kokoro", ["en", "es"], speakers: 5))
        try disk.write("voices/anna/voice.json", SpokenVoiceTests.record("piper", ["lv"], speakers: 1))
        let date = added.record.added
        #expect(
            try answer() == """
                name    size  quantisation  licence  memory  exam  added
                broken  1 MB  damaged
                tiny    1 MB  F16           CC0-1.0  153 MB  –     \(date)
                \(store.path(of: "broken", .model)) is damaged or truncated

                name  kind     size  memory  of
                bad   damaged  1 MB  –       the machine
                tiny  –        3 MB  26 MB   the machine
                \(disk.path)/shared/recognisers/bad.bin cannot be read: its file is damaged, or is not a recogniser in whisper.cpp's format

                name    kind    language  speakers  size   licence
                anna    Piper   lv        1         94 MB  Apache-2.0
                kokoro  Kokoro  en, es    5         94 MB  Apache-2.0

                """)
    }

    @Test func `the list is JSON for scripts`() throws {
        struct Entry: Decodable {
            let kind, name, path: String
            let languages: [String]?
            let title, licence, quantisation, problem: String?
            let memoryBytes, contextLength: Int?
        }
        _ = try ModelAdding(store: store).add(disk.path + "/tiny.gguf")
        try disk.write("models/broken.gguf", "GGUF")
        try disk.write("shared/recognisers/base.bin", TinyRecogniser().bytes)
        try disk.write("voices/anna/voice.json", SpokenVoiceTests.record("piper", ["lv"], speakers: 1))
        let entries = try JSONDecoder().decode([Entry].self, from: Data(try answer("--json").utf8))
        #expect(entries.map(\.name) == ["broken", "tiny", "base", "anna"])
        #expect(entries.map(\.kind) == ["model", "model", "recogniser", "voice"])
        #expect(entries[2].path == disk.path + "/shared/recognisers/base.bin" && entries[2].problem == nil)
        #expect(entries[3].languages == ["lv"] && entries[3].path == disk.path + "/voices/anna")
        #expect(entries[0].problem == "\(store.path(of: "broken", .model)) is damaged or truncated")
        #expect(entries[1].licence == "CC0-1.0" && entries[1].quantisation == "F16")
        #expect(entries[1].contextLength == 2048 && entries[1].path == store.path(of: "tiny", .model))
    }

    private func removed(_ words: String...) throws -> Sentence {
        try ModelRemoveCommand.parse(words).removed(store)
    }

    @Test func `each kind is removed by its name`() throws {
        _ = try ModelAdding(store: store).add(disk.path + "/tiny.gguf")
        try disk.write("recognisers/base.bin", TinyRecogniser().bytes)
        try disk.write("voices/anna/voice.json", SpokenVoiceTests.record("piper", ["lv"], speakers: 1))
        #expect(try removed("tiny") == "Removed \(text: "tiny"); 1 MB are free again")
        #expect(try removed("base") == "Removed \(text: "base"); 3 MB are free again")
        #expect(try removed("anna") == "Removed \(text: "anna"); 1 MB are free again")
        #expect(store.models == [] && store.recognisers == [] && store.voices == [])
        #expect(throws: InstalledRefusal.unknown(.model, "anna")) { try removed("anna") }
    }

    @Test func `where several have the name, the kind tells which is removed`() throws {
        _ = try ModelAdding(store: store).add(disk.path + "/tiny.gguf")
        try disk.write("recognisers/tiny.bin", TinyRecogniser().bytes)
        #expect(throws: CommandFailure("several have the name \(text: "tiny"); --kind says which is meant")) {
            try removed("tiny")
        }
        _ = try removed("tiny", "--kind", "recogniser")
        #expect(store.models.map(\.name) == ["tiny"] && store.recognisers == [])
    }

    @Test func `the first bytes of a file tell its kind`() throws {
        try disk.write("a", TinyRecogniser().bytes)
        try disk.write("b", [8, 8, 0x12])
        try disk.write("c", "GGU")
        try disk.write("d", "")
        func kind(_ names: String...) throws -> InstalledKind {
            try InstalledKind(of: names.map { "\(disk.path)/\($0)" })
        }
        #expect(try kind("tiny.gguf") == .model)
        #expect(try kind("a") == .recogniser)
        #expect(try [kind("b"), kind("b", "c"), kind("")] == [.voice, .voice, .voice])
        for single in ["a", "tiny.gguf"] { #expect(throws: InstalledRefusal.self) { try kind("b", single) } }
        for name in ["c", "d", "e"] { #expect(throws: InstalledRefusal.self) { try kind(name) } }
    }
}
