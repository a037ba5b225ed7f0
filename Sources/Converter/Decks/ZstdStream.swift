import CZstd
import Conversion

/// Unpacks a zstd stream piece by piece: its frames need not say how long they are.
struct ZstdStream: ~Copyable {
    /// The name of what is unpacked.
    private let name: String
    private let stream: OpaquePointer
    private var buffer = [UInt8](repeating: 0, count: ZSTD_DStreamOutSize())
    private var isBetweenFrames = false

    init(_ name: String) throws(ConversionReason) {
        guard let stream = ZSTD_createDStream() else { throw .fixed(.noMemoryToRead) }
        self.stream = stream
        self.name = name
    }

    deinit { ZSTD_freeDStream(stream) }

    /// Unpacks the next piece.
    mutating func unpack(
        _ piece: UnsafeRawBufferPointer, write: (UnsafeRawBufferPointer) throws(ConversionReason) -> Void
    ) throws(ConversionReason) {
        var input = ZSTD_inBuffer(src: piece.baseAddress, size: piece.count, pos: 0)
        var isFull = false
        while input.pos < input.size || isFull {
            let (count, status) = buffer.withUnsafeMutableBytes { bytes in
                var output = ZSTD_outBuffer(dst: bytes.baseAddress, size: bytes.count, pos: 0)
                let status = ZSTD_decompressStream(stream, &output, &input)
                return (output.pos, status)
            }
            guard ZSTD_isError(status) == 0 else { throw .entry(.damaged, name) }
            isBetweenFrames = status == 0
            // At the end of a frame nothing is left to be written, even if the buffer is full.
            isFull = count == buffer.count && !isBetweenFrames
            try buffer.passOn(count, to: write)
        }
    }

    /// Checks that nothing is missing.
    func finish() throws(ConversionReason) {
        guard isBetweenFrames else { throw .entry(.cutOff, name) }
    }
}

extension [UInt8] {
    /// Passes its first bytes to a closure.
    func passOn(
        _ count: Int, to write: (UnsafeRawBufferPointer) throws(ConversionReason) -> Void
    ) throws(ConversionReason) {
        var failure: ConversionReason?
        withUnsafeBytes { bytes in
            do throws(ConversionReason) {
                try write(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}
