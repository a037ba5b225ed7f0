import CLinux
import Glibc
import Storage
import Synchronization
import TalePacks

/// Where a tale is prepared without being seen, inside the folder in which it will stand.
///
/// Files have no names until the tale is whole. Then a hidden folder is filled with them and gets its name in one
/// step; if the power goes before that, the next ``HiddenPlace`` sweeps the folder away. Safe on any thread.
public final class HiddenPlace: Sendable {
    /// A file that will be part of the tale.
    struct File: Sendable {
        let descriptor: Int32
        /// In the hidden folder, where the file system does not know files without names.
        fileprivate let part: String?
    }

    private enum State {
        case open(folder: HiddenFolder?)
        case published
        case abandoned
    }

    /// The folder of tales.
    let path: String
    /// How much may be written to its disk.
    let room: DiskRoom
    private let directory: Int32
    /// Folders that had to be made, the outermost first; they go again if nothing is made.
    private let madeFolders: [String]
    private let knowsNamelessFiles: Bool
    private let exchanges: Bool
    private let state = Mutex(State.open(folder: nil))
    private let count = Atomic(0)
    /// Files that are still open.
    private let openFiles = Mutex<Set<Int32>>([])

    /// - Parameters:
    ///   - path: a folder of tales; made if it is missing.
    ///   - spareBytes: what stays free on its disk.
    public convenience init(in path: String, sparing spareBytes: Int = DiskRoom.usualSpare) throws(PackRefusal) {
        try self.init(in: path, room: DiskRoom(at: path, sparing: spareBytes))
    }

    /// - Parameters:
    ///   - namelessFiles: whether to use them where the file system knows them.
    ///   - exchanges: whether two folders change their places in one step where the file system knows that.
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

    /// An empty file that will be part of the tale, open for reading and writing.
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

    /// Gives up a file.
    func discard(_ file: File) {
        closeOnce(file)
        guard let part = file.part else { return }
        state.withLock { state in
            if case .open(let folder?) = state { unlinkat(folder.descriptor, part, 0) }
        }
    }

    /// An empty file that is gone when it is closed.
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

    /// Gives a file its name in the tale, brings it to the disk and closes it.
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

    /// Writes a file of the tale anew, and brings it to the disk.
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

    /// Makes a folder in the tale, with those above it.
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

    /// Brings the names in a folder of the tale to the disk, and its own.
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

    /// Adds tellings to those of a tale that lies elsewhere, in the folder that has its id.
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

    /// Lets the tale take the place of the folder of this name, which is no more afterwards.
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

    /// Where the file system cannot exchange, the new one stands beside the old one first: whenever the power goes, one
    /// of them can be seen.
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

    /// Lets the tale appear under this name.
    ///
    /// - Returns: false if something of this name is there; it stays as it is.
    func publish(as name: String) throws(PackRefusal) -> Bool {
        try inFolder { folder throws(PackRefusal) in
            guard self.synchronize(folder.descriptor) else { throw PackRefusal(writing: self.path, errno) }
            guard self.rename(folder.name, to: name) else {
                guard errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR else {
                    throw PackRefusal(writing: self.path, errno)
                }
                return false
            }
            // It is there; whether the power may still take it away is no reason to say that it is not.
            _ = self.synchronize(self.directory)
            close(folder.descriptor)
            return true
        } whenDone: { isPublished in
            isPublished ? .published : nil
        }
    }

    /// Lets the tale take the place of the one of this name, which is kept; see ``EarlierVersions``.
    ///
    /// - Returns: false where both are the same, file by file: only what it was made from is noted anew. To put it in its
    ///   own place would cost the version before it.
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

    /// Removes what was prepared.
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

    /// Does something in the hidden folder, which nobody can take away meanwhile.
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

    /// Brings an open file or folder to the disk.
    ///
    /// FAT, which knows no nameless files, writes which folder has which name with that folder and not with the one in
    /// which it lies, and a file's place before it notes that this place is taken: there all goes to the disk at once,
    /// which keeps to the right order, before the disk is told to keep it.
    private func synchronize(_ descriptor: Int32) -> Bool {
        (knowsNamelessFiles || file_system_synchronize(descriptor) == 0) && fsync(descriptor) == 0
    }

    private func rename(_ old: String, to new: String) -> Bool {
        if file_rename_to_new(directory, old, new) == 0 { return true }
        guard errno == EINVAL || errno == ENOSYS else { return false }
        // Without the flag the worst that can be replaced is an empty folder.
        return renameat(directory, old, directory, new) == 0
    }

    /// Makes a folder and those above it.
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
/// - Returns: false, with `errno`, if that was not possible.
func writeWhole(_ bytes: [UInt8], to file: Int32) -> Bool {
    do throws(CallFailure) {
        try FileBytes.write(bytes, to: file)
        return true
    } catch {
        errno = error.code
        return false
    }
}
