import Engine
import Glibc
import Sentences
import System

/// Runs activities' subcommands.
struct SubcommandRun {
    let activities: [Activity]
    /// The host for an activity.
    let host: (Activity) -> ActivityHost

    /// Runs the subcommand named by the first argument.
    ///
    /// - Returns: the exit status; nil if no activity has such a subcommand.
    func run(_ words: [String]) -> Int32? {
        for activity in activities {
            guard let subcommand = activity.subcommands.first(where: { $0.name == words.first }) else { continue }
            do {
                try subcommand.run(Array(words.dropFirst()), host(activity))
                return EXIT_SUCCESS
            } catch {
                tell(Sentence(error))
                return EXIT_FAILURE
            }
        }
        return nil
    }

    /// Lines for `pasaka --help`; empty if there are none.
    static func help(_ activities: [Activity]) -> String {
        let lines = activities.flatMap(\.subcommands).map { "  \($0.name)  \($0.help)" }
        return lines.isEmpty ? "" : said("What activities do:") + "\n" + lines.joined(separator: "\n")
    }

    /// A run with this machine's folders.
    static func ofThisMachine(_ activities: [Activity]) -> SubcommandRun {
        let store = DocumentStore(folder: Places.state), memory = MemoryFiles(), helpers = Helpers()
        return SubcommandRun(activities: activities) {
            let assets = Places.assets() ?? "/usr/share/pasaka"
            var host = ActivityHost(for: $0, assets: assets, store: store, memory: memory)
            host.folders.kiosk = Places.Kiosk()?.state
            host.start = { try helpers.start($0, at: Places.program($0), $1) }
            return host
        }
    }
}
