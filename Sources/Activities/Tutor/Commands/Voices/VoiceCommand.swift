import Engine
import Sentences
import Voices

extension Subcommand {
    /// `pasaka voice …`: the voices of the machine.
    static let voice = Subcommand("voice", "Adds, lists and tries voices: pasaka voice --help.") { words, host in
        let rest = Array(words.dropFirst())
        let asksForHelp = rest.first.map { ["help", "-h", "--help"].contains($0) } ?? false
        let store = VoiceStore(folder: host.folders.voices, engine: host.program("pasaka-voice"))
        switch words.first {
        case nil, "help", "-h", "--help": print(VoiceCommand.usage)
        case "add" where asksForHelp: print(VoiceCommand.addingUsage)
        case "add":
            guard !rest.isEmpty, !rest.contains(where: { $0.hasPrefix("--") }) else {
                throw UsageFailure(sentence: "pasaka voice add takes a folder or files")
            }
            print(VoiceCommand.text(try VoiceAdding(store).add(rest)))
        case "list":
            guard rest.isEmpty else { throw UsageFailure(sentence: "pasaka voice list takes nothing") }
            print(VoiceCommand.list(store.voices))
        case "remove":
            guard let name = rest.first, rest.count == 1 else {
                throw UsageFailure(sentence: "pasaka voice remove takes the name of one voice")
            }
            print(VoiceCommand.removed(name, bytes: try store.remove(name)))
        case "say" where asksForHelp: print(VoiceSayCommand.usage)
        case "say": try VoiceSayCommand(rest).run(store, converter: host.program("pasaka-converter"))
        case let word?: throw UsageFailure(sentence: "pasaka voice has no command \(text: word)")
        }
    }
}

/// The texts of `pasaka voice`.
enum VoiceCommand {
    static let usage: Sentence = """
        Usage: pasaka voice COMMAND

          add FOLDER   adds a Piper or Kokoro voice; its files may be named instead
          list         shows the installed voices
          remove NAME  removes a voice
          say TEXT     speaks a text into a WAV

        pasaka voice COMMAND --help says more.
        """

    static let addingUsage: Sentence = """
        Usage: pasaka voice add FOLDER | FILE…

        Adds a voice: of Piper NAME.onnx and NAME.onnx.json, of Kokoro model.onnx, voices.bin and tokens.txt. Only the
        model need be named, if the others lie beside it. The files are read in a sandbox, where the voice has to make a
        sound; a text beside them, such as MODEL_CARD, states the licence.
        """

    static func text(_ added: VoiceAdding.Added) -> String {
        let voice = added.voice, record = voice.record
        let first: Sentence =
            added.wasThere
            ? "This voice is already installed as \(text: voice.name); nothing has changed"
            : "Added \(text: voice.name)"
        let facts: [[Sentence]] = [
            ["kind", name(of: voice)], ["language", languages(of: voice)], ["licence", licence(of: voice)],
            ["size", size(record.bytes)], ["sound", "\(record.rate) samples a second"],
        ]
        let speakers: [[Sentence]] =
            record.speakers > 1
            ? [["speakers", "\(text: "\(voice.name):1") to \(text: "\(voice.name):\(record.speakers)")"]] : []
        let next: Sentence = "Next: pasaka voice say TEXT -o FILE.wav --voice \(text: voice.name)"
        let table = ModelCommand.table(facts + speakers, indent: "  ")
        return [first.description, table, next.description].joined(separator: "\n")
    }

    static func list(_ voices: [InstalledVoice]) -> String {
        guard !voices.isEmpty else {
            let none: Sentence = "no voice is installed; pasaka voice add FOLDER adds one, espeak-ng's are always there"
            return none.description
        }
        let head: [Sentence] = ["name", "kind", "language", "speakers", "size", "licence"]
        return ModelCommand.table(
            [head]
                + voices.map { voice -> [Sentence] in
                    [
                        "\(text: voice.name)", name(of: voice), languages(of: voice), "\(voice.record.speakers)",
                        size(voice.record.bytes), licence(of: voice),
                    ]
                })
    }

    static func removed(_ name: String, bytes: Int) -> Sentence {
        "Removed \(text: name); \(size(bytes)) are free again"
    }

    private static func name(of voice: InstalledVoice) -> Sentence { "\(text: voice.record.kind.label)" }

    private static func languages(of voice: InstalledVoice) -> Sentence {
        voice.record.languages.map { "\(text: $0)" as Sentence }.joined(separator: ", ")
    }

    private static func licence(of voice: InstalledVoice) -> Sentence {
        voice.record.licence.map { "\(text: $0)" } ?? "not stated"
    }

    /// A size in megabytes.
    private static func size(_ bytes: Int) -> Sentence { "\(max(1, bytes / 1_000_000)) MB" }
}
