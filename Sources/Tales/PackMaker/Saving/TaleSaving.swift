import Glibc
import Sentences
import Storage
import TalePacks

/// Exports a tale with its tellings as a folder that any Pasaka can add, for instance onto a stick.
///
/// The files are copied unchanged into a hidden folder, which gets its name once everything is on the disk.
public struct TaleSaving: Sendable {
    /// The folders of tales, in the order in which the shelf reads them.
    private let roots: [String]

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

    /// The target folder, such as a stick.
    ///
    /// - Parameter spareBytes: bytes that stay free there.
    public static func place(at path: String, sparing spareBytes: Int = 0) throws(PackRefusal) -> HiddenPlace {
        guard access(path, F_OK) == 0 else {
            throw unsaved(PackRefusal(writing: path, CallFailure("access")), at: path)
        }
        do throws(PackRefusal) {
            return try HiddenPlace(in: path, sparing: spareBytes)
        } catch {
            throw unsaved(error, at: path)
        }
    }

    /// Copies the tale and returns when everything is synced.
    ///
    /// - Parameters:
    ///   - place: from ``place(at:)``. The tale's folder replaces an earlier export of the same tale
    ///     if that is unchanged; otherwise it gets a free name.
    ///   - goesOn: called with the number of synced bytes and the total; false cancels and removes everything.
    /// - Returns: the folder's name.
    /// - Throws: if it could not be exported completely; then nothing is left.
    public func save(
        _ story: Story, in place: HiddenPlace, goesOn: (_ done: Int, _ of: Int) -> Bool = { _, _ in true }
    ) throws(PackRefusal) -> String {
        defer { place.abandon() }
        let presence = SourcePresence(place.path)
        do throws(PackRefusal) {
            let files = try TaleFiles(of: story, roots: roots)
            try checkRoom(for: files, in: place)
            try copy(files, to: place) { goesOn($0, $1) && presence?.isThere == true }
            try place.write(Self.mark(of: story, files).text, as: SavedMark.fileName)
            guard presence?.isThere == true else { throw .goneWhileSaving(place.path) }
            let name = try publish(story, in: place)
            try synchronize(place.path)
            guard presence?.isThere == true else { throw .goneWhileSaving(place.path) }
            return name
        } catch {
            // A removed stick looks like a write error.
            throw presence?.isThere == false ? .goneWhileSaving(place.path) : Self.unsaved(error, at: place.path)
        }
    }

    /// The tale on the shelf that an exported folder contains unchanged; nil for any other folder.
    public func tale(savedAt path: String) -> Story? {
        guard let mark = SavedMark(ofWhole: path), let story = try? tale(mark.id), story.id == mark.id,
            let files = try? TaleFiles(of: story, roots: roots), Self.mark(of: story, files) == mark,
            files.files.allSatisfy({ Self.isSame($0, at: "\(path)/\($0.target)") })
        else { return nil }
        return story
    }

    /// Whether a path looks like an exported tale.
    public static func isMarked(_ path: String) -> Bool { access("\(path)/\(SavedMark.fileName)", F_OK) == 0 }

    private static func mark(of story: Story, _ files: TaleFiles) -> SavedMark {
        SavedMark(id: story.id, files: Dictionary(files.files.map { ($0.target, $0.size) }) { $1 })
    }

    /// Rephrases an error for a path without permission.
    private static func unsaved(_ refusal: PackRefusal, at path: String) -> PackRefusal {
        switch refusal.cause {
        case .diskFull: refusal.room == nil ? .noRoom(at: path, nil) : refusal
        case .unwritable: refusal.saying("\(refusal.sentence); nothing was saved")
        default: refusal
        }
    }

    // MARK: - Copying

    private func checkRoom(for files: TaleFiles, in place: HiddenPlace) throws(PackRefusal) {
        var status = statvfs()
        guard statvfs(place.path, &status) == 0 else { return }  // writing will show it
        let needed = files.room(block: Int(status.f_frsize)), free = place.room.bytes
        guard free >= needed else { throw .noRoom(at: place.path, .init(needed: needed, free: free)) }
    }

    private func copy(
        _ files: TaleFiles, to place: HiddenPlace, _ goesOn: (_ done: Int, _ of: Int) -> Bool
    ) throws(PackRefusal) {
        let all = files.files.reduce(0) { $0 + $1.size }
        var done = 0
        for folder in files.folders { try place.makeFolder(folder) }
        for file in files.files {
            try TaleFiles.open(file.name, of: file.folder) { source, status throws(PackRefusal) in
                try copy(source, status, as: file.target, to: place) { goesOn(done + $0, all) }
            }
            done += file.size
        }
        for folder in files.folders { try place.synchronize(folder) }
        guard goesOn(all, all) else { throw .interrupted }
    }

    private func copy(
        _ source: Int32, _ status: stat, as target: String, to place: HiddenPlace, _ goesOn: (_ bytes: Int) -> Bool
    ) throws(PackRefusal) {
        let copy = try place.makeFile()
        do throws(CallFailure) {
            try FileBytes.copy(source, to: copy.descriptor, goesOn: goesOn)
        } catch {
            throw error.code == ECANCELED ? .interrupted : PackRefusal(writing: place.path, error)
        }
        futimens(copy.descriptor, [status.st_atim, status.st_mtim])
        try place.put(copy, as: target)
    }

    private static func isSame(_ file: TaleFiles.File, at path: String) -> Bool {
        guard let other = try? OrdinaryFile.open(path) else { return false }
        defer { close(other) }
        let isSame = try? TaleFiles.open(file.name, of: file.folder) { source, _ throws(PackRefusal) in
            (try? FileBytes.areSame(source, other)) == true
        }
        return isSame == true
    }

    // MARK: - The folder

    /// Names the folder after the tale's title, as far as the file system allows.
    private func publish(_ story: Story, in place: HiddenPlace) throws(PackRefusal) -> String {
        let title = StickName.folder(of: story.title)
        let taken = Set(((try? PackFolder(path: place.path))?.entries ?? []).map { StickName.folded($0.name) })
        for number in 1...999 {
            let name = number == 1 ? title : "\(title) \(number)"
            if SavedMark(ofWhole: "\(place.path)/\(name)")?.id == story.id {
                try place.publish(insteadOf: name)
                return name
            }
            if !taken.contains(StickName.folded(name)), try place.publish(as: name) { return name }
        }
        throw PackRefusal("\(path: place.path): contains too many tales with this title; nothing was saved")
    }

    private func synchronize(_ path: String) throws(PackRefusal) {
        try PackRefusal.writing(path) { () throws(CallFailure) in
            // On FAT only the folder's own sync flushes the disk's cache.
            try OpenFolder(path).synchronize(wholeFileSystem: true)
        }
    }
}
