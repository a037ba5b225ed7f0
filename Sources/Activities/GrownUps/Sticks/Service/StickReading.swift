import Engine
import Glibc
import PackMaker
import Sentences
import System
import TalePacks

/// Finds sticks and the possible tales on them, by names only, without opening files.
///
/// A stick is untrusted: the search is bounded in depth and number, and links are not followed.
struct StickReading: Sendable {
    /// The folders that contain one subfolder per stick.
    let places: [String]

    static let mostTales = 60
    private static let (mostSticks, mostEntries, mostForeign) = (8, 5_000, 12)
    /// A stick's own folder, its subfolders, and theirs.
    private static let mostDepth = 2
    private static let strangers = [Telling.folder, StickFiles.pictures]
    private static let archives = ["zip", "epub", "cbz", "cbr", "pdf", "bloompub", "bloomd", "bloomsource"]

    /// The folders in which a kiosk and a desktop mount sticks.
    static var usualPlaces: [String] {
        let user = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) } ?? "root"
        return [StickDoor.kiosksPlace, "/media/\(user)", "/run/media/\(user)"]
    }

    /// The sticks with all possible tales, not read yet.
    func sticks() -> [Stick] {
        var sticks: [Stick] = []
        for place in places {
            for entry in folders(of: Self.list(place)) where sticks.count < Self.mostSticks {
                let path = "\(place)/\(entry.name)"
                guard let folder = Self.list(path), !folder.entries.isEmpty || Self.isMounted(path, in: place) else {
                    continue
                }
                let found = tales(in: folder, name: entry.name, depth: 0)
                let tales = found.filter { !$0.isForeign }.prefix(Self.mostTales)
                let foreign = found.filter(\.isForeign).prefix(Self.mostForeign)
                sticks.append(Stick(name: entry.name.withoutControls, place: path, tales: Array(tales) + foreign))
            }
        }
        return sticks
    }

    /// The folders to watch for changes.
    func foldersToWatch(_ sticks: [Stick]) -> [String] {
        places + sticks.map(\.place) + sticks.flatMap { $0.tales.map(\.place) }
    }

    private func tales(in folder: PackFolder, name: String, depth: Int) -> [StickTale] {
        if folder.entries.contains(where: { $0.name == StoryManifest.fileName }) || !folder.packTexts.isEmpty
            || (depth > 0 && folder.isTale)
        {
            return [Self.tale(folder.path, name)]
        }
        let archives =
            folder.entries.filter { Self.isFile($0, Self.archives) }
            .map { Self.tale("\(folder.path)/\($0.name)", $0.name.fileStem) } + Self.foreign(in: folder)
        guard depth < Self.mostDepth else { return archives }
        var tales: [StickTale] = []
        for entry in folders(of: folder) where tales.count(where: { !$0.isForeign }) < Self.mostTales {
            guard let inner = Self.list("\(folder.path)/\(entry.name)") else { continue }
            tales += self.tales(in: inner, name: entry.name, depth: depth + 1)
        }
        tales += archives
        // A stick with photographs at its root; a single picture beside tales is no tale.
        let isTale = folder.entries.count(where: Self.isPicture) > (tales.allSatisfy(\.isForeign) ? 0 : 1)
        return tales + (isTale ? [Self.tale(folder.path, name)] : [])
    }

    /// Whether a folder is a mount point: an empty one that is not was left behind by a stick.
    private static func isMounted(_ path: String, in folder: String) -> Bool {
        var (own, above) = (stat(), stat())
        return stat(path, &own) == 0 && stat(folder, &above) == 0 && own.st_dev != above.st_dev
    }

    private func folders(of folder: PackFolder?) -> [PackFolder.Entry] {
        (folder?.entries ?? [])
            .filter { $0.kind == .folder && !PackFolder.isSystems($0.name) && !Self.strangers.contains($0.name) }
            .sorted { NaturalOrder($0.name) < NaturalOrder($1.name) }
    }

    private static func isPicture(_ entry: PackFolder.Entry) -> Bool { isFile(entry, Material.picture.extensions) }

    private static func isFile(_ entry: PackFolder.Entry, _ endings: [String]) -> Bool {
        entry.kind == .file && !entry.isHidden && endings.contains(entry.name.fileExtension)
    }

    /// Files that may be mistaken for tales; the page says what to do with them.
    private static func foreign(in folder: PackFolder) -> [StickTale] {
        let names = folder.entries.filter { $0.kind == .file && !$0.isHidden }.map(\.name)
        let found = names.sorted { NaturalOrder($0) < NaturalOrder($1) }.compactMap { name -> StickTale? in
            guard let refusal = ForeignFile(name).flatMap(StickTale.Refusal.init),
                !PresentationBeside.isTaken(name, among: names)
            else { return nil }
            var tale = tale("\(folder.path)/\(name)", name)
            tale.state = .refused(refusal)
            return tale
        }
        return Array(found.prefix(mostForeign))
    }

    private static func tale(_ path: String, _ name: String) -> StickTale {
        var status = stat()
        stat(path, &status)
        let shown = name.withoutControls
        return StickTale(
            place: path, stamp: "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_size)",
            title: shown.isBlank ? "…" : String(shown.prefix(200)))
    }

    /// A folder that cannot be listed is skipped; the log says why, unless it has disappeared: a stick may be removed
    /// at any moment.
    private static func list(_ path: String) -> PackFolder? {
        do throws(FileRefusal) {
            return try PackFolder(path: path, mostEntries: mostEntries)
        } catch {
            if error != .missingFolder { Log("sticks").notice("\(path: path) \(error)") }
            return nil
        }
    }
}

extension StickTale {
    /// Whether it is an unsupported kind of file.
    fileprivate var isForeign: Bool { if case .refused = state { true } else { false } }
}

extension StickTale.Refusal {
    /// The refusal of a foreign file; nil for texts, pictures and sounds, which may belong to a tale.
    fileprivate init?(_ file: ForeignFile) {
        switch file {
        case .presentation: self = .presentation
        case .video: self = .video
        case .book: self = .book
        case .archive: self = .archive
        case .text, .rawPicture, .picture, .sound: return nil
        }
    }
}
