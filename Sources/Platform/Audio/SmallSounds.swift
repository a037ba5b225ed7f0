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

    /// Plays a small sound with everything else, softly under a voice.
    ///
    /// - Returns: whether it started.
    @discardableResult func play(_ sound: Sound) -> Bool {
        checkQueue()
        do {
            let chunk = try chunks[sound] ?? load(sound)
            chunks[sound] = chunk
            return playDucked(chunk)
        } catch {
            Log("audio").debug("\(asset: sound.name) \(error)")
            return false
        }
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
