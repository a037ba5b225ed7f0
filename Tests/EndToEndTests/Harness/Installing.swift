import Foundation
import TestSupport

/// What the owner of the machine has installed for free talks.
extension Folder {
    /// The variable that has the program keep its models here.
    var dataFolder: [String: String] { ["XDG_DATA_HOME": file("data")] }

    /// Adds a model by command, gives it a card as if it had passed the exam at A1, and chooses it.
    func install(_ model: TinyModel) async throws {
        try Data(model.bytes).write(to: URL(filePath: file("tiny.gguf")))
        let adding = try Child(
            Places.program, ["model", "add", file("tiny.gguf")],
            environment: Player.environment(in: self, display: nil).merging(dataFolder) { $1 },
            output: file("added"), errors: file("not-added"))
        guard try await adding.end() == .exited(0) else {
            throw DidNotHappen(description: "the model is added: \(text("not-added"))")
        }
        let record = URL(filePath: file("data/pasaka/models/tiny.json"))
        var card = try JSONSerialization.jsonObject(with: Data(contentsOf: record)) as? [String: Any] ?? [:]
        let mark: [String: Any] = [
            "question": "a", "level": "A1", "judged": ["spanish"], "failed": [String](), "reasons": [String](),
        ]
        card["exam"] = [
            "version": 2, "date": "2026-11-24", "model": ["name": "tiny"], "isAnalysed": true, "tokensASecond": 20,
            "marks": [mark],
        ]
        try JSONSerialization.data(withJSONObject: card).write(to: record)
        let state = try makeFolder("state")
        try Data(#"{"version": 1, "model": "tiny", "level": "A1", "isMuted": true}"#.utf8)
            .write(to: URL(filePath: state + "/soltura.json"))
    }

    /// Puts a recogniser where those of the user are.
    func install(_ recogniser: TinyRecogniser) throws {
        let bytes = Data(recogniser.bytes)
        try bytes.write(to: URL(filePath: makeFolder("data/pasaka/recognisers") + "/tiny.bin"))
    }
}
