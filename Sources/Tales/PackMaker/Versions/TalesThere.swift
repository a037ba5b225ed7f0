import TalePacks

/// The tales that are there already: in the folder to which one is added, and among those that ship with Pasaka.
public struct TalesThere: Sendable {
    /// Where a tale will stand.
    enum Standing: Hashable, Sendable {
        case new
        /// In the place of the version that lies in this folder.
        case instead(of: String)
        /// The tale came with Pasaka; what has been recorded at home joins it.
        case recordings(of: String)

        var isOfRecordings: Bool { if case .recordings = self { true } else { false } }
        /// The folder of the tale that it replaces.
        var replaced: String? { if case .instead(let folder) = self { folder } else { nil } }
    }

    /// The folders of those that can be replaced, by id.
    private var own: [String: String]
    /// The ids of the others.
    private let others: Set<String>
    /// What lies in the folder, be it a tale or not.
    private var folders: Set<String>

    /// Reads all tales.
    ///
    /// - Parameters:
    ///   - path: the folder to which one is added.
    ///   - shipped: other folders of tales.
    public init(in path: String, shipped: [String]) {
        let stories = StoryService(roots: shipped + [path]).loadShelf().stories
        let place = "stories/\(shipped.count)/"
        let found = stories.compactMap { story -> (String, String)? in
            guard let pack = story.pack, pack.hasPrefix(place), !pack.hasSuffix("/.") else { return nil }
            return (story.id, String(pack.dropFirst(place.count)))
        }
        let own = Dictionary(found) { first, _ in first }
        self.own = own
        others = Set(stories.map(\.id).filter { own[$0] == nil })
        // A folder that cannot be listed cannot tell; whether a name is taken is found out again when it is given.
        folders = Set((try? PackFolder(path: path).entries.map(\.name)) ?? [])
    }

    /// The ids and folder names that are there.
    var names: Set<String> { others.union(own.keys).union(folders) }

    /// The folders of those that can be replaced.
    var ownFolders: [String] { Array(own.values) }

    /// Notes a tale that has come.
    mutating func note(_ id: String, in folder: String) {
        own[id] = folder
        folders.insert(folder)
    }

    /// The id of the tale that lies in a folder.
    func id(in folder: String) -> String? { own.first { $0.value == folder }?.key }

    /// The folder of the tale that has this id.
    func folder(of id: String) -> String? { own[id] }

    /// The id that a tale has or, made of its title, would have.
    func id(of plan: TalePlan) -> String {
        plan.id ?? TaleNames.free(TaleNames.id(from: plan.title, orElse: plan.sourceName), among: others)
    }

    /// The id itself, or the first with a number that no tale has.
    func free(_ id: String) -> String { TaleNames.free(id, among: others.union(own.keys)) }

    /// A tale of the family's that has the same id gets a new version.
    ///
    /// - Parameter keepsBoth: whether the tale stands beside that one.
    func standing(of plan: TalePlan, keepsBoth: Bool) throws(PackRefusal) -> Standing {
        let id = id(of: plan)
        if !keepsBoth, let folder = own[id] { return .instead(of: folder) }
        if !keepsBoth, plan.id != nil, others.contains(id) {
            guard !plan.tellings.isEmpty, !id.hasPrefix("."), id.utf8.count <= 200 else { throw .taken(id) }
            return .recordings(of: id)
        }
        return .new
    }
}
