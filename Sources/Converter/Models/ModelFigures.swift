import Conversion

/// The figures of a network, from the keys that begin with its architecture.
struct ModelFigures {
    private let entries: HeaderEntries
    private let architecture: String

    init(_ entries: HeaderEntries) {
        self.entries = entries
        architecture = entries.text("general.architecture") ?? ""
    }

    /// What the header says, without the weights.
    var header: ModelHeader {
        get throws(ConversionReason) {
            var header = ModelHeader()
            header.architecture = architecture
            header.name = entries.text("general.name")
            header.licence = entries.text("general.license") ?? entries.text("general.license.name")
            header.sizeLabel = entries.text("general.size_label")
            header.contextLength = try figure("context_length", in: 1...1 << 31)
            header.embeddingLength = try figure("embedding_length", in: 1...1 << 24)
            header.blocks = try figure("block_count", in: 1...Self.mostBlocks)
            try addHeads(to: &header)
            header.vocabularySize = entries.textCount("tokenizer.ggml.tokens")
            header.tokenizer = entries.text("tokenizer.ggml.model")
            header.hasTemplate = entries.hasText(Self.template)
            header.template = entries.text(Self.template, mostBytes: ModelHeader.mostTemplateBytes)
            return header
        }
    }

    private static let template = "tokenizer.chat_template"
    private static let (mostBlocks, mostHeads, mostLength) = (1 << 12, 1 << 16, 1 << 16)

    private func figure(_ name: String, in range: ClosedRange<Int>) throws(ConversionReason) -> Int {
        guard let number = try entries.number("\(architecture).\(name)", in: range) else {
            throw .model(.wrongFigure)
        }
        return number
    }

    /// Adds the heads; without own figures every one has keys and values, and shares the embedding with the others.
    private func addHeads(to header: inout ModelHeader) throws(ConversionReason) {
        func numbers(_ name: String) throws(ConversionReason) -> [Int]? {
            try entries.numbers("\(architecture).attention.\(name)", blocks: header.blocks, in: 0...Self.mostHeads)
        }
        func length(_ name: String) throws(ConversionReason) -> Int? {
            try entries.number("\(architecture).attention.\(name)", in: 0...Self.mostLength)
        }
        let heads = try numbers("head_count") ?? []
        header.keyValueHeads = (try numbers("head_count_kv") ?? heads).reduce(0, +)
        let share = header.embeddingLength / max(1, heads.max() ?? 1)
        let usual = heads.isEmpty ? 0 : share
        header.keyLength = try length("key_length") ?? usual
        header.valueLength = try length("value_length") ?? usual
    }
}
