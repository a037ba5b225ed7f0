import Conversion
import FoundationEssentials

/// What is noted beside an installed language model, in `NAME.json`.
struct ModelRecord: Codable, Hashable, Sendable {
    var version = 1
    /// The name of the file that was added.
    var file: String
    var bytes: Int
    /// The day on which it was added, such as 2026-11-24.
    var added: String
    /// The file's header without the chat template, which may be longer than all this.
    var header: ModelHeader
    /// The card of its exam; nil before.
    var exam: ExamCard?

    /// The largest record, in bytes: enough for the reasons of each question of an exam.
    static let mostBytes = 256 << 10

    init(file: String, bytes: Int, added: String, header: ModelHeader) {
        (self.file, self.bytes, self.added, self.header) = (file, bytes, added, header)
        self.header.template = nil
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        version = try fields.decode(Int.self, forKey: .version)
        file = try fields.decode(String.self, forKey: .file)
        bytes = try fields.decode(Int.self, forKey: .bytes)
        added = try fields.decode(String.self, forKey: .added)
        header = try fields.decode(ModelHeader.self, forKey: .header)
        // One of another version counts as none.
        exam = try? fields.decodeIfPresent(ExamCard.self, forKey: .exam)
    }

    /// - Returns: nil if this is not such a record, one of a newer Pasaka, or its figures cannot be.
    init?(json: [UInt8]) {
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(json)), record.version == 1,
            record.header.isPossible, record.bytes >= 0
        else { return nil }
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
