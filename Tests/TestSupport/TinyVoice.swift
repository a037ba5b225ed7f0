/// A genuine voice of half a kilobyte, written by hand: for each phoneme's number it makes 100 samples of number / 256.
///
/// Its files are as Piper's: an ONNX model with the inputs of VITS, and a configuration. Free of any licence (CC0).
public struct TinyVoice {
    /// Samples of a phoneme.
    public static let samples = 100
    public static let rate = 16_000
    /// The phonemes that it knows; those with a mark in Piper's manner come first.
    public static let numbers = ["_": 0, "^": 1, "$": 2, " ": 3, ".": 4, "a": 64, "o": 128, "ˈ": 5, "l": 32]

    public var language = "es"
    /// Whether it says nothing but zeros.
    public var isSilent = false

    public init() {}

    public var configuration: [UInt8] {
        let map = Self.numbers.sorted { $0.key < $1.key }.map { "\"\($0.key)\": [\($0.value)]" }
        return Array(
            """
            {"audio": {"sample_rate": \(Self.rate)}, "espeak": {"voice": "\(language)"}, "num_speakers": 1,
             "inference": {"noise_scale": 0, "length_scale": 1, "noise_w": 0}, "phoneme_type": "espeak",
             "phoneme_id_map": {\(map.joined(separator: ", "))}}
            """.utf8)
    }

    // MARK: - Its model (onnx.proto)

    public var model: [UInt8] {
        let graph =
            node("Cast", ["input"], "numbers", attribute: ("to", 1))
            + node("Mul", ["numbers", "scale"], "levels")
            + node("Unsqueeze", ["levels", "axis"], "columns") + node("Tile", ["columns", "repeats"], "sound")
            + node("Reshape", ["sound", "shape"], "output")
            + text(2, "tiny") + field(5, floats("scale", [isSilent ? 0 : 1 / 256])) + field(5, integers("axis", [2]))
            + field(5, integers("repeats", [1, 1, Self.samples])) + field(5, integers("shape", [1, 1, -1]))
            + field(11, value("input", 7, 2)) + field(11, value("input_lengths", 7, 1))
            + field(11, value("scales", 1, 1)) + field(12, value("output", 1, 3))
        return number(1, 8) + text(2, "pasaka") + field(7, graph) + field(8, text(1, "") + number(2, 13))
    }

    private func node(
        _ kind: String, _ inputs: [String], _ output: String, attribute: (name: String, value: Int)? = nil
    ) -> [UInt8] {
        let attributes = attribute.map { field(5, text(1, $0.name) + number(3, $0.value) + number(20, 2)) } ?? []
        return field(1, inputs.flatMap { text(1, $0) } + text(2, output) + text(3, output) + text(4, kind) + attributes)
    }

    private func floats(_ name: String, _ values: [Float]) -> [UInt8] {
        let bytes = values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) } }
        return number(2, 1) + text(8, name) + field(9, bytes)
    }

    private func integers(_ name: String, _ values: [Int]) -> [UInt8] {
        let bytes = values.flatMap { value in (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        return number(1, values.count) + number(2, 7) + text(8, name) + field(9, bytes)
    }

    /// An input or output of one kind (1 float, 7 integer) and so many dimensions of any size.
    private func value(_ name: String, _ kind: Int, _ dimensions: Int) -> [UInt8] {
        let shape = (0..<dimensions).flatMap { field(1, text(2, "\(name)\($0)")) }
        return text(1, name) + field(2, field(1, number(1, kind) + field(2, shape)))
    }

    // MARK: - Protocol Buffers

    private func number(_ field: Int, _ value: Int) -> [UInt8] { varint(field << 3) + varint(value) }

    private func text(_ number: Int, _ text: String) -> [UInt8] { field(number, Array(text.utf8)) }

    private func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
        varint(number << 3 | 2) + varint(bytes.count) + bytes
    }

    private func varint(_ value: Int) -> [UInt8] {
        var (bytes, rest) = ([UInt8](), UInt(bitPattern: value))
        while rest > 127 {
            bytes.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}
