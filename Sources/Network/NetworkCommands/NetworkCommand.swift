import ArgumentParser
import Glibc

/// Runs `pasaka-network`.
public func pasakaNetworkMain() { NetworkCommand.main() }

/// The commands of a librarian who keeps several kiosks, and of a kiosk that looks at their folder.
struct NetworkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pasaka-network",
        abstract: "Publishes tales and settings for many kiosks, as a signed folder.",
        discussion: """
            The folder of a network has the key and what will be published next. Its part pasaka-network/ goes to any \
            web server, stick or shared folder, as it is.
            """,
        subcommands: [
            NewCommand.self, AddCommand.self, WithdrawCommand.self, SettingsCommand.self, PublishCommand.self,
            KeyCommand.self, JoinCommand.self, LookCommand.self,
        ])
}

/// The folder of a network.
struct FolderArgument: ParsableArguments {
    @Argument(help: "The network's folder.", completion: .directory)
    var folder: String
}
