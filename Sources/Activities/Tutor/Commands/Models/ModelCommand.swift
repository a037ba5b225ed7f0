import Engine
import Glibc
import Sentences
import Storage

extension Subcommand {
    /// `pasaka model …`: the language models of the machine.
    static let model = Subcommand("model", "Adds, lists, examines and removes language models: pasaka model --help.") {
        words, host in
        let rest = Array(words.dropFirst())
        let asksForHelp = rest.first.map { ["help", "-h", "--help"].contains($0) } ?? false
        let store = ModelStore(host)
        switch words.first {
        case nil, "help", "-h", "--help": print(ModelCommand.usage)
        case "add" where asksForHelp: print(ModelAddCommand.usage)
        case "add": try ModelAddCommand(rest).run(store)
        case "list" where asksForHelp: print(ModelListCommand.usage)
        case "list":
            store.sweep()
            try ModelListCommand(rest).run(store)
        case "remove" where asksForHelp: print(ModelCommand.removalUsage)
        case "remove":
            guard let name = rest.first, rest.count == 1 else {
                throw UsageFailure(sentence: "pasaka model remove takes the name of one model")
            }
            try ModelCommand.remove(name, store)
        case "exam" where asksForHelp: print(ModelExamCommand.usage)
        case "exam": try ModelExamCommand(rest).run(store, host)
        case let word?: throw UsageFailure(sentence: "pasaka model has no command \(text: word)")
        }
    }
}

/// What all commands about models share.
enum ModelCommand {
    static let usage: Sentence = """
        Usage: pasaka model COMMAND

          add FILE     adds a language model (GGUF)
          exam NAME    examines a model, which decides what it may do
          list         shows the installed models
          remove NAME  removes a model

        pasaka model COMMAND --help says more.
        """

    static let removalUsage: Sentence = """
        Usage: pasaka model remove NAME

        Removes an installed model and what is noted of it. pasaka model list shows the names.
        """

    static func remove(_ name: String, _ store: ModelStore) throws(ModelRefusal) {
        let bytes = try store.model(name).bytes
        try store.remove(name)
        print("Removed \(text: name); \(Sentence.size(bytes)) are free again" as Sentence)
    }

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
