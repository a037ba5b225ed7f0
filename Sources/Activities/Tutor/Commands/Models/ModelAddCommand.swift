import ArgumentParser
import Commands
import Conversion
import Engine
import Glibc
import Installed
import Sentences
import Storage
import Voices

/// `pasaka model add FILE`: checks what is to be installed and takes it into the folder of its kind.
struct ModelAddCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: said("Adds a language model, a recogniser of speech or a voice."),
        discussion: said(
            """
            The first bytes tell which it is:
            - a language model in the format GGUF, in one file and with a chat template. One that needs more memory \
            than there is now, or that the engine does not know, is refused; pasaka model exam comes next.
            - a recogniser in whisper.cpp's format that knows many languages, such as ggml-base.bin.
            - a voice: of Piper NAME.onnx and NAME.onnx.json, of Kokoro model.onnx, voices.bin and tokens.txt. Only \
            the model need be named, if the others lie beside it; a text such as MODEL_CARD states the licence.
            All files are read in a sandbox. Where the file system can share blocks, a model takes its room only once; \
            elsewhere it is copied.
            """))

    @Argument(help: .said("A model's file, or a voice's folder or files."), completion: .file())
    var files: [String]

    @Flag(help: .said("Renames a language model's file instead, or removes it when it has been copied."))
    var move = false

    func run(_ host: ActivityHost) throws {
        let kind = try InstalledKind(of: files), store = InstalledStore(host)
        guard !move || kind == .model else { throw ValidationError(said("--move is for language models.")) }
        switch kind {
        case .model: try add(files[0], to: store, ModelTrial(host: host))
        case .recogniser: print(try RecogniserText.added(files[0], host, store))
        case .voice: print(VoiceText.added(try VoiceAdding(store).add(files)))
        }
    }

    private func add(_ file: String, to store: InstalledStore, _ trial: ModelTrial) throws {
        signal(SIGXFSZ, SIG_IGN)  // a file size limit counts as a full disk, and must not kill the process
        let showsProgress = isatty(STDERR_FILENO) == 1
        var adding = ModelAdding(store: store, moves: move, followsLinks: true, tryOut: trial.run)
        if showsProgress {
            adding.goesOn = { bytes, all in
                Self.show("\r\(Sentence.size(bytes)) / \(Sentence.size(all))\u{1b}[K")
                return true
            }
        }
        defer { if showsProgress { Self.show("\r\u{1b}[K") } }
        let added = try adding.add(file)
        if showsProgress { Self.show("\r\u{1b}[K") }
        print(Self.text(added, file: file))
    }

    private static func show(_ text: String) {
        try? FileBytes.write(Array(text.utf8), to: STDERR_FILENO)  // nobody reads it then
    }

    /// What is said of an added model.
    static func text(_ added: AddedModel, file: String) -> String {
        let name = added.model.name
        let first: Sentence =
            added.wasThere
            ? "\(path: file) is already installed as \(text: name); nothing has changed" : "Added \(text: name)"
        let left: [Sentence] = added.isSourceLeft ? ["\(path: file) could not be removed from its place"] : []
        let next: Sentence = "Next: pasaka model exam \(text: name)"
        return
            ([first.description, ModelCommand.table(facts(added), indent: "  ")] + left.map(\.description)
            + [next.description]).joined(separator: "\n")
    }

    private static func facts(_ added: AddedModel) -> [[Sentence]] {
        let record = added.record, header = record.header
        let memory: Sentence =
            "\(Sentence.size(record.memory.total)) needed, \(Sentence.size(added.availableMemory)) available"
        return [
            ["title", header.name.map { "\(text: $0)" } ?? "not stated"], ["size", Sentence.size(record.bytes)],
            ["quantisation", "\(text: header.quantisation)"],
            ["licence", header.licence.map { "\(text: $0)" } ?? "not stated"],
            ["context", "\(header.contextLength) tokens"], ["memory", memory],
        ]
    }
}
