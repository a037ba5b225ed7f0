import Inference

/// The tensors that a recogniser must have: their names, sizes and formats are those of whisper.cpp.
struct ModelTensors {
    private var expected: [String: Tensor] = [:]

    private struct Tensor: Hashable {
        /// The innermost first.
        let sizes: [Int]
        let format: TensorFormat

        /// The size of its data, in bytes; nil if its rows cannot be stored so.
        var bytes: Int? {
            guard sizes[0] % format.block == 0 else { return nil }
            return sizes.reduce(1, *) / format.block * format.blockBytes
        }
    }

    private static let mostNameBytes = 128

    /// - Returns: nil if the header names a format that whisper.cpp does not have.
    init?(_ header: RecogniserHeader) {
        guard let weights = TensorFormat(file: header.format) else { return nil }
        let filters = weights == .float32 ? TensorFormat.float32 : .float16
        let state = header.state
        add("encoder.positional_embedding", [state, header.audioContext])
        add("encoder.conv1.weight", [3, header.mels, state], filters)
        add("encoder.conv1.bias", [1, state])
        add("encoder.conv2.weight", [3, state, state], filters)
        add("encoder.conv2.bias", [1, state])
        add("decoder.positional_embedding", [state, header.textContext])
        add("decoder.token_embedding.weight", [state, header.vocabulary], weights)
        addNorms(["encoder.ln_post", "decoder.ln"], state)
        for layer in 0..<header.audioLayers { addLayer("encoder.blocks.\(layer).", ["attn"], state, weights) }
        for layer in 0..<header.textLayers {
            addLayer("decoder.blocks.\(layer).", ["attn", "cross_attn"], state, weights)
        }
        guard expected.values.allSatisfy({ $0.bytes != nil }) else { return nil }
    }

    private mutating func add(_ name: String, _ sizes: [Int], _ format: TensorFormat = .float32) {
        expected[name] = Tensor(sizes: sizes, format: format)
    }

    private mutating func addNorms(_ names: [String], _ state: Int) {
        for name in names {
            add("\(name).weight", [state])
            add("\(name).bias", [state])
        }
    }

    private mutating func addLayer(_ layer: String, _ attentions: [String], _ state: Int, _ weights: TensorFormat) {
        for attention in attentions.map({ layer + $0 }) {
            for part in ["query", "key", "value", "out"] {
                add("\(attention).\(part).weight", [state, state], weights)
            }
            for part in ["query", "value", "out"] { add("\(attention).\(part).bias", [state]) }
        }
        add("\(layer)mlp.0.weight", [state, 4 * state], weights)
        add("\(layer)mlp.0.bias", [4 * state])
        add("\(layer)mlp.2.weight", [4 * state, state], weights)
        add("\(layer)mlp.2.bias", [state])
        addNorms((attentions + ["mlp"]).map { "\(layer)\($0)_ln" }, state)
    }

    // MARK: - In a file

    /// Whether the rest of the file is each of the tensors once, and nothing else.
    func areAll(in bytes: ModelBytes) -> Bool {
        var rest = expected
        while !bytes.isAtEnd {
            guard let (name, tensor) = Self.next(in: bytes), rest.removeValue(forKey: name) == tensor,
                let count = tensor.bytes, bytes.skip(count)
            else { return false }
        }
        return rest.isEmpty
    }

    private static func next(in bytes: ModelBytes) -> (String, Tensor)? {
        guard let dimensions = bytes.number(), (1...3).contains(dimensions),
            let length = bytes.number(), (1...mostNameBytes).contains(length),
            let format = bytes.number().flatMap(TensorFormat.init(rawValue:))
        else { return nil }
        var sizes: [Int] = []
        for _ in 0..<dimensions {
            guard let size = bytes.number() else { return nil }
            sizes.append(size)
        }
        guard let name = bytes.bytes(length) else { return nil }
        return (String(decoding: name, as: UTF8.self), Tensor(sizes: sizes, format: format))
    }
}

/// How ggml stores numbers, by its own count (`ggml_type`).
enum TensorFormat: Int {
    case float32 = 0, float16, q4_0, q4_1
    case q5_0 = 6, q5_1, q8_0
    case q2K = 10, q3K, q4K, q5K, q6K

    /// - Parameter file: how a file's header counts them (`ggml_ftype`).
    init?(file: Int) {
        switch file {
        case 0...3, 10...14: self.init(rawValue: file)
        case 7: self = .q8_0
        case 8: self = .q5_0
        case 9: self = .q5_1
        default: return nil
        }
    }

    /// Numbers that are stored together.
    var block: Int {
        switch self {
        case .float32, .float16: 1
        case .q4_0, .q4_1, .q5_0, .q5_1, .q8_0: 32
        case .q2K, .q3K, .q4K, .q5K, .q6K: 256
        }
    }

    var blockBytes: Int {
        switch self {
        case .float32: 4
        case .float16: 2
        case .q4_0: 18
        case .q4_1: 20
        case .q5_0: 22
        case .q5_1: 24
        case .q8_0: 34
        case .q2K: 84
        case .q3K: 110
        case .q4K: 144
        case .q5K: 176
        case .q6K: 210
        }
    }
}
