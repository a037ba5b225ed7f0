import ArgumentParser
import Commands
import Engine
import Installed
import Sentences
import Storage
import Voices

/// `pasaka voice say TEXT -o FILE`: speaks a text into a WAV.
struct VoiceSayCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "say", abstract: said("Speaks a text into a WAV of 16 bits and one channel."))

    @Argument(help: .said("The text."))
    var text: String

    @Option(name: .shortAndLong, help: .said("The file to write.", valueName: "file.wav"), completion: .file())
    var output: String

    @Option(
        help: .said(
            """
            An installed voice, of several speakers one as NAME:2, or one of espeak-ng's, such as lv or es-419+f2.
            """,
            valueName: "name"))
    var voice = "es"

    @Option(help: .said("The language of the text, such as lv, for a voice of several.", valueName: "tag"))
    var language: String?

    func run(_ host: ActivityHost) throws {
        try run(InstalledStore(host), converter: host.program("pasaka-converter"))
    }

    func run(_ store: InstalledStore, converter: String?) throws {
        let sound = try Narrator(voice, language: language, store, converter: converter).speak(text)
        let parts = output.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : "."
        try OpenFolder(folder).write(sound.wav, as: parts.last.map(String.init) ?? output)
        let seconds = Double(sound.samples.count) / Double(sound.rate)
        print("\(path: output): \(text: inTenths(seconds)) s" as Sentence)
    }
}
