/// The rows of a picture's samples that were read last, for as long as somebody needs them.
///
/// Rows are read from the top. A new one takes the place of the oldest.
nonisolated final class SampleRows {
    private let kept, stride: Int
    private let bytes: UnsafeMutablePointer<UInt8>
    /// How many rows have been read, from the top of the picture.
    private(set) var count = 0

    /// What may be read behind a row's end, for samples are taken up eight at a time.
    private static let slack = 8

    /// - Parameters:
    ///   - rowBytes: the room for a row.
    ///   - kept: how many rows stay.
    init(rowBytes: Int, kept: Int) {
        (self.kept, stride) = (kept, rowBytes + Self.slack)
        bytes = .allocate(capacity: stride * kept)
    }

    deinit { bytes.deallocate() }

    /// A row that has been read and is still there.
    subscript(row: Int) -> UnsafePointer<UInt8> { UnsafePointer(bytes + row % kept * stride) }

    /// Makes room for the next rows.
    ///
    /// - Parameter write: called with the place of each, and its number among them.
    func append(_ rows: Int, write: (UnsafeMutablePointer<UInt8>, _ index: Int) -> Void) {
        for index in 0..<rows { write(bytes + (count + index) % kept * stride, index) }
        count += rows
    }
}
