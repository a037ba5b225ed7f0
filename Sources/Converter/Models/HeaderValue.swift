import Conversion

/// A value of a GGUF header (ggml, docs/gguf.md).
enum HeaderValue: Hashable {
    case integer(Int)
    case text(Range<Int>)
    /// One after the other from a place on.
    case list(HeaderType, count: Int, from: Int)
    /// A fraction, a truth or a number that is too large to count anything.
    case other
}

/// The type of a value, by its number in the file.
enum HeaderType: UInt32 {
    case uint8, int8, uint16, int16, uint32, int32, float32, bool, string, list, uint64, int64, float64

    /// Bytes; nil for what says its size itself.
    fileprivate var size: Int? {
        switch self {
        case .uint8, .int8, .bool: 1
        case .uint16, .int16: 2
        case .uint32, .int32, .float32: 4
        case .uint64, .int64, .float64: 8
        case .string, .list: nil
        }
    }
}

extension HeaderBytes {
    mutating func type() throws(ConversionReason) -> HeaderType {
        guard let type = HeaderType(rawValue: try number()) else { throw .model(.unknownValue) }
        return type
    }

    mutating func value(_ type: HeaderType) throws(ConversionReason) -> HeaderValue {
        switch type {
        case .uint8: .integer(Int(try number(UInt8.self)))
        case .int8: .integer(Int(try number(Int8.self)))
        case .uint16: .integer(Int(try number(UInt16.self)))
        case .int16: .integer(Int(try number(Int16.self)))
        case .uint32: .integer(Int(try number(UInt32.self)))
        case .int32: .integer(Int(try number(Int32.self)))
        case .uint64: Int(exactly: try number(UInt64.self)).map { .integer($0) } ?? .other
        case .int64: .integer(Int(try number(Int64.self)))
        case .float32, .float64, .bool: try passOver(type)
        case .string: .text(try text())
        case .list: try list()
        }
    }

    private mutating func passOver(_ type: HeaderType) throws(ConversionReason) -> HeaderValue {
        try skip(type.size ?? 0)
        return .other
    }

    /// A list; the format knows lists of lists, but no engine reads them.
    private mutating func list() throws(ConversionReason) -> HeaderValue {
        let type = try type(), count = try count(), start = position
        switch type.size {
        case let size?: try skip(count, of: size)
        case nil where type == .string: for _ in 0..<count { _ = try text() }
        case nil: throw .model(.unknownValue)
        }
        return .list(type, count: count, from: start)
    }
}
