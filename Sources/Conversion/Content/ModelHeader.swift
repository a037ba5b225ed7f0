import Sentences

/// What the file of a language model (GGUF) says of it, without its weights.
public struct ModelHeader: Codable, Hashable, Sendable {
    /// The version of the format: 2 or 3.
    public var version = 3
    /// The kind of network, such as `llama` or `qwen2`.
    public var architecture = ""
    /// The model's name; nil if the file has none.
    public var name: String?
    /// The licence as the file states it, such as `apache-2.0`; nil if it states none.
    public var licence: String?
    /// Its size in words, such as `1.5B`; nil if the file has none.
    public var sizeLabel: String?
    /// How the weights are rounded, such as `Q4_K_M`.
    public var quantisation = ""
    /// The number of its weights.
    public var parameters = 0
    /// The tokens that it can take into account at once.
    public var contextLength = 0
    /// The numbers that stand for a token.
    public var embeddingLength = 0
    /// The layers of the network.
    public var blocks = 0
    /// The heads whose keys and values are kept for every token, of all blocks together.
    public var keyValueHeads = 0
    /// The numbers of a key and of a value, of one head.
    public var keyLength = 0, valueLength = 0
    /// The tokens that it knows.
    public var vocabularySize = 0
    /// The kind of its tokenizer, such as `llama` or `gpt2`; nil if the file does not say.
    public var tokenizer: String?
    public var hasTemplate = false
    /// How a chat is written down (Jinja); nil if there is none or it is longer than ``mostTemplateBytes``.
    public var template: String?
    /// The bytes that the file must have.
    public var neededBytes = 0

    public init() {}

    public static let mostTemplateBytes = 64 << 10
    /// The most scalars of any of its other texts.
    package static let mostTextScalars = 200
}

extension ModelHeader {
    /// The largest figure: more parameters, tokens or bytes than a model has, and few enough to count with.
    private static let mostFigure = 1 << 50

    /// Whether its figures can be, and its texts can be shown: an honest child sends nothing else.
    public var isPossible: Bool {
        let texts = [architecture, name, licence, sizeLabel, quantisation, tokenizer].compactMap(\.self)
        let figures = [
            version, parameters, contextLength, embeddingLength, blocks, keyValueHeads, keyLength, valueLength,
            vocabularySize,
            neededBytes,
        ]
        return texts.allSatisfy { $0.unicodeScalars.count <= Self.mostTextScalars && $0.withoutControls == $0 }
            && figures.allSatisfy { (0...Self.mostFigure).contains($0) }
            && [blocks, keyLength, valueLength].allSatisfy { $0 <= 1 << 20 }
            && keyValueHeads <= 1 << 30 && (template?.utf8.count ?? 0) <= Self.mostTemplateBytes
    }
}

extension Conversion {
    /// Reads the header of a language model; the weights are not read.
    public func model(in input: Int32) throws(ConversionRefusal) -> ModelHeader {
        guard case .model(let header) = try run(.model, input: input, output: nil) else { throw .notAnswered }
        return header
    }
}
