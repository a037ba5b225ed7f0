import Engine
import Foundation
import Glibc
import Inference
import TestSupport
import Testing

@testable import Tutor

struct RecogniserStoreTests {
    private let disk: TemporaryFolder
    private let store: RecogniserStore

    init() throws {
        disk = try TemporaryFolder()
        var store = RecogniserStore(folder: disk.path + "/own/recognisers")
        store.shared = disk.path + "/shared"
        self.store = store
        try disk.write("ggml-base.bin", TinyRecogniser().bytes)
    }

    @discardableResult private func add(_ file: String) throws -> InstalledRecogniser {
        try RecogniserAdding(store: store) { _ throws(RecogniserRefusal) in }.add("\(disk.path)/\(file)")
    }

    @Test func `an added recogniser is listed by its short name, and hears`() throws {
        #expect(throws: RecogniserRefusal.none) { try store.preferred() }
        let added = try add("ggml-base.bin")
        #expect(added.name == "base")
        #expect(store.recognisers == [added])
        #expect(try store.preferred() == added)
        #expect(try Data(contentsOf: URL(filePath: added.path)) == Data(TinyRecogniser().bytes))
    }

    @Test(
        arguments: [
            ("ggml-base.bin", "base"), ("ggml-large-v3-turbo-q5_0.bin", "large-v3-turbo-q5-0"), ("Mans.BIN", "mans"),
            ("ggml-.bin", "ggml"), (".bin", "model"), ("../x.bin", "x"),
        ]) func `a file's name becomes a plain one`(file: String, name: String)
    {
        #expect(RecogniserStore.name(of: file) == name)
    }

    @Test func `a second one of the same name gets a number, and the last that was added hears`() throws {
        let first = try add("ggml-base.bin")
        utimensat(AT_FDCWD, first.path, [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)], 0)
        let second = try add("ggml-base.bin")
        #expect(second.name == "base-2")
        #expect(try store.preferred() == second)
        try store.remove("base-2")
        #expect(store.recognisers.map(\.name) == ["base"])
        #expect(throws: RecogniserRefusal.unknown("base-2")) { try store.remove("base-2") }
    }

    @Test func `the machine's are there too, but one of the user's comes first`() throws {
        try disk.write("shared/base.bin", TinyRecogniser().bytes)
        try disk.write("shared/tiny.bin", TinyRecogniser().bytes)
        #expect(store.recognisers.map(\.isShared) == [true, true])
        #expect(throws: RecogniserRefusal.self) { try store.remove("tiny") }
        try add("ggml-base.bin")
        #expect(store.recognisers.map(\.isShared) == [false, true])
        #expect(try store.preferred().isShared == false)
    }

    @Test(arguments: ["", "RIFF", "lmgg"]) func `another file is not added, and leaves nothing`(content: String) throws
    {
        try disk.write("odd.bin", content)
        #expect(throws: RecogniserRefusal.self) { try add("odd.bin") }
        #expect(store.recognisers == [])
    }

    @Test func `two are not added at once, and without room none is`() throws {
        let folder = try InstallFolder(store.folder, spareBytes: 0)
        #expect(throws: ModelRefusal.busy) { try add("ggml-base.bin") }
        _ = folder
        try disk.write("full/a", "")
        var full = RecogniserStore(folder: disk.path + "/full")
        full.spareBytes = 1 << 60
        let error = #expect(throws: ModelRefusal.self) {
            try RecogniserAdding(store: full) { _ throws(RecogniserRefusal) in }.add("\(disk.path)/ggml-base.bin")
        }
        #expect(error?.kind == .room(needed: TinyRecogniser().bytes.count, free: 0))
        #expect(full.recognisers == [] && store.recognisers == [])
    }

    @Test func `what the sandbox refuses is not added`() throws {
        let adding = RecogniserAdding(store: store) { file throws(RecogniserRefusal) in
            throw RecogniserRefusal(.unreadable, of: file.path)
        }
        #expect(throws: RecogniserRefusal(.unreadable, of: disk.path + "/ggml-base.bin")) {
            try adding.add(disk.path + "/ggml-base.bin")
        }
        #expect(store.recognisers == [])
    }

    @Test func `a damaged one is listed and never chosen`() throws {
        try disk.write("shared/bad.bin", "bad")
        #expect(store.recognisers.map(\.header) == [nil])
        #expect(throws: RecogniserRefusal.self) { try store.preferred() }
        try add("ggml-base.bin")
        #expect(try store.preferred().name == "base")
    }

    @Test func `links, pipes and odd names are no recognisers`() throws {
        try disk.write("shared/Big Name.bin", TinyRecogniser().bytes)
        try disk.write("shared/readme.txt", "a")
        symlink(disk.path + "/ggml-base.bin", disk.path + "/shared/link.bin")
        mkfifo(disk.path + "/shared/pipe.bin", 0o600)
        #expect(store.recognisers == [])
    }
}
