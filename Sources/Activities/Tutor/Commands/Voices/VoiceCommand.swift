import ArgumentParser
import Commands

/// `pasaka voice say`: the voices of the machine.
struct VoiceCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "voice", abstract: said("Tries voices; pasaka model adds, lists and removes them."),
        subcommands: [VoiceSayCommand.self, Moved.self])

    /// What `pasaka model` does now.
    struct Moved: ActivityCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", shouldDisplay: false, aliases: ["list", "remove"])

        @Argument(parsing: .allUnrecognized)
        var words: [String] = []

        func validate() throws {
            throw ValidationError(said("Voices are added, listed and removed by pasaka model add, list and remove."))
        }
    }
}
