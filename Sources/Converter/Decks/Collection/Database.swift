import CSQLite
import Conversion

/// A SQLite database in memory, for reading only.
final class Database {
    private let handle: OpaquePointer
    private let mostRows: Int

    /// Loads what SQLite needs from the machine; call it before the process is sandboxed.
    static func prepare() {
        sqlite3_initialize()
        var seed: UInt8 = 0
        sqlite3_randomness(1, &seed)
    }

    /// - Parameters:
    ///   - bytes: they must outlive this value.
    ///   - mostRows: of a table: more than a real deck has cards. Pages that share their children have rows without end.
    init(_ bytes: UnsafeRawBufferPointer, mostRows: Int = 5_000_000) throws(ConversionReason) {
        self.mostRows = mostRows
        var handle: OpaquePointer?
        guard sqlite3_open(":memory:", &handle) == SQLITE_OK, let handle else {
            sqlite3_close(handle)
            throw .fixed(.noMemoryToRead)
        }
        self.handle = handle
        let size = sqlite3_int64(bytes.count)
        // It is not written: SQLite takes any pointer.
        let address = UnsafeMutablePointer(
            mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
        guard sqlite3_deserialize(handle, "main", address, size, size, UInt32(SQLITE_DESERIALIZE_READONLY)) == SQLITE_OK
        else { throw .fixed(.brokenCollection) }
        // What a table's name stands for must be a table: nothing that a stranger wrote is run.
        sqlite3_drop_modules(handle, nil)
        guard database_without_views(handle) == SQLITE_OK else { throw .fixed(.brokenCollection) }
        // Longer than any field; a row may claim a gigabyte.
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.mostBytesOfARow)
        for pragma in ["trusted_schema = off", "cell_size_check = on", "temp_store = memory"] {
            sqlite3_exec(handle, "PRAGMA \(pragma)", nil, nil, nil)
        }
        // Names of a newer Anki are sorted with a collation of its own. Nothing is looked up by it here.
        sqlite3_create_collation(handle, "unicase", SQLITE_UTF8, nil) { _, count, text, otherCount, other in
            let one = UnsafeRawBufferPointer(start: text, count: Int(count))
            let two = UnsafeRawBufferPointer(start: other, count: Int(otherCount))
            let (left, right) = (String(decoding: one, as: UTF8.self), String(decoding: two, as: UTF8.self))
            let (first, second) = (left.lowercased(), right.lowercased())
            return first < second ? -1 : first == second ? 0 : 1
        }
    }

    deinit { sqlite3_close(handle) }

    private static let mostBytesOfARow: Int32 = 64 << 20

    func has(table name: String) throws(ConversionReason) -> Bool {
        var isThere = false
        try rows("SELECT name FROM sqlite_schema WHERE type = 'table'") { row in
            if row.text(0) == name { isThere = true }
        }
        return isThere
    }

    /// Passes the rows of a query to a closure.
    func rows(
        _ query: String, _ visit: (Row) throws(ConversionReason) -> Void
    ) throws(ConversionReason) {
        var statement: OpaquePointer?
        let status = sqlite3_prepare_v2(handle, query, -1, &statement, nil)
        guard status == SQLITE_OK, let statement else { throw Self.reason(status) }
        defer { sqlite3_finalize(statement) }
        for _ in 0...mostRows {
            let status = sqlite3_step(statement)
            if status == SQLITE_DONE { return }
            guard status == SQLITE_ROW else { throw Self.reason(status) }
            try visit(Row(statement: statement))
        }
        throw .fixed(.brokenCollection)
    }

    private static func reason(_ status: Int32) -> ConversionReason {
        status == SQLITE_NOMEM ? .fixed(.noMemoryToRead) : .fixed(.brokenCollection)
    }

    /// A row of an answer, while it is visited.
    struct Row {
        fileprivate let statement: OpaquePointer

        func number(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

        func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

        /// A text, as UTF-8.
        func bytes(_ column: Int32) -> [UInt8] {
            let start = sqlite3_column_text(statement, column)
            return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
        }

        func blob(_ column: Int32) -> [UInt8] {
            let start = sqlite3_column_blob(statement, column)
            return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
        }
    }
}
