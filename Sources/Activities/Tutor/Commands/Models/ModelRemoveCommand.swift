import ArgumentParser
import Commands
import Engine
import Sentences
import Voices

/// `pasaka model remove NAME`: removes what is installed, and what is noted of it.
struct ModelRemoveCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: said("Removes what is installed, and what is noted of it."))

    @Argument(help: .said("Its name: pasaka model list shows the names."))
    var name: String

    @Option(help: .said("Its kind, where several have the name."))
    var kind: InstalledKind?

    func run(_ host: ActivityHost) throws {
        try print(removed(ModelStore(host), RecogniserStore(host), VoiceStore(host)))
    }

    /// - Returns: what is said of it.
    func removed(_ models: ModelStore, _ recognisers: RecogniserStore, _ voices: VoiceStore) throws -> Sentence {
        let sizes: [InstalledKind: Int?] = [
            .model: (try? models.model(name))?.bytes, .recogniser: (try? recognisers.recogniser(name))?.bytes,
            .voice: voices.voices.first { $0.name == name }?.record.bytes,
        ]
        let known = sizes.filter { $0.value != nil && $0.key == kind ?? $0.key }
        guard let (found, bytes) = known.first else { throw ModelRefusal.unknown(name) }
        guard known.count == 1 else {
            throw CommandFailure("several have the name \(text: name); --kind says which is meant")
        }
        switch found {
        case .model: try models.remove(name)
        case .recogniser: try recognisers.remove(name)
        case .voice: try voices.remove(name)
        }
        return "Removed \(text: name); \(Sentence.size(bytes ?? 0)) are free again"
    }
}
