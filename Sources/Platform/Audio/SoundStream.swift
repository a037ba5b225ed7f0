import CSDL2
import Glibc

/// The part of a sound file that SDL_mixer may see, read from the disk during playback.
///
/// SDL_mixer 2.6.2's tag readers trust the file (a title longer than 1 KiB, or a zero-length sampler loop, crashes
/// or hangs it), so it sees only the audio: a generated header, the audio bytes, and zeros after them.
nonisolated final class SoundStream {
    private let file: Int32
    private let head: [UInt8]
    private let body: Range<Int>
    private let zeros: Int
    private var position = 0

    private var count: Int { head.count + body.count + zeros }

    /// - Parameter file: open for reading; closed with the stream.
    private init(_ file: Int32, _ sound: SoundFile) {
        (self.file, head, body, zeros) = (file, sound.head, sound.body, sound.zeros)
    }

    deinit { close(file) }

    /// Makes a stream for SDL, which closes it.
    ///
    /// - Parameter file: open for reading; the stream takes ownership, even on failure.
    static func open(_ file: Int32, _ sound: SoundFile) throws(SDLError) -> UnsafeMutablePointer<SDL_RWops> {
        let stream = SoundStream(file, sound)
        let handle = try check(SDL_AllocRW(), "SDL_AllocRW")
        handle.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
        handle.pointee.hidden.unknown.data1 = Unmanaged.passRetained(stream).toOpaque()
        handle.pointee.size = { SoundStream.of($0).map { Int64($0.count) } ?? -1 }
        handle.pointee.seek = { handle, offset, from in SoundStream.of(handle)?.seek(offset, from) ?? -1 }
        handle.pointee.read = { handle, target, size, count in
            guard size > 0, let target, let stream = SoundStream.of(handle) else { return 0 }
            return stream.read(into: UnsafeMutableRawBufferPointer(start: target, count: size * count)) / size
        }
        handle.pointee.write = { _, _, _, _ in 0 }
        handle.pointee.close = { handle in
            if let data = handle?.pointee.hidden.unknown.data1 { Unmanaged<SoundStream>.fromOpaque(data).release() }
            SDL_FreeRW(handle)
            return 0
        }
        return handle
    }

    private static func of(_ handle: UnsafeMutablePointer<SDL_RWops>?) -> SoundStream? {
        handle?.pointee.hidden.unknown.data1.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    private func seek(_ offset: Int64, _ from: Int32) -> Int64 {
        let start = from == RW_SEEK_CUR ? position : from == RW_SEEK_END ? count : 0
        let (target, isTooFar) = start.addingReportingOverflow(Int(offset))
        guard !isTooFar, target >= 0 else { return -1 }
        position = min(target, count)
        return Int64(position)
    }

    private func read(into target: UnsafeMutableRawBufferPointer) -> Int {
        var done = 0
        while done < target.count {
            let got = readPart(into: UnsafeMutableRawBufferPointer(rebasing: target[done...]))
            guard got > 0 else { break }
            (done, position) = (done + got, position + got)
        }
        return done
    }

    /// Reads from the header, the body or the zeros, depending on the position; 0 at the end.
    private func readPart(into target: UnsafeMutableRawBufferPointer) -> Int {
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
