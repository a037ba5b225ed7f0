import ArgumentParser
import Commands
import Engine
import Sentences

/// `pasaka model remove NAME`: removes a model and what is noted of it.
struct ModelRemoveCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: said("Removes an installed model and what is noted of it."))

    @Argument(help: .said("The model: pasaka model list shows the names."))
    var name: String

    func run(_ host: ActivityHost) throws {
        let store = ModelStore(host), bytes = try store.model(name).bytes
        try store.remove(name)
        print("Removed \(text: name); \(Sentence.size(bytes)) are free again" as Sentence)
    }
}
