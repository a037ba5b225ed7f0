import Conversion
import Engine
import FoundationEssentials
import Glibc
import Inference
import Sentences
import Storage

/// `pasaka soltura hear`: what is said in a sound, and the recognisers that hear it.
struct HearCommand {
    static let usage: Sentence = """
        Usage: pasaka soltura hear FILE [--language es] [--recogniser NAME] [--json]
               pasaka soltura hear --add FILE.bin | --list | --remove NAME

        Prints what is said in a sound of at most 30 seconds of speech. Nothing is printed for silence and noise.

          --language    the language that is spoken, by its code; es unless told otherwise
          --recogniser  which of the installed ones hears; the last that was added unless told otherwise
          --json        prints a line for scripts, with the seconds of the sound and how likely nobody spoke:
                          {"noSpeech": 0.12, "seconds": 2.5, "text": "¿Dónde está el museo?"}
          --add         adds a recogniser in whisper.cpp's format that knows many languages, such as ggml-base.bin
          --list        shows the installed recognisers
          --remove      removes one
        """

    private enum Work: Equatable {
        case hear(file: String)
        case add(file: String)
        case list
        case remove(name: String)
    }

    private let work: Work
    private let language: String
    private let recogniser: String?
    private let asJSON: Bool

    init(_ words: [String]) throws(UsageFailure) {
        var (works, language, recogniser, asJSON) = ([Work](), String?.none, String?.none, false)
        var rest = words[...]
        func value(_ name: String) throws(UsageFailure) -> String {
            guard let value = rest.popFirst() else { throw UsageFailure(sentence: "\(text: name) needs a value") }
            return value
        }
        while let word = rest.popFirst() {
            switch word {
            case "--language": language = try value(word)
            case "--recogniser": recogniser = try value(word)
            case "--json": asJSON = true
            case "--add": works.append(.add(file: try value(word)))
            case "--list": works.append(.list)
            case "--remove": works.append(.remove(name: try value(word)))
            case _ where word.hasPrefix("--"):
                throw UsageFailure(sentence: "pasaka soltura hear has no option \(text: word)")
            default: works.append(.hear(file: word))
            }
        }
        guard let work = works.first, works.count == 1 else {
            throw UsageFailure(sentence: "pasaka soltura hear takes one file, or --add, --list or --remove")
        }
        (self.work, self.language, self.recogniser, self.asJSON) = (work, language ?? "es", recogniser, asJSON)
    }

    func run(_ host: ActivityHost, _ store: RecogniserStore? = nil, to output: Int32 = 1) throws {
        let store = store ?? RecogniserStore(host)
        let lines: [String]
        switch work {
        case .hear(let file): lines = [try hear(file, host, store)]
        case .add(let file): lines = [try Self.add(file, host, store)]
        case .list: lines = Self.list(store)
        case .remove(let name):
            try store.remove(name)
            lines = [("Removed \(text: name)" as Sentence).description]
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
        guard asJSON else {
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
