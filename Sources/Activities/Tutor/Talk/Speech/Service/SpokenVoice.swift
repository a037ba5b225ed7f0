import Conversion
import Engine
import Inference
import Installed
import Voices

/// What a voice is spoken with.
enum SpokenVoice: Hashable, Sendable {
    /// espeak-ng's name of it, such as `es-419+f2`.
    case espeak(String)
    /// - Parameter language: espeak-ng's name of it.
    case installed(ChosenVoice, language: String)

    /// An installed voice that is no longer there, does not speak the language or has no program that speaks with it, is
    /// replaced by one of espeak-ng's.
    init(_ voice: Voice, _ store: InstalledStore) {
        guard case .installed(let name) = voice.person, store.canSpeak, let chosen = try? store.voice(name),
            let language = try? chosen.language(for: voice.language.rawValue)
        else {
            self = .espeak(voice.name)
            return
        }
        self = .installed(chosen, language: language)
    }

    /// Samples a second.
    var rate: Int {
        switch self {
        case .espeak: Speaker.rate
        case .installed(let chosen, _): chosen.voice.record.rate
        }
    }
}

extension VoicesAnswer {
    /// Voices of more speakers are used on the command line.
    private static let mostSpeakers = 8

    init(_ store: InstalledStore) {
        let all = store.canSpeak ? store.voices : []
        let spanish = all.filter { $0.record.language(for: VoiceLanguage.spain.rawValue) != nil }
        voices = spanish.flatMap { voice in
            (0..<min(voice.record.speakers, Self.mostSpeakers)).map {
                Entry(name: ChosenVoice(voice: voice, speaker: $0).name, kind: voice.record.kind.label)
            }
        }
    }
}

extension VoiceKind {
    /// Its own name.
    var label: String {
        switch self {
        case .piper: "Piper"
        case .kokoro: "Kokoro"
        }
    }
}
