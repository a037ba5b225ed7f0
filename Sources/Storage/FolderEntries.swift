import Glibc

/// The entries of a folder, read one by one in the file system's order: take a `prefix` of a stranger's folder.
///
/// Links are not followed, except one that is the folder itself. Neither "." nor ".." is an entry.
public final class FolderEntries: Sequence, IteratorProtocol {
    public struct Entry: Hashable, Sendable {
        public enum Kind: Hashable, Sendable { case file, folder, link, other }

        /// Its name as it is stored, which need not be UTF-8.
        public let bytes: [UInt8]
        public let kind: Kind

        /// Its name; nil if it is not UTF-8.
        public var name: String? { String(validating: bytes, as: UTF8.self) }
        public var isHidden: Bool { bytes.first == UInt8(ascii: ".") }
    }

    private let stream: OpaquePointer
    /// Why the last call of ``next()`` found no entry; nil at the end of the folder.
    public private(set) var failure: CallFailure?

    public init(of path: String) throws(CallFailure) {
        guard let stream = opendir(path) else { throw CallFailure("open") }
        self.stream = stream
    }

    public init(of folder: OpenFolder) throws(CallFailure) {
        let again = try systemCall("open") { openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard let stream = fdopendir(again) else {
            let failure = CallFailure("open")
            close(again)
            throw failure
        }
        self.stream = stream
    }

    deinit { closedir(stream) }

    public func next() -> Entry? {
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Self.itself, name != Self.above {
                return Entry(bytes: name, kind: kind(entry.pointee.d_type, name))
            }
            errno = 0
        }
        failure = errno == 0 ? nil : CallFailure("readdir")
        return nil
    }

    private static let itself = Array(".".utf8), above = Array("..".utf8)

    private func kind(_ type: UInt8, _ name: [UInt8]) -> Entry.Kind {
        switch Int(type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN): break
        default: return .other
        }
        // Some file systems do not return the type with the name.
        var status = stat()
        let path = (name + [0]).map { CChar(bitPattern: $0) }
        guard fstatat(dirfd(stream), path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }
}
