/// What training found out: the networks, and how sure they must be.
///
/// Made by Tests/LetterTraining/pack.py. All numbers are little-endian. The file begins with `PLR2`; then, as UInt16,
/// the number of networks and the widths of their layers; the threshold (Float32); and for each layer of each network
/// the step of its weights (Float32), the weights (Int16, in steps) and the biases (Float32).
public struct LetterTable: Sendable {
    let networks: [Network]
    /// The form of the letters that they know.
    let form: LetterForm
    /// The least `ShapeOdds.confidence` at which a drawing passes for a letter.
    let threshold: Float

    public struct Damage: Error, Hashable {
        public let reason: String
    }

    /// Reads the content of a table such as `recognition.bin`.
    public init(_ bytes: [UInt8], of form: LetterForm = .capital) throws(Damage) {
        var reader = TableReader(bytes)
        guard try reader.text(4) == "PLR2" else { throw Damage(reason: "it does not begin with PLR2") }
        let count = try reader.integer()
        let widths = Network.Widths(
            first: try reader.integer(), second: try reader.integer(), hidden: try reader.integer())
        let layers = [widths.first, widths.second, widths.hidden]
        let sound = layers.allSatisfy { (1...400).contains($0) && $0 % Layer.block == 0 }
        guard (1...8).contains(count), sound else { throw Damage(reason: "its networks have an impossible shape") }
        threshold = try reader.floats(1)[0]
        var networks: [Network] = []
        for _ in 0..<count { networks.append(try reader.network(widths)) }
        guard reader.isAtEnd else { throw Damage(reason: "there is something behind its end") }
        (self.networks, self.form) = (networks, form)
    }
}

/// Takes numbers from bytes, one after another.
private struct TableReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    private mutating func take(_ count: Int) throws(LetterTable.Damage) -> ArraySlice<UInt8> {
        guard count <= bytes.count - place else { throw LetterTable.Damage(reason: "it ends too early") }
        place += count
        return bytes[place - count..<place]
    }

    mutating func text(_ count: Int) throws(LetterTable.Damage) -> String {
        String(decoding: try take(count), as: UTF8.self)
    }

    mutating func integer() throws(LetterTable.Damage) -> Int {
        try take(2).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func floats(_ count: Int) throws(LetterTable.Damage) -> [Float] {
        let slice = try take(4 * count)
        let values = slice.withUnsafeBytes { raw in
            (0..<count).map {
                Float(bitPattern: UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)))
            }
        }
        guard values.allSatisfy(\.isFinite) else { throw LetterTable.Damage(reason: "it has a number that is none") }
        return values
    }

    mutating func network(_ widths: Network.Widths) throws(LetterTable.Damage) -> Network {
        var layers: [Layer] = []
        for shape in widths.shapes {
            let step = try floats(1)[0]
            let slice = try take(2 * shape.inputs * shape.outputs)
            let weights = slice.withUnsafeBytes { raw in
                (0..<shape.inputs * shape.outputs).map {
                    Float(Int16(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self))) * step
                }
            }
            layers.append(Layer(weights: weights, biases: try floats(shape.outputs)))
        }
        return Network(widths: widths, layers: layers)
    }
}
