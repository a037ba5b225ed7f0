import ArgumentParser
import Commands
import Engine
import Glibc
import MorningCheck
import Platform
import Sentences
import Storage

/// Writes diagnostics for maintainers, whether Pasaka is running or not.
struct ReportCommand: MainActorCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: said(
            "Writes diagnostics for maintainers to one file, without a family's names, words or pictures."),
        discussion: said(
            """
            Versions, settings, the self-test, the last errors, frame times, and the last minute of inputs, also that \
            before a crash; `pasaka --replay FILE` replays it. `sudo pasaka report` reports on the machine's kiosk.
            """))

    @Option(
        name: .shortAndLong, help: .said("The file to write; without it, standard output.", valueName: "file"),
        completion: .file())
    var output: String?

    @Option(help: .said("The folder for progress and settings.", valueName: "dir"), completion: .directory)
    var state: String?

    @MainActor func perform() throws {
        let kiosk = state == nil ? Places.Kiosk() : nil
        let state = state ?? kiosk?.state ?? Places.state
        let folders = [kiosk?.running ?? Places.running, state].compactMap(\.self)
        // Another user's screen and sound cannot be tested from here; the morning check has tested them.
        let morning: SelfTest? = kiosk != nil ? Report.document("\(state)/\(SelfTest.name).json") : nil
        let folder = Report.folder(among: folders, state: state)
        var redaction = Redaction(shipped: Report.shippedTales)
        let report = Report(
            state: state, folder: folder, selftest: kiosk != nil ? morning : SelfTestLines.ask(state: state),
            redaction: &redaction)
        let known = redaction
        func write(to file: Int32) throws(CallFailure) {
            var writer = ReportWriter(file: file, redaction: known)
            try writer.write(report, recordingsIn: folder, state: state)
        }
        guard let output else { return try write(to: STDOUT_FILENO) }
        do throws(CallFailure) {
            try MessageFile.replace(output, mode: 0o644, write: write)
        } catch {
            throw Stagehand.Failure("\(path: output): the report cannot be written (\(error))")
        }
    }
}
