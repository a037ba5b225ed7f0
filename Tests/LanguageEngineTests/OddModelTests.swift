import Foundation
import Inference
import TestSupport
import Testing

/// Models that lie where chance seldom hits, in the real sandbox: nothing of them reaches the parent but a failure or
/// some text.
struct OddModelTests {
    typealias Value = MadeGGUF.Value

    private static func list(of type: UInt32, count: UInt64, _ rest: [UInt8] = []) -> Value {
        .raw(9, MadeGGUF.bytes(type) + MadeGGUF.bytes(count) + rest)
    }

    /// Has a file loaded, and some talk if it can be.
    private func talk(_ bytes: [UInt8]) throws -> String? {
        let helper = try RunningTutor()
        do {
            try helper.load(bytes)
            return try helper.reply(to: .greeting, mostTokens: 8).text
        } catch is LanguageFailure {
            return nil
        }
    }

    @Test(
        arguments: [
            ("a text of 2⁶³ bytes", "general.name", .raw(8, MadeGGUF.bytes(UInt64(1) << 63))),
            ("a text of all bytes", "general.name", .raw(8, MadeGGUF.bytes(UInt64.max))),
            ("a list of 2⁶⁰ numbers", "general.tags", list(of: 10, count: 1 << 60)),
            ("a list of 2⁶² texts", "tokenizer.ggml.tokens", list(of: 8, count: 1 << 62)),
            (
                "lists within lists", "general.tags",
                list(of: 9, count: 1, MadeGGUF.bytes(UInt32(9)) + MadeGGUF.bytes(UInt64(1)))
            ),
            ("a value of no type", "general.name", .raw(99, [])),
            ("no heads", "llama.attention.head_count", .uint32(0)),
            ("more heads than numbers", "llama.attention.head_count", .uint32(.max)),
            ("no heads for keys", "llama.attention.head_count_kv", .uint32(0)),
            ("no layers", "llama.block_count", .uint32(0)), ("layers without end", "llama.block_count", .uint32(.max)),
            ("no width", "llama.embedding_length", .uint32(0)),
            ("an error of no number", "llama.attention.layer_norm_rms_epsilon", .float32(.nan)),
            ("a rotation that is too wide", "llama.rope.dimension_count", .uint32(1 << 20)),
            ("no tokens", "tokenizer.ggml.tokens", .strings([])),
            ("fewer kinds than tokens", "tokenizer.ggml.token_type", .integers([3])),
            ("scores of no number", "tokenizer.ggml.scores", .floats([.nan])),
            ("another tokenizer", "tokenizer.ggml.model", .string("gpt2")),
            ("no tokenizer", "tokenizer.ggml.model", .string("none")),
            ("another architecture", "general.architecture", .string("mamba")),
            ("an alignment of nothing", "general.alignment", .uint32(0)),
            ("an alignment beyond the file", "general.alignment", .uint32(1 << 31)),
        ] as [(String, String, Value)])
    func `a header that lies is refused`(what: String, key: String, value: Value) throws {
        var file = TinyModel().file
        file.set(key, value)
        #expect(try talk(file.bytes) == nil)
    }

    @Test(
        arguments: [
            ("llama.context_length", .max), ("llama.context_length", 0), ("tokenizer.ggml.eos_token_id", .max),
            ("tokenizer.ggml.bos_token_id", 1 << 30),
        ] as [(String, UInt32)])
    func `a lie that the engine finds out does no harm`(key: String, number: UInt32) throws {
        var file = TinyModel().file
        file.set(key, .uint32(number))
        #expect(try talk(file.bytes).map(TinyModel.reply.hasPrefix) == true)
    }

    @Test(arguments: ["overlaps", "far", "huge", "wrapping", "five dimensions", "unknown", "twice"])
    func `a tensor that lies is refused`(lie: String) throws {
        var file = TinyModel().file
        switch lie {
        case "overlaps": file.tensors[1].claimedOffset = 0
        case "far": file.tensors[1].claimedOffset = 1 << 62
        case "huge": file.tensors[0].sizes = [1 << 40, 1 << 40]
        case "wrapping": file.tensors[0].sizes = [1 << 32, 1 << 32]
        case "five dimensions": file.tensors[0].sizes = [1, 1, 1, 1, 1]
        case "unknown": file.tensors[0].type = 4000
        default: file.tensors.append(file.tensors[0])
        }
        #expect(try talk(file.bytes) == nil)
    }

    @Test(arguments: [UInt64(1) << 63, .max, 1 << 40]) func `counts without end are refused`(count: UInt64) throws {
        var file = TinyModel().file
        file.claimedValues = count
        #expect(try talk(file.bytes) == nil)
        (file.claimedValues, file.claimedTensors) = (nil, count)
        #expect(try talk(file.bytes) == nil)
    }

    /// Jinja is never carried out: the engine knows some templates by their looks.
    @Test(
        arguments: [
            "<|im_start|>{% for a in range(999999999) %}{% for b in range(999999999) %}{{ a * b }}{% endfor %}{% endfor %}",
            "<|im_start|>{% set x = 'a' %}{% for i in range(99) %}{% set x = x + x %}{% endfor %}{{ x }}",
            "<|im_start|>" + String(repeating: "{% if a %}", count: 100_000),
            "<|im_start|>" + String(repeating: "(", count: 1_000_000),
        ])
    func `a template that would never end is as good as any`(template: String) throws {
        var file = TinyModel().file
        file.set("tokenizer.chat_template", .string(template))
        #expect(try talk(file.bytes)?.isEmpty == false)
    }

    @Test(
        arguments: [
            "\u{1b}[2J\u{1b}]0;x\u{7}", String(repeating: "a", count: 1000), String(repeating: "a", count: 5000),
            "\n\n\n\n",
            "\u{202e}\u{2066}", "",
        ])
    func `a token is text, or the reply fails`(token: String) throws {
        let model = TinyModel.endless
        var file = model.file
        guard case .strings(var tokens) = file.values.first(where: { $0.key == "tokenizer.ggml.tokens" })?.value,
            let place = tokens.firstIndex(of: model.pieces[1])
        else { return }
        tokens[place] = token
        file.set("tokenizer.ggml.tokens", .strings(tokens))
        let text = try talk(file.bytes) ?? ""
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202e}" || $0 == "\u{2066}" })
        #expect(text.unicodeScalars.count <= 8 * 16)
    }
}
