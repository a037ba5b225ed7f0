import ArgumentParser
import Commands
import Conversion
import Engine
import FoundationEssentials
import Installed
import Sentences
import Storage
import Voices

/// `pasaka model list`: what is installed, for people or as JSON.
struct ModelListCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: said("Shows the installed language models, recognisers and voices."),
        discussion: said(
            """
            With --json it is a list for scripts:
              [{"added": "2026-11-24", "architecture": "llama", "bytes": 1117320736,
                "contextLength": 32768, "kind": "model", "licence": "apache-2.0",
                "memoryBytes": 1300000000, "name": "salamandra-2b-instruct-q4-k-m",
                "parameters": 2253490176, "path": …, "quantisation": "Q4_K_M",
                "title": "Salamandra 2B Instruct"}, …]
            The kind is model, recogniser or voice; the latter two have fewer of these, and a voice "languages". A \
            model that cannot be used any more has "problem" in place of most of these; one that has been examined \
            has "exam".
            """))

    @Flag(help: .said("Prints JSON instead of lines."))
    var json = false

    func run(_ host: ActivityHost) throws {
        let store = InstalledStore(host)
        store.sweep(.model)
        try run(store)
    }

    func run(_ store: InstalledStore, to output: Int32 = 1) throws {
        let text =
            json
            ? try Self.json(store)
            : [Self.text(store.models), RecogniserText.list(store.recognisers), VoiceText.list(store.voices)]
                .joined(separator: "\n\n")
        try FileBytes.write(Array("\(text)\n".utf8), to: output)
    }

    static func text(_ models: [InstalledModel]) -> String {
        guard !models.isEmpty else {
            return ("no language model is installed; pasaka model add FILE.gguf adds one" as Sentence).description
        }
        let head: [Sentence] = ["name", "size", "quantisation", "licence", "memory", "exam", "added"]
        let problems = models.compactMap { model in
            if case .failure(let refusal) = model.state { refusal.description } else { nil }
        }
        return ([ModelCommand.table([head] + models.map(cells))] + problems).joined(separator: "\n")
    }

    private static func cells(_ model: InstalledModel) -> [Sentence] {
        let name: Sentence = "\(text: model.name)", size = Sentence.size(model.bytes)
        guard let record = model.record else { return [name, size, "damaged"] }
        return [
            name, size, "\(text: record.header.quantisation)",
            record.header.licence.map { "\(text: $0)" } ?? "–",
            Sentence.size(record.memory.total), record.exam.map(Self.levels) ?? "–", "\(text: record.added)",
        ]
    }

    /// The levels at which a model may talk.
    private static func levels(_ card: ExamCard) -> Sentence {
        card.levels.isEmpty ? "failed" : "\(text: card.levels.map(\.rawValue).joined(separator: " "))"
    }

    // MARK: - For scripts

    private struct Entry: Encodable {
        let kind: InstalledKind
        let name, path: String
        let bytes: Int
        var languages: [String]?
        var title, architecture, quantisation, licence, added, problem: String?
        var contextLength, parameters, memoryBytes: Int?
        var exam: ExamCard?

        init(_ model: InstalledModel, path: String) {
            (kind, name, bytes, self.path) = (.model, model.name, model.bytes, path)
            switch model.state {
            case .failure(let refusal): problem = refusal.description
            case .success(let record):
                let header = record.header
                (title, architecture, quantisation) = (header.name, header.architecture, header.quantisation)
                (licence, added, exam) = (header.licence, record.added, record.exam)
                (contextLength, parameters) = (header.contextLength, header.parameters)
                memoryBytes = record.memory.total
            }
        }

        init(_ recogniser: InstalledRecogniser) {
            (kind, name, bytes, path) = (.recogniser, recogniser.name, recogniser.bytes, recogniser.path)
            switch recogniser.state {
            case .failure(let refusal): problem = refusal.description
            case .success(let header): memoryBytes = header.neededMemory(fileBytes: bytes)
            }
        }

        init(_ voice: InstalledVoice, path: String) {
            (kind, name, bytes, self.path) = (.voice, voice.name, voice.record.bytes, path)
            (languages, licence) = (voice.record.languages, voice.record.licence)
        }
    }

    private static func json(_ store: InstalledStore) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        let entries =
            store.models.map { Entry($0, path: store.path(of: $0.name, .model)) }
            + store.recognisers.map(Entry.init)
            + store.voices.map { Entry($0, path: store.path(of: $0.name, .voice)) }
        return String(decoding: try encoder.encode(entries), as: UTF8.self)
    }
}
