import Alignment
import Conversion
import FoundationEssentials
import Glibc
import Sentences

/// Reads texts and clips with the converter, and times their words.
struct Voices {
    static let rate = 16_000
    let converter: Conversion

    init(converter path: String) { converter = Conversion(executable: path) }

    static let besideThisProgram: String = {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        let path = String(decoding: buffer[..<max(0, length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return "/" + path.split(separator: "/").dropLast().joined(separator: "/") + "/pasaka-converter"
    }()

    /// The samples of a file.
    func samples(of clip: String) throws -> [Float] {
        let input = open(clip, O_RDONLY | O_CLOEXEC)
        guard input >= 0 else { throw ConversionRefusal("\(path: clip) cannot be opened") }
        defer { close(input) }
        return try converter.samples(of: input, rate: Self.rate)
    }

    /// A text as spoken by espeak-ng.
    func reading(of text: String, voice: String, rate: Int = rate) throws -> SpokenText {
        try converter.speech(of: text, language: voice, rate: rate)
    }

    /// How far each word's start is off, in seconds.
    func errors(of text: String, _ words: [Double], in recording: [Float], language: String) throws -> [Double] {
        let guide = try reading(of: text, voice: language)
        let found = Alignment.words(
            of: text, in: recording, speech: guide.samples, speechWords: guide.words.map { ($0.scalar, $0.sample) },
            rate: Self.rate)
        return zip(found, words).map { $0.start - $1 }
    }

    func errors(of recording: MadeRecording) throws -> [Double] {
        let (samples, words) = try recording.make(with: self)
        return try errors(of: recording.text, words, in: samples, language: "lv")
    }
}
