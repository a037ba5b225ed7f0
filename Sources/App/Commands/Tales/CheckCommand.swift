import ArgumentParser
import Commands
import Engine
import Glibc
import Logging
import Platform
import Sentences
import TalePacks
import TaleServices

/// Reads tales and lists their problems.
struct CheckCommand: MainActorCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: said("Reads tales with all their pictures and sounds and prints one line per problem."),
        discussion: said(
            """
            Without folders it checks the tales that Pasaka shows. It also lists files that no tale uses. Exit status 1 \
            if there is a problem or no tale, or if a picture, a sound or words are not used. With --settings it checks \
            a file of settings instead.
            """))

    @Argument(help: .said("Folders of tales, or single tales."), completion: .directory)
    var folders: [String] = []

    @Option(help: .said("A file of settings to check instead.", valueName: "file"), completion: .file())
    var settings: String?

    @MainActor func perform() throws {
        if let settings { return try Self.check(settings: settings) }
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }  // the output lists each problem once
        let stagehand = try Stagehand(Stagehand.Wishes(stories: folders))
        let roots = stagehand.folders.stories
        let conversion = ClipConversion(folder: stagehand.folders.clips, converter: Places.converter())
        let (shelf, unused) = Library(roots: roots, conversion: conversion).audit()
        let files = Self.files(of: shelf)
        let inspector = FileInspector(folders: stagehand.folders, decoder: stagehand.decoder)
        let problems = shelf.problems + inspector.problems(images: files.images, sounds: files.sounds)
        for line in problems + unused.map(\.sentence) { print(line) }
        print(Self.summary(tales: shelf.stories.count, problems: problems.count, unused: unused.count))
        let isGood = problems.isEmpty && !shelf.stories.isEmpty && !unused.contains(where: \.isMissed)
        // Named folders contain tales.
        let audited = folders.isEmpty ? activities : []
        let others = Self.audit(audited, { stagehand.host(for: $0) }, inspector.problems(images:sounds:))
        for line in others { print(line.text) }
        if !isGood || others.contains(where: \.isProblem) { throw ExitCode.failure }
    }

    private static func check(settings path: String) throws {
        let settings: Settings
        do {
            settings = try PinnedSettingsFile.settings(in: path)
        } catch {
            throw CommandFailure("\(path: path) \(SavedFormat.reason(error))")
        }
        let mistakes = settings.mistakes(among: activities.settings, includesUnknown: true)
        for mistake in mistakes { print("\(path: path): \(PinnedSettingsFile.sentence(mistake))" as Sentence) }
        guard mistakes.isEmpty else { throw ExitCode.failure }
        print("\(path: path): no problems" as Sentence)
    }

    /// The audits of activities' own files: one line per problem, then what was checked.
    ///
    /// - Parameters:
    ///   - host: the host for an activity.
    ///   - look: returns the problems of pictures and sounds.
    static func audit(
        _ activities: [Activity], _ host: (Activity) -> ActivityHost, _ look: ([Image], [Sound]) -> [Sentence]
    ) -> [(text: Sentence, isProblem: Bool)] {
        activities.flatMap { activity -> [(text: Sentence, isProblem: Bool)] in
            // Tales are checked above, more thoroughly.
            guard let audit = activity.audit?(host(activity)), audit.contents == nil else { return [] }
            let problems = audit.problems + look(audit.images, audit.sounds)
            let end: Sentence = "\(audit.summary), \(count(of: problems.count))"
            return problems.map { ($0, true) } + [(end, false)]
        }
    }

    private static func count(of problems: Int) -> Sentence {
        problems == 0 ? "no problems" : problems == 1 ? "1 problem" : "\(problems) problems"
    }

    /// The last line, such as `6 tales, no problems`.
    static func summary(tales: Int, problems: Int, unused: Int) -> Sentence {
        let tales: Sentence = tales == 1 ? "1 tale" : "\(tales) tales"
        let found = count(of: problems)
        if unused == 0 { return "\(tales), \(found)" }
        let rest: Sentence = unused == 1 ? "1 file is not used" : "\(unused) files are not used"
        return "\(tales), \(found), \(rest)"
    }

    @MainActor private static func files(of shelf: Shelf) -> (images: [Image], sounds: [Sound]) {
        let slides = shelf.stories.flatMap(\.slides)
        let images = shelf.stories.compactMap(\.cover) + slides.flatMap(\.images)
        let told = shelf.stories.flatMap(\.tellings).flatMap { $0.narration.values.sorted { $0.name < $1.name } }
        return (images.unique, (shelf.stories.flatMap(\.sounds) + told).unique)
    }
}

extension Array where Element: Hashable {
    fileprivate var unique: [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}
