import CSDL2

/// Silence that keeps a sound card awake: after a pause, cards, amplifiers and televisions swallow the first half second.
///
/// Its buffers are as long as SDL's can be, so that it costs one or two wake-ups a second.
nonisolated struct Standby {
    /// Frames: 0.7 s at 48 kHz.
    static let bufferFrames: UInt16 = 32_768

    private var device: SDL_AudioDeviceID?

    var isOpen: Bool { device != nil }

    /// Opens the default device for silence, if there is one.
    mutating func open() {
        guard device == nil else { return }
        device = AudioSubsystem.begin {
            // What SDL writes to a file needs no waking, and a second device would write over the first.
            guard SDL_GetCurrentAudioDriver().map({ String(cString: $0) }) != "disk" else { return nil }
            var wanted = SDL_AudioSpec()
            (wanted.freq, wanted.format, wanted.channels) = (ClipPlayer.rate, UInt16(AUDIO_S16LSB), 2)
            wanted.samples = Self.bufferFrames
            // Without a callback SDL plays what is queued, and silence while there is nothing.
            let device = SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
            guard device != 0 else { return nil }
            SDL_PauseAudioDevice(device, 0)
            return device
        }
    }

    mutating func close() {
        guard let device else { return }
        AudioSubsystem.end { SDL_CloseAudioDevice(device) }
        self.device = nil
    }
}
