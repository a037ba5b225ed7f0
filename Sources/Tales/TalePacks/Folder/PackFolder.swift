import Glibc
import Storage

/// An untrusted folder: its names, links and devices may be malicious.
package struct PackFolder: Sendable {
    package struct Entry: Hashable, Sendable {
        package let name: String
        package let kind: FolderEntries.Entry.Kind

        package init(name: String, kind: FolderEntries.Entry.Kind) {
            self.name = name
            self.kind = kind
        }

        package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
    }

    package let path: String
    /// The entries in the file system's order, without "." and "..".
    package private(set) var entries: [Entry] = []
    /// Names that are not UTF-8, escaped.
    package private(set) var foreignNames: [String] = []

    /// Lists the folder at `path`.
    ///
    /// - Parameter mostEntries: further entries are not read; an untrusted folder may have millions.
    package init(path: String, mostEntries: Int = .max) throws(FileRefusal) {
        self.path = path
        let all: FolderEntries
        do throws(CallFailure) {
            all = try FolderEntries(of: path)
        } catch {
            throw FileRefusal(folderError: error.code)
        }
        for entry in all.prefix(mostEntries) {
            if let name = entry.name {
                entries.append(Entry(name: name, kind: entry.kind))
            } else {
                foreignNames.append(Self.spelled(entry.bytes))
            }
        }
        if let failure = all.failure { throw .unreadable(failure.code) }
    }

    /// The path with links resolved.
    package var realPath: String? { Self.realPath(path) }

    // MARK: - Files

    /// The real path of a readable file of this folder: a regular file, not a way out of the folder.
    func ordinaryFile(_ name: String) throws(FileRefusal) -> String {
        var place = path + "/" + name
        var status = try Self.status(of: place)
        if status.st_mode & S_IFMT == S_IFLNK {
            place = try target(of: name)
            status = try Self.status(of: place)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .folder
        default: throw .notOrdinary
        }
        guard faccessat(AT_FDCWD, place, R_OK, AT_EACCESS) == 0 else { throw .unreadable(errno) }
        return place
    }

    /// The target of a link, if it is inside this folder.
    func target(of name: String) throws(FileRefusal) -> String {
        guard let folder = realPath, let target = Self.realPath(path + "/" + name) else {
            throw .leadsNowhere
        }
        guard target.hasPrefix(folder == "/" ? "/" : folder + "/") else { throw .leadsOut }
        return target
    }

    /// Whether an entry is a folder, or a link to one.
    package func isFolder(_ entry: Entry) -> Bool {
        guard entry.kind == .link else { return entry.kind == .folder }
        var status = stat()
        return stat(path + "/" + entry.name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Opens a file for reading; the caller closes it.
    package func open(_ name: String, atMost limit: Int) throws(FileRefusal) -> Int32 {
        let path = try ordinaryFile(name)
        do throws(ReadFailure) {
            return try OrdinaryFile.open(path, atMost: limit)
        } catch {
            throw FileRefusal(error, limit: limit)
        }
    }

    /// The content of a small file.
    package func read(_ name: String, atMost limit: Int) throws(FileRefusal) -> [UInt8] {
        let path = try ordinaryFile(name)
        do throws(ReadFailure) {
            return try OrdinaryFile.read(path, atMost: limit)
        } catch {
            throw FileRefusal(error, limit: limit)
        }
    }

    /// A regular file's modification time, in seconds since 1970.
    func modified(_ name: String) throws(FileRefusal) -> Int {
        try Self.status(of: ordinaryFile(name)).st_mtim.tv_sec
    }

    private static func status(of path: String) throws(FileRefusal) -> stat {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw .unreadable(errno) }
        return status
    }

    /// The real path; nil if nothing exists there.
    package static func path(withoutLinks path: String) -> String? { realPath(path) }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(validatingCString: real)
    }

    private static func spelled(_ name: [UInt8]) -> String {
        name.map { byte in
            (0x20..<0x7f).contains(byte) ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16)
        }.joined()
    }
}
