import CSDL2
import Engine

/// Measures whether a sound reaches a device: the morning check's chirp.
nonisolated extension ClipPlayer {
    /// Plays a small sound and starts measuring what the device consumes.
    ///
    /// - Returns: whether it started.
    func playMeasured(_ sound: Sound) -> Bool {
        output.meter.start()
        return play(sound)
    }

    /// Stops measuring.
    func hearing(hasBegun: Bool) -> AudioService.Hearing {
        let (frames, peak) = output.meter.stop()
        return AudioService.Hearing(
            driver: heardDriver, failure: "Dummy Output", hasBegun: hasBegun,
            seconds: Double(frames) / Double(Self.rate), peak: peak)
    }

    /// The driver's name; nil if a sound server has only a null device.
    private var heardDriver: String? {
        let names = (0..<max(0, SDL_GetNumAudioDevices(0))).compactMap {
            SDL_GetAudioDeviceName($0, 0).map { String(cString: $0) }
        }
        guard names.isEmpty || names.contains(where: { $0 != "Dummy Output" }) else { return nil }
        return SDL_GetCurrentAudioDriver().map { String(cString: $0) }
    }
}
