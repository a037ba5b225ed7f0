import ArgumentParser
import Commands
import Conversion
import Engine
import FoundationEssentials
import Glibc
import Inference
import Sentences
import Storage

/// `pasaka soltura hear`: what is said in a sound, and the recognisers that hear it.
struct HearCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "hear", abstract: said("Prints what is said in a sound of at most 30 seconds of speech."),
        discussion: said(
            """
            Nothing is printed for silence and noise. With --json it is a line for scripts, with the seconds of the \
            sound and how likely nobody spoke:
              {"noSpeech": 0.12, "seconds": 2.5, "text": "¿Dónde está el museo?"}
            """))

    @Argument(help: .said("The sound."))
    var file: String?

    @Option(help: .said("The language that is spoken, by its code.", valueName: "tag"))
    var language = "es"

    @Option(
        help: .said(
            "Which of the installed recognisers hears; without it, the last that was added.", valueName: "name"))
    var recogniser: String?

    @Flag(help: .said("Prints JSON instead of lines."))
    var json = false

    @Option(
        help: .said(
            "Adds a recogniser in whisper.cpp's format that knows many languages, such as ggml-base.bin.",
            valueName: "file"))
    var add: String?

    @Flag(help: .said("Shows the installed recognisers."))
    var list = false

    @Option(help: .said("Removes a recogniser.", valueName: "name"))
    var remove: String?

    func validate() throws {
        guard [file != nil, add != nil, list, remove != nil].count(where: \.self) == 1 else {
            throw ValidationError(said("Name one file, or --add, --list or --remove."))
        }
    }

    func run(_ host: ActivityHost) throws { try run(host, RecogniserStore(host)) }

    func run(_ host: ActivityHost, _ store: RecogniserStore, to output: Int32 = 1) throws {
        var lines = list ? Self.list(store) : []
        if let file { lines = [try hear(file, host, store)] }
        if let add { lines = [try Self.add(add, host, store)] }
        if let remove {
            try store.remove(remove)
            lines = [("Removed \(text: remove)" as Sentence).description]
        }
        try FileBytes.write(Array((lines + [""]).joined(separator: "\n").utf8), to: output)
    }

    // MARK: - Hearing

    private struct Answer: Encodable {
        let text: String
        let seconds, noSpeech: Double

        init(_ text: String, seconds: Double, noSpeech: Double) {
            self.text = text
            (self.seconds, self.noSpeech) = ((seconds * 100).rounded() / 100, (noSpeech * 100).rounded() / 100)
        }
    }

    private func hear(_ file: String, _ host: ActivityHost, _ store: RecogniserStore) throws -> String {
        let installed =
            try recogniser.map { name throws(RecogniserRefusal) in try store.recogniser(name) } ?? store.preferred()
        let samples = try samples(of: file, host)
        let answer = try answer(samples, file, installed, host, store)
        guard json else {
            guard !answer.text.isEmpty else { throw RecogniserRefusal(.silence, "nobody speaks in \(path: file)") }
            return answer.text
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(answer), as: UTF8.self)
    }

    private func answer(
        _ samples: [Int16], _ file: String, _ installed: InstalledRecogniser, _ host: ActivityHost,
        _ store: RecogniserStore
    ) throws -> Answer {
        let seconds = Double(samples.count) / Double(HearingOrder.rate)
        let speech: [Int16]
        do {
            speech = try Ears.speech(in: samples)
        } catch {
            return Answer("", seconds: seconds, noSpeech: 1)
        }
        guard speech.count <= HearingOrder.mostSamples else {
            throw RecogniserRefusal(.failed, "\(path: file) is too long: a recogniser \(HearingFailure.tooLong)")
        }
        let ears = try Ears(RecogniserFile(installed.path), host, availableMemory: store.availableMemory())
        defer { ears.end() }
        do throws(HearingFailure) {
            let heard = try ears.hear(speech, language: language)
            return Answer(heard.text, seconds: seconds, noSpeech: heard.noSpeech)
        } catch {
            throw RecogniserRefusal(error, of: installed.path)
        }
    }

    private func samples(of file: String, _ host: ActivityHost) throws -> [Int16] {
        guard let converter = host.program("pasaka-converter") else { throw DeckReader.Refusal.noConverter }
        let input: Int32
        do throws(ReadFailure) {
            input = try OrdinaryFile.open(file, followsLinks: true)
        } catch {
            throw RecogniserRefusal(.failed, "\(path: file): \(error)")
        }
        defer { close(input) }
        do throws(ConversionRefusal) {
            let samples = try Conversion(executable: converter).samples(of: input, rate: HearingOrder.rate)
            return samples.map { Int16(max(-1, min(1, $0)) * 32767) }
        } catch {
            throw RecogniserRefusal(.failed, "\(path: file) \(error)")
        }
    }

    // MARK: - Recognisers

    private static func add(_ file: String, _ host: ActivityHost, _ store: RecogniserStore) throws -> String {
        let adding = RecogniserAdding(store: store) { file throws(RecogniserRefusal) in
            try Ears(file, host, availableMemory: store.availableMemory()).end()
        }
        let added = try adding.add(file)
        return ("Added \(text: added.name)" as Sentence).description
    }

    private static func list(_ store: RecogniserStore) -> [String] {
        let all = store.recognisers
        guard !all.isEmpty else { return [RecogniserRefusal.none.description] }
        let head: [Sentence] = ["name", "kind", "size", "memory", "of"]
        let rows = all.map { one -> [Sentence] in
            let memory = one.header.map { Sentence.size($0.neededMemory(fileBytes: one.bytes)) }
            return [
                "\(text: one.name)", one.header.map { "\(text: $0.size ?? "–")" } ?? "damaged",
                Sentence.size(one.bytes), memory ?? "–",
                one.isShared ? "the machine" : "the user",
            ]
        }
        let problems = all.compactMap { one in
            if case .damaged(let refusal) = one.state { refusal.description } else { nil }
        }
        return [ModelCommand.table([head] + rows)] + problems
    }
}
