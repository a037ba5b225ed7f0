import CSQLite
import Conversion

/// A SQLite database that is made in memory.
final class NewDatabase {
    private let handle: OpaquePointer

    init() throws(ConversionReason) {
        var handle: OpaquePointer?
        guard sqlite3_open(":memory:", &handle) == SQLITE_OK, let handle else {
            sqlite3_close(handle)
            throw .fixed(.noMemory)
        }
        self.handle = handle
    }

    deinit { sqlite3_close(handle) }

    enum Value {
        case number(Int)
        case text(String)
    }

    /// Runs one statement with a value for each `?`.
    func run(_ statement: String, _ values: [Value] = []) throws(ConversionReason) {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(handle, statement, -1, &prepared, nil) == SQLITE_OK else { throw .fixed(.noMemory) }
        defer { sqlite3_finalize(prepared) }
        for (place, value) in zip(Int32(1)..., values) {
            switch value {
            case .number(let number): sqlite3_bind_int64(prepared, place, Int64(number))
            case .text(let text): sqlite3_bind_text(prepared, place, text, Int32(text.utf8.count), Self.copies)
            }
        }
        guard sqlite3_step(prepared) == SQLITE_DONE else { throw .fixed(.noMemory) }
    }

    /// SQLITE_TRANSIENT: the value is copied at once.
    private static var copies: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    /// Its file.
    func bytes() throws(ConversionReason) -> [UInt8] {
        var size: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else { throw .fixed(.noMemory) }
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }
}
