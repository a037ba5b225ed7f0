import Engine
import Sentences

/// What the commands say of recognisers.
enum RecogniserText {
    static func added(_ file: String, _ host: ActivityHost, _ store: RecogniserStore) throws -> String {
        let adding = RecogniserAdding(store: store) { file throws(RecogniserRefusal) in
            try Ears(file, host, availableMemory: store.availableMemory()).end()
        }
        let added = try adding.add(file)
        return ("Added \(text: added.name)" as Sentence).description
    }

    static func list(_ store: RecogniserStore) -> String {
        let all = store.recognisers
        guard !all.isEmpty else { return RecogniserRefusal.none.description }
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
            if case .damaged(let refusal) = one.state { refusal.description } else { nil }
        }
        return ([ModelCommand.table([head] + rows)] + problems).joined(separator: "\n")
    }
}
