/// A GGUF file written value by value, so that it can lie.
///
/// Source of the format: docs/gguf.md of ggml, version 3.
public struct MadeGGUF: Sendable {
    /// A value of the header, with its type's number.
    public enum Value: Sendable {
        case uint32(UInt32), int32(Int32), float32(Float), bool(Bool), uint64(UInt64), string(String)
        case strings([String]), floats([Float]), integers([Int32])
        /// The number of any type, and the bytes that follow it.
        case raw(UInt32, [UInt8])
    }

    public struct Tensor: Sendable {
        public var name: String
        /// The length of a row first.
        public var sizes: [UInt64]
        /// The number of ggml's type.
        public var type: UInt32
        public var data: [UInt8]
        /// The place at which the header says that the data lies; nil for where it does.
        public var claimedOffset: UInt64?

        public init(_ name: String, _ sizes: [UInt64], type: UInt32, data: [UInt8], claimedOffset: UInt64? = nil) {
            (self.name, self.sizes, self.type, self.data) = (name, sizes, type, data)
            self.claimedOffset = claimedOffset
        }
    }

    public var magic = Array("GGUF".utf8)
    public var version: UInt32 = 3
    public var values: [(key: String, value: Value)] = []
    public var tensors: [Tensor] = []
    public var alignment = 32
    /// The counts that the header states; nil for the true ones.
    public var claimedTensors: UInt64?, claimedValues: UInt64?

    public init() {}

    /// Replaces the value of a key, or takes it away.
    public mutating func set(_ key: String, _ value: Value?) {
        guard let value else { return values.removeAll { $0.key == key } }
        guard let place = values.firstIndex(where: { $0.key == key }) else { return values.append((key, value)) }
        values[place].value = value
    }

    /// The file up to the data of its tensors, without the filling.
    public var header: [UInt8] {
        var bytes = magic + Self.bytes(version)
        bytes += Self.bytes(claimedTensors ?? UInt64(tensors.count))
        bytes += Self.bytes(claimedValues ?? UInt64(values.count))
        for (key, value) in values { bytes += Self.bytes(key) + value.bytes }
        var offset = 0
        for tensor in tensors {
            bytes += Self.bytes(tensor.name) + Self.bytes(UInt32(tensor.sizes.count))
            bytes += tensor.sizes.flatMap(Self.bytes) + Self.bytes(tensor.type)
            bytes += Self.bytes(tensor.claimedOffset ?? UInt64(offset))
            offset += aligned(tensor.data.count)
        }
        return bytes
    }

    /// The whole file.
    public var bytes: [UInt8] {
        var bytes = header
        for tensor in tensors {
            bytes += filling(bytes.count) + tensor.data
        }
        return bytes + filling(bytes.count)
    }

    private func aligned(_ count: Int) -> Int { (count + alignment - 1) / alignment * alignment }
    private func filling(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: aligned(count) - count) }

    // MARK: - Little-endian

    public static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian, Array.init)
    }

    public static func bytes(_ number: Float) -> [UInt8] { bytes(number.bitPattern) }
    public static func bytes(_ text: String) -> [UInt8] { bytes(UInt64(text.utf8.count)) + Array(text.utf8) }
}

extension MadeGGUF.Value {
    fileprivate var bytes: [UInt8] {
        func typed(_ type: UInt32, _ bytes: [UInt8]) -> [UInt8] { MadeGGUF.bytes(type) + bytes }
        return switch self {
        case .uint32(let number): typed(4, MadeGGUF.bytes(number))
        case .int32(let number): typed(5, MadeGGUF.bytes(number))
        case .float32(let number): typed(6, MadeGGUF.bytes(number))
        case .bool(let isTrue): typed(7, [isTrue ? 1 : 0])
        case .string(let text): typed(8, MadeGGUF.bytes(text))
        case .uint64(let number): typed(10, MadeGGUF.bytes(number))
        case .strings(let texts): typed(9, list(8, texts.count, texts.flatMap { MadeGGUF.bytes($0) }))
        case .floats(let numbers): typed(9, list(6, numbers.count, numbers.flatMap { MadeGGUF.bytes($0) }))
        case .integers(let numbers): typed(9, list(5, numbers.count, numbers.flatMap { MadeGGUF.bytes($0) }))
        case .raw(let type, let bytes): typed(type, bytes)
        }
    }

    private func list(_ type: UInt32, _ count: Int, _ elements: [UInt8]) -> [UInt8] {
        MadeGGUF.bytes(type) + MadeGGUF.bytes(UInt64(count)) + elements
    }
}
