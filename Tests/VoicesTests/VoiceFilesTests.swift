import Inference
import Testing

@testable import Installed
@testable import Voices

struct VoiceFilesTests {
    private func files(_ paths: [String], in folder: [String] = []) throws -> VoiceFiles {
        try VoiceFiles(paths) { ["/v", "/v/kokoro-es"].contains($0) ? folder : nil }
    }

    private func refusal(_ paths: [String], in folder: [String] = []) -> String? {
        do {
            _ = try files(paths, in: folder)
            return nil
        } catch { return "\(error)" }
    }

    @Test func `a Piper voice is a model and its configuration`() throws {
        let found = try files(["/v"], in: ["MODEL_CARD", "es_ES-davefx-medium.onnx", "es_ES-davefx-medium.onnx.json"])
        #expect(found.kind == .piper)
        #expect(found.model == "/v/es_ES-davefx-medium.onnx")
        #expect(found.configuration == "/v/es_ES-davefx-medium.onnx.json")
        #expect(found.card == "/v/MODEL_CARD")
        #expect(found.name == "es-es-davefx-medium")
    }

    @Test func `a Kokoro voice is a model, tokens and speakers`() throws {
        let found = try files(["/v/kokoro-es"], in: ["model.onnx", "tokens.txt", "voices.bin"])
        #expect(found.kind == .kokoro)
        #expect(found.tokens == "/v/kokoro-es/tokens.txt")
        #expect(found.speakers == "/v/kokoro-es/voices.bin")
        #expect(found.name == "kokoro-es")
    }

    @Test func `what lies beside the model need not be named`() throws {
        let found = try files(["/v/a.onnx"], in: ["a.onnx", "a.onnx.json", "b.onnx", "b.onnx.json"])
        #expect(found.configuration == "/v/a.onnx.json")
    }

    @Test(arguments: [
        ([], "/v has no voice in it: a Piper or Kokoro voice has a model whose name ends in .onnx"),
        (["a.onnx", "b.onnx"], "/v has several voices in it; name the files of one"),
        (["a.onnx"], "/v/a.onnx has no a.onnx.json beside it, which such a voice needs"),
        (["a.onnx", "voices.bin"], "/v/a.onnx has no tokens.txt beside it, which such a voice needs"),
        (["a.onnx", "tokens.txt"], "/v/a.onnx has no voices.bin beside it, which such a voice needs"),
    ])
    func `what is missing is named`(folder: [String], sentence: String) {
        #expect(refusal(["/v"], in: folder) == sentence)
    }

    @Test(arguments: [
        ("es_ES-davefx-medium", "es-es-davefx-medium"), ("../../etc", "etc"), ("Balss Nr. 2", "balss-nr-2"),
        ("日本", "voice"), (String(repeating: "a", count: 90), String(repeating: "a", count: 60)),
    ])
    func `a name has letters, digits and hyphens`(text: String, name: String) {
        #expect(InstalledName.make(text, of: .voice) == name)
        #expect(InstalledName.isOne(name))
    }
}
