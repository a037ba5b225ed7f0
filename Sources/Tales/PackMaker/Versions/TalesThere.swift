import TalePacks

/// The existing tales: in the target folder, and among the shipped ones.
public struct TalesThere: Sendable {
    /// Where a tale will be published.
    enum Standing: Hashable, Sendable {
        case new
        /// Replacing the version in this folder.
        case instead(of: String)
        /// The tale is shipped; home recordings are added to it.
        case recordings(of: String)

        var isOfRecordings: Bool { if case .recordings = self { true } else { false } }
        /// The folder of the tale it replaces.
        var replaced: String? { if case .instead(let folder) = self { folder } else { nil } }
    }

    /// The folders of replaceable tales, by id.
    private var own: [String: String]
    /// The ids of the others.
    private let others: Set<String>
    /// The names in the folder, tales or not.
    private var folders: Set<String>

    /// Reads all tales.
    ///
    /// - Parameters:
    ///   - path: the target folder.
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
        // An unreadable folder has no names; whether a name is taken is checked again when publishing.
        folders = Set((try? PackFolder(path: path).entries.map(\.name)) ?? [])
    }

    /// The existing ids and folder names.
    var names: Set<String> { others.union(own.keys).union(folders) }

    /// The folders of replaceable tales.
    var ownFolders: [String] { Array(own.values) }

    /// Records a new tale.
    mutating func note(_ id: String, in folder: String) {
        own[id] = folder
        folders.insert(folder)
    }

    /// The id of the tale in a folder.
    func id(in folder: String) -> String? { own.first { $0.value == folder }?.key }

    /// The folder of the tale with this id.
    func folder(of id: String) -> String? { own[id] }

    /// The tale's id, or the one made from its title.
    func id(of plan: TalePlan) -> String {
        plan.id ?? TaleNames.free(TaleNames.id(from: plan.title, orElse: plan.sourceName), among: others)
    }

    /// The id itself, or the first free one with a number.
    func free(_ id: String) -> String { TaleNames.free(id, among: others.union(own.keys)) }

    /// A family's tale with the same id gets a new version.
    ///
    /// - Parameter keepsBoth: whether to add the tale beside that one.
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
