import Engine
import Foundation
import Installed
import TestSupport
import Testing

@testable import Tutor

/// `pasaka soltura hear`, with the real helpers and a tiny recogniser.
struct HearCommandRunTests {
    private func answer(_ ears: TutorEars, _ words: String...) throws -> String {
        try ears.disk.write("answer", "")
        let file = try FileHandle(forWritingTo: URL(filePath: ears.disk.path + "/answer"))
        try HearCommand.parse(words).run(ears.host, ears.store, to: file.fileDescriptor)
        return try ears.disk.text("answer")
    }

    private func sound(_ samples: [Int16], _ ears: TutorEars) throws -> String {
        try ears.disk.write("said.wav", samples.wav)
        return ears.disk.path + "/said.wav"
    }

    @Test func `what is said is printed, plainly or for scripts`() throws {
        let ears = try TutorEars()
        let file = try sound(.speech, ears)
        #expect(try answer(ears, file) == "Hola. Quiero un café, por favor.\n")
        #expect(
            try answer(ears, file, "--json", "--language", "lv")
                == #"{"noSpeech":0.01,"seconds":2.5,"text":"Hola. Quiero un café, por favor."}"# + "\n")
    }

    @Test func `nothing is started for silence`() throws {
        let ears = try TutorEars()
        let file = try sound(.silence, ears)
        #expect(try answer(ears, file, "--json") == #"{"noSpeech":1,"seconds":1,"text":""}"# + "\n")
        #expect(throws: InstalledRefusal(.silence, "nobody speaks in \(path: file)")) { try answer(ears, file) }
        #expect(ears.started == [])
    }

    @Test func `a recogniser is tried out before it is added`() throws {
        let ears = try TutorEars(nil)
        try ears.disk.write("ggml-new.bin", TinyRecogniser().bytes)
        #expect(try RecogniserText.added(ears.disk.path + "/ggml-new.bin", ears.host, ears.store) == "Added new")
        try ears.disk.write("cut.bin", Array(TinyRecogniser().bytes.dropLast(5000)))
        let path = ears.disk.path + "/cut.bin"
        #expect(throws: InstalledRefusal(.unreadable, of: path)) {
            try RecogniserText.added(path, ears.host, ears.store)
        }
        #expect(ears.store.recognisers.map(\.name) == ["new"])
        #expect(try answer(ears, try sound(.speech, ears)) == "Hola. Quiero un café, por favor.\n")
    }

    @Test func `more than half a minute of speech is refused`() throws {
        let ears = try TutorEars()
        let file = try sound((0..<14).flatMap { _ in [Int16].speech }, ears)
        #expect(throws: InstalledRefusal.self) { try answer(ears, file) }
        #expect(ears.started == [])
    }
}
