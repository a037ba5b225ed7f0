import ArgumentParser
import Commands
import Engine
import Installed
import Sentences

/// `pasaka model remove NAME`: removes what is installed, and what is noted of it.
struct ModelRemoveCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: said("Removes what is installed, and the notes about it."))

    @Argument(help: .said("Its name: pasaka model list shows the names."))
    var name: String

    @Option(help: .said("Its kind, where several have the name."))
    var kind: InstalledKind?

    func run(_ host: ActivityHost) throws { try print(removed(InstalledStore(host))) }

    /// - Returns: what is said of it.
    func removed(_ store: InstalledStore) throws -> Sentence {
        let entries = InstalledKind.allCases.compactMap { kind in
            (try? store.entry(name, kind)).map { (kind: kind, isShared: $0.isShared) }
        }
        let own = entries.filter { !$0.isShared }
        guard kind != nil || own.count < 2 else {
            throw CommandFailure("several have the name \(text: name); --kind says which is meant")
        }
        // The store says itself why it cannot remove it.
        let bytes = try store.remove(name, kind ?? own.first?.kind ?? entries.first?.kind ?? .model)
        return "Removed \(text: name); \(Sentence.size(bytes)) are free again"
    }
}

extension InstalledKind: ExpressibleByArgument {}
