import ArgumentParser
import Commands
import Engine
import Sentences

/// `pasaka model …`: the language models, recognisers and voices of the machine.
struct ModelCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "model",
        abstract: said("Adds, lists and removes language models, recognisers of speech and voices."),
        subcommands: [
            ModelAddCommand.self, ModelListCommand.self, ModelExamCommand.self, ModelRemoveCommand.self,
        ])

    /// Lines of two columns, or more.
    static func table(_ lines: [[Sentence]], indent: String = "") -> String {
        let lines = lines.map { $0.map(\.description) }
        let columns = lines.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return lines.map { cells in
            let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            let line = padded.joined(separator: "  ")
            return indent + String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }
}
