import CSDL2
import CSDL2Mixer
import Engine
import Glibc
import Sentences
import System

/// Opening the files of clips and small sounds.
nonisolated extension ClipPlayer {
    /// A clip that SDL_mixer has opened.
    struct OpenClip {
        let music: OpaquePointer
        let kind: SoundFile.Kind
        /// Seconds of the clip before the opened part.
        var skipped = 0.0
        /// The bytes of a clip that is being made while it plays.
        var growing: GrowingSoundBytes?

        /// Seconds of the whole clip; 0 if unknown.
        var length: Double { growing.map(\.seconds) ?? (max(0, Mix_MusicDuration(music)) + skipped) }
    }

    /// - Parameter start: seconds to skip at the start of a WAV.
    func open(_ sound: Sound, from start: Double = 0) throws -> OpenClip {
        if let samples = folders.memory.samples(sound.name) { return try open(samples, from: start) }
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

    private func open(_ samples: GrowingSamples, from start: Double) throws -> OpenClip {
        let bytes = GrowingSoundBytes(samples, from: start, waited: waited)
        let music = Mix_LoadMUSType_RW(try SoundStream.open(bytes), MUS_WAV, 1)
        return OpenClip(music: try check(music, "Mix_LoadMUSType_RW"), kind: .wav, skipped: start, growing: bytes)
    }

    /// The samples of a whole sound.
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
