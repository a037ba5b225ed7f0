import Glibc

/// A genuine recogniser of about 2 MB in whisper.cpp's format, made by hand: it hears the same text in any sound.
///
/// Its encoder and all its layers are zero, so that a token follows from its place alone: the embedding of each place
/// points to the token that comes there. It has no rights reserved (CC0).
public struct TinyRecogniser {
    /// Each with the space before it.
    public var words: [String]
    /// How likely it finds it that nobody spoke, 0…1.
    public var noSpeech: Double
    public var hyperparameters = Hyperparameters()

    /// What it hears unless told otherwise.
    public static let text = " Hola. Quiero un café, por favor."

    /// The figures of whisper.cpp's header, in its order.
    public struct Hyperparameters {
        public var vocabulary: Int32 = 51_865
        public var audioContext: Int32 = 64
        public var audioState: Int32 = 32
        public var audioHeads: Int32 = 1
        public var audioLayers: Int32 = 1
        public var textContext: Int32 = 64
        public var textState: Int32 = 32
        public var textHeads: Int32 = 1
        public var textLayers: Int32 = 1
        public var mels: Int32 = 80
        /// 16-bit floats.
        public var format: Int32 = 1

        var all: [Int32] {
            [
                vocabulary, audioContext, audioState, audioHeads, audioLayers, textContext, textState, textHeads,
                textLayers, mels, format,
            ]
        }
    }

    public init(_ text: String = text, noSpeech: Double = 0.01) {
        words = text.split(separator: " ").map { " \($0)" }
        self.noSpeech = noSpeech
    }

    // MARK: - Tokens

    /// Tokens by whisper.cpp's count, with 99 languages.
    private static let (end, nobody) = (50_257, 50_362)
    /// The first places are the beginning, the language, the task, and that there are no times.
    private static let firstPlace = 3
    private static let space = " "
    private var vocabulary: [String] { [Self.space] + words }

    // MARK: - The file

    /// The file in its parts, to be changed before they are joined: the header, the filters and words, each tensor.
    public var parts: [[UInt8]] { [header, filters, list] + tensors.map(\.bytes) }

    /// The whole file.
    public var bytes: [UInt8] { Self.file(parts) }

    /// The file of such parts; `joined()` would take seconds in the tests' own build.
    public static func file(_ parts: [[UInt8]]) -> [UInt8] { parts.reduce(into: []) { $0 += $1 } }

    /// The magic number and the hyperparameters.
    public var header: [UInt8] {
        MadeGGUF.bytes(UInt32(0x6767_6d6c)) + hyperparameters.all.flatMap { MadeGGUF.bytes($0) }
    }

    private var filters: [UInt8] {
        let (mels, numbers) = (hyperparameters.mels, Int32(201))
        return MadeGGUF.bytes(mels) + MadeGGUF.bytes(numbers) + [UInt8](repeating: 0, count: Int(4 * numbers * mels))
    }

    private var list: [UInt8] {
        MadeGGUF.bytes(Int32(vocabulary.count))
            + vocabulary.flatMap { MadeGGUF.bytes(Int32($0.utf8.count)) + Array($0.utf8) }
    }

    // MARK: - Tensors

    /// A tensor in which few numbers are not zero.
    public struct Tensor {
        public var name: String
        /// The innermost first.
        public var sizes: [Int32]
        public var isHalf = false
        /// Numbers by their places.
        public var values: [Int: Float] = [:]

        public var bytes: [UInt8] {
            let head = [Int32(sizes.count), Int32(name.utf8.count), isHalf ? 1 : 0] + sizes
            let size = isHalf ? 2 : 4
            var data = [UInt8](repeating: 0, count: sizes.reduce(size) { $0 * Int($1) })
            for (place, value) in values {
                let bytes = isHalf ? MadeGGUF.bytes(Float16(value).bitPattern) : MadeGGUF.bytes(value)
                data.replaceSubrange((size * place)..<(size * (place + 1)), with: bytes)
            }
            return head.flatMap { MadeGGUF.bytes($0) } + Array(name.utf8) + data
        }
    }

    /// How far a place outweighs the token that is there, and how far the likeliest token outweighs the others.
    private static let (placeWeight, contrast): (Float, Float) = (100, 8)

    /// All tensors, in no order that matters.
    public var tensors: [Tensor] {
        let it = hyperparameters, state = it.textState
        var all = [
            Tensor(name: "encoder.positional_embedding", sizes: [state, it.audioContext]),
            Tensor(name: "encoder.conv1.weight", sizes: [3, it.mels, state], isHalf: true),
            Tensor(name: "encoder.conv1.bias", sizes: [1, state]),
            Tensor(name: "encoder.conv2.weight", sizes: [3, state, state], isHalf: true),
            Tensor(name: "encoder.conv2.bias", sizes: [1, state]), places, embeddings,
        ]
        all += Self.norm("encoder.ln_post", state) + Self.norm("decoder.ln", state)
        for place in 0..<Int(state) { all[all.count - 2].values[place] = Self.contrast }
        for layer in 0..<it.audioLayers { all += Self.layer("encoder.blocks.\(layer).", ["attn"], state) }
        for layer in 0..<it.textLayers { all += Self.layer("decoder.blocks.\(layer).", ["attn", "cross_attn"], state) }
        return all
    }

    /// Points each place to the axis of its token; the beginning to the last axis.
    private var places: Tensor {
        let state = Int(hyperparameters.textState)
        var tensor = Tensor(
            name: "decoder.positional_embedding", sizes: [hyperparameters.textState, hyperparameters.textContext])
        for axis in 0...words.count { tensor.values[(Self.firstPlace + axis) * state + axis] = Self.placeWeight }
        tensor.values[state - 1] = Self.placeWeight
        return tensor
    }

    /// Gives each word an axis, then the end; and the last one to the token for nobody's speech.
    private var embeddings: Tensor {
        let state = Int(hyperparameters.textState)
        var tensor = Tensor(
            name: "decoder.token_embedding.weight", sizes: [hyperparameters.textState, hyperparameters.vocabulary],
            isHalf: true)
        for axis in words.indices { tensor.values[(axis + 1) * state + axis] = 1 }
        tensor.values[Self.end * state + words.count] = 1
        // The other tokens weigh 1 each, and a normalised axis the root of all axes but itself.
        let odds = noSpeech / (1 - noSpeech) * Double(hyperparameters.vocabulary)
        let most = Double(Self.contrast) * Double(state - 1).squareRoot()
        tensor.values[Self.nobody * state + state - 1] = Float(log(odds) / most)
        return tensor
    }

    private static func norm(_ name: String, _ state: Int32) -> [Tensor] {
        [Tensor(name: "\(name).weight", sizes: [state]), Tensor(name: "\(name).bias", sizes: [state])]
    }

    private static func linear(_ name: String, _ sizes: [Int32], hasBias: Bool = true) -> [Tensor] {
        [Tensor(name: "\(name).weight", sizes: sizes, isHalf: true)]
            + (hasBias ? [Tensor(name: "\(name).bias", sizes: [sizes[1]])] : [])
    }

    private static func layer(_ layer: String, _ attentions: [String], _ state: Int32) -> [Tensor] {
        let attention = attentions.flatMap { name in
            ["query", "key", "value", "out"].flatMap {
                linear("\(layer)\(name).\($0)", [state, state], hasBias: $0 != "key")
            } + norm("\(layer)\(name)_ln", state)
        }
        return attention + linear("\(layer)mlp.0", [state, 4 * state]) + linear("\(layer)mlp.2", [4 * state, state])
            + norm("\(layer)mlp_ln", state)
    }
}
