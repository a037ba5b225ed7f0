import ArgumentParser
import Commands
import PackMaker
import Sentences

/// Restores the previous version of a tale.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: said("Restores the previous version of a tale."),
        discussion: said(
            """
            Swaps the two versions, so the same command undoes it. The family's recordings stay. Without an id it \
            lists the tales that have a previous version.
            """))

    @Argument(help: .said("The tale's id."))
    var id: String?

    @Option(
        name: .customLong("in"),
        help: .said("The folder that contains the tale (default: the family's own).", valueName: "dir"),
        completion: .directory)
    var place: String?

    func run() throws {
        let versions = EarlierVersions(in: place ?? Places.ownStories)
        guard let id else {
            for tale in versions.tales { print("\(tale.id)  \(tale.title)") }
            return
        }
        let tale = try versions.restore(id)
        print("\(text: tale.title) has its previous version again; the same command undoes this" as Sentence)
    }
}
