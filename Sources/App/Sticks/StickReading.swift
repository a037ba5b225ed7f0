import Glibc
import GrownUps
import PackMaker
import Platform
import Sentences
import TalePacks

/// Finds sticks, and on them what could become tales; by names alone, no file is opened.
///
/// A stick is a stranger's: what is looked at is bounded in depth and number, and links are not followed.
struct StickReading: Sendable {
    /// The folders in which each stick has a folder of its own.
    let places: [String]

    private static let (mostSticks, mostTales, mostEntries, mostForeign) = (8, 60, 5_000, 12)
    /// A stick's own folder, those in it, and those in them.
    private static let mostDepth = 2
    private static let strangers = ["System Volume Information", "lost+found", "$RECYCLE.BIN", "tellings"]
    private static let pictures = ["jpg", "jpeg", "png", "webp", "heic", "heif", "avif", "gif", "tif", "tiff", "svg"]
    private static let archives = ["zip", "epub", "cbz", "pdf"]

    /// Where the kiosk's script mounts sticks, to be read.
    static let kiosksPlace = "/run/pasaka-sticks"

    /// Where a kiosk and a desktop mount sticks.
    static var usualPlaces: [String] {
        let user = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) } ?? "root"
        return [kiosksPlace, "/media/\(user)", "/run/media/\(user)"]
    }

    /// The sticks with all that could be tales, which have not been looked at yet.
    func sticks() -> [Stick] {
        var sticks: [Stick] = []
        for place in places {
            for entry in folders(of: Self.list(place)) where sticks.count < Self.mostSticks {
                let path = "\(place)/\(entry.name)"
                guard let folder = Self.list(path), !folder.entries.isEmpty || Self.isMounted(path) else { continue }
                let found = tales(in: folder, name: entry.name, depth: 0)
                let tales = found.filter { !$0.isForeign }.prefix(Self.mostTales)
                let foreign = found.filter(\.isForeign).prefix(Self.mostForeign)
                sticks.append(Stick(name: entry.name.withoutControls, place: path, tales: Array(tales) + foreign))
            }
        }
        return sticks
    }

    /// The folders in which a change makes a difference.
    func foldersToWatch(_ sticks: [Stick]) -> [String] {
        places + sticks.map(\.place) + sticks.flatMap { $0.tales.map(\.place) }
    }

    private func tales(in folder: PackFolder, name: String, depth: Int) -> [StickTale] {
        let hasPictures = folder.entries.contains(where: Self.isPicture)
        if folder.entries.contains(where: { $0.name == StoryManifest.fileName }) || (hasPictures && depth > 0) {
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
        // A stick with photographs of its own; one picture beside tales is no tale.
        let isTale = folder.entries.count(where: Self.isPicture) > (tales.allSatisfy(\.isForeign) ? 0 : 1)
        return tales + (isTale ? [Self.tale(folder.path, name)] : [])
    }

    /// Whether a folder is a disk's own: an empty one that is not is what a stick has left behind.
    private static func isMounted(_ path: String) -> Bool {
        var (own, above) = (stat(), stat())
        return stat(path, &own) == 0 && stat(Places.parent(of: path), &above) == 0 && own.st_dev != above.st_dev
    }

    private func folders(of folder: PackFolder?) -> [PackFolder.Entry] {
        (folder?.entries ?? [])
            .filter { $0.kind == .folder && !$0.isHidden && !Self.strangers.contains($0.name) }
            .sorted { NaturalOrder($0.name) < NaturalOrder($1.name) }
    }

    private static func isPicture(_ entry: PackFolder.Entry) -> Bool { isFile(entry, pictures) }

    private static func isFile(_ entry: PackFolder.Entry, _ endings: [String]) -> Bool {
        entry.kind == .file && !entry.isHidden && endings.contains(entry.name.fileExtension)
    }

    /// Files of which somebody may think that they are tales; the page says what to do with them.
    private static func foreign(in folder: PackFolder) -> [StickTale] {
        let names = folder.entries.filter { $0.kind == .file && !$0.isHidden }.map(\.name)
        let found = names.sorted { NaturalOrder($0) < NaturalOrder($1) }.compactMap { name -> StickTale? in
            guard let refusal = ForeignFile(name).flatMap(StickTale.Refusal.init) else { return nil }
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

    /// A folder that cannot be listed is none; the log says why, but for one that is not there: a stick may go at any
    /// moment.
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
    /// Whether it is a file of a kind of which no tale is made.
    fileprivate var isForeign: Bool { if case .refused = state { true } else { false } }
}

extension StickTale.Refusal {
    /// nil for texts, pictures and sounds, which may belong to a tale.
    fileprivate init?(_ file: ForeignFile) {
        switch file {
        case .presentation: self = .presentation
        case .video: self = .video
        case .book: self = .book
        case .archive: self = .archive
        case .text, .picture, .sound: return nil
        }
    }
}
