import Glibc
import Storage

/// A model, recogniser or voice that is there.
public struct InstalledEntry: Hashable, Sendable {
    /// Lower-case letters, digits and hyphens.
    public let name: String
    /// Its file, or a voice's folder.
    public let path: String
    /// The size of its file.
    public let bytes: Int
    /// Seconds since 1970.
    public let added: Int
    /// Whether it belongs to the machine, and not to the user.
    public let isShared: Bool
}

/// The installed language models, recognisers of speech and voices: a folder of each kind.
///
/// One is there as soon as its file or folder has its name. What they are is told by those who use them.
public struct InstalledStore: Sendable {
    /// The folder of what the user has installed.
    public let data: String
    /// What a package or an administrator has put there for all.
    public var shared = "/usr/share/pasaka"
    /// Finds one of Pasaka's programs; nil if it is missing.
    public let program: @Sendable (String) -> String?
    /// Bytes that stay free on the disk.
    public var spareBytes = 0
    /// Bytes of memory that programs can get now.
    public var availableMemory: @Sendable () -> Int = { .max }

    public init(_ data: String, program: @escaping @Sendable (String) -> String?) {
        (self.data, self.program) = (data, program)
    }

    public func folder(of kind: InstalledKind) -> String { "\(data)/\(kind.folder)" }

    /// The path of one's file or folder.
    public func path(of name: String, _ kind: InstalledKind) -> String { "\(folder(of: kind))/\(kind.file(name))" }

    // MARK: - Reading

    /// All of a kind, by name; the user's before the machine's of the same name, which it hides.
    public func entries(of kind: InstalledKind) -> [InstalledEntry] {
        let own = list(kind, in: data, isShared: false), names = Set(own.map(\.name))
        let machines = kind == .recogniser ? list(kind, in: shared, isShared: true) : []
        return (own + machines.filter { !names.contains($0.name) }).sorted { $0.name < $1.name }
    }

    /// - Throws: if there is none of this name.
    public func entry(_ name: String, _ kind: InstalledKind) throws(InstalledRefusal) -> InstalledEntry {
        guard let entry = entries(of: kind).first(where: { $0.name == name }) else { throw .unknown(kind, name) }
        return entry
    }

    private func list(_ kind: InstalledKind, in data: String, isShared: Bool) -> [InstalledEntry] {
        let path = "\(data)/\(kind.folder)"
        guard let folder = try? OpenFolder(path) else { return [] }  // none was ever added
        return folder.names().compactMap { file in
            guard let name = kind.name(of: file), let status = folder.status(of: file),
                status.st_mode & S_IFMT == kind.fileType
            else { return nil }
            return InstalledEntry(
                name: name, path: "\(path)/\(file)", bytes: Int(status.st_size), added: status.st_mtim.tv_sec,
                isShared: isShared)
        }
    }

    // MARK: - Changing

    /// Gives back the room that an interrupted adding has taken; does nothing while one of the kind is being added.
    public func sweep(_ kind: InstalledKind) {
        guard let folder = try? OpenFolder(folder(of: kind)), folder.lock() else { return }  // none was ever added
        folder.sweep(only: kind.ending)
    }

    /// Removes one in one step; a program that works with it goes on with what it has read.
    ///
    /// What a power cut leaves is hidden, and swept away when the next one is added.
    ///
    /// - Returns: the bytes that are free again.
    @discardableResult
    public func remove(_ name: String, _ kind: InstalledKind) throws(InstalledRefusal) -> Int {
        guard try !entry(name, kind).isShared else { throw .shared(name, in: "\(shared)/\(kind.folder)") }
        return try InstalledRefusal.writing(in: folder(of: kind)) { () throws(CallFailure) in
            let folder = try OpenFolder(folder(of: kind))
            let file = kind.file(name), hidden = OpenFolder.temporary(for: file), bytes = folder.bytes(of: file)
            folder.erase(hidden)
            try folder.rename(file, to: hidden)
            folder.sync()
            folder.erase(hidden)
            if kind == .model { folder.remove(InstalledKind.record(of: name)) }
            folder.sync()
            return bytes
        }
    }
}

extension OpenFolder {
    /// Removes a file, or a folder with its files.
    public func erase(_ name: String) {
        if let inner = try? inner(name, isNew: false) { for file in inner.names() { inner.remove(file) } }
        remove(name)
    }

    /// The bytes of a file, or of a folder's files.
    fileprivate func bytes(of name: String) -> Int {
        guard let inner = try? inner(name, isNew: false) else { return status(of: name).map { Int($0.st_size) } ?? 0 }
        return inner.names().reduce(0) { $0 + (inner.status(of: $1).map { Int($0.st_size) } ?? 0) }
    }
}
