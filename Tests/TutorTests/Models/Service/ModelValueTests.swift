import Conversion
import Sentences
import Testing

@testable import Installed
@testable import Tutor

/// Names, memory and records of models.
struct ModelValueTests {
    @Test(
        arguments: [
            ("Qwen2.5-1.5B-Instruct-Q4_K_M.gguf", nil, "qwen2-5-1-5b-instruct-q4-k-m"),
            ("salamandra-2b.GGUF", nil, "salamandra-2b"), ("model.gguf", "Salamandra 2B", "salamandra-2b-q4-k-m"),
            ("ggml-model-q4_0.gguf", "Llama", "llama-q4-k-m"), ("ggml-model-q4_0.gguf", nil, "ggml-model-q4-0"),
            ("ñ.gguf", nil, "model"), ("ñ.gguf", "¡Hola!", "hola-q4-k-m"), ("--a--.gguf", nil, "a"),
            ("my file", nil, "my-file"),
        ] as [(String, String?, String)])
    func `a name comes from the file, or from the model if the file's says nothing`(
        file: String, title: String?, name: String
    ) {
        let made = InstalledName.model(file: file, title: title, quantisation: "Q4_K_M")
        #expect(made == name)
        #expect(InstalledName.isOne(made))
    }

    @Test func `long names end somewhere, and not with a hyphen`() {
        let name = InstalledName.model(file: String(repeating: "abcd ", count: 40), title: nil, quantisation: "F16")
        #expect(name.utf8.count == 59 && name.last == "d")
    }

    @Test func `a taken name gets a number`() {
        #expect(InstalledName.free("a") { ["a", "a-2"].contains($0) } == "a-3")
        #expect(InstalledName.free("a") { _ in false } == "a")
    }

    /// A model such as Qwen2.5-1.5B, whose keys and values the engine reports with 56 MiB for 2048 tokens.
    @Test func `memory is the file, the keys and values, and room to work`() {
        var header = ModelHeader()
        (header.contextLength, header.keyValueHeads) = (32_768, 28 * 2)
        (header.keyLength, header.valueLength) = (128, 128)
        let memory = ModelMemory(header, fileBytes: 1_000_000_000)
        #expect(memory.cache == 56 << 20)
        #expect(memory.total == 1_000_000_000 + 56 << 20 + 150_000_000)
        #expect(memory.fits(in: memory.total) && !memory.fits(in: memory.total - 1))
        header.contextLength = 1024
        #expect(ModelMemory(header, fileBytes: 0).cache == 28 << 20)
    }

    @Test func `impossible figures never fit`() {
        var header = ModelHeader()
        (header.contextLength, header.keyValueHeads) = (.max, .max)
        (header.keyLength, header.valueLength) = (1 << 20, 1 << 20)
        #expect(!ModelMemory(header, fileBytes: 1).fits(in: 1 << 50))
        #expect(!ModelMemory(header, fileBytes: .max).fits(in: .max - 1))
        (header.keyLength, header.valueLength) = (.max, .max)
        #expect(!ModelMemory(header, fileBytes: .max).fits(in: .max - 1))
        #expect(!ModelMemory(ModelHeader(), fileBytes: .max).fits(in: .max - 1))
    }

    @Test(arguments: [Int.min, -1, .max])
    func `a record whose figures cannot be is none`(figure: Int) throws {
        for path in [\ModelHeader.keyLength, \.keyValueHeads, \.contextLength, \.parameters, \.neededBytes] {
            var header = ModelHeader()
            header[keyPath: path] = figure
            let record = ModelRecord(file: "a.gguf", bytes: 7, added: "2026-11-24", header: header)
            #expect(ModelRecord(json: try #require(record.json)) == nil)
        }
    }

    @Test func `a record of a newer Pasaka is none`() throws {
        var record = ModelRecord(file: "a.gguf", bytes: 7, added: "2026-11-24", header: ModelHeader())
        record.version = 2
        #expect(ModelRecord(json: try #require(record.json)) == nil)
    }

    @Test(arguments: [
        (0, "0 MB"), (1, "1 MB"), (999_999_999, "999 MB"), (1_049_000_000, "1.0 GB"), (34_567_000_000, "34.5 GB"),
    ])
    func `sizes are short`(bytes: Int, text: String) { #expect(Sentence.size(bytes).description == text) }

    @Test func `a record is the same after it was written, and has no template`() throws {
        var header = ModelHeader()
        (header.name, header.template, header.hasTemplate) = ("Ñ", "{{ x }}", true)
        var record = ModelRecord(file: "a.gguf", bytes: 7, added: "2026-11-24", header: header)
        record.exam = try Examinees.run(answer: Examinees.parrot)
        #expect(record.header.template == nil && record.header.hasTemplate)
        #expect(ModelRecord(json: try #require(record.json)) == record)
        let longest = String(repeating: "\u{10FFFD}", count: 80)
        let mark = ExamMark(
            question: "q", level: .a1, judged: ExamSkill.allCases, failed: ExamSkill.allCases,
            reasons: Array(repeating: longest, count: 8))
        record.exam = ExamCard(
            version: 1, date: "2026-11-24", model: ExaminedModel(name: "Ñ", parameters: nil), isAnalysed: true,
            marks: Array(repeating: mark, count: 64), tokensASecond: 1)
        #expect(ModelRecord(json: try #require(record.json)) == record, "as many reasons as there can be")
    }
}
