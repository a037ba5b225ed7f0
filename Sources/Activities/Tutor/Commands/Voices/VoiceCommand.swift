import ArgumentParser
import Commands
import Engine
import Sentences
import Voices

/// `pasaka voice …`: the voices of the machine.
struct VoiceCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "voice", abstract: said("Adds, lists and tries voices."),
        subcommands: [Add.self, List.self, Remove.self, VoiceSayCommand.self])

    static func store(_ host: ActivityHost) -> VoiceStore {
        VoiceStore(folder: host.folders.voices, engine: host.program("pasaka-voice"))
    }

    /// `pasaka voice add`.
    struct Add: ActivityCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: said("Adds a voice."),
            discussion: said(
                """
                Of Piper NAME.onnx and NAME.onnx.json, of Kokoro model.onnx, voices.bin and tokens.txt. Only the model \
                need be named, if the others lie beside it. The files are read in a sandbox, where the voice has to \
                make a sound; a text beside them, such as MODEL_CARD, states the licence.
                """))

        @Argument(help: .said("The voice's folder, or its files."))
        var files: [String]

        func run(_ host: ActivityHost) throws { print(text(try VoiceAdding(store(host)).add(files))) }
    }

    /// `pasaka voice list`.
    struct List: ActivityCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: said("Shows the installed voices."))

        func run(_ host: ActivityHost) throws { print(list(store(host).voices)) }
    }

    /// `pasaka voice remove`.
    struct Remove: ActivityCommand {
        static let configuration = CommandConfiguration(commandName: "remove", abstract: said("Removes a voice."))

        @Argument(help: .said("The voice: pasaka voice list shows the names."))
        var name: String

        func run(_ host: ActivityHost) throws { print(removed(name, bytes: try store(host).remove(name))) }
    }

    // MARK: - Texts

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
