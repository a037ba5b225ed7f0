import Glibc
import Storage
import Synchronization
import TalePacks

/// A place where a tale is prepared invisibly, inside its future parent folder.
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

    /// The name of the file that tells what a tale was made of.
    static let sourceRecord = ".source"

    /// The folder of tales.
    let path: String
    /// The disk quota.
    let room: DiskRoom
    private let directory: OpenFolder
    /// Folders that were created, outermost first; they are deleted again if nothing is published.
    private let madeFolders: [String]
    private let knowsNamelessFiles: Bool
    private let naming: FolderNaming
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
        self.path = path
        self.room = room
        madeFolders = try Self.make(path)
        directory = try PackRefusal.writing(path) { () throws(CallFailure) in try OpenFolder(path) }
        HiddenFolder.sweep(directory)
        knowsNamelessFiles = namelessFiles && Self.knowsNamelessFiles(directory)
        naming = FolderNaming(directory: directory, exchanges: exchanges, syncsFileSystem: !knowsNamelessFiles)
    }

    /// Whether a file without a name can be made in a folder, and named later.
    private static func knowsNamelessFiles(_ folder: OpenFolder) -> Bool {
        guard let probe = try? folder.createNameless(mode: 0o666) else { return false }
        defer { close(probe) }
        return access("/proc/self/fd/\(probe)", F_OK) == 0
    }

    deinit {
        abandon()
        openFiles.withLock { files in for file in files { Self.empty(file) } }
    }

    // MARK: - Files

    /// Creates an empty file of the tale, open for reading and writing.
    func makeFile() throws(PackRefusal) -> File {
        guard !isAbandoned else { throw .interrupted }
        guard !knowsNamelessFiles else { return noted(File(descriptor: try makeScratch(), part: nil)) }
        let part = "part-\(count.add(1, ordering: .relaxed).newValue)"
        return try inFolder { folder throws(PackRefusal) in
            let file = try self.writing { () throws(CallFailure) in try folder.createNew(part, mode: 0o666) }
            return self.noted(File(descriptor: file, part: part))
        }
    }

    private func noted(_ file: File) -> File {
        openFiles.withLock { _ = $0.insert(file.descriptor) }
        return file
    }

    /// Discards a file.
    func discard(_ file: File) {
        if openFiles.withLock({ $0.remove(file.descriptor) }) != nil { Self.empty(file.descriptor) }
        guard let part = file.part else { return }
        state.withLock { state in
            if case .open(let hidden?) = state { hidden.folder.remove(part) }
        }
    }

    /// An empty file that is deleted when it is closed.
    func makeScratch() throws(PackRefusal) -> Int32 {
        guard !isAbandoned else { throw .interrupted }
        if knowsNamelessFiles {
            return try writing { () throws(CallFailure) in try directory.createNameless(mode: 0o666) }
        }
        let name = "scratch-\(count.add(1, ordering: .relaxed).newValue)"
        return try inFolder { folder throws(PackRefusal) in
            let file = try self.writing { () throws(CallFailure) in try folder.createNew(name, mode: 0o600) }
            folder.remove(name)
            return file
        }
    }

    /// Closes a file that nobody needs, and frees its space at once.
    ///
    /// Closing alone does not: a process that is just being started has all descriptors until it runs its program.
    static func empty(_ descriptor: Int32) {
        ftruncate(descriptor, 0)
        close(descriptor)
    }

    // MARK: - The tale

    /// Gives a file its name in the tale, syncs it and closes it.
    func put(_ file: File, as name: String) throws(PackRefusal) {
        try inFolder { folder throws(PackRefusal) in
            try self.writing { () throws(CallFailure) in
                if let part = file.part {
                    try folder.rename(part, to: name)
                } else {
                    try folder.link(file.descriptor, as: name)
                }
                try self.synchronize(file.descriptor)
            }
            if self.openFiles.withLock({ $0.remove(file.descriptor) }) != nil { close(file.descriptor) }
        }
    }

    /// Writes a new file of the tale and syncs it.
    func write(_ text: String, as name: String) throws(PackRefusal) {
        try inFolder { folder throws(PackRefusal) in
            try self.writing { () throws(CallFailure) in
                let file = try folder.create(name, mode: 0o666)
                defer { close(file) }
                try FileBytes.write(Array(text.utf8), to: file)
                try self.synchronize(file)
            }
        }
    }

    /// Creates a folder in the tale, with its parents.
    func makeFolder(_ name: String) throws(PackRefusal) {
        try inFolder { folder throws(PackRefusal) in
            var path = ""
            for part in name.split(separator: "/") {
                path += path.isEmpty ? "\(part)" : "/\(part)"
                try self.writing { () throws(CallFailure) in try folder.makeFolder(path) }
            }
        }
    }

    /// Syncs a folder of the tale and its own name.
    func synchronize(_ name: String) throws(PackRefusal) {
        try inFolder { folder throws(PackRefusal) in
            var path = name
            while !path.isEmpty {
                let inner = try self.writing { () throws(CallFailure) in try folder.inner(path, isNew: false) }
                try? self.synchronize(inner)
                path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
            }
        }
    }

    /// Adds tellings to those of a tale elsewhere, in the folder with its id.
    func publishRecordings(as name: String) throws(PackRefusal) {
        guard try !publish(as: name) else { return }
        try inHiddenFolder { hidden throws(PackRefusal) in
            guard !self.directory.has("\(name)/\(StoryManifest.fileName)") else { throw .taken(name) }
            try TellingsCopy(path: self.path, room: self.room).copy(of: name, to: hidden.name, in: self.directory)
            try self.writing { () throws(CallFailure) in try self.naming.exchange(hidden, with: name) }
        } whenDone: { _ in
            .published
        }
    }

    /// Replaces the folder of this name with the tale and deletes the old folder.
    func publish(insteadOf name: String) throws(PackRefusal) {
        try inHiddenFolder { hidden throws(PackRefusal) in
            try self.writing { () throws(CallFailure) in try self.naming.exchange(hidden, with: name) }
        } whenDone: { _ in
            .published
        }
    }

    /// Publishes the tale under this name.
    ///
    /// - Returns: false if the name is taken; the existing folder is unchanged.
    func publish(as name: String) throws(PackRefusal) -> Bool {
        try inHiddenFolder { hidden throws(PackRefusal) in
            try self.writing { () throws(CallFailure) in try self.naming.name(hidden, name) }
        } whenDone: { isPublished in
            isPublished ? .published : nil
        }
    }

    /// Replaces the tale of this name, which is kept; see ``EarlierVersions``.
    ///
    /// - Returns: false if both are identical, file by file: then only the source record is rewritten. Replacing it
    ///   with itself would cost the previous version.
    func replace(_ name: String) throws(PackRefusal) -> Bool {
        try inHiddenFolder { hidden throws(PackRefusal) in
            let isNew = !TaleComparison.isSame("\(self.path)/\(hidden.name)", as: "\(self.path)/\(name)")
            if isNew {
                try EarlierVersions(in: self.path, room: self.room).replace(name, by: hidden, in: self.directory)
            } else {
                let note = Self.sourceRecord
                try? hidden.folder.rename(note, to: "\(name)/\(note)", in: self.directory)
            }
            hidden.erase(in: self.directory)
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
                OpenFolder.unmake(madeFolders)
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
        _ work: (OpenFolder) throws(PackRefusal) -> Result
    ) throws(PackRefusal) -> Result {
        try inHiddenFolder { hidden throws(PackRefusal) in try work(hidden.folder) }
    }

    /// - Parameter whenDone: the state after the work; nil if it stays open.
    private func inHiddenFolder<Result: Sendable>(
        _ work: (HiddenFolder) throws(PackRefusal) -> Result, whenDone: (Result) -> State? = { _ in nil }
    ) throws(PackRefusal) -> Result {
        try state.withLock { state throws(PackRefusal) in
            guard case .open(let made) = state else { throw .interrupted }
            let hidden: HiddenFolder
            if let made { hidden = made } else { hidden = try HiddenFolder(in: directory, path) }
            state = .open(folder: hidden)
            let result = try work(hidden)
            if let next = whenDone(result) { state = next }
            return result
        }
    }

    private func writing<Result>(_ work: () throws(CallFailure) -> Result) throws(PackRefusal) -> Result {
        try PackRefusal.writing(path, work)
    }

    /// Syncs an open file.
    ///
    /// FAT, which has no unnamed files, writes a folder's name with that folder and not with its parent, and a file's
    /// clusters before it marks them as used: there the whole file system is written first, which keeps the right
    /// order, before the disk's cache is flushed.
    private func synchronize(_ file: Int32) throws(CallFailure) {
        try FileBytes.synchronize(file, wholeFileSystem: !knowsNamelessFiles)
    }

    /// Syncs an open folder, in the same order.
    private func synchronize(_ folder: OpenFolder) throws(CallFailure) {
        try folder.synchronize(wholeFileSystem: !knowsNamelessFiles)
    }

    /// Creates a folder with its parents.
    private static func make(_ path: String) throws(PackRefusal) -> [String] {
        do throws(OpenFolder.Unmade) {
            return try OpenFolder.makeAll(path, mode: 0o777)
        } catch {
            throw PackRefusal(writing: error.path, error.failure)
        }
    }
}
