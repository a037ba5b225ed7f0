import Engine
import Foundation
import Installed
import Storage
import Synchronization
import System
import TestSupport
import Testing

@testable import Tutor

/// The service of language models, with real files and the real converter.
struct ModelServiceTests {
    private let disk: TemporaryFolder
    private let told = Told()

    init() throws {
        disk = try TemporaryFolder()
        try disk.write("sticks/K/tiny.gguf", TinyModel().bytes)
        try disk.write("sticks/K/CUT.GGUF", TinyModel().bytes(truncatedAt: 0.5))
        try disk.write("sticks/K/notes.txt", "x")
        try disk.write("sticks/K/.hidden.gguf", "x")
        try disk.makeLink("sticks/K/link.gguf", to: "tiny.gguf")
    }

    /// The models that the service has told of.
    private final class Told: Sendable {
        private let all = Mutex<[Models]>([])

        func add(_ reply: Input.Reply) {
            guard case .learned(let document) = reply, let models = document.content as? Models else { return }
            all.withLock { $0.append(models) }
        }
        var models: [Models] { all.withLock { $0 } }
        var last: Models? { models.last }
    }

    private func service(memory: Int = 8_000_000_000) -> ModelService {
        var folders = ActivityHost.Folders(assets: nil, state: disk.path)
        folders.data = disk.path
        folders.media = [disk.path + "/sticks"]
        var host = ActivityHost(agenda: .background("test"), folders: folders)
        host.tellByNextFrame = { [told] in told.add($0) }
        var store = InstalledStore(disk.path, program: ModelStoreTests.program)
        store.availableMemory = { memory }
        return ModelService(host, ReplyService(host, VisitMemory(host, .global()), store: store))
    }

    private var stick: Medium { Medium("K", at: disk.path + "/sticks/K") }
    private func file(_ name: String, _ bytes: Int = TinyModel().bytes.count) -> ModelOnMedium {
        ModelOnMedium(name: name, path: "\(stick.place)/\(name)", bytes: bytes, medium: "K")
    }

    @Test func `models are found on a stick, added and removed`() {
        let service = service()
        service.carryOut(.look([stick]), for: 1)
        #expect(eventually { told.models.count == 1 })
        #expect(told.last?.installed == [])
        #expect(told.last?.files == [file("CUT.GGUF", TinyModel().bytes.count / 2), file("tiny.gguf")])
        #expect(told.last?.availableMemory == 8_000_000_000)

        service.carryOut(.add(file("tiny.gguf")), for: 1)
        #expect(told.models.dropFirst().first?.adding == Models.Adding(file: file("tiny.gguf")))
        #expect(eventually { told.last?.result == .added(name: "tiny") })
        #expect(told.last?.adding == nil)
        #expect(told.last?.installed.map(\.name) == ["tiny"])
        #expect(told.last?["tiny"]?.facts?.licence == "CC0-1.0")

        service.carryOut(.add(file("tiny.gguf")), for: 1)
        #expect(eventually { told.last?.result == .wasThere(file: "tiny.gguf", name: "tiny") })

        service.carryOut(.remove("tiny"), for: 1)
        #expect(eventually { told.last?.result == .removed(name: "tiny") })
        #expect(told.last?.installed == [])
        service.carryOut(.remove("tiny"), for: 1)
        #expect(eventually { told.last?.result == .refused(name: "tiny", .unknownName) })
        service.close()
    }

    @Test func `opening the page deletes what an interrupted adding left`() throws {
        try disk.write("models/.half.gguf.new", "GGUF")
        let service = service()
        service.carryOut(.look([]), for: 1)
        #expect(eventually { told.models.count == 1 })
        #expect(try OpenFolder(disk.path + "/models").names() == [])
        service.close()
    }

    @Test func `a model is refused with its reason`() {
        let service = service(memory: 1)
        service.carryOut(.look([stick]), for: 1)
        service.carryOut(.add(file("tiny.gguf")), for: 1)
        let needed = TinyModel().bytes.count + 288 * 2 * 2048 * 2 + 150_000_000
        #expect(
            eventually {
                told.last?.result == .refused(name: "tiny.gguf", .memory(needed: needed, available: 1))
            })
        service.carryOut(.add(file("CUT.GGUF")), for: 1)
        #expect(eventually { told.last?.result == .refused(name: "CUT.GGUF", .truncated) })
        service.carryOut(.add(file("link.gguf")), for: 1)
        #expect(eventually { told.last?.result == .refused(name: "link.gguf", .notOpened) })
        service.close()
    }

    @Test func `the bytes that are told are those of the file`() {
        let service = service()
        service.carryOut(.add(file("tiny.gguf")), for: 1)
        #expect(eventually { told.last?.result == .added(name: "tiny") })
        let copied = told.models.compactMap(\.adding?.copied)
        // Where the file system shares blocks, nothing is copied.
        #expect(copied.isEmpty || (copied.first == 0 && copied.last == TinyModel().bytes.count))
        #expect(copied == copied.sorted())
        service.close()
    }

    @Test func `a page that is opened later shows the result once`() {
        let service = service()
        service.carryOut(.look([]), for: 1)
        service.carryOut(.remove("none"), for: 1)
        #expect(eventually { told.last?.result != nil })
        let count = told.models.count
        service.carryOut(.look([]), for: 2)
        #expect(eventually { told.models.count > count })
        #expect(told.last?.result == .refused(name: "none", .unknownName))
        service.carryOut(.look([]), for: 3)
        #expect(eventually { told.models.count > count + 1 })
        #expect(told.last?.result == nil)
        service.close()
    }

    @Test func `a photograph knows everything at once`() throws {
        _ = try ModelAdding(
            store: InstalledStore(disk.path, program: ModelStoreTests.program)
        ).add(stick.place + "/tiny.gguf")
        let service = service()
        #expect(service.documents(for: World(), .content) == [])
        let models = service.documents(for: World(), .everything).first?.content as? Models
        #expect(models?.installed.map(\.name) == ["tiny"])
        #expect(models?.files.map(\.name) == ["CUT.GGUF", "tiny.gguf"])
    }
}
