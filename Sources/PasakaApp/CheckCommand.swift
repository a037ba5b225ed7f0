import ArgumentParser
import Engine
import Glibc
import Logging
import Platform
import Stories

/// Reads tales and says what is wrong with them.
struct CheckCommand: MainActorCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Reads tales with all their pictures and sounds and prints each problem in one line.",
        discussion: "Without folders it checks the tales that Pasaka shows. Exit status 1 if there is a problem.")

    @Argument(help: "Folders of tales, or single tales.")
    var folders: [String] = []

    @MainActor func perform() throws {
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }  // what is wrong stands in the output, once
        let stagehand = try Stagehand(Stagehand.Wishes(stories: folders))
        let shelf = stagehand.library.loadWithAllClips()
        let files = Self.files(of: shelf)
        let inspector = FileInspector(folders: stagehand.folders, decoder: stagehand.decoder)
        let problems = shelf.problems + inspector.problems(images: files.images, sounds: files.sounds)
        for problem in problems { print(problem) }
        if !problems.isEmpty { throw ExitCode.failure }
    }

    @MainActor private static func files(of shelf: Shelf) -> (images: [Image], sounds: [Sound]) {
        let slides = shelf.stories.flatMap(\.slides)
        let images = shelf.stories.compactMap(\.cover) + slides.compactMap(\.image)
        let told = shelf.stories.flatMap(\.tellings).flatMap { $0.narration.values.sorted { $0.name < $1.name } }
        let titles = shelf.stories.compactMap(\.spokenTitle)
        return (images.unique, (titles + slides.compactMap(\.narration) + told).unique)
    }
}

extension Array where Element: Hashable {
    fileprivate var unique: [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}
