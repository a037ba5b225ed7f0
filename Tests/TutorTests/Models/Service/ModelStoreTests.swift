import Conversion
import Foundation
import Installed
import Storage
import TestSupport
import Testing

@testable import Tutor

/// The folder of models, with the real converter.
struct ModelStoreTests {
    private let disk: TemporaryFolder
    private let store: InstalledStore

    init() throws {
        disk = try TemporaryFolder()
        store = Self.store(disk)
        try disk.write("Tiny_Model v1.gguf", TinyModel().bytes)
    }

    private static func store(
        _ disk: TemporaryFolder, memory: Int = 8_000_000_000, spareBytes: Int = 0
    ) -> InstalledStore {
        var store = InstalledStore("\(disk.path)/data", program: program)
        (store.spareBytes, store.availableMemory) = (spareBytes, { memory })
        return store
    }

    static let program: @Sendable (String) -> String? = { name in
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: name).path
    }

    private var source: String { disk.path + "/Tiny_Model v1.gguf" }
    private var files: [String] { disk.names(in: "data/models") }

    private func refusal(_ work: () throws(InstalledRefusal) -> Void) -> InstalledRefusal? {
        do throws(InstalledRefusal) {
            try work()
            return nil
        } catch {
            return error
        }
    }

    // MARK: - Adding

    @Test func `a model is added under a name of its own, and its file stays`() throws {
        let added = try ModelAdding(store: store).add(source)
        #expect(added.model.name == "tiny-model-v1")
        #expect(!added.wasThere && !added.isSourceLeft)
        #expect(files == ["tiny-model-v1.gguf", "tiny-model-v1.json"])
        #expect(disk.names(in: "").contains("Tiny_Model v1.gguf"))
        let copy = try Data(contentsOf: URL(filePath: store.path(of: "tiny-model-v1", .model)))
        #expect(Array(copy) == TinyModel().bytes)
        #expect(store.models == [added.model])
        #expect(added.record.header.licence == "CC0-1.0")
        #expect(added.record.file == "Tiny_Model v1.gguf")
    }

    @Test func `the same file again is there already, under any name`() throws {
        let first = try ModelAdding(store: store).add(source)
        try disk.write("other.gguf", TinyModel().bytes)
        let again = try ModelAdding(store: store, moves: true).add(disk.path + "/other.gguf")
        #expect(again.wasThere)
        #expect(again.model == first.model)
        #expect(disk.names(in: "").contains("other.gguf"))
        #expect(store.models.count == 1)
    }

    @Test func `another model of the same name gets a number`() throws {
        _ = try ModelAdding(store: store).add(source)
        try disk.write("new/Tiny-Model-v1.gguf", TinyModel(" ¡Adiós!").bytes)
        let added = try ModelAdding(store: store).add(disk.path + "/new/Tiny-Model-v1.gguf")
        #expect(added.model.name == "tiny-model-v1-2")
        #expect(store.models.map(\.name) == ["tiny-model-v1", "tiny-model-v1-2"])
    }

    @Test func `a model that differs only in its weights is another one`() throws {
        _ = try ModelAdding(store: store).add(source)
        var bytes = TinyModel().bytes
        bytes[bytes.count - 100_000] ^= 1
        bytes[bytes.count - 1] ^= 1
        try disk.write("other.gguf", bytes)
        #expect(try !ModelAdding(store: store).add(disk.path + "/other.gguf").wasThere)
    }

    @Test func `a model that is moved is renamed`() throws {
        let inode = try FileManager.default.attributesOfItem(atPath: source)[.systemFileNumber] as? Int
        let added = try ModelAdding(store: store, moves: true).add(source)
        #expect(!added.isSourceLeft)
        #expect(!disk.names(in: "").contains("Tiny_Model v1.gguf"))
        let place = store.path(of: "tiny-model-v1", .model)
        #expect(try FileManager.default.attributesOfItem(atPath: place)[.systemFileNumber] as? Int == inode)
    }

    @Test func `a model that is moved from another disk is copied and removed`() throws {
        try disk.makeFolder("stick")
        guard let stick = SmallDisk(at: disk.path + "/stick", bytes: 4 << 20) else { return }
        try disk.write("stick/a.gguf", TinyModel().bytes)
        let added = try withExtendedLifetime(stick) {
            try ModelAdding(store: store, moves: true).add(disk.path + "/stick/a.gguf")
        }
        #expect(added.model.name == "a")
        #expect(!added.isSourceLeft)
        #expect(disk.names(in: "stick") == [])
    }

    @Test func `a link is followed only if it may be`() throws {
        try disk.makeLink("link.gguf", to: source)
        let path = disk.path + "/link.gguf"
        #expect(
            refusal { () throws(InstalledRefusal) in _ = try ModelAdding(store: store).add(path) }?.kind == .notOpened)
        #expect(try ModelAdding(store: store, followsLinks: true).add(path).model.name == "link")
    }

    @Test func `the bytes on the disk are told, and a model can be cancelled`() throws {
        try disk.makeFolder("stick")
        guard let stick = SmallDisk(at: disk.path + "/stick", bytes: 4 << 20) else { return }
        try disk.write("stick/a.gguf", TinyModel().bytes)
        let path = disk.path + "/stick/a.gguf", all = TinyModel().bytes.count
        let told = Counter()
        var adding = ModelAdding(store: store)
        adding.goesOn = { bytes, whole in
            #expect(whole == all && bytes <= all)
            told.count()
            return false
        }
        withExtendedLifetime(stick) {
            #expect(refusal { () throws(InstalledRefusal) in _ = try adding.add(path) } == .cancelled)
        }
        #expect(told.times == 1)
        #expect(files == [])
    }

    // MARK: - Refusals

    @Test func `a model that needs more memory than there is is refused with numbers`() {
        let refusal = refusal { () throws(InstalledRefusal) in
            _ = try ModelAdding(store: Self.store(disk, memory: 100_000_000)).add(source)
        }
        let needed = TinyModel().bytes.count + 288 * 2 * 2048 * 2 + 150_000_000
        #expect(refusal?.kind == .memory(needed: needed, available: 100_000_000))
        #expect(
            refusal?.description
                == "\(source) needs 153 MB of memory, but 100 MB are available; choose a smaller model")
        #expect(files == [])
    }

    @Test func `a model that does not fit on the disk is refused with numbers`() throws {
        try disk.makeFolder("data")
        guard let small = SmallDisk(at: disk.path + "/data", bytes: 1 << 19) else { return }
        withExtendedLifetime(small) {
            let refusal = refusal { () throws(InstalledRefusal) in _ = try ModelAdding(store: store).add(source) }
            guard case .room(TinyModel().bytes.count, let free)? = refusal?.kind else {
                Issue.record("\(String(describing: refusal))")
                return
            }
            #expect(free < 1 << 19)
            #expect(files == [])
        }
    }

    @Test func `what is no model is refused in one sentence that names the file`() throws {
        try disk.write("cut.gguf", TinyModel().bytes(truncatedAt: 0.5))
        var silent = TinyModel()
        silent.template = .none
        try disk.write("base.gguf", silent.bytes)
        try disk.write("text.gguf", "Reiz dzīvoja")
        var part = TinyModel().file
        part.set("split.count", .uint32(2))
        try disk.write("part.gguf", part.bytes)
        let kinds: [(String, InstalledRefusal.Kind)] = [
            ("cut", .truncated), ("base", .noChat), ("text", .notRead), ("part", .part), ("gone", .notOpened),
        ]
        for (name, kind) in kinds {
            let path = "\(disk.path)/\(name).gguf"
            let refusal = refusal { () throws(InstalledRefusal) in _ = try ModelAdding(store: store).add(path) }
            #expect(refusal?.kind == kind)
            #expect(refusal?.description.hasPrefix(path) == true)
        }
        #expect(files == [])
        let without = InstalledStore(store.data) { _ in nil }
        #expect(
            refusal { () throws(InstalledRefusal) in _ = try ModelAdding(store: without).add(source) } == .noConverter)
    }

    @Test func `only one is added at a time`() throws {
        _ = try OpenFolder.makeAll(store.folder(of: .model))
        let other = try OpenFolder(store.folder(of: .model))
        #expect(other.lock())
        #expect(refusal { () throws(InstalledRefusal) in _ = try ModelAdding(store: store).add(source) } == .busy)
    }

    // MARK: - After a power cut

    @Test func `the room of an interrupted adding is given back, but not of one that goes on`() throws {
        try disk.write("data/models/.half.gguf.new", "GGUF")
        // The card of an exam is being noted.
        try disk.write("data/models/.tiny.json.new", "{")
        try {
            let adding = try OpenFolder(store.folder(of: .model))
            #expect(adding.lock())
            store.sweep(.model)
            #expect(adding.has(".half.gguf.new"))
        }()
        store.sweep(.model)
        #expect(files == [".tiny.json.new"])
    }

    @Test func `what an interrupted run has left is not listed, and is swept`() throws {
        try disk.write("data/models/.half.gguf.new", "GGUF")
        try disk.write("data/models/.half.json.new", "{")
        try disk.write("data/models/lost.json", "{}")
        #expect(store.models == [])
        _ = try ModelAdding(store: store).add(source)
        #expect(files == ["tiny-model-v1.gguf", "tiny-model-v1.json"])
    }

    @Test(arguments: ["", "{", "[]", "{\"version\": 2}", String(repeating: " ", count: 70_000)])
    func `a broken record is made again from the file`(text: String) throws {
        let added = try ModelAdding(store: store).add(source)
        try disk.write("data/models/tiny-model-v1.json", text)
        let model = try store.model("tiny-model-v1")
        #expect(model.record?.header == added.record.header)
        #expect(ModelRecord(json: Array(try disk.text("data/models/tiny-model-v1.json").utf8)) == model.record)
    }

    @Test func `a file that was put there by hand is a model too, and a damaged one says why`() throws {
        try disk.write("data/models/mine.gguf", TinyModel().bytes)
        try disk.write("data/models/Not A Name.gguf", TinyModel().bytes)
        try disk.makeLink("data/models/link.gguf", to: source)
        #expect(store.models.map(\.name) == ["mine"])
        try disk.write("data/models/mine.gguf", TinyModel().bytes(truncatedAt: 0.3))
        guard case .failure(let refusal)? = store.models.first?.state else {
            Issue.record("it is not damaged")
            return
        }
        #expect(refusal.kind == .truncated)
    }

    // MARK: - Changing

    @Test func `the card of an exam is kept beside a model`() throws {
        _ = try ModelAdding(store: store).add(source)
        let card = try Examinees.run(answer: Examinees.parrot)
        try store.note("tiny-model-v1") { $0.exam = card }
        #expect(try store.model("tiny-model-v1").record?.exam == card)
    }

    @Test func `an exam of another version counts as none, and the model stays`() throws {
        _ = try ModelAdding(store: store).add(source)
        let path = store.folder(of: .model) + "/" + InstalledKind.record(of: "tiny-model-v1")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacing("\"bytes\"", with: "\"exam\": {\"version\": 0}, \"bytes\"")
            .write(toFile: path, atomically: true, encoding: .utf8)
        let record = try #require(try store.model("tiny-model-v1").record)
        #expect(record.exam == nil && record.file == "Tiny_Model v1.gguf")
    }

    @Test func `a removed model is gone with its record`() throws {
        _ = try ModelAdding(store: store).add(source)
        try store.remove("tiny-model-v1", .model)
        #expect(files == [])
        for name in ["tiny-model-v1", "../data", "", "."] {
            #expect(refusal { () throws(InstalledRefusal) in _ = try store.remove(name, .model) }?.kind == .unknownName)
        }
    }
}
