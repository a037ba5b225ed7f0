import COpusFile
import CSDL2
import CSDL2Mixer
import Engine
import Glibc
import System

/// A short sound of a tale, which may be a stranger's: no more of it is decoded than may be heard, whatever its file says.
nonisolated enum ShortSound {
    /// The samples of the longest, left and right in turns.
    private static let most = Int(Sound.longestShort) * Int(ClipPlayer.rate) * 2

    /// - Parameter file: open for reading; it is closed.
    static func load(_ file: Int32) throws -> UnsafeMutablePointer<Mix_Chunk> {
        let header: SoundFile
        do throws(SoundFile.Refusal) {
            header = try accepted(SoundFile(file))
        } catch {
            Glibc.close(file)
            throw error
        }
        guard header.kind == .wav else { return try decode(file) }
        return try check(Mix_LoadWAV_RW(SoundStream.open(file, header), 1), "Mix_LoadWAV_RW")
    }

    /// The header of a sound that can be decoded in part; of other kinds no decoder here stops in time.
    private static func accepted(_ header: SoundFile) throws(SoundFile.Refusal) -> SoundFile {
        switch header.kind {
        case .opus: return header
        case .wav where header.isShort: return header
        case .wav: throw SoundFile.Refusal("is longer than 6 seconds")
        case .vorbis, .mp3: throw SoundFile.Refusal("is neither Opus in Ogg nor WAV")
        }
    }

    private static func decode(_ file: Int32) throws -> UnsafeMutablePointer<Mix_Chunk> {
        let samples = UnsafeMutablePointer<Float>.allocate(capacity: most)
        defer { samples.deallocate() }
        let count = opus_clip_decode(file, samples, Int32(most))
        guard count > 0 else { throw SoundFile.Refusal("is damaged") }
        let bytes = Int(count) * MemoryLayout<Float>.stride
        let copy = try check(SDL_malloc(bytes), "SDL_malloc")
        memcpy(copy, samples, bytes)
        let chunk = try check(
            Mix_QuickLoad_RAW(copy.assumingMemoryBound(to: UInt8.self), UInt32(bytes)), "Mix_QuickLoad_RAW")
        // SDL_mixer frees the samples with it.
        chunk.pointee.allocated = 1
        return chunk
    }
}

extension SoundFile {
    /// Whether a WAV is no longer than a short sound may be.
    fileprivate nonisolated var isShort: Bool {
        Double(body.count) <= (Sound.longestShort + 0.5) * Double(head.little(28, 4))
    }
}
