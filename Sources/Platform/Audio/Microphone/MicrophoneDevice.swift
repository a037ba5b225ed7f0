import CSDL2
import Sentences
import System

/// An open microphone of SDL, which queues its samples: 16 bits, one channel.
///
/// SDL's audio thread only fills the queue, so nothing here can delay it.
nonisolated final class MicrophoneDevice {
    private let rate: Int
    private var device: SDL_AudioDeviceID?

    /// Opens the microphone; nil if there is none.
    ///
    /// - Parameter rate: samples per second.
    init?(rate: Int) {
        self.rate = rate
        var wanted = SDL_AudioSpec()
        wanted.freq = Int32(rate)
        wanted.format = UInt16(AUDIO_S16LSB)
        wanted.channels = 1
        wanted.samples = 1024
        device = AudioSubsystem.begin {
            let device = SDL_OpenAudioDevice(nil, 1, &wanted, nil, 0)
            return device == 0 ? nil : device
        }
        guard let device else {
            Log("microphone").notice("no microphone (\(library: String(cString: SDL_GetError())))")
            return nil
        }
        SDL_PauseAudioDevice(device, 0)
    }

    deinit { close() }

    /// Whether there is a microphone.
    static var isThere: Bool {
        guard let count = AudioSubsystem.begin({ SDL_GetNumAudioDevices(1) }) else { return false }
        AudioSubsystem.end {}
        // A negative number means that the driver cannot say before it tries.
        return count != 0
    }

    /// SDL's name of the audio driver.
    static var driver: String { SDL_GetCurrentAudioDriver().map { String(cString: $0) } ?? "?" }

    /// Whether it was removed.
    var isStopped: Bool { device.map { SDL_GetAudioDeviceStatus($0) == SDL_AUDIO_STOPPED } ?? true }

    /// Captures nothing more; what was captured can still be read.
    func pause() { if let device { SDL_PauseAudioDevice(device, 1) } }

    /// The next samples, at most a second of them; empty if there are none yet.
    func samples() -> [Int16] {
        guard let device else { return [] }
        return [Int16](unsafeUninitializedCapacity: rate) { buffer, count in
            let bytes = UInt32(rate * MemoryLayout<Int16>.size)
            count = Int(SDL_DequeueAudio(device, buffer.baseAddress, bytes)) / MemoryLayout<Int16>.size
        }
    }

    func close() {
        guard let device else { return }
        AudioSubsystem.end { SDL_CloseAudioDevice(device) }
        self.device = nil
    }
}
