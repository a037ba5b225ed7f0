import FoundationEssentials

/// The part of a Piper voice's `.onnx.json` that matters for speaking.
struct PiperConfiguration: Decodable {
    var audio: Audio
    /// espeak-ng's voice, which a file may leave out if it names its language.
    var espeak: Espeak?
    var language: Language?
    var inference: Scales?
    var speakers: Int?
    var numbers: [String: Numbers]
    /// `espeak`, which Piper's own training writes as `PhonemeType.ESPEAK`, or `text` for voices that read letters.
    var phonemes: String?

    struct Audio: Decodable { var sample_rate: Int }
    struct Espeak: Decodable { var voice: String }
    struct Scales: Decodable { var noise_scale, length_scale, noise_w, noise_w_scale: Double? }

    struct Language: Decodable { var code: String? }

    /// The numbers of a phoneme: a list, or one alone.
    struct Numbers: Decodable {
        var all: [Int]

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            all = try (try? value.decode([Int].self)) ?? [value.decode(Int.self)]
        }
    }

    private enum CodingKeys: String, CodingKey {
        case audio, espeak, language, inference
        case speakers = "num_speakers", numbers = "phoneme_id_map", phonemes = "phoneme_type"
    }

    private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

    /// Whether espeak-ng gives its phonemes, in any spelling: `espeak`, `ESPEAK`, `PhonemeType.ESPEAK`, `espeak-ng`.
    private var isOfEspeak: Bool {
        let name = phonemes?.split(separator: ".").last?.lowercased() ?? "espeak"
        return name.filter(\.isLetter).hasPrefix("espeak")
    }

    /// The description that a configuration gives of its voice.
    ///
    /// - Returns: nil if it is none, or one that the engine cannot follow.
    static func description(_ json: [UInt8]) -> VoiceDescription? {
        let bytes = json.starts(with: byteOrderMark) ? json.dropFirst(byteOrderMark.count) : json[...]
        guard let file = try? JSONDecoder().decode(Self.self, from: Data(bytes)), file.isOfEspeak else { return nil }
        var description = VoiceDescription()
        // espeak-ng writes `es-419`; some files name its place, such as `roa/es-419`, or write `es_419`.
        guard let voice = file.espeak?.voice ?? file.language?.code else { return nil }
        let name = voice.lowercased().split(separator: "/").last ?? ""
        description.language = String(name.map { $0 == "_" ? "-" : $0 })
        description.rate = file.audio.sample_rate
        description.speakers = max(1, file.speakers ?? 1)
        description.noise = file.inference?.noise_scale ?? description.noise
        description.paceNoise = file.inference?.noise_w ?? file.inference?.noise_w_scale ?? description.paceNoise
        description.length = file.inference?.length_scale ?? description.length
        // A phoneme of several scalars or numbers is one that espeak-ng never gives.
        for (phoneme, numbers) in file.numbers {
            guard let scalar = phoneme.unicodeScalars.first, phoneme.unicodeScalars.count == 1, numbers.all.count == 1
            else { continue }
            description.tokens[scalar.value] = numbers.all[0]
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
