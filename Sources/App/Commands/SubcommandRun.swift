import Engine
import Glibc
import Platform
import Sentences

/// Carries out what activities do on the command line.
struct SubcommandRun {
    let activities: [Activity]
    /// What is lent to an activity.
    let host: (Activity) -> ActivityHost

    /// Carries out the subcommand that the words begin with.
    ///
    /// - Returns: the exit status; nil where the words begin with none of an activity's.
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

    /// Lines for `pasaka --help`; empty where there are none.
    static func help(_ activities: [Activity]) -> String {
        let lines = activities.flatMap(\.subcommands).map { "  \($0.name)  \($0.help)" }
        return lines.isEmpty ? "" : said("What activities do:") + "\n" + lines.joined(separator: "\n")
    }

    /// With the places of this machine.
    static func ofThisMachine(_ activities: [Activity]) -> SubcommandRun {
        let (store, memory) = (DocumentStore(folder: Places.state), MemoryFiles())
        return SubcommandRun(activities: activities) {
            ActivityHost(for: $0, assets: Places.assets() ?? "/usr/share/pasaka", store: store, memory: memory)
        }
    }
}
