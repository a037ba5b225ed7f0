import CSDL2

/// The stream that SDL_mixer reads during playback.
nonisolated final class SoundStream {
    private let bytes: any SoundBytes
    private var position = 0

    private init(_ bytes: any SoundBytes) { self.bytes = bytes }

    /// Makes a stream for SDL, which closes it.
    ///
    /// - Parameter file: open for reading; the stream takes ownership, even on failure.
    static func open(_ file: Int32, _ sound: SoundFile) throws(SDLError) -> UnsafeMutablePointer<SDL_RWops> {
        try open(FileSoundBytes(file, sound))
    }

    /// Makes a stream for SDL, which closes it.
    static func open(_ bytes: any SoundBytes) throws(SDLError) -> UnsafeMutablePointer<SDL_RWops> {
        let stream = SoundStream(bytes)
        let handle = try check(SDL_AllocRW(), "SDL_AllocRW")
        handle.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
        handle.pointee.hidden.unknown.data1 = Unmanaged.passRetained(stream).toOpaque()
        handle.pointee.size = { SoundStream.of($0).map { Int64($0.bytes.count) } ?? -1 }
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
        let start = from == RW_SEEK_CUR ? position : from == RW_SEEK_END ? bytes.count : 0
        let (target, isTooFar) = start.addingReportingOverflow(Int(offset))
        guard !isTooFar, target >= 0 else { return -1 }
        position = min(target, bytes.count)
        return Int64(position)
    }

    private func read(into target: UnsafeMutableRawBufferPointer) -> Int {
        let part = bytes.read(into: target, at: position)
        position += part.advance
        return part.count
    }
}
