import ArgumentParser
import Commands
import Engine
import System

/// Runs commands, those of activities with what the app provides to them.
struct SubcommandRun {
    let activities: [Activity]
    /// The host for an activity.
    let host: (Activity) -> ActivityHost

    /// Runs a command that the parser has understood.
    func run(_ command: any ParsableCommand) throws {
        let owner = activities.first { activity in
            Self.commands(of: [activity]).contains { $0.tree.contains { $0 == type(of: command) } }
        }
        guard let owner, let command = command as? any ActivityCommand else {
            var command = command
            return try command.run()
        }
        try command.run(host(owner))
    }

    /// The activities' commands, in their order.
    static func commands(of activities: [Activity]) -> [any ActivityCommand.Type] {
        activities.flatMap(\.subcommands).map { type in
            guard let type = type as? any ActivityCommand.Type else {
                preconditionFailure("\(type) is no command that can be parsed")
            }
            return type
        }
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

extension ParsableCommand {
    /// The command and all commands below it.
    static var tree: [any ParsableCommand.Type] { [self] + configuration.subcommands.flatMap { $0.tree } }
}
