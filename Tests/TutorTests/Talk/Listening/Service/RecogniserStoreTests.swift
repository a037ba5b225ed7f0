import Engine
import Foundation
import Glibc
import Inference
import Installed
import TestSupport
import Testing

@testable import Tutor

struct RecogniserStoreTests {
    private let disk: TemporaryFolder
    private let store: InstalledStore

    init() throws {
        disk = try TemporaryFolder()
        var store = InstalledStore(disk.path + "/own") { _ in nil }
        store.shared = disk.path + "/shared"
        self.store = store
        try disk.write("ggml-base.bin", TinyRecogniser().bytes)
    }

    @discardableResult private func add(_ file: String) throws -> InstalledRecogniser {
        try adding(file).recogniser
    }

    private func adding(_ file: String) throws -> RecogniserAdding.Added {
        try RecogniserAdding(store: store) { _ throws(InstalledRefusal) in }.add("\(disk.path)/\(file)")
    }

    @Test func `an added recogniser is listed by its short name, and hears`() throws {
        #expect(throws: InstalledRefusal.noRecogniser) { try store.preferredRecogniser() }
        let added = try add("ggml-base.bin")
        #expect(added.name == "base")
        #expect(store.recognisers == [added])
        #expect(try store.preferredRecogniser() == added)
        #expect(try Data(contentsOf: URL(filePath: added.path)) == Data(TinyRecogniser().bytes))
    }

    @Test(
        arguments: [
            ("ggml-base.bin", "base"), ("ggml-large-v3-turbo-q5_0.bin", "large-v3-turbo-q5-0"), ("Mans.BIN", "mans"),
            ("ggml-.bin", "ggml"), (".bin", "recogniser"), ("../x.bin", "x"),
        ]) func `a file's name becomes a plain one`(file: String, name: String)
    {
        #expect(RecogniserAdding.name(of: file) == name)
    }

    @Test func `a second one of the same name gets a number, and the last that was added hears`() throws {
        let first = try add("ggml-base.bin")
        utimensat(AT_FDCWD, first.path, [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)], 0)
        try disk.write("ggml-base.bin", TinyRecogniser().bytes + [0])
        let second = try add("ggml-base.bin")
        #expect(second.name == "base-2")
        #expect(try store.preferredRecogniser() == second)
        try store.remove("base-2", .recogniser)
        #expect(store.recognisers.map(\.name) == ["base"])
        #expect(throws: InstalledRefusal.unknown(.recogniser, "base-2")) { try store.remove("base-2", .recogniser) }
    }

    @Test func `the same recogniser is not added twice, under whatever name`() throws {
        let first = try add("ggml-base.bin")
        try disk.write("other.bin", TinyRecogniser().bytes)
        #expect(try adding("other.bin") == RecogniserAdding.Added(recogniser: first, wasThere: true))
        try disk.write("shared/recognisers/tiny.bin", TinyRecogniser().bytes + [7])
        try disk.write("mine.bin", TinyRecogniser().bytes + [7])
        #expect(try adding("mine.bin").recogniser.isShared)
        #expect(store.recognisers.map(\.name) == ["base", "tiny"])
    }

    @Test func `the machine's are there too, but one of the user's comes first`() throws {
        try disk.write("shared/recognisers/base.bin", TinyRecogniser().bytes)
        try disk.write("shared/recognisers/tiny.bin", TinyRecogniser().bytes)
        #expect(store.recognisers.map(\.isShared) == [true, true])
        #expect(throws: InstalledRefusal.self) { try store.remove("tiny", .recogniser) }
        try disk.write("ggml-base.bin", TinyRecogniser().bytes + [1])
        try add("ggml-base.bin")
        #expect(store.recognisers.map(\.isShared) == [false, true])
        #expect(try store.preferredRecogniser().isShared == false)
    }

    @Test(arguments: ["", "RIFF", "lmgg"]) func `another file is not added, and leaves nothing`(content: String) throws
    {
        try disk.write("odd.bin", content)
        #expect(throws: InstalledRefusal.self) { try add("odd.bin") }
        #expect(store.recognisers == [])
    }

    @Test func `two are not added at once, and without room none is`() throws {
        let folder = try InstallFolder(store, .recogniser)
        #expect(throws: InstalledRefusal.busy) { try add("ggml-base.bin") }
        _ = folder
        var full = InstalledStore(disk.path + "/full") { _ in nil }
        full.shared = disk.path + "/shared"
        full.spareBytes = 1 << 60
        let error = #expect(throws: InstalledRefusal.self) {
            try RecogniserAdding(store: full) { _ throws(InstalledRefusal) in }.add("\(disk.path)/ggml-base.bin")
        }
        #expect(error?.kind == .room(needed: TinyRecogniser().bytes.count, free: 0))
        #expect(full.recognisers == [] && store.recognisers == [])
    }

    @Test func `what the sandbox refuses is not added`() throws {
        let adding = RecogniserAdding(store: store) { file throws(InstalledRefusal) in
            throw InstalledRefusal(.unreadable, of: file.path)
        }
        #expect(throws: InstalledRefusal(.unreadable, of: disk.path + "/ggml-base.bin")) {
            try adding.add(disk.path + "/ggml-base.bin")
        }
        #expect(store.recognisers == [])
    }

    @Test func `a damaged one is listed and never chosen`() throws {
        try disk.write("shared/recognisers/bad.bin", "bad")
        #expect(store.recognisers.map(\.header) == [nil])
        #expect(throws: InstalledRefusal.self) { try store.preferredRecogniser() }
        try add("ggml-base.bin")
        #expect(try store.preferredRecogniser().name == "base")
    }

    @Test func `links, pipes and odd names are no recognisers`() throws {
        try disk.write("shared/recognisers/Big Name.bin", TinyRecogniser().bytes)
        try disk.write("shared/recognisers/readme.txt", "a")
        symlink(disk.path + "/ggml-base.bin", disk.path + "/shared/recognisers/link.bin")
        mkfifo(disk.path + "/shared/recognisers/pipe.bin", 0o600)
        #expect(store.recognisers == [])
    }
}
