import Synchronization
import TalePacks

/// The existing tales while many are added: each new one is recorded, and none is read again.
public final class TalesRegister: Sendable {
    private struct State {
        var tales: TalesThere
        /// The sources of tales, by the tales' folders.
        var sources: [String: SourceRecord] = [:]
        /// The folders of tales, by the digest and by the place of their sources.
        var digests: [String: Set<String>] = [:]
        var places: [String: String] = [:]
        /// Ids of tales added since.
        var new: Set<String> = []

        mutating func note(_ record: SourceRecord, in folder: String) {
            if let before = sources[folder] { digests[before.digest]?.remove(folder) }
            sources[folder] = record
            digests[record.digest, default: []].insert(folder)
            places[record.place] = folder
        }
    }

    private let state: Mutex<State>

    /// Reads all tales.
    ///
    /// - Parameters: see ``TalesThere``.
    public init(in path: String, shipped: [String]) {
        var state = State(tales: TalesThere(in: path, shipped: shipped))
        for folder in state.tales.ownFolders.sorted() {
            if let record = SourceRecord(in: "\(path)/\(folder)") { state.note(record, in: folder) }
        }
        self.state = Mutex(state)
    }

    /// What to do with a source.
    enum Verdict: Hashable {
        case known
        /// - Parameters:
        ///   - earlier: the folder of an older version of it.
        ///   - hasTwin: whether there is a tale of its content; the title tells whether it is this one.
        case new(earlier: String?, hasTwin: Bool)
    }

    func verdict(on record: SourceRecord) -> Verdict {
        state.withLock { state in
            let equal = state.digests[record.digest] ?? []
            // The title is in the content or in the name.
            if equal.contains(where: { state.sources[$0]?.name == record.name }) { return .known }
            return .new(earlier: state.places[record.place], hasTwin: !equal.isEmpty)
        }
    }

    /// Whether a tale of this content has this title.
    func isKnown(_ record: SourceRecord, titled title: String) -> Bool {
        state.withLock { state in
            (state.digests[record.digest] ?? []).contains { state.tales.hasTitle(TaleTitle(title), in: $0) }
        }
    }

    /// The id of the tale whose source was at this place; nil if there is none.
    func id(ofSourceAt place: String) -> String? {
        state.withLock { state in state.places[place].flatMap { state.tales.id(in: $0) } }
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
            if let record { state.note(record, in: folder) }
            return pack
        }
    }

    /// Whether a tale with this id was added since the register was made.
    func isNew(_ id: String) -> Bool { state.withLock { $0.new.contains(id) } }
}
