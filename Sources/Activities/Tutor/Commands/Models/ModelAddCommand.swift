import Conversion
import Engine
import Glibc
import Sentences
import Storage

/// `pasaka model add FILE`: checks a model and takes it into the folder of models.
struct ModelAddCommand {
    private let file: String
    private let moves: Bool

    static let usage: Sentence = """
        Usage: pasaka model add FILE.gguf [--move]

        Adds a language model in the format GGUF, in one file and with a chat template. Its header is read in a sandbox;
        a model that needs more memory than there is now is refused. Where the file system can share blocks, the model
        takes its room only once; elsewhere it is copied.

          --move  renames the file instead, or removes it when it has been copied
        """

    init(_ words: [String]) throws(UsageFailure) {
        let files = words.filter { $0 != "--move" }
        guard let file = files.first, files.count == 1, !file.hasPrefix("--") else {
            throw UsageFailure(sentence: "pasaka model add takes one file and --move")
        }
        (self.file, moves) = (file, files.count < words.count)
    }

    func run(_ store: ModelStore) throws {
        signal(SIGXFSZ, SIG_IGN)  // a file size limit counts as a full disk, and must not kill the process
        let showsProgress = isatty(STDERR_FILENO) == 1
        var adding = ModelAdding(store: store, moves: moves, followsLinks: true)
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
