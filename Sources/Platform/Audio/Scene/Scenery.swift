import CSDL2
import CSDL2Mixer
import Engine
import Glibc
import System

/// The sounds of the scene, and what goes on below everything else.
nonisolated extension ClipPlayer {
    static let foleyChannels = (channels + 2)..<(channels + 6)

    /// Plays a sound of the scene, as loud as the scene has it.
    func play(_ sound: Sound, beside gain: Double) {
        checkQueue()
        do {
            let chunk = try chunk(of: sound)
            guard let channel = Self.foleyChannels.first(where: { Mix_Playing($0) == 0 }) else { return }
            Mix_Volume(channel, Int32((gain * Double(MIX_MAX_VOLUME)).rounded()))
            Mix_PlayChannelTimed(channel, chunk, 0, -1)
        } catch {
            Log("audio").debug("\(asset: sound.name) \(error)")
        }
    }

    /// Ends the sounds of the scene, before the clip has faded out.
    func hushFoley() {
        guard isOpen else { return }
        for channel in Self.foleyChannels where Mix_Playing(channel) != 0 { Mix_FadeOutChannel(channel, 20) }
    }

    /// Lays the bed that is wanted, or takes away the one that was there.
    func layBed() {
        checkQueue()
        output.beds.lay(bed) { try openLoop($0) }
    }

    private func openLoop(_ sound: Sound) throws -> OpusLoop {
        let file = try folders.open(sound.name)
        do {
            guard try SoundFile(file).kind == .opus else { throw SoundFile.Refusal("is not Opus in Ogg") }
        } catch {
            Glibc.close(file)
            throw error
        }
        return try OpusLoop(file)
    }
}
