import Installed
import TestSupport
import Testing

@testable import Tutor

/// What is refused when it is added, with the real engine and the real converter.
struct ModelTrialTests {
    private let engine: EngineHost

    init() throws { engine = try EngineHost() }

    private func refusal(_ change: (inout MadeGGUF) -> Void, hasEngine: Bool = true) throws -> InstalledRefusal? {
        var file = TinyModel().file
        change(&file)
        try engine.disk.write("odd.gguf", file.bytes)
        let trial = ModelTrial(host: engine.host(hasEngine: hasEngine)), store = engine.store()
        do throws(InstalledRefusal) {
            _ = try ModelAdding(store: store, tryOut: trial.run).add("\(engine.disk.path)/odd.gguf")
            return nil
        } catch {
            #expect(store.models == [])
            return error
        }
    }

    @Test func `a model that the engine knows is added`() throws {
        #expect(try refusal { _ in } == nil)
        #expect(engine.tutors.processes.count == 1)
    }

    @Test func `an unknown architecture is the reason`() throws {
        let refusal = try refusal { file in
            file.values = file.values.map { key, value in
                (key.hasPrefix("llama.") ? "neuromancer" + key.dropFirst(5) : key, value)
            }
            file.set("general.architecture", .string("neuromancer"))
        }
        #expect(refusal?.kind == .architecture("neuromancer"))
        #expect(
            refusal?.description.hasSuffix("has the architecture neuromancer, which the engine does not know") == true)
    }

    @Test(
        arguments: [
            ("tokenizer.chat_template", .string(TinyModel.Template.foreign.text ?? ""), .template),
            ("tokenizer.chat_template", nil, .noChat), ("tokenizer.ggml.model", .string("none"), .vocabulary),
            ("tokenizer.ggml.model", .string("runes"), .vocabulary), ("tokenizer.ggml.tokens", nil, .vocabulary),
            ("llama.context_length", .uint32(512), .shortContext(tokens: 512)),
            ("llama.context_length", .uint32(1023), .shortContext(tokens: 1023)),
            ("llama.context_length", .uint32(1024), nil), ("general.architecture", .string("clip"), .noChat),
        ] as [(String, MadeGGUF.Value?, InstalledRefusal.Kind?)])
    func `what can never talk is refused by its reason`(
        key: String, value: MadeGGUF.Value?, kind: InstalledRefusal.Kind?
    ) throws {
        #expect(try refusal { $0.set(key, value) }?.kind == kind)
    }

    @Test func `without the engine a model is added all the same`() throws {
        let template = MadeGGUF.Value.string(TinyModel.Template.foreign.text ?? "")
        #expect(try refusal({ $0.set("tokenizer.chat_template", template) }, hasEngine: false) == nil)
    }
}
