import CSDL2
import CSDL2Mixer
import Engine
import Glibc
import Sentences

/// Opening the files of clips and small sounds.
nonisolated extension ClipPlayer {
    /// A clip that SDL_mixer has opened.
    struct OpenClip {
        let music: OpaquePointer
        let kind: SoundFile.Kind
        /// Seconds of the clip before the opened part.
        var skipped = 0.0
    }

    /// - Parameter start: seconds to skip at the start of a WAV.
    func open(_ sound: Sound, from start: Double = 0) throws -> OpenClip {
        let (stream, kind) = try stream(sound, from: start)
        let type =
            switch kind {
            case .vorbis: MUS_OGG
            case .opus: MUS_OPUS
            case .mp3: MUS_MP3
            case .wav: MUS_WAV
            }
        guard let music = Mix_LoadMUSType_RW(stream, type, 1) else {
            throw SoundFile.Refusal("is damaged (\(library: String(cString: SDL_GetError())))")
        }
        return OpenClip(music: music, kind: kind, skipped: start)
    }

    func load(_ sound: Sound) throws -> UnsafeMutablePointer<Mix_Chunk> {
        let (stream, _) = try stream(sound)
        return try check(Mix_LoadWAV_RW(stream, 1), "Mix_LoadWAV_RW")
    }

    /// A stream that reads from the disk during playback, so that hours of sound cost no memory.
    private func stream(_ sound: Sound, from start: Double = 0) throws -> (
        UnsafeMutablePointer<SDL_RWops>, SoundFile.Kind
    ) {
        let file = try folders.open(sound.name)
        do {
            let header = try SoundFile(file).skipping(start)
            return (try SoundStream.open(file, header), header.kind)
        } catch let refusal as SoundFile.Refusal {
            Glibc.close(file)
            throw refusal
        }
    }
}
