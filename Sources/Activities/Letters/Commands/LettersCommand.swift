import ArgumentParser
import Commands

/// `pasaka letters …`: what the recogniser says of drawings, for its examiners.
struct LettersCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "letters", abstract: said("Judges drawn letters."), subcommands: [JudgeCommand.self])
}
