import ArgumentParser
import Engine
import Glibc
import MorningCheck
import Platform
import Stories

/// Tells whoever mends Pasaka how it is, whether it runs or not.
struct ReportCommand: MainActorCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Writes one file about this Pasaka, for whoever mends it: no names, words or pictures of a family.",
        discussion: """
            Versions, settings, the self-test, the last errors, how promptly pictures come, and the last minute of \
            presses, also that before a crash; `pasaka --replay FILE` plays it again. The machine's kiosk is told of \
            with `sudo pasaka report`.
            """)

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to write; without it, standard output.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("Where progress and settings are kept.", valueName: "dir"))
    var state: String?

    /// What the appliance's unit names.
    private static let (kioskState, kioskRunning) = ("/var/lib/pasaka", "/run/pasaka/pasaka")

    @MainActor func perform() throws {
        let isKiosk = state == nil && geteuid() == 0 && Places.isFolder(Self.kioskState)
        let state = state ?? (isKiosk ? Self.kioskState : Places.state)
        let folders = [isKiosk ? nil : Places.running, isKiosk ? Self.kioskRunning : nil, state].compactMap(\.self)
        // Another user's screen and sound cannot be tried from here; the morning's check has tried them.
        let morning: SelfTest? = isKiosk ? Report.document("\(state)/\(SelfTest.name).json") : nil
        let report = Report(
            state: state, folders: folders, shipped: Self.shipped,
            selftest: isKiosk ? morning?.lights.map(\.line) ?? [] : SelfTestLines.lines(state: state))
        let json = try report.json
        guard let output else { return print(String(decoding: json, as: UTF8.self), terminator: "") }
        do {
            try SmallFile.replace(output, with: json, mode: 0o644)
        } catch {
            throw Stagehand.Failure(description: "\(output): the report cannot be written (\(error))")
        }
    }

    private static var shipped: [Story] {
        Places.assets().map { StoryService(roots: ["\($0)/stories"]).loadShelf().stories } ?? []
    }
}
