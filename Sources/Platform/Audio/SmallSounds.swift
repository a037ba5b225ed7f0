import CSDL2
import CSDL2Mixer
import Engine
import System

/// Small sounds, which a voice lowers.
nonisolated extension ClipPlayer {
    /// Calls `work` with a buffer of SDL's as samples.
    static func samples(
        _ stream: UnsafeMutableRawPointer, _ length: Int32, work: (UnsafeMutableBufferPointer<Float>) -> Void
    ) {
        let count = Int(length) / MemoryLayout<Float>.stride
        work(UnsafeMutableBufferPointer(start: stream.bindMemory(to: Float.self, capacity: count), count: count))
    }

    /// Lets the output finish whatever SDL_mixer has mixed.
    func finishOutput() {
        Mix_SetPostMix(
            { context, stream, length in
                guard let context, let stream else { return }
                let output = Unmanaged<SoundOutput>.fromOpaque(context).takeUnretainedValue()
                ClipPlayer.samples(stream, length) { output.finish($0) }
            }, Unmanaged.passUnretained(output).toOpaque())
    }

    /// Plays a small sound with everything else, softly under a voice.
    ///
    /// - Returns: whether it started.
    @discardableResult func play(_ sound: Sound) -> Bool {
        checkQueue()
        do {
            return playDucked(try chunk(of: sound))
        } catch {
            Log("audio").debug("\(asset: sound.name) \(error)")
            return false
        }
    }

    /// The samples of a small sound.
    func chunk(of sound: Sound) throws -> UnsafeMutablePointer<Mix_Chunk> {
        let chunk = try chunks[sound] ?? (sound.isOfTale ? ShortSound.load(folders.open(sound.name)) : load(sound))
        chunks[sound] = chunk
        if sound.isOfTale { keepFewOfTales(latest: sound) }
        return chunk
    }

    /// How many bytes the tales' sounds may take: about twelve seconds.
    static let mostBytesOfTales = 5 << 20

    /// Forgets the tales' small sounds that were played first, as far as they take more memory than they may.
    private func keepFewOfTales(latest sound: Sound) {
        talesSounds.removeAll { $0 == sound }
        talesSounds.append(sound)
        var bytes = 0
        let kept = talesSounds.reversed().prefix { sound in
            bytes += Int(chunks[sound]?.pointee.alen ?? 0)
            return bytes <= Self.mostBytesOfTales
        }
        for sound in talesSounds.dropLast(max(1, kept.count)) {
            // SDL_mixer ends it where it still plays.
            if let chunk = chunks.removeValue(forKey: sound) { Mix_FreeChunk(chunk) }
        }
        talesSounds = talesSounds.suffix(max(1, kept.count))
    }

    private func playDucked(_ chunk: UnsafeMutablePointer<Mix_Chunk>) -> Bool {
        guard let channel = (0..<Self.channels).first(where: { Mix_Playing($0) == 0 }) else { return false }
        // SDL_mixer drops it when the sound has ended.
        Mix_RegisterEffect(
            channel,
            { _, stream, length, context in
                guard let context, let stream else { return }
                let ducking = Unmanaged<Ducking>.fromOpaque(context).takeUnretainedValue()
                ClipPlayer.samples(stream, length) { ducking.apply(to: $0) }
            }, nil, Unmanaged.passUnretained(output.ducking).toOpaque())
        return Mix_PlayChannelTimed(channel, chunk, 0, -1) >= 0
    }
}

extension Sound {
    /// Whether it lies in a tale's folder, and not in the interface's.
    fileprivate nonisolated var isOfTale: Bool { name.hasPrefix("stories/") || name.hasPrefix("clips/") }
}
