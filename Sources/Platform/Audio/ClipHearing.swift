import CSDL2
import Engine

/// Whether a sound that was played has reached a device: the morning check's chirp.
nonisolated extension ClipPlayer {
    /// Plays a small sound and measures, from here on, what the device takes.
    ///
    /// - Returns: whether it has begun.
    func playMeasured(_ sound: Sound) -> Bool {
        meter.start()
        return play(sound)
    }

    /// Ends measuring.
    func hearing(hasBegun: Bool) -> AudioService.Hearing {
        let (frames, peak) = meter.stop()
        return AudioService.Hearing(
            driver: heardDriver, failure: "Dummy Output", hasBegun: hasBegun,
            seconds: Double(frames) / Double(Self.rate), peak: peak)
    }

    /// The driver's name; nil where a sound server has nothing but a device that leads nowhere.
    private var heardDriver: String? {
        let names = (0..<max(0, SDL_GetNumAudioDevices(0))).compactMap {
            SDL_GetAudioDeviceName($0, 0).map { String(cString: $0) }
        }
        guard names.isEmpty || names.contains(where: { $0 != "Dummy Output" }) else { return nil }
        return SDL_GetCurrentAudioDriver().map { String(cString: $0) }
    }
}
