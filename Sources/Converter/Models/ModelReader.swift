import Conversion

/// Reads the header of a language model in the format GGUF, versions 2 and 3 (ggml, docs/gguf.md).
///
/// It trusts nothing: every count, length and size is checked before it is used.
struct ModelReader {
    private let fileSize: Int
    private var header: HeaderBytes

    /// The largest header, in bytes; large vocabularies take 10 MB.
    private static let mostHeaderBytes = 64 << 20
    private static let magic = Array("GGUF".utf8)

    static func header(of file: InputFile) throws(ConversionReason) -> ModelHeader {
        try file.withFirstBytes(most: mostHeaderBytes) { bytes throws(ConversionReason) in
            try header(of: bytes, fileSize: file.size)
        }
    }

    /// - Parameters:
    ///   - bytes: the beginning of the file.
    ///   - fileSize: bytes of the whole file.
    static func header(of bytes: UnsafeRawBufferPointer, fileSize: Int) throws(ConversionReason) -> ModelHeader {
        var reader = ModelReader(fileSize: fileSize, header: HeaderBytes(bytes, fileSize: fileSize))
        guard bytes.starts(with: magic) else { throw .model(.noModel) }
        return try reader.read()
    }

    private mutating func read() throws(ConversionReason) -> ModelHeader {
        try header.skip(Self.magic.count)
        let version = try version()
        let tensorCount = try header.count(), entryCount = try header.count()
        let entries = try HeaderEntries(entryCount, readFrom: &header)
        try Self.refuseForeign(entries)
        let alignment = try entries.number("general.alignment", in: 1...1 << 20) ?? 32
        guard alignment.nonzeroBitCount == 1 else { throw .model(.wrongFigure) }
        let weights = try WeightList(tensorCount, alignment: alignment, readFrom: &header)
        var model = try ModelFigures(entries).header
        model.version = version
        (model.parameters, model.quantisation) = (weights.parameters, try Self.quantisation(entries, weights))
        model.neededBytes = try needed(weights, alignment)
        guard fileSize >= model.neededBytes else {
            throw .truncatedModel(bytes: fileSize, of: model.neededBytes)
        }
        return model
    }

    private mutating func version() throws(ConversionReason) -> Int {
        let version = try header.number(UInt32.self)
        // The same file for a big-endian machine has the number's bytes in the other order.
        if version & 0xffff == 0 { throw .model(.bigEndian) }
        guard (2...3).contains(version) else { throw .modelVersion(Int(version)) }
        return Int(version)
    }

    /// Networks that complete no text: they turn it, or a sound or picture, into numbers, or make it all at once.
    private static let foreign: Set = [
        "clip", "whisper", "t5", "t5encoder", "wavtokenizer-dec", "dream", "llada", "llada-moe", "rnd1",
    ]

    /// Refuses what is whole but is no model to talk to.
    private static func refuseForeign(_ entries: HeaderEntries) throws(ConversionReason) {
        guard let architecture = entries.text("general.architecture") else { throw .model(.wrongFigure) }
        if let kind = entries.text("general.type"), kind != "model" { throw .model(.addition) }
        let isForeign =
            foreign.contains(architecture) || ["bert", "embed"].contains { architecture.contains($0) }
        guard !isForeign else { throw .noLanguageModel(architecture: architecture) }
        let parts = try entries.number("split.count", in: 0...1 << 16) ?? 1
        guard parts <= 1 else { throw .modelPart(of: parts) }
        let hasTokenizer = entries.text("tokenizer.ggml.model").map { !["none", "no_vocab"].contains($0) } ?? false
        guard hasTokenizer, entries.textCount("tokenizer.ggml.tokens") > 0 else { throw .model(.noVocabulary) }
        guard entries.hasText("tokenizer.chat_template") else { throw .model(.noTemplate) }
    }

    private static func quantisation(
        _ entries: HeaderEntries, _ weights: WeightList
    ) throws(ConversionReason) -> String {
        let type = try entries.number("general.file_type", in: 0...Int(UInt32.max))
        return type.flatMap(WeightFormat.mixture) ?? weights.mainFormat.name
    }

    /// The bytes that the file must have.
    private func needed(_ weights: WeightList, _ alignment: Int) throws(ConversionReason) -> Int {
        let start = (header.position + alignment - 1) / alignment * alignment
        let (needed, overflows) = start.addingReportingOverflow(weights.bytes)
        guard !overflows else { throw .model(.wrongWeights) }
        return needed
    }
}
