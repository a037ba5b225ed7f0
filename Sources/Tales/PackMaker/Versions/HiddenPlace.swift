import CLinux
import Glibc
import Storage
import Synchronization
import TalePacks

/// Where a tale is prepared invisibly, inside its future parent folder.
///
/// Files have no names until the tale is complete. Then a hidden folder is filled with them and renamed
/// atomically; after a power cut before that, the next ``HiddenPlace`` deletes the folder. Safe on any thread.
public final class HiddenPlace: Sendable {
    /// A future file of the tale.
    struct File: Sendable {
        let descriptor: Int32
        /// Its name in the hidden folder, if the file system does not support unnamed files.
        fileprivate let part: String?
    }

    private enum State {
        case open(folder: HiddenFolder?)
        case published
        case abandoned
    }

    /// The folder of tales.
    let path: String
    /// The disk quota.
    let room: DiskRoom
    private let directory: Int32
    /// Folders that were created, outermost first; they are deleted again if nothing is published.
    private let madeFolders: [String]
    private let knowsNamelessFiles: Bool
    private let exchanges: Bool
    private let state = Mutex(State.open(folder: nil))
    private let count = Atomic(0)
    /// Files still open.
    private let openFiles = Mutex<Set<Int32>>([])

    /// - Parameters:
    ///   - path: a folder of tales; created if missing.
    ///   - spareBytes: bytes that stay free on its disk.
    public convenience init(in path: String, sparing spareBytes: Int = DiskRoom.usualSpare) throws(PackRefusal) {
        try self.init(in: path, room: DiskRoom(at: path, sparing: spareBytes))
    }

    /// - Parameters:
    ///   - namelessFiles: whether to use unnamed files if the file system supports them.
    ///   - exchanges: whether to exchange folders atomically if the file system supports it.
    init(
        in path: String, room: DiskRoom, namelessFiles: Bool = true, exchanges: Bool = true
    ) throws(PackRefusal) {
        (self.path, self.room, self.exchanges) = (path, room, exchanges)
        madeFolders = try Self.make(path)
        directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { throw PackRefusal(writing: path, errno) }
        HiddenFolder.sweep(directory)
        let probe = file_open_nameless(directory, 0o666)
        knowsNamelessFiles = namelessFiles && probe >= 0 && access("/proc/self/fd/\(probe)", F_OK) == 0
        if probe >= 0 { close(probe) }
    }

    deinit {
        abandon()
        openFiles.withLock { files in for file in files { close(file) } }
        close(directory)
    }

    // MARK: - Files

    /// Creates an empty file of the tale, open for reading and writing.
    func makeFile() throws(PackRefusal) -> File {
        guard !isAbandoned else { throw .interrupted }
        guard !knowsNamelessFiles else { return noted(File(descriptor: try makeScratch(), part: nil)) }
        let part = "part-\(count.add(1, ordering: .relaxed).newValue)"
        return try inFolder { folder throws(PackRefusal) in
            let file = openat(folder.descriptor, part, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o666)
            guard file >= 0 else { throw PackRefusal(writing: self.path, errno) }
            return self.noted(File(descriptor: file, part: part))
        }
    }

    private func noted(_ file: File) -> File {
        openFiles.withLock { _ = $0.insert(file.descriptor) }
        return file
    }

    private func closeOnce(_ file: File) {
        if openFiles.withLock({ $0.remove(file.descriptor) }) != nil { close(file.descriptor) }
    }

    /// Discards a file.
    func discard(_ file: File) {
        closeOnce(file)
        guard let part = file.part else { return }
        state.withLock { state in
            if case .open(let folder?) = state { unlinkat(folder.descriptor, part, 0) }
        }
    }

    /// An empty file that is deleted when it is closed.
    func makeScratch() throws(PackRefusal) -> Int32 {
        guard !isAbandoned else { throw .interrupted }
        if knowsNamelessFiles {
            let file = file_open_nameless(directory, 0o666)
            guard file >= 0 else { throw PackRefusal(writing: path, errno) }
            return file
        }
        let name = "scratch-\(count.add(1, ordering: .relaxed).newValue)"
        return try inFolder { folder throws(PackRefusal) in
            let file = openat(folder.descriptor, name, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
            guard file >= 0 else { throw PackRefusal(writing: self.path, errno) }
            unlinkat(folder.descriptor, name, 0)
            return file
        }
    }

    // MARK: - The tale

    /// Gives a file its name in the tale, syncs it and closes it.
    func put(_ file: File, as name: String) throws(PackRefusal) {
        try inFolder { folder throws(PackRefusal) in
            let done =
                if let part = file.part {
                    renameat(folder.descriptor, part, folder.descriptor, name)
                } else {
                    linkat(
                        AT_FDCWD, "/proc/self/fd/\(file.descriptor)", folder.descriptor, name, AT_SYMLINK_FOLLOW)
                }
            guard done == 0, self.synchronize(file.descriptor) else { throw PackRefusal(writing: self.path, errno) }
            self.closeOnce(file)
        }
    }

    /// Writes a new file of the tale and syncs it.
    func write(_ text: String, as name: String) throws(PackRefusal) {
        try inFolder { folder throws(PackRefusal) in
            let file = openat(folder.descriptor, name, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o666)
            guard file >= 0 else { throw PackRefusal(writing: self.path, errno) }
            defer { close(file) }
            guard writeWhole(Array(text.utf8), to: file), self.synchronize(file) else {
                throw PackRefusal(writing: self.path, errno)
            }
        }
    }

    /// Creates a folder in the tale, with its parents.
    func makeFolder(_ name: String) throws(PackRefusal) {
        try inFolder { folder throws(PackRefusal) in
            var path = ""
            for part in name.split(separator: "/") {
                path += path.isEmpty ? "\(part)" : "/\(part)"
                guard mkdirat(folder.descriptor, path, 0o755) == 0 || errno == EEXIST else {
                    throw PackRefusal(writing: self.path, errno)
                }
            }
        }
    }

    /// Syncs a folder of the tale and its own name.
    func synchronize(_ name: String) throws(PackRefusal) {
        try inFolder { folder throws(PackRefusal) in
            var path = name
            while !path.isEmpty {
                let inner = openat(folder.descriptor, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
                guard inner >= 0 else { throw PackRefusal(writing: self.path, errno) }
                _ = self.synchronize(inner)
                close(inner)
                path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
            }
        }
    }

    /// Adds tellings to those of a tale elsewhere, in the folder with its id.
    func publishRecordings(as name: String) throws(PackRefusal) {
        guard try !publish(as: name) else { return }
        try inFolder { folder throws(PackRefusal) in
            guard faccessat(self.directory, "\(name)/\(StoryManifest.fileName)", F_OK, AT_SYMLINK_NOFOLLOW) != 0 else {
                throw .taken(name)
            }
            try TellingsCopy(path: self.path, room: self.room).copy(of: name, to: folder.name, in: self.directory)
            try self.exchange(folder, with: name)
        } whenDone: { _ in
            .published
        }
    }

    /// Replaces the folder of this name with the tale and deletes the old folder.
    func publish(insteadOf name: String) throws(PackRefusal) {
        try inFolder { folder throws(PackRefusal) in
            try self.exchange(folder, with: name)
        } whenDone: { _ in
            .published
        }
    }

    private func exchange(_ folder: HiddenFolder, with name: String) throws(PackRefusal) {
        guard synchronize(folder.descriptor) else { throw PackRefusal(writing: path, errno) }
        if !exchanges || file_exchange(directory, folder.name, name) != 0 {
            guard !exchanges || [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) else {
                throw PackRefusal(writing: path, errno)
            }
            try exchangeByThree(folder, with: name)
        }
        guard synchronize(directory) else { throw PackRefusal(writing: path, errno) }
        folder.erase(in: directory)
    }

    /// If the file system cannot exchange, the new one first appears beside the old one: after a power cut at any time,
    /// one of them is visible.
    private func exchangeByThree(_ folder: HiddenFolder, with name: String) throws(PackRefusal) {
        let aside = "\(folder.name)-old"
        for number in 2...999 {
            let beside = "\(name) \(number)"
            guard rename(folder.name, to: beside) else {
                if [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno) { continue }
                break
            }
            guard synchronize(directory), renameat(directory, name, directory, aside) == 0 else {
                let refusal = PackRefusal(writing: path, errno)
                renameat(directory, beside, directory, folder.name)
                throw refusal
            }
            renameat(directory, beside, directory, name)
            renameat(directory, aside, directory, folder.name)
            return
        }
        throw PackRefusal(writing: path, errno)
    }

    /// Publishes the tale under this name.
    ///
    /// - Returns: false if the name is taken; the existing folder is unchanged.
    func publish(as name: String) throws(PackRefusal) -> Bool {
        try inFolder { folder throws(PackRefusal) in
            guard self.synchronize(folder.descriptor) else { throw PackRefusal(writing: self.path, errno) }
            guard self.rename(folder.name, to: name) else {
                guard errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR else {
                    throw PackRefusal(writing: self.path, errno)
                }
                return false
            }
            // It is published; a failed sync does not change that.
            _ = self.synchronize(self.directory)
            close(folder.descriptor)
            return true
        } whenDone: { isPublished in
            isPublished ? .published : nil
        }
    }

    /// Replaces the tale of this name, which is kept; see ``EarlierVersions``.
    ///
    /// - Returns: false if both are identical, file by file: then only the source record is rewritten. Replacing it
    ///   with itself would cost the previous version.
    func replace(_ name: String) throws(PackRefusal) -> Bool {
        try inFolder { folder throws(PackRefusal) in
            let isNew = !TaleComparison.isSame("\(self.path)/\(folder.name)", as: "\(self.path)/\(name)")
            if isNew {
                try EarlierVersions(in: self.path, room: self.room).replace(name, by: folder, in: self.directory)
            } else {
                let note = SourceRecord.fileName
                renameat(folder.descriptor, note, self.directory, "\(name)/\(note)")
            }
            folder.erase(in: self.directory)
            return isNew
        } whenDone: { _ in
            .published
        }
    }

    /// Deletes what was prepared.
    ///
    /// - Returns: whether nothing was, and nothing will be, published.
    @discardableResult public func abandon() -> Bool {
        state.withLock { state in
            switch state {
            case .published: return false
            case .abandoned: return true
            case .open(let folder):
                folder?.erase(in: directory)
                state = .abandoned
                for made in madeFolders.reversed() { rmdir(made) }
                return true
            }
        }
    }

    /// Whether ``abandon()`` came before anything was published.
    public var isAbandoned: Bool {
        state.withLock { if case .abandoned = $0 { true } else { false } }
    }

    // MARK: - Parts

    /// Runs work in the hidden folder while nobody can remove it.
    private func inFolder<Result: Sendable>(
        _ work: (HiddenFolder) throws(PackRefusal) -> Result, whenDone: (Result) -> State? = { _ in nil }
    ) throws(PackRefusal) -> Result {
        try state.withLock { state throws(PackRefusal) in
            guard case .open(let made) = state else { throw .interrupted }
            let folder: HiddenFolder
            if let made { folder = made } else { folder = try HiddenFolder(in: directory, path) }
            state = .open(folder: folder)
            let result = try work(folder)
            if let next = whenDone(result) { state = next }
            return result
        }
    }

    /// Syncs an open file or folder.
    ///
    /// FAT, which has no unnamed files, writes a folder's name with that folder and not with its parent, and a file's
    /// clusters before it marks them as used: there the whole file system is written first, which keeps the right
    /// order, before the disk's cache is flushed.
    private func synchronize(_ descriptor: Int32) -> Bool {
        (knowsNamelessFiles || file_system_synchronize(descriptor) == 0) && fsync(descriptor) == 0
    }

    private func rename(_ old: String, to new: String) -> Bool {
        if file_rename_to_new(directory, old, new) == 0 { return true }
        guard errno == EINVAL || errno == ENOSYS else { return false }
        // Without the flag, at worst an empty folder is replaced.
        return renameat(directory, old, directory, new) == 0
    }

    /// Creates a folder with its parents.
    private static func make(_ path: String) throws(PackRefusal) -> [String] {
        var made: [String] = []
        var folder = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            folder += "/\(part)"
            if mkdir(folder, 0o777) == 0 {
                made.append(folder)
            } else if errno != EEXIST {
                let refusal = PackRefusal(writing: folder, errno)
                for folder in made.reversed() { rmdir(folder) }
                throw refusal
            }
        }
        return made
    }
}

/// Writes all bytes.
///
/// - Returns: false, with `errno`, on failure.
func writeWhole(_ bytes: [UInt8], to file: Int32) -> Bool {
    do throws(CallFailure) {
        try FileBytes.write(bytes, to: file)
        return true
    } catch {
        errno = error.code
        return false
    }
}
