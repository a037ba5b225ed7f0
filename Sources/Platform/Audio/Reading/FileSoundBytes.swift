import Glibc

/// The part of a sound file that SDL_mixer may see, read from the disk during playback.
///
/// SDL_mixer 2.6.2's tag readers trust the file (a title longer than 1 KiB, or a zero-length sampler loop, crashes
/// or hangs it), so it sees only the audio: a generated header, the audio bytes, and zeros after them.
nonisolated final class FileSoundBytes: SoundBytes {
    private let file: Int32
    private let head: [UInt8]
    private let body: Range<Int>
    private let zeros: Int

    var count: Int { head.count + body.count + zeros }

    /// - Parameter file: open for reading; closed with this object.
    init(_ file: Int32, _ sound: SoundFile) {
        (self.file, head, body, zeros) = (file, sound.head, sound.body, sound.zeros)
    }

    deinit { close(file) }

    /// Reads as much as fits.
    func read(into target: UnsafeMutableRawBufferPointer, at position: Int) -> SoundPart {
        var done = 0
        while done < target.count {
            let got = readPart(
                into: UnsafeMutableRawBufferPointer(rebasing: target[done...]), at: position + done)
            guard got > 0 else { break }
            done += got
        }
        return SoundPart(done)
    }

    /// Reads from the header, the body or the zeros, depending on the position; 0 at the end.
    private func readPart(into target: UnsafeMutableRawBufferPointer, at position: Int) -> Int {
        if position < head.count {
            let part = head[position...].prefix(target.count)
            target.copyBytes(from: part)
            return part.count
        }
        let place = position - head.count
        if place < body.count {
            return pread(file, target.baseAddress, min(target.count, body.count - place), body.lowerBound + place)
        }
        let left = min(target.count, count - position)
        UnsafeMutableRawBufferPointer(rebasing: target[..<left]).initializeMemory(as: UInt8.self, repeating: 0)
        return left
    }
}
