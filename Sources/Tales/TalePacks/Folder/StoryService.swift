import Engine
import FoundationEssentials
import Sentences

/// Reads content packs from folders.
///
/// Blocking file work: never call it on the main thread.
public struct StoryService: Sendable {
    private let roots: [String]
    private let clips: ConvertedClips

    /// - Parameters:
    ///   - roots: each a folder of packs, or one pack itself. The pictures and sounds of root 0
    ///     are named `stories/0/<pack>/<file>`, or `stories/0/./<file>` if the root is the pack.
    ///   - clips: the state of converted clips, which are named `clips/<file>`.
    public init(roots: [String], clips: ConvertedClips = ConvertedClips(folder: nil)) {
        self.roots = roots
        self.clips = clips
    }

    /// Reads only the tale with this id, from the folder of the same name, without the figures of its slides.
    public func loadShelf(onlyPack id: String) -> Shelf {
        var shelf = Shelf(isWhole: false)
        guard !id.isEmpty, !id.contains("/"), !id.hasPrefix(".") else { return shelf }
        for (number, root) in roots.enumerated() {
            guard let folder = try? PackFolder(path: "\(root)/\(id)") else { continue }  // not in this root
            var pack = StoryPack(
                folder, name: id, prefix: "stories/\(number)/\(id)/", clips: clips, leavesOutFigures: true)
            guard let story = pack.read(), story.id == id else { continue }
            shelf.stories = [story]
            return shelf
        }
        return shelf
    }

    /// Reads all tales; problems in some never hide the others.
    ///
    /// - Parameter leavesOutFigures: for a first glance, which is quicker.
    public func loadShelf(leavesOutFigures: Bool = false) -> Shelf {
        read(leavesOutFigures: leavesOutFigures).shelf
    }

    /// Reads all tales, and names the folders without a usable tale.
    public func survey() -> (shelf: Shelf, unreadable: [Sentence]) {
        let reading = read()
        return (reading.shelf, reading.unreadable)
    }

    /// Reads all tales, and names the files in them that no tale uses.
    public func audit() -> (shelf: Shelf, unused: [UnusedFile]) {
        let reading = read(notingUnused: true)
        return (reading.shelf, reading.unused)
    }

    private func read(notingUnused: Bool = false, leavesOutFigures: Bool = false) -> ShelfReading {
        var reading = ShelfReading(clips: clips, notesUnused: notingUnused, leavesOutFigures: leavesOutFigures)
        for (number, root) in roots.enumerated() { reading.add(root: root, number: number) }
        reading.addFamilyTellings()
        reading.shelf.arrange()
        return reading
    }
}

extension StoryService {
    /// The folders to watch for changes: the roots, and subfolders that are tales or may become some.
    public var foldersToWatch: [String] {
        roots.flatMap { root in
            let packs = (try? PackFolder(path: root))?.packs ?? []  // reading the shelf reports why there are none
            return [root] + packs.map { "\(root)/\($0.name)" }
        }
    }

    /// Why a `story.json` cannot be parsed at all; nil for any valid JSON.
    public static func unreadability(ofManifest bytes: [UInt8]) -> Sentence? {
        do {
            _ = try StoryFile.read(bytes)
        } catch {
            guard error == .notObject else { return error.sentence }
            // The decoder validates numbers and escapes only on access.
            let isJSON = (try? JSONDecoder().decode(AnyJSON.self, from: Data(bytes))) != nil
            return isJSON ? nil : StoryFile.Refusal.notJSON.sentence
        }
        return nil
    }
}

/// Any JSON, read to its last leaf.
private struct AnyJSON: Decodable {
    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() || (try? value.decode(Bool.self)) != nil || (try? value.decode(Double.self)) != nil {
            return
        }
        if (try? value.decode(String.self)) != nil || (try? value.decode([AnyJSON].self)) != nil { return }
        _ = try value.decode([String: AnyJSON].self)
    }
}

/// A shelf while it is being filled.
private struct ShelfReading {
    let clips: ConvertedClips
    let notesUnused, leavesOutFigures: Bool
    fileprivate(set) var shelf = Shelf()
    /// The folders without a usable tale.
    private(set) var unreadable: [Sentence] = []
    private(set) var unused: [UnusedFile] = []
    /// The pack that each id came from.
    private var owners: [String: String] = [:]
    /// Folders without a tale; each is named after the tale to which its tellings belong.
    private var familyTellings: [StoryPack] = []

    init(clips: ConvertedClips, notesUnused: Bool, leavesOutFigures: Bool) {
        (self.clips, self.notesUnused, self.leavesOutFigures) = (clips, notesUnused, leavesOutFigures)
    }

    mutating func add(root: String, number: Int) {
        let folder: PackFolder
        do { folder = try PackFolder(path: root) } catch {
            shelf.problems.append("\(path: root): \(error)")
            unreadable.append("\(path: root)")
            return
        }
        let packs = folder.packs
        if folder.hasManifest || (packs.isEmpty && !folder.pictures.isEmpty) {
            let name = folder.realPath?.split(separator: "/").last.map(String.init) ?? "tale"
            return add(
                StoryPack(
                    folder, name: name, prefix: "stories/\(number)/./", clips: clips, leavesOutFigures: leavesOutFigures
                ), name: name)
        }
        var problems = PackProblems(root: root)
        for name in folder.foreignNames { problems.note(name, "the name is not UTF-8; rename it") }
        shelf.problems += problems.lines
        if notesUnused { unused += folder.unusedBesidePacks() }
        for entry in packs {
            do {
                let path = entry.kind == .link ? try folder.target(of: entry.name) : "\(root)/\(entry.name)"
                let pack = StoryPack(
                    try PackFolder(path: path), name: entry.name, prefix: "stories/\(number)/\(entry.name)/",
                    clips: clips, leavesOutFigures: leavesOutFigures)
                if pack.folder.isOfTellingsOnly { familyTellings.append(pack) } else { add(pack, name: entry.name) }
            } catch {
                shelf.problems.append("\(tale: entry.name): \(error)")
                unreadable.append("\(tale: entry.name)")
            }
        }
    }

    private mutating func add(_ pack: StoryPack, name: String) {
        var pack = pack
        if var story = pack.read() {
            story.tellings = pack.tellings(of: story.slides)
            if let owner = owners[story.id] {
                pack.refuse(id: story.id, of: owner)
                unreadable.append("\(tale: name)")
            } else {
                owners[story.id] = name
                shelf.stories.append(story)
            }
        } else {
            unreadable.append("\(tale: name)")
        }
        if notesUnused { unused += pack.unused() }
        shelf.problems += pack.problems.lines
        shelf.wantedClips += pack.wantedClips
    }
}

extension ShelfReading {
    mutating func addFamilyTellings() {
        for var pack in familyTellings {
            if let index = shelf.stories.firstIndex(where: { $0.id == pack.name }) {
                shelf.stories[index].add(pack.tellings(of: shelf.stories[index].slides))
            } else {
                pack.problems.refuse(nil, "contains tellings of a missing tale")
            }
            shelf.problems += pack.problems.lines
        }
    }
}

extension PackFolder {
    /// What operating systems put on every stick, and what belongs to the tale whose folder this is.
    private static let strangers = ["System Volume Information", "lost+found", "$RECYCLE.BIN", Telling.folder]

    /// The possible packs, in natural order.
    fileprivate var packs: [Entry] {
        let strangers = Self.strangers
        let found: [(entry: Entry, order: NaturalOrder)] = entries.compactMap { entry in
            guard !entry.isHidden, !strangers.contains(entry.name), isFolder(entry) else { return nil }
            return (entry, NaturalOrder(entry.name))
        }
        return found.sorted { $0.order < $1.order }.map(\.entry)
    }
}
