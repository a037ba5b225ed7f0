import Conversion
import FoundationEssentials

/// What is noted beside an installed language model, in `NAME.json`.
struct ModelRecord: Codable, Hashable, Sendable {
    var version = 1
    /// The name of the file that was added.
    var file: String
    var bytes: Int
    /// When it was added, such as 2026-11-24.
    var added: String
    /// Without the chat template, which may be longer than all this.
    var header: ModelHeader
    /// The card of its exam, as the exam wrote it; nil before.
    var exam: JSONValue?

    static let mostBytes = 64 << 10

    init(file: String, bytes: Int, added: String, header: ModelHeader) {
        (self.file, self.bytes, self.added, self.header) = (file, bytes, added, header)
        self.header.template = nil
    }

    /// - Returns: nil if this is not such a record, or one of a newer Pasaka.
    init?(json: [UInt8]) {
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(json)), record.version == 1 else {
            return nil
        }
        self = record
    }

    /// - Returns: nil if it became larger than ``mostBytes``.
    var json: [UInt8]? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        guard let bytes = try? encoder.encode(self), bytes.count < Self.mostBytes else { return nil }
        return Array(bytes) + [UInt8(ascii: "\n")]
    }

    /// The memory that it needs.
    var memory: ModelMemory { ModelMemory(header, fileBytes: bytes) }
}

/// Any JSON, for what this version only keeps.
enum JSONValue: Codable, Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .flag(let flag): try value.encode(flag)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        case .object(let object): try value.encode(object)
        }
    }
}
