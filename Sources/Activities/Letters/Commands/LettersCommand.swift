import Engine
import Sentences

extension Subcommand {
    /// `pasaka letters judge`: what the recogniser says of drawings, for its examiners.
    static let letters = Subcommand("letters", "Judges drawn letters: pasaka letters judge --help.") { words, host in
        switch words.first {
        case "judge": try JudgeCommand(Array(words.dropFirst()), assets: host.folders.assets ?? "").run()
        case nil, "help", "-h", "--help": print(JudgeCommand.usage)
        case let word?: throw UsageFailure(sentence: "pasaka letters has no command \(text: word), only judge")
        }
    }
}
