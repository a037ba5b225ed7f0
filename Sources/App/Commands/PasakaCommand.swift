import ArgumentParser
import Commands
import Confinement
import Engine
import Glibc
import Logging
import Platform
import Sentences

/// Runs the command given on the command line.
///
/// The helper process comes first: it must be ready before the player's command line is parsed.
@MainActor public func pasakaMain() {
    // A core file would hold what was typed.
    Confinement.limit(RLIMIT_CORE, to: 0)
    if CommandLine.arguments.dropFirst().first == "decoder" {
        DecoderHelper.run()
        exit(EXIT_SUCCESS)
    }
    MessageLanguage.ofEnvironment.begin()
    do {
        try SubcommandRun.ofThisMachine(activities).run(try PasakaCommand.parseAsRoot())
    } catch { ParserText.exit(error, of: PasakaCommand.self) }
}

/// The command line.
struct PasakaCommand: ParsableCommand {
    static let configuration = described(with: activities)

    /// The description with the commands of some activities.
    static func described(with activities: [Activity]) -> CommandConfiguration {
        CommandConfiguration(
            commandName: "pasaka",
            abstract: said("A full-screen picture-tale player for children."),
            version: Places.version,
            subcommands: [
                PlayCommand.self, AddCommand.self, SaveCommand.self, RestoreCommand.self, PhotographCommand.self,
                CheckCommand.self, TimeCommand.self, TakesCommand.self, ProbeCommand.self, SelfTestCommand.self,
                ReportCommand.self, DayCommand.self, NetworkProgramCommand.self,
            ] + SubcommandRun.commands(of: activities),
            defaultSubcommand: PlayCommand.self)
    }
}

/// Options that several commands share.
struct CommonOptions: ParsableArguments {
    @Option(
        name: .customLong("stories"),
        help: .said("A folder of tales, or one tale. May be given several times.", valueName: "dir"),
        completion: .directory)
    var stories: [String] = []

    @Option(help: .said("The folder for progress and settings.", valueName: "dir"), completion: .directory)
    var state: String?

    @Option(
        help: .said("A folder of sticks, instead of the system's mount folders.", valueName: "dir"),
        completion: .directory)
    var sticks: String?

    @Option(
        help: .said("A folder of what a network sends, instead of a kiosk's.", valueName: "dir", visibility: .hidden),
        completion: .directory)
    var network: String?

    @Flag(name: .customLong("reduce-motion"), help: .said("Turns animations off."))
    var reduceMotion = false

    @Option(name: .customLong("log-level"), help: .said("trace, debug, info, notice, warning, error or critical."))
    var logLevel = "notice"

    var wishes: Stagehand.Wishes {
        Stagehand.Wishes(
            stories: stories, state: state, sticks: sticks, network: network, reduceMotion: reduceMotion)
    }

    func validate() throws {
        guard Logger.Level(rawValue: logLevel) != nil else {
            throw ValidationError(
                said(
                    "--log-level \(text: logLevel): choose one of trace, debug, info, notice, warning, error, critical."
                ))
        }
    }

    func startLog() {
        let level = Logger.Level(rawValue: logLevel) ?? .notice
        // Closing the log must not end Pasaka.
        signal(SIGPIPE, SIG_IGN)
        LoggingSystem.bootstrap { label in LineLog(label: label, logLevel: level) }
    }
}

/// A size in pixels, written `1280x800`.
struct PixelSize: ExpressibleByArgument, CustomStringConvertible, Sendable {
    let width, height: Int

    var description: String { "\(width)x\(height)" }

    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x").map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (64...16_384).contains(width),
            (64...16_384).contains(height)
        else { return nil }
        self.width = width
        self.height = height
    }
}

/// A command that uses SDL, and so runs on the main thread.
protocol MainActorCommand: ParsableCommand, Sendable {
    @MainActor func perform() throws
}

extension MainActorCommand {
    func run() throws { try MainActor.assumeIsolated { try perform() } }
}
