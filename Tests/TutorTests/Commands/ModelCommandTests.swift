import Engine
import Foundation
import Sentences
import TestSupport
import Testing

@testable import Tutor

/// `pasaka model`, with the real converter.
struct ModelCommandTests {
    private let disk: TemporaryFolder
    private let store: ModelStore

    init() throws {
        disk = try TemporaryFolder()
        try disk.write("tiny.gguf", TinyModel().bytes)
        store = ModelStore(
            folder: disk.path + "/models", converter: ModelStoreTests.converter,
            availableMemory: { 4_321_000_000 })
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

    @Test func `the list is a table, or says that it is empty`() throws {
        #expect(try answer() == "no language model is installed; pasaka model add FILE.gguf adds one\n")
        #expect(try answer("--json") == "[\n\n]\n")
        let added = try ModelAdding(store: store).add(disk.path + "/tiny.gguf")
        try disk.write("models/broken.gguf", "GGUF")
        let date = added.record.added
        #expect(
            try answer() == """
                name    size  quantisation  licence  memory  exam  added
                broken  1 MB  damaged
                tiny    1 MB  F16           CC0-1.0  153 MB  –     \(date)
                \(store.path(of: "broken")) is damaged or truncated

                """)
    }

    @Test func `the list is JSON for scripts`() throws {
        struct Entry: Decodable {
            let name, path: String
            let title, licence, quantisation, problem: String?
            let memoryBytes, contextLength: Int?
        }
        _ = try ModelAdding(store: store).add(disk.path + "/tiny.gguf")
        try disk.write("models/broken.gguf", "GGUF")
        let entries = try JSONDecoder().decode([Entry].self, from: Data(try answer("--json").utf8))
        #expect(entries.map(\.name) == ["broken", "tiny"])
        #expect(entries[0].problem == "\(store.path(of: "broken")) is damaged or truncated")
        #expect(entries[1].licence == "CC0-1.0" && entries[1].quantisation == "F16")
        #expect(entries[1].contextLength == 2048 && entries[1].path == store.path(of: "tiny"))
    }

    @Test func `a model that is not there cannot be removed`() {
        var folders = ActivityHost.Folders(assets: nil, state: disk.path)
        folders.models = disk.path + "/models"
        let host = ActivityHost(agenda: .background("test"), folders: folders)
        #expect(throws: ModelRefusal.self) { try ModelRemoveCommand.parse(["a"]).run(host) }
    }
}
