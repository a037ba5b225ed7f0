import Confinement
import Conversion
import Inference
import Installed
import Sentences

extension InstalledRefusal {
    // MARK: - Adding voices

    static func foreign(_ path: String, _ failure: SynthesisFailure) -> InstalledRefusal {
        InstalledRefusal(.notRead, "\(path: path) \(failure)")
    }

    static func noVoice(_ path: String) -> InstalledRefusal {
        InstalledRefusal(
            .notRead,
            "\(path: path) has no voice in it: a Piper or Kokoro voice has a model whose name ends in .onnx")
    }

    static func severalVoices(_ path: String) -> InstalledRefusal {
        InstalledRefusal(.notRead, "\(path: path) has several voices in it; name the files of one")
    }

    static func missing(_ name: String, beside path: String) -> InstalledRefusal {
        InstalledRefusal(.notRead, "\(path: path) has no \(file: name) beside it, which such a voice needs")
    }

    /// - Parameter refusal: espeak-ng's.
    static func language(_ name: String, of path: String, _ refusal: ConversionRefusal) -> InstalledRefusal {
        guard case .unknownLanguage = refusal.reason else { return .text(refusal) }
        return InstalledRefusal(
            .language, "\(path: path) speaks the language \(text: name), which espeak-ng does not know here")
    }

    // MARK: - Speaking

    static let cannotSpeak = InstalledRefusal(
        .needsProgram, "pasaka-voice, which speaks with installed voices, is missing beside the program")

    static func unspoken(_ call: RefusedCall) -> InstalledRefusal {
        InstalledRefusal(.failed, "the text is not spoken, because \(call)")
    }

    static func noSpeaker(_ number: Int, in name: String, most: Int) -> InstalledRefusal {
        InstalledRefusal(
            .unknownName, "the voice \(text: name) has \(most) speakers, and so no number \(number)")
    }

    static func language(_ name: String, _ languages: [String], _ wanted: String) -> InstalledRefusal {
        let known = languages.map { "\(text: $0)" as Sentence }.joined(separator: ", ")
        return InstalledRefusal(
            .language, "the voice \(text: name) does not speak \(text: wanted), but \(known)")
    }

    static func voice(_ name: String, _ failure: SynthesisFailure) -> InstalledRefusal {
        InstalledRefusal(.failed, "the voice \(text: name) \(failure)")
    }

    static func text(_ refusal: ConversionRefusal) -> InstalledRefusal {
        InstalledRefusal(.failed, "the text \(refusal)")
    }
}
