import ArgumentParser
import Commands
import Conversion
import Engine
import FoundationEssentials
import Glibc
import Inference
import Installed
import Sentences
import Storage

/// `pasaka soltura hear`: what is said in a sound.
struct HearCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "hear", abstract: said("Prints what is said in a sound of at most 30 seconds of speech."),
        discussion: said(
            """
            Nothing is printed for silence and noise. With --json it is a line for scripts, with the seconds of the \
            sound and how likely nobody spoke:
              {"noSpeech": 0.12, "seconds": 2.5, "text": "¿Dónde está el museo?"}
            """))

    @Argument(help: .said("The sound."), completion: .file())
    var file: String?

    @Option(help: .said("The language that is spoken, by its code.", valueName: "tag"))
    var language = "es"

    @Option(
        help: .said(
            "Which of the installed recognisers hears; without it, the last that was added.", valueName: "name"))
    var recogniser: String?

    @Flag(help: .said("Prints JSON instead of lines."))
    var json = false

    /// What `pasaka model` does now.
    @Option(help: .hidden)
    var add: String?

    @Flag(help: .hidden)
    var list = false

    @Option(help: .hidden)
    var remove: String?

    func validate() throws {
        guard add == nil, !list, remove == nil else {
            throw ValidationError(
                said("Recognisers are added, listed and removed by pasaka model add, list and remove."))
        }
        guard file != nil else { throw ValidationError(said("Name a sound.")) }
    }

    func run(_ host: ActivityHost) throws { try run(host, InstalledStore(host)) }

    func run(_ host: ActivityHost, _ store: InstalledStore, to output: Int32 = 1) throws {
        try FileBytes.write(Array("\(hear(file ?? "", host, store))\n".utf8), to: output)
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

    private func hear(_ file: String, _ host: ActivityHost, _ store: InstalledStore) throws -> String {
        let installed =
            try recogniser.map { name throws(InstalledRefusal) in try store.recogniser(name) }
            ?? store.preferredRecogniser()
        let samples = try samples(of: file, host)
        let answer = try answer(samples, file, installed, host, store)
        guard json else {
            guard !answer.text.isEmpty else { throw InstalledRefusal(.silence, "nobody speaks in \(path: file)") }
            return answer.text
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(answer), as: UTF8.self)
    }

    private func answer(
        _ samples: [Int16], _ file: String, _ installed: InstalledRecogniser, _ host: ActivityHost,
        _ store: InstalledStore
    ) throws -> Answer {
        let seconds = Double(samples.count) / Double(HearingOrder.rate)
        let speech: [Int16]
        do {
            speech = try Ears.speech(in: samples)
        } catch {
            return Answer("", seconds: seconds, noSpeech: 1)
        }
        guard speech.count <= HearingOrder.mostSamples else {
            throw InstalledRefusal(.failed, "\(path: file) is too long: a recogniser \(HearingFailure.tooLong)")
        }
        let ears = try Ears(RecogniserFile(installed.path), host, availableMemory: store.availableMemory())
        defer { ears.end() }
        do throws(HearingFailure) {
            let heard = try ears.hear(speech, language: language)
            return Answer(heard.text, seconds: seconds, noSpeech: heard.noSpeech)
        } catch {
            throw InstalledRefusal(error, of: installed.path)
        }
    }

    private func samples(of file: String, _ host: ActivityHost) throws -> [Int16] {
        guard let converter = host.program("pasaka-converter") else { throw DeckReader.Refusal.noConverter }
        let input: Int32
        do throws(ReadFailure) {
            input = try OrdinaryFile.open(file, followsLinks: true)
        } catch {
            throw InstalledRefusal(.failed, "\(path: file): \(error)")
        }
        defer { close(input) }
        do throws(ConversionRefusal) {
            let samples = try Conversion(executable: converter).samples(of: input, rate: HearingOrder.rate)
            return samples.map { Int16(max(-1, min(1, $0)) * 32767) }
        } catch {
            throw InstalledRefusal(.failed, "\(path: file) \(error)")
        }
    }
}
