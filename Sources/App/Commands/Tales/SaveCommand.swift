import ArgumentParser
import Commands
import Glibc
import PackMaker
import Sentences

/// Exports a tale with its home recordings to a stick.
struct SaveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "save",
        abstract: said("Exports a tale with its recordings as a folder that any Pasaka can add."),
        discussion: said(
            """
            The folder is named after the tale. It appears once everything is on the stick, and replaces an earlier \
            export of the same tale. Exit status 1 if nothing was saved.
            """))

    @Argument(help: .said("The tale's id or title."))
    var tale: String

    @Argument(help: .said("The target folder, such as a stick."), completion: .directory)
    var folder: String

    @Option(
        name: .customLong("stories"),
        help: .said("A folder of tales, or one tale. May be given several times.", valueName: "dir"),
        completion: .directory
    )
    var stories: [String] = []

    func run() throws {
        signal(SIGXFSZ, SIG_IGN)
        let usual = (Places.assets().map { ["\($0)/stories"] } ?? []) + [Places.ownStories]
        let saving = TaleSaving(roots: stories.isEmpty ? usual : stories)
        let story = try saving.tale(tale)
        let path =
            "\(folder)/\(try saving.save(story, in: TaleSaving.place(at: folder, sparing: Places.spare(at: folder))))"
        let line: Sentence =
            "\(tale: story.title) is saved in \(path: path) with \(story.tellings.count) tellings; the stick can be removed now"
        print(line)
    }
}
