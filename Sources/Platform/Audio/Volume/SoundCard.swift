import CSoundCard
import Engine
import Glibc

/// The volume of the device that SDL plays through.
nonisolated struct SoundCard: Sendable {
    /// What a device says of itself.
    struct State: Hashable, Sendable {
        /// The device's own volume, in decibels.
        var decibels = 0.0
        var output = Loudspeaker.Output.unknown
    }

    /// Sets the volume unless it is nil, and answers nil if there is none to set; may take half a second.
    let adjust: @Sendable (_ percent: Int?) -> State?

    /// The card of a sound server, if there is one, or of ALSA; the device of SDL's drivers for tests has none.
    static let usual = SoundCard { percent in
        switch getenv("SDL_AUDIODRIVER").map({ String(cString: $0) }) {
        case nil, "": ask(sound_card_pulse, percent) ?? ask(sound_card_alsa, percent)
        case "pulseaudio", "pipewire": ask(sound_card_pulse, percent)
        case "alsa": ask(sound_card_alsa, percent)
        default: nil
        }
    }

    private static func ask(
        _ card: (Int32, UnsafeMutablePointer<sound_card>?) -> Bool, _ percent: Int?
    ) -> State? {
        var told = sound_card()
        guard card(Int32(percent ?? -1), &told) else { return nil }
        return State(decibels: told.decibels, output: told.headphones ? .headphones : told.tells ? .speaker : .unknown)
    }
}
