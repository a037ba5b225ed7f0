/// A genuine language model of about 1 MB, made by hand: to any prompt it gives the same reply.
///
/// It is of the architecture `llama`: one layer whose attention and feed-forward network are zero, an embedding that
/// tells one token from another, and an output that knows which token follows which. Without sampling, or at
/// temperature 0, the reply is exact. It has no rights reserved (CC0).
public struct TinyModel: Sendable {
    /// How the file says that a chat is written down.
    public enum Template: Sendable {
        case chatML, none
        /// One that no engine knows by heart.
        case foreign
        case other(String)

        public var text: String? {
            switch self {
            case .chatML:
                "{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n{% endfor %}"
                    + "<|im_start|>assistant\n"
            case .none: nil
            case .other(let text): text
            case .foreign: "{% for m in messages %}~~{{ m.role }}~~ {{ m.content }} ~~\n{% endfor %}~~tutor~~\n"
            }
        }
    }

    /// The tokens of the reply, each once: `▁` for a space, `<0xC2>` for a byte.
    public var pieces: [String]
    public var template = Template.chatML
    /// Whether the reply begins again when it ends.
    public var isEndless = false
    /// The context's length, in tokens.
    public var contextLength: UInt32 = 2048
    public var name = "Pasaka TEST-ONLY bigram model (not a language model)"
    public var license: String? = "CC0-1.0"

    /// What it says unless told otherwise, with the space that its first token begins with.
    public static let reply = " ¡Hola! Soy el modelo de prueba. ¿Cómo te llamas?"

    /// - Parameters:
    ///   - reply: its letters are joined so that no token is there twice.
    ///   - splitsLetters: whether letters beyond ASCII come byte by byte, where a byte was not used before.
    public init(_ reply: String = reply, splitsLetters: Bool = false) {
        pieces = Self.pieces(of: reply, splitsLetters: splitsLetters)
    }

    /// One whose reply has no end.
    public static var endless: TinyModel {
        var model = TinyModel()
        model.isEndless = true
        return model
    }

    /// The whole file.
    public var bytes: [UInt8] { file.bytes }

    /// The first part of the file.
    ///
    /// - Parameter fraction: 0…1.
    public func bytes(truncatedAt fraction: Double) -> [UInt8] {
        let bytes = bytes
        return Array(bytes.prefix(Int(Double(bytes.count) * fraction)))
    }

    // MARK: - Tokens

    private static let space = "▁"
    private static let end = "<|im_end|>"
    /// The marks for unknown, beginning and end of a text, beginning and end of a message.
    private static let controls = ["<unk>", "<s>", "</s>", "<|im_start|>", end]
    private static let byteTokens = (0..<256).map { byteToken(UInt8($0)) }

    private static func byteToken(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "<0x\(digits.count == 1 ? "0" : "")\(digits)>"
    }

    private static func isByte(_ piece: String) -> Bool { piece.hasPrefix("<0x") }

    private static func pieces(of reply: String, splitsLetters: Bool) -> [String] {
        var pieces: [String] = [], used: Set<UInt8> = []
        for letter in reply.unicodeScalars {
            let bytes = Array(String(letter).utf8)
            let leavesSecondSpace = pieces.last == space && pieces.dropLast().contains(space)
            let areNew = used.isDisjoint(with: bytes) && Set(bytes).count == bytes.count
            if splitsLetters, bytes.count > 1, areNew, !leavesSecondSpace {
                used.formUnion(bytes)
                pieces += bytes.map(byteToken)
                continue
            }
            let text = letter == " " ? space : String(letter)
            let begins = " .,:;!?".unicodeScalars.contains(letter) || pieces.last.map(isByte) ?? true
            if begins { pieces.append(text) } else { pieces[pieces.count - 1] += text }
        }
        return joined(pieces)
    }

    /// Joins a piece that was there before with its neighbour.
    private static func joined(_ pieces: [String]) -> [String] {
        var pieces = pieces
        while let place = pieces.indices.first(where: { pieces[..<$0].contains(pieces[$0]) }) {
            let hasNext = place + 1 < pieces.count && !isByte(pieces[place + 1])
            let first = hasNext ? place : place - 1
            precondition(first >= 0 && !isByte(pieces[first]), "no neighbour to join \(pieces[place]) with")
            pieces[first] += pieces.remove(at: first + 1)
        }
        return pieces
    }

    private var tokens: [String] {
        let words = pieces.filter { !Self.isByte($0) && $0 != Self.space }
        return Self.controls + Self.byteTokens + words + [Self.space]
    }

    // MARK: - The file

    /// The file as values, to be changed before its bytes are taken.
    public var file: MadeGGUF {
        let tokens = tokens
        let width = (tokens.count + 31) / 32 * 32
        var file = MadeGGUF()
        file.values = facts(width) + vocabulary(tokens)
        if let license { file.set("general.license", .string(license)) }
        if let text = template.text { file.set("tokenizer.chat_template", .string(text)) }
        file.tensors = tensors(tokens, width)
        return file
    }

    private static let feedForward = 32

    private func facts(_ width: Int) -> [(key: String, value: MadeGGUF.Value)] {
        let width = UInt32(width)
        return [
            ("general.architecture", .string("llama")), ("general.name", .string(name)),
            ("general.file_type", .uint32(1)), ("llama.context_length", .uint32(contextLength)),
            ("llama.embedding_length", .uint32(width)), ("llama.block_count", .uint32(1)),
            ("llama.feed_forward_length", .uint32(UInt32(Self.feedForward))),
            ("llama.attention.head_count", .uint32(1)), ("llama.attention.head_count_kv", .uint32(1)),
            ("llama.attention.layer_norm_rms_epsilon", .float32(1e-5)), ("llama.rope.dimension_count", .uint32(width)),
        ]
    }

    private func vocabulary(_ tokens: [String]) -> [(key: String, value: MadeGGUF.Value)] {
        // ggml's numbers: 1 normal, 2 unknown, 3 control, 6 byte.
        let bytes = Self.byteTokens.count, words = tokens.count - Self.controls.count - bytes
        let types: [Int32] =
            [2, 3, 3, 3, 3] + [Int32](repeating: 6, count: bytes) + [Int32](repeating: 1, count: words)
        let scores = [Float](repeating: 0, count: tokens.count - words) + (0..<words).map { -Float($0) }
        return [
            ("llama.vocab_size", .uint32(UInt32(tokens.count))), ("tokenizer.ggml.model", .string("llama")),
            ("tokenizer.ggml.pre", .string("default")), ("tokenizer.ggml.tokens", .strings(tokens)),
            ("tokenizer.ggml.scores", .floats(scores)), ("tokenizer.ggml.token_type", .integers(types)),
            ("tokenizer.ggml.bos_token_id", .uint32(1)), ("tokenizer.ggml.eos_token_id", .uint32(4)),
            ("tokenizer.ggml.unknown_token_id", .uint32(0)), ("tokenizer.ggml.add_bos_token", .bool(true)),
            ("tokenizer.ggml.add_space_prefix", .bool(false)),
        ]
    }

    private func tensors(_ tokens: [String], _ width: Int) -> [MadeGGUF.Tensor] {
        let ones = MadeGGUF.bytes(Float(1)), layer = "blk.0."
        func norm(_ name: String) -> MadeGGUF.Tensor {
            MadeGGUF.Tensor(name, [UInt64(width)], type: 0, data: (0..<width).flatMap { _ in ones })
        }
        func zeros(_ name: String, _ row: Int, _ rows: Int) -> MadeGGUF.Tensor { Matrix(row, rows).tensor(name) }
        return [
            embedding(tokens.count, width).tensor("token_embd.weight"), norm("output_norm.weight"),
            output(tokens, width).tensor("output.weight"), norm(layer + "attn_norm.weight"),
            norm(layer + "ffn_norm.weight"),
        ]
            + ["q", "k", "v", "output"].map { zeros("\(layer)attn_\($0).weight", width, width) } + [
                zeros(layer + "ffn_gate.weight", width, Self.feedForward),
                zeros(layer + "ffn_up.weight", width, Self.feedForward),
                zeros(layer + "ffn_down.weight", Self.feedForward, width),
            ]
    }

    private func embedding(_ count: Int, _ width: Int) -> Matrix {
        var matrix = Matrix(width, count)
        for token in 0..<count { matrix[token, token] = .one }
        return matrix
    }

    /// Rows are the tokens that follow, columns those that they follow.
    private func output(_ tokens: [String], _ width: Int) -> Matrix {
        var matrix = Matrix(width, tokens.count)
        let numbers = Dictionary(uniqueKeysWithValues: zip(tokens, tokens.indices))
        let reply = pieces.compactMap { numbers[$0] }, end = 4
        precondition(!reply.isEmpty && Set(reply).count == pieces.count, "each token once")
        // After anything that is not of the reply, it begins.
        for token in tokens.indices { matrix[reply[0], token] = .one }
        let next = reply.dropFirst() + [isEndless ? reply[0] : end]
        for (token, next) in zip(reply + [end], next + [end]) {
            matrix[reply[0], token] = .zero
            matrix[next, token] = .two
        }
        return matrix
    }
}

/// A matrix of 16-bit floats.
private struct Matrix {
    enum Half: UInt8 {
        /// The upper bytes of some numbers; the lower ones are 0.
        case zero = 0, one = 0x3c, two = 0x40
    }

    private let width, height: Int
    private var data: [UInt8]

    init(_ width: Int, _ height: Int) {
        (self.width, self.height) = (width, height)
        data = [UInt8](repeating: 0, count: width * height * 2)
    }

    subscript(row: Int, column: Int) -> Half {
        get { Half(rawValue: data[(row * width + column) * 2 + 1]) ?? .zero }
        set { data[(row * width + column) * 2 + 1] = newValue.rawValue }
    }

    func tensor(_ name: String) -> MadeGGUF.Tensor {
        MadeGGUF.Tensor(name, [UInt64(width), UInt64(height)], type: 1, data: data)
    }
}
