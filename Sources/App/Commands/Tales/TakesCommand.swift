import ArgumentParser
import Commands
import Conversion
import Sentences
import Storage
import TalePacks
import TaleServices

/// Replaces the clips of a finished tale by a speaker's recordings.
struct TakesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "takes",
        abstract: said("Replaces the clips of a finished tale by recordings with the same names."),
        discussion: said(
            """
            A recording slide01.wav replaces the clip slide01.ogg, and so on for the title, explained words and the \
            figures' answers. Each is adjusted to the loudness of the other tales, and the words of a slide are timed. \
            Nothing is replaced if one of them cannot be used. Exit status 1 if nothing was replaced.
            """))

    @Argument(help: .said("The folder of a tale with its story.json.", valueName: "pack"), completion: .directory)
    var pack: String

    @Argument(help: .said("The folder of the recordings.", valueName: "dir"), completion: .directory)
    var recordings: String

    func run() throws {
        guard let converter = Places.converter() else {
            throw Stagehand.Failure("pasaka-converter is missing beside the program; install Pasaka again")
        }
        let story: (files: [StoryFile], text: StoryText)
        do {
            let bytes = try OpenFolder(pack).read(StoryManifest.fileName)
            let own = try StoryFile.read(bytes)
            story = ([own] + (try own.languages.map { try StoryFile.read(bytes, in: $0) }), try StoryText(bytes))
        } catch {
            throw CommandFailure("\(path: "\(pack)/\(StoryManifest.fileName)"): \(error)")
        }
        let takes = try Takes(in: recordings, for: story.files)
        let placing = try TakesPlacing(path: pack, Conversion(executable: converter))
        for placed in try placing.place(takes, from: recordings, in: story.text) { print(Self.line(placed)) }
        for name in takes.strangers {
            writeToStandardError("\("\(file: name): no clip of the tale has this name" as Sentence)\n")
        }
        print(end(takes))
    }

    private static func line(_ placed: TakesPlacing.Placed) -> Sentence {
        let seconds = Int(placed.seconds.rounded())
        guard placed.words > 0 else {
            return "\(file: placed.take.clip): from \(file: placed.take.file), \(seconds) s"
        }
        return "\(file: placed.take.clip): from \(file: placed.take.file), \(seconds) s, \(placed.words) words timed"
    }

    private func end(_ takes: Takes) -> Sentence {
        let count = takes.takes.count, all = count + takes.missing.count
        guard let next = takes.missing.first else { return "\(path: pack): all \(all) clips were replaced" }
        return "\(path: pack): \(count) of \(all) clips were replaced; the next without a recording is \(file: next)"
    }
}
