import ArgumentParser
import PackMaker
import Sentences

/// Restores the previous version of a tale.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: said("Brings back the version that a tale had before a newer one took its place."),
        discussion: said(
            """
            The two versions change places, so the same command undoes it. What a family has recorded stays. Without an \
            id it lists the tales that have an earlier version.
            """))

    @Argument(help: .said("The tale's id."))
    var id: String?

    @Option(
        name: .customLong("in"),
        help: .said("The folder in which the tale lies (default: the family's own).", valueName: "dir"))
    var place: String?

    func run() throws {
        let versions = EarlierVersions(in: place ?? Places.ownStories)
        guard let id else {
            for tale in versions.tales { print("\(tale.id)  \(tale.title)") }
            return
        }
        let tale = try versions.restore(id)
        print("\(text: tale.title) is again as it was before; the same command undoes this" as Sentence)
    }
}
