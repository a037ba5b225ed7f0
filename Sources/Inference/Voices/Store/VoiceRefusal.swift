import Confinement
import Conversion
import Inference
import Sentences
import Storage

/// Why a voice is not added, not found, or does not speak.
public struct VoiceRefusal: Explained, Hashable {
    public let sentence: Sentence
    /// Whether another language would help.
    public private(set) var isOfLanguage = false

    init(_ sentence: Sentence) { self.sentence = sentence }

    // MARK: - Adding

    static func noFile(_ path: String, _ failure: ReadFailure) -> VoiceRefusal {
        VoiceRefusal("\(path: path) cannot be opened: \(failure)")
    }

    static func foreign(_ path: String, _ failure: SynthesisFailure) -> VoiceRefusal {
        VoiceRefusal("\(path: path) \(failure)")
    }

    static func sandbox(_ path: String, _ call: RefusedCall) -> VoiceRefusal {
        VoiceRefusal("\(path: path) was not read, because \(call)")
    }

    static func noModel(_ path: String) -> VoiceRefusal {
        VoiceRefusal("\(path: path) has no voice in it: a Piper or Kokoro voice has a model whose name ends in .onnx")
    }

    static func severalModels(_ path: String) -> VoiceRefusal {
        VoiceRefusal("\(path: path) has several voices in it; name the files of one")
    }

    static func missing(_ name: String, beside path: String) -> VoiceRefusal {
        VoiceRefusal("\(path: path) has no \(file: name) beside it, which such a voice needs")
    }

    static func disk(_ folder: String, _ failure: CallFailure) -> VoiceRefusal {
        failure.isFullDisk
            ? VoiceRefusal("the disk is too full for the voice") : VoiceRefusal("\(path: folder): \(failure)")
    }

    static func room(_ needed: Int, _ free: Int) -> VoiceRefusal {
        VoiceRefusal("the voice needs \(Sentence.size(needed)) on the disk, but \(Sentence.size(free)) are free")
    }

    static let busy = VoiceRefusal("another voice is being added; try again when it is done")

    // MARK: - Speaking

    static let noEngine = VoiceRefusal(
        "pasaka-voice, which speaks with installed voices, is missing beside the program")
    static let noConverter = VoiceRefusal("pasaka-converter is missing beside the program; install Pasaka again")

    static func sandbox(_ call: RefusedCall) -> VoiceRefusal { VoiceRefusal("the text is not spoken, because \(call)") }

    static func unknown(_ name: String) -> VoiceRefusal {
        VoiceRefusal("there is no voice \(text: name); pasaka model list shows the voices")
    }

    static func noSpeaker(_ number: Int, in name: String, most: Int) -> VoiceRefusal {
        VoiceRefusal("the voice \(text: name) has \(most) speakers, and so no number \(number)")
    }

    static func language(_ name: String, _ languages: [String], _ wanted: String) -> VoiceRefusal {
        let known = languages.map { "\(text: $0)" as Sentence }.joined(separator: ", ")
        var refusal = VoiceRefusal("the voice \(text: name) does not speak \(text: wanted), but \(known)")
        refusal.isOfLanguage = true
        return refusal
    }

    static func voice(_ name: String, _ failure: SynthesisFailure) -> VoiceRefusal {
        VoiceRefusal("the voice \(text: name) \(failure)")
    }

    static func text(_ refusal: ConversionRefusal) -> VoiceRefusal { VoiceRefusal("the text \(refusal)") }
}

extension Sentence {
    /// Megabytes, or gigabytes with one decimal.
    static func size(_ bytes: Int) -> Sentence {
        let tenths = bytes / 100_000_000
        if tenths >= 10 { return "\(tenths / 10).\(tenths % 10) GB" }
        return "\(bytes == 0 ? 0 : max(1, bytes / 1_000_000)) MB"
    }
}
