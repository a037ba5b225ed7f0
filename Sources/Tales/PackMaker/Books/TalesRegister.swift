import Synchronization
import TalePacks

/// The existing tales while many are added: each new one is recorded, and none is read again.
public final class TalesRegister: Sendable {
    private struct State {
        var tales: TalesThere
        /// The folders of tales, by the digest and by the place of their sources.
        var digests: [String: String] = [:]
        var places: [String: String] = [:]
        /// Ids of tales added since.
        var new: Set<String> = []
    }

    private let state: Mutex<State>

    /// Reads all tales.
    ///
    /// - Parameters: see ``TalesThere``.
    public init(in path: String, shipped: [String]) {
        var state = State(tales: TalesThere(in: path, shipped: shipped))
        for folder in state.tales.ownFolders.sorted() {
            guard let record = SourceRecord(in: "\(path)/\(folder)") else { continue }
            state.digests[record.digest] = folder
            state.places[record.place] = folder
        }
        self.state = Mutex(state)
    }

    /// What to do with a source.
    enum Verdict: Hashable {
        case new
        /// This folder has an older version of it.
        case newVersion(of: String)
        case known
    }

    func verdict(on record: SourceRecord) -> Verdict {
        state.withLock { state in
            if state.digests[record.digest] != nil { return .known }
            return state.places[record.place].map { .newVersion(of: $0) } ?? .new
        }
    }

    var tales: TalesThere { state.withLock { $0.tales } }

    /// Publishes a tale, one at a time, and records it.
    ///
    /// - Parameter work: gets the existing tales, and whether a tale with an id was added since the register was made.
    func publish(
        _ identity: TaleIdentity, _ record: SourceRecord?,
        _ work: (TalesThere, _ isNew: (String) -> Bool) throws(PackRefusal) -> MadePack
    ) throws(PackRefusal) -> MadePack {
        try state.withLock { state throws(PackRefusal) in
            let new = state.new
            let pack = try work(state.tales) { new.contains($0) }
            guard !pack.isOfRecordings, let folder = pack.folder.split(separator: "/").last.map(String.init) else {
                return pack
            }
            state.tales.note(pack.id, identity, in: folder)
            state.new.insert(pack.id)
            guard let record else { return pack }
            state.digests = state.digests.filter { $0.value != folder }
            state.digests[record.digest] = folder
            state.places[record.place] = folder
            return pack
        }
    }

    /// Whether a tale with this id was added since the register was made.
    func isNew(_ id: String) -> Bool { state.withLock { $0.new.contains(id) } }
}
