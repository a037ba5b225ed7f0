import ArgumentParser
import Commands
import Glibc

/// Runs `pasaka-network`.
public func pasakaNetworkMain() {
    MessageLanguage.ofEnvironment.begin()
    do {
        var command = try NetworkCommand.parseAsRoot()
        try command.run()
    } catch { ParserText.exit(error, of: NetworkCommand.self) }
}

/// The commands of a librarian who keeps several kiosks, and of a kiosk that looks at their folder.
struct NetworkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pasaka-network",
        abstract: said("Publishes tales and settings for many kiosks, as a signed folder."),
        discussion: said(
            """
            The folder of a network has the key and what will be published next. Its part pasaka-network/ goes to any \
            web server, stick or shared folder, as it is. On a kiosk fetch, stick and wish run by themselves.
            """),
        subcommands: [
            NewCommand.self, AddCommand.self, WithdrawCommand.self, SettingsCommand.self, PublishCommand.self,
            JoinStickCommand.self, KeyCommand.self, RecoverCommand.self, StatusCommand.self, PageCommand.self,
            CallCommand.self, FetchCommand.self, StickCommand.self, WishCommand.self, ReportsCommand.self,
        ])
}

/// The folder of a network.
struct FolderArgument: ParsableArguments {
    @Argument(help: .said("The network's folder."), completion: .directory)
    var folder: String
}
