import FoundationEssentials

/// The part of a Piper voice's `.onnx.json` that matters for speaking.
struct PiperConfiguration: Decodable {
    var audio: Audio
    var espeak: Espeak
    var inference: Scales?
    var speakers: Int?
    var numbers: [String: [Int]]
    /// `espeak`, or `text` for voices that read letters.
    var phonemes: String?

    struct Audio: Decodable { var sample_rate: Int }
    struct Espeak: Decodable { var voice: String }
    struct Scales: Decodable { var noise_scale, length_scale, noise_w: Double? }

    private enum CodingKeys: String, CodingKey {
        case audio, espeak, inference
        case speakers = "num_speakers", numbers = "phoneme_id_map", phonemes = "phoneme_type"
    }

    /// The description that a configuration gives of its voice.
    ///
    /// - Returns: nil if it is none, or one that the engine cannot follow.
    static func description(_ json: [UInt8]) -> VoiceDescription? {
        guard let file = try? JSONDecoder().decode(Self.self, from: Data(json)),
            file.phonemes ?? "espeak" == "espeak"
        else { return nil }
        var description = VoiceDescription()
        description.language = file.espeak.voice.lowercased()
        description.rate = file.audio.sample_rate
        description.speakers = max(1, file.speakers ?? 1)
        description.noise = file.inference?.noise_scale ?? description.noise
        description.paceNoise = file.inference?.noise_w ?? description.paceNoise
        description.length = file.inference?.length_scale ?? description.length
        // A phoneme of several scalars or numbers is one that espeak-ng never gives.
        for (phoneme, numbers) in file.numbers {
            guard let scalar = phoneme.unicodeScalars.first, phoneme.unicodeScalars.count == 1, numbers.count == 1
            else { continue }
            description.tokens[scalar.value] = numbers[0]
        }
        // Without its marks for the beginning, the end and what is between, the engine cannot use it.
        guard ["^", "$", "_"].allSatisfy({ description.tokens[$0] != nil }), description.isPossible else { return nil }
        return description
    }
}

extension [UInt32: Int] {
    fileprivate subscript(mark: Unicode.Scalar) -> Int? { self[mark.value] }
}

extension VoiceDescription {
    /// What a voice's configuration and the text beside it say; for the sandboxed process.
    ///
    /// - Returns: nil if it cannot be read.
    package init?(_ kind: VoiceKind, configuration: [UInt8], card: [UInt8]) {
        switch kind {
        case .kokoro: self.init()
        case .piper:
            guard let read = PiperConfiguration.description(configuration) else { return nil }
            self = read
        }
        licence = LicenceLine.licence(in: String(decoding: card, as: UTF8.self))
    }
}
