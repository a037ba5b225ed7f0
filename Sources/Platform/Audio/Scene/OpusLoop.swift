import COpusFile

/// A file of Opus in Ogg that is decoded without end, from the disk.
///
/// It is read on SDL's audio thread, by one caller at a time. It is therefore Sendable, though the compiler cannot prove
/// it.
nonisolated final class OpusLoop: @unchecked Sendable {
    private let loop: OpaquePointer

    /// - Parameter file: open for reading, checked by ``SoundFile``; closed with this object, and on failure.
    init(_ file: Int32) throws(SoundFile.Refusal) {
        guard let loop = opus_loop_open(file) else { throw SoundFile.Refusal("is damaged") }
        self.loop = loop
    }

    deinit { opus_loop_close(loop) }

    /// Decodes the next samples, left and right in turns at 48 kHz.
    ///
    /// - Returns: whether there are any; a damaged file has none.
    func read(into samples: UnsafeMutableBufferPointer<Float>) -> Bool {
        opus_loop_read(loop, samples.baseAddress, Int32(samples.count))
    }
}
