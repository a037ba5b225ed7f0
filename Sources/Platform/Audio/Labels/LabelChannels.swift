import CSDL2
import CSDL2Mixer
import Engine
import Sentences

/// Spoken labels, and the state of the player.
nonisolated extension ClipPlayer {
    /// The channels of spoken labels, in turns, so that one can fade out while the next begins.
    static let labelChannels = [channels, channels + 1]

    // MARK: - Labels

    /// Speaks a label in place of another.
    ///
    /// - Returns: its length in seconds.
    func speak(_ label: Sound) throws -> Double {
        checkQueue()
        hush()
        let chunk = try chunks[label] ?? load(label)
        chunks[label] = chunk
        let channel = Self.labelChannels[sayings % 2]
        guard Mix_PlayChannelTimed(channel, chunk, 0, -1) >= 0 else { throw SDLError("cannot be played") }
        output.isSpeaking = true
        return Double(chunk.pointee.alen) / Double(Int(Self.rate) * 2 * MemoryLayout<Float>.stride)
    }

    /// Ends a label.
    func hush() {
        guard isOpen else { return }
        for channel in Self.labelChannels where Mix_Playing(channel) != 0 { Mix_FadeOutChannel(channel, 20) }
        output.isSpeaking = isSounding
    }

    // MARK: - Diagnostics

    /// Why a clip cannot be opened; nil if it can.
    ///
    /// Needs a device; SDL's dummy will do.
    func problem(with sound: Sound) -> Sentence? {
        guard openDevice() else { return "cannot be tested: there is no sound device" }
        do { Mix_FreeMusic(try open(sound).music) } catch { return Sentence(error) }
        return nil
    }

    var currentPosition: Double {
        guard let music, Mix_PlayingMusic() != 0 else { return position }
        return max(0, Mix_GetMusicPosition(music.music)) + music.skipped
    }

    /// Whether the clip is heard, and not the silence before what is still to be made.
    var isMoving: Bool { isSounding && music?.growing?.isWaiting != true }

    /// The position being heard: the samples decoded last are audible after the device's two buffers.
    var heardPosition: Double {
        max(0, currentPosition - (isMoving ? 3 * Double(Self.bufferFrames) / Double(Self.rate) : 0))
    }

    var status: AudioService.Status {
        checkQueue()
        var status = AudioService.Status()
        status.device = isOpen ? SDL_GetCurrentAudioDriver().map { String(cString: $0) } ?? "?" : "closed"
        status.isAwake = isOpen || isOnStandby
        (status.clip, status.position, status.isPaused) = (clip?.name ?? "", currentPosition, isPaused)
        status.length = music?.length ?? 0
        status.bed = output.beds.isSounding ? bed?.sound.name ?? "" : ""
        return status
    }
}
