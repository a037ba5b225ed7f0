import TalePacks

/// The existing tales: in the target folder, and among the shipped ones.
public struct TalesThere: Sendable {
    /// The place at which a tale will be published.
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

    private struct Tale: Sendable {
        /// The name of its folder, if it can be replaced.
        let folder: String?
        let identity: TaleIdentity
    }

    /// The tales by id.
    private var tales: [String: Tale]
    /// The ids of replaceable tales by their titles, the first in order of ids.
    private var titles: [TaleTitle: String] = [:]
    /// The removed tales, which keep their ids until they are deleted.
    private let aside: [String: TaleIdentity]
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
        let found = stories.map { story in
            let pack = story.pack.flatMap { $0.hasPrefix(place) && !$0.hasSuffix("/.") ? $0 : nil }
            let folder = pack.map { String($0.dropFirst(place.count)) }
            return (story.id, Tale(folder: folder, identity: TaleIdentity(story)))
        }
        tales = Dictionary(found) { first, _ in first }
        aside = Dictionary(RemovedFolders(in: path).stories.map { ($0.id, TaleIdentity($0)) }) { first, _ in first }
        // An unreadable folder has no names; whether a name is taken is checked again when publishing.
        folders = Set((try? PackFolder(path: path).entries.map(\.name)) ?? [])
        for id in own.keys.sorted() { noteTitle(of: id) }
    }

    private var own: [String: Tale] { tales.filter { $0.value.folder != nil } }

    private mutating func noteTitle(of id: String) {
        guard let tale = tales[id], titles[tale.identity.title] == nil else { return }
        titles[tale.identity.title] = id
    }

    /// The folders of replaceable tales.
    var ownFolders: [String] { own.values.compactMap(\.folder) }

    /// Records a new tale.
    mutating func note(_ id: String, _ identity: TaleIdentity, in folder: String) {
        tales[id] = Tale(folder: folder, identity: identity)
        noteTitle(of: id)
        folders.insert(folder)
    }

    /// Records that a name is taken.
    mutating func note(folder: String) { folders.insert(folder) }

    /// The id of the tale in a folder.
    func id(in folder: String) -> String? { tales.first { $0.value.folder == folder }?.key }

    /// The folder of the tale with this id.
    func folder(of id: String) -> String? { tales[id]?.folder }

    /// Whether the tale in a folder has this title.
    func hasTitle(_ title: TaleTitle, in folder: String) -> Bool {
        id(in: folder).flatMap { tales[$0] }?.identity.title == title
    }

    /// Whether a folder's tale and a planned one are the same.
    func isSame(_ plan: TalePlan, asIn folder: String) -> Bool {
        id(in: folder).flatMap { tales[$0] }?.identity.isSame(as: TaleIdentity(plan)) ?? false
    }

    // MARK: - A new tale

    /// A free id for a new tale, and a free name for its folder; the same, unless a finished tale brings its id.
    ///
    /// What was recorded for a tale is found by its id, so no other tale ever gets that.
    func freePlace(for plan: TalePlan) -> (id: String, folder: String) {
        let identity = TaleIdentity(plan), wanted = plan.id ?? TaleNames.id(from: plan.title)
        let other = (tales[wanted]?.identity ?? aside[wanted]).map { !$0.isSame(as: identity) } ?? false
        let id = other ? TaleNames.marked(wanted, of: plan.title) : wanted
        let ids = Set(tales.keys).union(aside.filter { !$0.value.isSame(as: identity) }.keys)
        let names = ids.union(folders)
        guard plan.id != nil else {
            let free = TaleNames.free(id, among: names)
            return (free, free)
        }
        return (TaleNames.free(id, among: ids), TaleNames.free(TaleNames.id(from: id), among: names))
    }

    /// The same tale in the folder gets a new version.
    ///
    /// - Parameter keepsBoth: whether to add the tale beside that one.
    func standing(of plan: TalePlan, keepsBoth: Bool) throws(PackRefusal) -> Standing {
        guard !keepsBoth else { return .new }
        guard let wanted = plan.id else {
            return (titles[TaleIdentity(plan).title].flatMap(folder)).map { .instead(of: $0) } ?? .new
        }
        let ids = [wanted, TaleNames.marked(wanted, of: plan.title)], identity = TaleIdentity(plan)
        guard let id = ids.first(where: { tales[$0]?.identity.isSame(as: identity) == true }) else {
            // Elsewhere it was made with another id.
            return titles[identity.title].flatMap(folder).map { .instead(of: $0) } ?? .new
        }
        if let folder = folder(of: id) { return .instead(of: folder) }
        guard !plan.tellings.isEmpty, !id.hasPrefix("."), id.utf8.count <= 200 else { throw .taken(id) }
        return .recordings(of: id)
    }

    /// The place of a network's tale: that of its earlier version, or of the very same tale that came another way.
    ///
    /// Nothing else of the family's is replaced: its tales may have the same titles and ids.
    func standing(ofNetworks plan: TalePlan, earlier: String?) -> Standing {
        if let earlier, id(in: earlier) != nil { return .instead(of: earlier) }
        guard let id = plan.id, let folder = folder(of: id), tales[id]?.identity.isTwin(of: TaleIdentity(plan)) == true
        else { return .new }
        return .instead(of: folder)
    }

    /// The id that the tale has or will have.
    func id(of plan: TalePlan, standing: Standing) -> String {
        switch standing {
        case .new: freePlace(for: plan).id
        case .instead(let folder): id(in: folder) ?? freePlace(for: plan).id
        case .recordings(let id): id
        }
    }
}

extension TaleIdentity {
    init(_ plan: TalePlan) { self.init(title: plan.title, words: plan.id == nil ? [] : plan.slides.map(\.text)) }
}
