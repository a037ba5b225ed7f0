import ArgumentParser
import Commands
import Engine
import Platform
import Sentences
import Storage
import System
import TalePacks

/// Passes every file of a folder to the components that read untrusted files, as the player does.
struct ProbeCommand: MainActorCommand {
    static let configuration = CommandConfiguration(
        commandName: "probe",
        abstract: said("Tests every picture, sound and story.json under a folder and prints the results."),
        discussion: said(
            """
            One line per file: outcome (shown, refused), milliseconds, name, reason, separated by tabs. For files \
            that are broken on purpose. Exit status 1 if a file took longer than two seconds.
            """))

    @Argument(help: .said("The folder."), completion: .directory)
    var folder: String

    @MainActor func perform() throws {
        guard OpenFolder.isFolder(folder) else {
            throw Stagehand.Failure("\(path: folder): there is no such folder")
        }
        guard let assets = Places.assets() else { throw Stagehand.Failure("the folder assets is missing") }
        let folders = AssetFolders(interface: "\(assets)/interface", stories: [folder])
        let decoder = PictureDecoder(folders: folders, executable: Places.executable)
        let inspector = FileInspector(folders: folders, decoder: decoder)
        var slowest = Duration.zero
        for (place, name) in Self.files(in: folder) {
            let start = ContinuousClock.now
            let reason = try Self.reason(place, name, inspector, folder)
            let took = ContinuousClock.now - start
            slowest = max(slowest, took)
            let milliseconds = Int(took / .milliseconds(1))
            print(
                "\(reason == nil ? "shown" : "refused")\t\(milliseconds)\t\(place)/\(name)\t\(reason?.description ?? "")"
            )
        }
        if slowest > .seconds(2) { throw ExitCode.failure }
    }

    @MainActor private static func reason(
        _ place: String, _ name: String, _ inspector: FileInspector, _ folder: String
    ) throws -> Sentence? {
        let file = "stories/0/\(place)/\(name)"
        switch place.split(separator: "/").last {
        case "json":
            return StoryService.unreadability(ofManifest: try bytes(of: "\(folder)/\(place)/\(name)"))
        case "audio": return inspector.problem(with: Sound(file))
        default: return inspector.problem(with: Image(file))
        }
    }

    /// Bytes of a `story.json`.
    private static let mostBytes = 64 << 20

    @MainActor private static func bytes(of path: String) throws -> [UInt8] {
        try OrdinaryFile.read(path, atMost: mostBytes, followsLinks: true)
    }

    /// The regular files in the folder's subfolders, by name.
    @MainActor private static func files(in folder: String) -> [(String, String)] {
        entries(of: folder).filter { OpenFolder.isFolder("\(folder)/\($0)") }.flatMap { place in
            entries(of: "\(folder)/\(place)").map { (place, $0) }
        }
    }

    @MainActor private static func entries(of folder: String) -> [String] {
        (try? OpenFolder(folder))?.names().filter { !$0.hasPrefix(".") } ?? []
    }
}
