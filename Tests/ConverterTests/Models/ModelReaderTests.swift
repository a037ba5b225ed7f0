import TestSupport
import Testing

@testable import Conversion
@testable import Converter

/// The header of a language model, whole or not.
struct ModelReaderTests {
    private func header(_ bytes: [UInt8], fileSize: Int? = nil) throws(ConversionReason) -> ModelHeader {
        var outcome: Result<ModelHeader, ConversionReason>?
        bytes.withUnsafeBytes { bytes in
            outcome = Result { () throws(ConversionReason) in
                try ModelReader.header(of: bytes, fileSize: fileSize ?? bytes.count)
            }
        }
        guard let outcome else { throw .fixed(.damaged) }
        return try outcome.get()
    }

    private func refusal(_ bytes: [UInt8], fileSize: Int? = nil) -> String? {
        do throws(ConversionReason) {
            _ = try header(bytes, fileSize: fileSize)
            return nil
        } catch {
            return error.sentence.description
        }
    }

    private func changed(_ change: (inout MadeGGUF) -> Void) -> [UInt8] {
        var file = TinyModel().file
        change(&file)
        return file.bytes
    }

    @Test func `a model is what its header says`() throws {
        let model = TinyModel()
        var expected = ModelHeader()
        (expected.architecture, expected.name, expected.licence) = ("llama", model.name, "CC0-1.0")
        (expected.quantisation, expected.contextLength, expected.embeddingLength) = ("F16", 2048, 288)
        (expected.blocks, expected.keyValueHeads) = (1, 1)
        (expected.keyLength, expected.valueLength) = (288, 288)
        (expected.vocabularySize, expected.tokenizer) = (274, "llama")
        (expected.hasTemplate, expected.template) = (true, TinyModel.Template.chatML.text)
        // Two matrices of the vocabulary, four of attention, three of the network between, and three norms.
        expected.parameters = 288 * (2 * 274 + 4 * 288 + 3 * 32 + 3)
        expected.neededBytes = model.bytes.count
        #expect(try header(model.bytes) == expected)
    }

    @Test(
        arguments: [
            ("llama.attention.head_count_kv", .integers([3]), 3, 288),
            ("llama.attention.head_count_kv", nil, 1, 288), ("llama.attention.head_count_kv", .uint64(2), 2, 288),
            ("llama.attention.head_count", .uint32(4), 1, 72), ("llama.attention.key_length", .uint32(64), 1, 64),
        ] as [(String, MadeGGUF.Value?, Int, Int)])
    func `heads may be given in several ways`(key: String, value: MadeGGUF.Value?, heads: Int, length: Int) throws {
        let model = try header(changed { $0.set(key, value) })
        #expect(model.keyValueHeads == heads)
        #expect(model.keyLength == length)
    }

    @Test(
        arguments: [
            (.uint32(15), "Q4_K_M"), (.uint32(1024 + 7), "Q8_0"), (nil, "F16"), (.uint32(999), "F16"),
        ] as [(MadeGGUF.Value?, String)])
    func `the quantisation is stated or that of most weights`(type: MadeGGUF.Value?, name: String) throws {
        #expect(try header(changed { $0.set("general.file_type", type) }).quantisation == name)
    }

    @Test func `a file of version 2 is read too`() throws {
        #expect(try header(changed { $0.version = 2 }).version == 2)
    }

    @Test func `texts are cleaned and shortened`() throws {
        let long = String(repeating: "ñ", count: 5000)
        let model = try header(
            changed {
                $0.set("general.name", .string("a\u{1b}[31m\nb\u{202e}"))
                $0.set("general.license", .string(long))
                $0.set("general.size_label", .string("  "))
            })
        #expect(model.name == "a[31m b")
        #expect(model.licence == String(long.prefix(200)))
        #expect(model.sizeLabel == nil)
        #expect(model.isPossible)
    }

    @Test func `a template that is too long is only counted`() throws {
        let long = String(repeating: "{", count: 70_000)
        let model = try header(changed { $0.set("tokenizer.chat_template", .string(long)) })
        #expect(model.hasTemplate)
        #expect(model.template == nil)
    }

    @Test(
        arguments: [
            ("tokenizer.chat_template", nil, "is not a chat model: it has no chat template"),
            (
                "general.architecture", .string("clip"),
                "is not a language model that can talk: its architecture is clip"
            ),
            (
                "general.architecture", .string("nomic-bert"),
                "is not a language model that can talk: its architecture is nomic-bert"
            ),
            ("tokenizer.ggml.tokens", nil, Self.vocabulary), ("tokenizer.ggml.tokens", .strings([]), Self.vocabulary),
            ("tokenizer.ggml.model", .string("none"), Self.vocabulary), ("tokenizer.ggml.model", nil, Self.vocabulary),
            ("tokenizer.ggml.model", .string("no_vocab"), Self.vocabulary),
            ("general.type", .string("adapter"), "is only an addition to a language model, not a model itself"),
            (
                "split.count", .uint32(3), "is one of 3 parts of a model; join them first (llama-gguf-split --merge)"
            ),
            ("general.architecture", nil, Self.figure), ("llama.block_count", nil, Self.figure),
            ("llama.block_count", .uint32(1 << 20), Self.figure), ("llama.context_length", .int32(-1), Self.figure),
            ("llama.embedding_length", .string("8"), Self.figure),
            ("llama.attention.head_count_kv", .integers([1, 2]), Self.figure),
            ("llama.attention.head_count_kv", .integers([-1]), Self.figure),
            ("llama.attention.key_length", .uint64(1 << 63), Self.figure),
            ("general.alignment", .uint32(33), Self.figure), ("general.alignment", .uint32(0), Self.figure),
            ("general.alignment", .uint32(1 << 16), "is damaged: its list of weights is impossible"),
            ("x", .raw(13, []), Self.kind),
            ("x", .raw(9, MadeGGUF.bytes(UInt32(9)) + MadeGGUF.bytes(UInt64(0))), Self.kind),
            ("x", .raw(9, MadeGGUF.bytes(UInt32(10)) + MadeGGUF.bytes(UInt64.max)), "is damaged or truncated"),
            ("x", .raw(9, MadeGGUF.bytes(UInt32(8)) + MadeGGUF.bytes(UInt64(1) << 62)), "is damaged or truncated"),
            ("x", .raw(8, MadeGGUF.bytes(UInt64(Int.max))), "is damaged or truncated"),
        ] as [(String, MadeGGUF.Value?, String)])
    func `a wrong value is refused`(key: String, value: MadeGGUF.Value?, sentence: String) {
        #expect(refusal(changed { $0.set(key, value) }) == sentence)
    }

    private static let vocabulary = "has no vocabulary, so it can neither read nor write"
    private static let figure = "is damaged: a figure in its header is missing or impossible"
    private static let kind = "is damaged: its header has a value of an unknown kind"

    @Test func `two entries of one name are refused`() {
        let twice = "is damaged: its header has two entries of one name"
        #expect(refusal(changed { $0.values.append($0.values[0]) }) == twice)
        #expect(refusal(changed { $0.tensors.append($0.tensors[0]) }) == twice)
    }

    @Test func `impossible weights are refused`() {
        let impossible = "is damaged: its list of weights is impossible"
        let sizes: [[UInt64]] = [
            [1, 1, 1, 1, 1], [0], [UInt64(1) << 63], [1 << 40, 1 << 40], [1 << 62, 1], [.max],
        ]
        for sizes in sizes { #expect(refusal(changed { $0.tensors[3].sizes = sizes }) == impossible) }
        #expect(refusal(changed { $0.tensors[2].claimedOffset = 5 }) == impossible)
        #expect(refusal(changed { $0.tensors[2].claimedOffset = .max }) == impossible)
        #expect(refusal(changed { $0.tensors[1].name = String(repeating: "x", count: 64) }) == impossible)
        // A row of Q4_K has whole blocks of 256.
        #expect(refusal(changed { $0.tensors[0].type = 12 }) == impossible)
        #expect(
            refusal(changed { $0.tensors[0].type = 31 }) == "has weights in a format that this Pasaka does not know")
        #expect(refusal(changed { $0.tensors = [] }) == "has no weights")
    }

    @Test func `claims without entries are refused`() {
        let many = "is damaged: its header claims too many entries"
        #expect(refusal(changed { $0.claimedTensors = 1 << 40 }) == many)
        #expect(refusal(changed { $0.claimedValues = 1 << 40 }) == many)
        #expect(refusal(changed { $0.claimedValues = 4000 }) != nil)
        #expect(refusal(changed { $0.claimedTensors = .max }) == "is damaged or truncated")
    }

    @Test func `what is no GGUF of this machine's is refused`() {
        let foreign = "is not a language model (GGUF)"
        #expect(refusal([]) == foreign)
        #expect(refusal(Array("GG".utf8)) == foreign)
        #expect(refusal(Array("PK\u{3}\u{4} and more".utf8)) == foreign)
        #expect(refusal(Array("ggml and more".utf8)) == foreign)
        #expect(refusal(Array("GGUF".utf8)) == "is damaged or truncated")
        #expect(
            refusal(changed { $0.version = UInt32(3).bigEndian })
                == "is made for other machines (big-endian); get the usual file (little-endian)")
        for version in [1, 4, 900] as [UInt32] {
            #expect(
                refusal(changed { $0.version = version })
                    == "is a GGUF of version \(version), which this Pasaka does not know")
        }
    }

    @Test func `a truncated file says how much of it is there`() {
        let model = TinyModel()
        let count = model.bytes.count
        #expect(
            refusal(model.bytes(truncatedAt: 0.5))
                == "is truncated: it has \(Self.grouped(count / 2)) of \(Self.grouped(count)) bytes")
        #expect(refusal(Array(model.bytes.dropLast())) == Self.truncated(count - 1, of: count))
        #expect(refusal(Array(model.bytes.prefix(900))) == "is damaged or truncated")
    }

    private static func truncated(_ bytes: Int, of count: Int) -> String {
        "is truncated: it has \(grouped(bytes)) of \(grouped(count)) bytes"
    }

    private static func grouped(_ number: Int) -> String {
        let digits = Array("\(number)")
        let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max(0, $0 - 3)..<$0]) }
        return groups.reversed().joined(separator: ",")
    }

    @Test func `a header beyond the bytes that are read is too large`() {
        let bytes = TinyModel().bytes
        #expect(refusal(Array(bytes.prefix(900)), fileSize: bytes.count) == "has a header of more than 64 MB")
        #expect(refusal(Array(bytes.prefix(100_000)), fileSize: bytes.count) == nil)
    }

    @Test func `the formats of weights are ggml's`() {
        #expect(WeightFormat.q4_K.name == "Q4_K")
        #expect(WeightFormat.iq2_XXS.rawValue == 16)
        #expect(WeightFormat.iq4_XS.rawValue == 23)
        #expect(WeightFormat.bf16.rawValue == 30)
        #expect(WeightFormat.q2_0.rawValue == 42)
    }
}
