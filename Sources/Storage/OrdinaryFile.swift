import Glibc
import Sentences

/// Opens files for reading: ordinary ones only, so that a pipe or a device in place of one neither blocks nor misleads.
public enum OrdinaryFile {
    /// Opens a file; no child process inherits it.
    ///
    /// - Parameters:
    ///   - most: bytes; a larger file is refused.
    ///   - followsLinks: whether its last name may be a link.
    /// - Returns: a descriptor that the caller closes.
    public static func open(
        _ path: String, atMost most: Int = .max, followsLinks: Bool = false
    ) throws(ReadFailure) -> Int32 {
        try open(path, in: AT_FDCWD, most, followsLinks)
    }

    /// Reads a whole file of at most `most` bytes.
    ///
    /// - Parameter followsLinks: whether its last name may be a link.
    public static func read(
        _ path: String, atMost most: Int, followsLinks: Bool = false
    ) throws(ReadFailure) -> [UInt8] {
        let file = try open(path, atMost: most, followsLinks: followsLinks)
        defer { close(file) }
        return try FileBytes.read(file, atMost: most)
    }

    /// - Parameter folder: an open folder, to which `name` is relative.
    static func open(
        _ name: String, in folder: Int32, _ most: Int, _ followsLinks: Bool
    ) throws(ReadFailure) -> Int32 {
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
        let file: Int32
        do throws(CallFailure) {
            file = try systemCall("open") { openat(folder, name, flags) }
        } catch {
            let isThere = faccessat(folder, name, F_OK, AT_SYMLINK_NOFOLLOW) == 0
            throw error.code == ENOENT && !isThere ? .absent : .failed(error)
        }
        do throws(ReadFailure) {
            try check(file, most)
        } catch {
            close(file)
            throw error
        }
        return file
    }

    private static func check(_ file: Int32, _ most: Int) throws(ReadFailure) {
        let status = try FileBytes.status(of: file)
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notOrdinary }
        guard status.st_size <= most else { throw .tooLarge }
    }
}

/// Why a file's content is unavailable.
public enum ReadFailure: Explained, Hashable {
    case absent
    /// The file is a folder, a pipe, a device…
    case notOrdinary
    case tooLarge
    /// A call failed; the file may still be intact.
    case failed(CallFailure)

    /// The failed call, or the one that would have failed so.
    public var call: CallFailure {
        switch self {
        case .absent: CallFailure("open", ENOENT)
        case .notOrdinary: CallFailure("open", EINVAL)
        case .tooLarge: CallFailure("read", EFBIG)
        case .failed(let failure): failure
        }
    }

    public var sentence: Sentence {
        switch self {
        case .absent: "there is no such file"
        case .notOrdinary: "it is not an ordinary file"
        case .tooLarge: "it is too large"
        case .failed(let failure): "\(failure)"
        }
    }
}
