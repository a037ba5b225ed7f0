import Inference
import Installed

/// A recogniser of speech that is installed: one of whisper.cpp's models.
@dynamicMemberLookup
struct InstalledRecogniser: Hashable, Sendable {
    private let entry: InstalledEntry
    /// The header of its file, or why that cannot be used.
    let state: Result<RecogniserHeader, InstalledRefusal>

    init(_ entry: InstalledEntry) {
        self.entry = entry
        state = Result { () throws(InstalledRefusal) in try RecogniserFile(entry.path).header }
    }

    subscript<Value>(dynamicMember member: KeyPath<InstalledEntry, Value>) -> Value { entry[keyPath: member] }

    /// The header of its file; nil for one that cannot be used.
    var header: RecogniserHeader? { try? state.get() }
}

extension InstalledStore {
    /// All recognisers, by name.
    var recognisers: [InstalledRecogniser] { entries(of: .recogniser).map(InstalledRecogniser.init) }

    /// The one that hears: the last that was added by the user, or else to the machine.
    func preferredRecogniser() throws(InstalledRefusal) -> InstalledRecogniser {
        let all = recognisers
        let whole = all.filter { $0.header != nil }
        let last = whole.max { ($0.isShared ? 0 : 1, $0.added, $1.name) < ($1.isShared ? 0 : 1, $1.added, $0.name) }
        if let last { return last }
        if case .failure(let refusal)? = all.first?.state { throw refusal }
        throw .noRecogniser
    }

    func recogniser(_ name: String) throws(InstalledRefusal) -> InstalledRecogniser {
        InstalledRecogniser(try entry(name, .recogniser))
    }
}
