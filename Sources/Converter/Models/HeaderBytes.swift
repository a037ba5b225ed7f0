import Conversion

/// The header of a GGUF file, read in order; its numbers are little-endian.
struct HeaderBytes {
    private let bytes: UnsafeRawBufferPointer
    /// Why there are no more bytes than these.
    private let end: ConversionReason
    /// How many bytes have been read.
    private(set) var position = 0

    /// - Parameter fileSize: the size of the file that begins with `bytes`.
    init(_ bytes: UnsafeRawBufferPointer, fileSize: Int) {
        self.bytes = bytes
        end = bytes.count < fileSize ? .model(.largeHeader) : .fixed(.cutOff)
    }

    mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
        _ type: Number.Type = Number.self
    ) throws(ConversionReason) -> Number {
        let place = try skip(MemoryLayout<Number>.size)
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place.lowerBound, as: type))
    }

    /// A number that counts something.
    mutating func count() throws(ConversionReason) -> Int {
        guard let count = Int(exactly: try number(UInt64.self)) else { throw end }
        return count
    }

    /// The place of a text: its length, then as many bytes.
    mutating func text() throws(ConversionReason) -> Range<Int> { try skip(count()) }

    /// The place of so many elements of so many bytes.
    @discardableResult
    mutating func skip(_ count: Int, of size: Int = 1) throws(ConversionReason) -> Range<Int> {
        let (length, overflows) = count.multipliedReportingOverflow(by: size)
        guard count >= 0, !overflows, length <= bytes.count - position else { throw end }
        defer { position += length }
        return position..<position + length
    }

    /// What lies at a place; parts that are no UTF-8 are replaced.
    func text(at place: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: bytes[place]), as: UTF8.self)
    }

    /// The same bytes, from a place on.
    func again(from position: Int) -> HeaderBytes {
        var again = self
        again.position = position
        return again
    }
}
