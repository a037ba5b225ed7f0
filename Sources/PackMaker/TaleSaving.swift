import CLinux
import Glibc
import Sentences
import Storage
import Stories

/// Writes a tale with its tellings as a folder that any Pasaka adds again, onto a stick for instance.
///
/// The files are copied as they are, into a hidden folder that gets its name when all of it is on the disk.
public struct TaleSaving: Sendable {
    /// The folders of tales, in the order in which the shelf reads them.
    private let roots: [String]
    /// Bytes: more than any file of a tale.
    private static let mostBytes = 1 << 30

    public init(roots: [String]) { self.roots = roots }

    /// A tale by its id or its title.
    ///
    /// - Throws: if there is none.
    public func tale(_ name: String) throws(PackRefusal) -> Story {
        let stories = StoryService(roots: roots).loadShelf().stories
        guard let story = stories.first(where: { $0.id == name }) ?? stories.first(where: { $0.title == name }) else {
            throw PackRefusal("there is no tale \"\(tale: name)\"")
        }
        return story
    }

    /// Copies the tale and returns when everything is on the disk.
    ///
    /// - Parameter place: the folder in which the tale's folder is made; there it takes the place of one that was saved
    ///   of the same tale before.
    /// - Returns: the path of that folder.
    /// - Throws: if it could not be saved whole; then there is nothing new.
    public func save(_ story: Story, to place: String) throws(PackRefusal) -> String {
        do throws(PackRefusal) {
            guard access(place, F_OK) == 0 else { throw PackRefusal(writing: place, errno) }
            let hidden = try HiddenPlace(in: place, sparing: 0)
            defer { hidden.abandon() }
            try copy(story, to: hidden)
            let name = try publish(story, in: hidden)
            try synchronize(place)
            return "\(place)/\(name)"
        } catch {
            switch error.cause {
            case .diskFull: throw PackRefusal("\(path: place): there is not enough room; nothing was saved")
            case .unwritable: throw PackRefusal("\(error.sentence); nothing was saved")
            default: throw error
            }
        }
    }

    // MARK: - Copying

    private func copy(_ story: Story, to hidden: HiddenPlace) throws(PackRefusal) {
        guard let pack = story.pack, let path = path(of: pack) else {
            throw PackRefusal("\(tale: story.id): has no files that could be saved")
        }
        let folder = try Self.folder(path)
        for entry in folder.entries where !entry.isHidden && Self.isWanted(entry.name) && !folder.isFolder(entry) {
            try copy(entry.name, of: folder, as: entry.name, to: hidden)
        }
        for telling in story.tellings {
            let target = "\(Telling.folder)/\(telling.id)"
            try hidden.makeFolder(target)
            // A telling of a tale that came with Pasaka lies in a folder of the family's.
            for path in Set(telling.narration.values.compactMap { self.path(of: Self.parent(of: $0.name)) }).sorted() {
                let names = telling.narration.values.map(\.name).filter { self.path(of: Self.parent(of: $0)) == path }
                let inner = try Self.folder(path)
                for name in names.sorted() {
                    let file = String(name[name.index(after: name.lastIndex(of: "/") ?? name.startIndex)...])
                    try copy(file, of: inner, as: "\(target)/\(file)", to: hidden)
                }
                guard inner.entries.contains(where: { $0.name == Telling.manifest }) else { continue }
                try copy(Telling.manifest, of: inner, as: "\(target)/\(Telling.manifest)", to: hidden)
            }
            try hidden.synchronize(target)
        }
    }

    private func copy(
        _ name: String, of folder: PackFolder, as target: String, to hidden: HiddenPlace
    ) throws(PackRefusal) {
        do {
            let file = try folder.open(name, atMost: Self.mostBytes)
            defer { close(file) }
            var status = stat()
            fstat(file, &status)
            guard hidden.room.bytes >= status.st_size else { throw PackRefusal.diskFull }
            let copy = try hidden.makeFile()
            try FileBytes.copy(file, to: copy.descriptor)
            futimens(copy.descriptor, [status.st_atim, status.st_mtim])
            try hidden.put(copy, as: target)
        } catch let failure as CallFailure {
            throw PackRefusal(writing: hidden.path, failure.code)
        } catch let refusal as PackRefusal {
            throw refusal
        } catch {
            throw PackRefusal("\(path: "\(folder.path)/\(name)") \("\(error)")")
        }
    }

    private static func isWanted(_ name: String) -> Bool {
        let file = SourceFile(name)
        return name == StoryManifest.fileName
            || [.picture, .sound, .text, .document].contains { file.rank($0) != nil }
    }

    private static func folder(_ path: String) throws(PackRefusal) -> PackFolder {
        do throws(FileRefusal) {
            return try PackFolder(path: path)
        } catch {
            throw PackRefusal("\(path: path): \(error)")
        }
    }

    /// The folder that a name such as `stories/0/racenis` means.
    private func path(of name: String) -> String? {
        let parts = name.split(separator: "/")
        guard parts.count > 2, let root = Int(parts[1]), roots.indices.contains(root) else { return nil }
        return ([roots[root]] + parts.dropFirst(2).filter { $0 != "." }.map(String.init)).joined(separator: "/")
    }

    private static func parent(of name: String) -> String {
        name.split(separator: "/").dropLast().joined(separator: "/")
    }

    // MARK: - The folder

    /// Gives the folder the tale's title, as far as any file system takes it.
    private func publish(_ story: Story, in hidden: HiddenPlace) throws(PackRefusal) -> String {
        let title = Self.fileName(story.title)
        for number in 1...999 {
            let name = number == 1 ? title : "\(title) \(number)"
            if isSaved(story, at: "\(hidden.path)/\(name)") {
                try hidden.publish(insteadOf: name)
                return name
            }
            if try hidden.publish(as: name) { return name }
        }
        throw PackRefusal("\(path: hidden.path): holds too many tales of this title; nothing was saved")
    }

    /// Whether a folder has been saved of the same tale.
    private func isSaved(_ story: Story, at path: String) -> Bool {
        guard let folder = try? PackFolder(path: path) else { return false }
        guard let bytes = try? folder.read(StoryManifest.fileName, atMost: 4 << 20),
            let there = try? StoryFile.read(bytes)
        else { return false }
        return there.id == story.id
    }

    /// Without what FAT and Windows do not take in names.
    private static func fileName(_ title: String) -> String {
        let taken = title.withoutControls.filter { !#"\/:*?"<>|"#.contains($0) }
        let short = taken.prefix(80).split(separator: " ").joined(separator: " ")
        let name = String(short.reversed().drop { $0 == "." || $0 == " " }.reversed())
        return name.isEmpty || name.hasPrefix(".") ? "Pasaka" : name
    }

    private func synchronize(_ path: String) throws(PackRefusal) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw PackRefusal(writing: path, errno) }
        defer { close(folder) }
        guard file_system_synchronize(folder) == 0 else { throw PackRefusal(writing: path, errno) }
    }
}
