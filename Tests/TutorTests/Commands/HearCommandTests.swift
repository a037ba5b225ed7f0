import Engine
import Foundation
import TestSupport
import Testing

@testable import Tutor

/// `pasaka soltura hear` without an engine.
struct HearCommandTests {
    private let disk: TemporaryFolder
    private let host: ActivityHost
    private let store: RecogniserStore

    init() throws {
        disk = try TemporaryFolder()
        host = ActivityHost(
            agenda: Agenda(now: { .zero }) { _, _ in }, folders: .init(assets: nil, state: disk.path + "/state"))
        var store = RecogniserStore(folder: disk.path + "/recognisers")
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
            ["--json"],
        ]) func `what it does not understand it says`(words: [String])
    {
        let error = #expect(throws: (any Error).self) { try HearCommand.parse(words) }
        #expect(error.map { HearCommand.exitCode(for: $0) } == .validationFailure)
    }

    @Test func `without a recogniser it says what to do`() throws {
        #expect(throws: RecogniserRefusal.none) { try answer("a.wav") }
        #expect(try answer("--list") == RecogniserRefusal.none.description + "\n")
    }

    @Test func `without its engine it adds nothing, and says what is missing`() throws {
        try disk.write("ggml-base.bin", TinyRecogniser().bytes)
        #expect(throws: RecogniserRefusal.noProgram) { try answer("--add", disk.path + "/ggml-base.bin") }
        #expect(store.recognisers == [])
    }

    @Test func `the list is a table, with what is wrong below`() throws {
        try disk.write("shared/tiny.bin", TinyRecogniser().bytes)
        try disk.write("shared/bad.bin", "bad")
        let table = """
            name  kind     size  memory  of
            bad   damaged  1 MB  –       the machine
            tiny  –        3 MB  26 MB   the machine
            \(disk.path)/shared/bad.bin cannot be read: its file is damaged, or is no recogniser in whisper.cpp's format

            """
        let list = try answer("--list")
        #expect(list == table)
    }
}
