import Engine
import Glibc
import Sentences
import Storage
import Voices

/// `pasaka voice say TEXT -o FILE`: speaks a text into a WAV.
struct VoiceSayCommand: Hashable {
    let text: String
    let file: String
    /// An installed voice, or one of espeak-ng's.
    let voice: String
    let language: String?

    static let usage: Sentence = """
        Usage: pasaka voice say TEXT -o FILE.wav [--voice NAME] [--language TAG]

        Speaks a text into a WAV of 16 bits and one channel.

          --voice NAME    an installed voice, of several speakers one as NAME:2, or one of espeak-ng's, such as lv or
                          es-419+f2 (default: es)
          --language TAG  the language of the text, such as lv, for a voice of several
        """

    init(_ words: [String]) throws(UsageFailure) {
        var options: [String: String] = [:]
        var texts: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            guard ["-o", "--voice", "--language"].contains(word) else {
                texts.append(word)
                continue
            }
            guard let value = rest.popFirst() else { throw UsageFailure(sentence: "\(text: word) needs a value") }
            options[word] = value
        }
        guard let text = texts.first, texts.count == 1, let file = options["-o"] else {
            throw UsageFailure(sentence: "pasaka voice say takes one text, -o FILE.wav, --voice and --language")
        }
        (self.text, self.file) = (text, file)
        (voice, language) = (options["--voice"] ?? "es", options["--language"])
    }

    func run(_ store: VoiceStore, converter: String?) throws {
        let sound = try Narrator(voice, language: language, store, converter: converter).speak(text)
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : "."
        try OpenFolder(folder).write(sound.wav, as: parts.last.map(String.init) ?? file)
        let seconds = Double(sound.samples.count) / Double(sound.rate)
        print("\(path: file): \(text: inTenths(seconds)) s" as Sentence)
    }
}
