import Engine
import Installed
import Sentences

/// What the commands say of recognisers.
enum RecogniserText {
    static func added(_ file: String, _ host: ActivityHost, _ store: InstalledStore) throws -> String {
        let adding = RecogniserAdding(store: store) { file throws(InstalledRefusal) in
            try Ears(file, host, availableMemory: store.availableMemory()).end()
        }
        let added = try adding.add(file), name = added.recogniser.name
        let sentence: Sentence =
            added.wasThere
            ? "\(path: file) is already installed as \(text: name); nothing has changed" : "Added \(text: name)"
        return sentence.description
    }

    static func list(_ all: [InstalledRecogniser]) -> String {
        guard !all.isEmpty else { return InstalledRefusal.noRecogniser.description }
        let head: [Sentence] = ["name", "kind", "size", "memory", "of"]
        let rows = all.map { one -> [Sentence] in
            let memory = one.header.map { Sentence.size($0.neededMemory(fileBytes: one.bytes)) }
            return [
                "\(text: one.name)", one.header.map { "\(text: $0.size ?? "–")" } ?? "damaged",
                Sentence.size(one.bytes), memory ?? "–",
                one.isShared ? "the machine" : "the user",
            ]
        }
        let problems = all.compactMap { one in
            if case .failure(let refusal) = one.state { refusal.description } else { nil }
        }
        return ([ModelCommand.table([head] + rows)] + problems).joined(separator: "\n")
    }
}
