/// A ring buffer of the rows of samples read last.
///
/// Rows are read from the top. A new one replaces the oldest.
nonisolated final class SampleRows {
    private let kept, stride: Int
    private let bytes: UnsafeMutablePointer<UInt8>
    /// The number of rows read, from the top of the picture.
    private(set) var count = 0

    /// Bytes that may be read past a row's end, because samples are loaded eight at a time.
    private static let slack = 8

    /// - Parameters:
    ///   - rowBytes: the size of a row.
    ///   - kept: the number of rows that are kept.
    init(rowBytes: Int, kept: Int) {
        self.kept = kept
        stride = rowBytes + Self.slack
        bytes = .allocate(capacity: stride * kept)
    }

    deinit { bytes.deallocate() }

    /// A row that was read and is still kept.
    subscript(row: Int) -> UnsafePointer<UInt8> { UnsafePointer(bytes + row % kept * stride) }

    /// Appends the next rows.
    ///
    /// - Parameter write: called with the target of each row, and its index among them.
    func append(_ rows: Int, write: (UnsafeMutablePointer<UInt8>, _ index: Int) -> Void) {
        for index in 0..<rows { write(bytes + (count + index) % kept * stride, index) }
        count += rows
    }
}
