import Engine
import Foundation
import Installed
import TestSupport
import Testing

@testable import Tutor

/// `pasaka soltura hear` without an engine.
struct HearCommandTests {
    private let disk: TemporaryFolder
    private let host: ActivityHost
    private let store: InstalledStore

    init() throws {
        disk = try TemporaryFolder()
        host = ActivityHost(
            agenda: Agenda(now: { .zero }) { _, _ in }, folders: .init(assets: nil, state: disk.path + "/state"))
        var store = InstalledStore(disk.path) { _ in nil }
        store.shared = disk.path + "/shared"
        self.store = store
    }

    private func answer(_ words: String...) throws -> String {
        try disk.write("answer", "")
        let file = try FileHandle(forWritingTo: URL(filePath: disk.path + "/answer"))
        try HearCommand.parse(words).run(host, store, to: file.fileDescriptor)
        return try disk.text("answer")
    }

    @Test(
        arguments: [
            [], ["--language"], ["a.wav", "b.wav"], ["--list", "a.wav"], ["--odd"], ["a.wav", "--add", "b.bin"],
            ["--json"], ["a.wav", "--remove", "base"],
        ]) func `what it does not understand it says`(words: [String])
    {
        let error = #expect(throws: (any Error).self) { try HearCommand.parse(words) }
        #expect(error.map { HearCommand.exitCode(for: $0) } == .validationFailure)
    }

    @Test func `without a recogniser it says what to do`() throws {
        #expect(throws: InstalledRefusal.noRecogniser) { try answer("a.wav") }
    }

    @Test func `without its engine it adds nothing, and says what is missing`() throws {
        try disk.write("ggml-base.bin", TinyRecogniser().bytes)
        #expect(throws: InstalledRefusal.noEars) {
            try RecogniserText.added(disk.path + "/ggml-base.bin", host, store)
        }
        #expect(store.recognisers == [])
    }
}
