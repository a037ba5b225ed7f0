import Glibc

/// An untrusted folder: its names, links and devices may be malicious.
package struct PackFolder: Sendable {
    package struct Entry: Hashable, Sendable {
        package enum Kind: Hashable, Sendable { case file, folder, link, other }
        package let name: String
        package let kind: Kind

        package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
    }

    package let path: String
    /// In the file system's order, without "." and "..".
    package private(set) var entries: [Entry] = []
    /// Names that are not UTF-8, escaped.
    package private(set) var foreignNames: [String] = []

    /// Lists the folder at `path`.
    ///
    /// - Parameter mostEntries: further entries are not read; an untrusted folder may have millions.
    package init(path: String, mostEntries: Int = .max) throws(FileRefusal) {
        self.path = path
        guard let directory = opendir(path) else { throw FileRefusal(folderError: errno) }
        defer { closedir(directory) }
        try list(directory, mostEntries)
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
        // O_NONBLOCK: a FIFO or a device that has just replaced the file must not block us.
        let file = Glibc.open(try ordinaryFile(name), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(errno) }
        var status = stat()
        let isOrdinary = fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        guard isOrdinary, status.st_size <= limit else {
            close(file)
            throw isOrdinary ? .tooLarge(limit: limit) : .notOrdinary
        }
        return file
    }

    /// The content of a small file.
    package func read(_ name: String, atMost limit: Int) throws(FileRefusal) -> [UInt8] {
        let file = try open(name, atMost: limit)
        defer { close(file) }
        return try Self.read(file, atMost: limit)
    }

    /// The content of a small open file, from its position.
    package static func read(_ file: Int32, atMost limit: Int) throws(FileRefusal) -> [UInt8] {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .unreadable(errno) }
        // It may grow while it is read; reading one byte more than the limit reveals that.
        var bytes = [UInt8](repeating: 0, count: min(limit, Int(status.st_size)) + 1)
        var length = 0
        while length < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                Glibc.read(file, $0.baseAddress?.advanced(by: length), $0.count - length)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(errno) }
            guard count > 0 else { break }
            length += count
        }
        guard length <= limit else { throw .tooLarge(limit: limit) }
        return Array(bytes.prefix(length))
    }

    // MARK: - Listing

    private mutating func list(_ directory: OpaquePointer, _ most: Int) throws(FileRefusal) {
        errno = 0
        while entries.count + foreignNames.count < most, let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let isItself = name == Array(".".utf8) || name == Array("..".utf8)
            if let text = String(validating: name, as: UTF8.self) {
                if !isItself { entries.append(Entry(name: text, kind: kind(entry.pointee.d_type, text))) }
            } else {
                foreignNames.append(Self.spelled(name))
            }
            errno = 0
        }
        guard errno == 0 else { throw .unreadable(errno) }
    }

    private func kind(_ type: UInt8, _ name: String) -> Entry.Kind {
        switch Int(type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN): break
        default: return .other
        }
        // Some file systems do not return the type with the name.
        var status = stat()
        guard lstat(path + "/" + name, &status) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
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
