import Glibc

/// Reads lines from a descriptor as they arrive, in bounded memory.
public struct LineReader {
    /// A line.
    public enum Line: Hashable {
        /// Its bytes, without the line's end.
        case whole([UInt8])
        /// A line longer than `longest`, which has been passed over.
        case tooLong
    }

    private let descriptor: Int32
    /// The longest line, in bytes.
    private let longest: Int
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    /// What of the buffer is not yet taken.
    private var rest = 0..<0
    private var isAtEnd = false

    /// - Parameter longest: in bytes; longer lines are passed over.
    public init(of descriptor: Int32, longest: Int) { (self.descriptor, self.longest) = (descriptor, longest) }

    /// Waits for the next line; nil at the end.
    ///
    /// The last line needs no line's end.
    public mutating func next() throws(CallFailure) -> Line? {
        var line: [UInt8] = [], isTooLong = false
        while true {
            if rest.isEmpty { try fill() }
            if isAtEnd { return isTooLong ? .tooLong : line.isEmpty ? nil : .whole(line) }
            let end = buffer[rest].firstIndex(of: UInt8(ascii: "\n"))
            let piece = buffer[rest.lowerBound..<(end ?? rest.upperBound)]
            if line.count + piece.count > longest { (line, isTooLong) = ([], true) }
            if !isTooLong { line += piece }
            rest = (end.map { $0 + 1 } ?? rest.upperBound)..<rest.upperBound
            if end != nil { return isTooLong ? .tooLong : .whole(line) }
        }
    }

    private mutating func fill() throws(CallFailure) {
        let count = try systemCall("read") { read(descriptor, &buffer, buffer.count) }
        rest = 0..<count
        isAtEnd = count == 0
    }
}
