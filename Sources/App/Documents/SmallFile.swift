import Glibc
import Storage

/// A message file between processes; it need not survive a power cut.
enum SmallFile {
    private static let mostBytes = 16 << 20

    /// Its bytes; none if there is no such file, or if it is a link or not a regular file.
    static func read(_ path: String, atMost mostBytes: Int = mostBytes) -> [UInt8] {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= mostBytes else {
            return []
        }
        return (try? FileBytes.read(file, atMost: mostBytes)) ?? []  // a broken message counts as missing
    }

    /// A stamp that changes when another file replaces it.
    static func stamp(_ path: String) -> [Int] {
        var status = stat()
        guard lstat(path, &status) == 0 else { return [] }
        return [Int(status.st_ino), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    }

    /// Replaces it atomically, so that readers never see a partial file.
    static func replace(_ path: String, with bytes: [UInt8], mode: mode_t = 0o600) throws(CallFailure) {
        try replace(path, mode: mode) { file throws(CallFailure) in try FileBytes.write(bytes, to: file) }
    }

    /// - Parameter write: writes the new file's bytes.
    static func replace(
        _ path: String, mode: mode_t, write: (Int32) throws(CallFailure) -> Void
    ) throws(CallFailure) {
        let temporary = path + ".new"
        let file = try systemCall("open") {
            open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode)
        }
        defer { close(file) }
        do throws(CallFailure) {
            try write(file)
            try systemCall("rename") { rename(temporary, path) }
        } catch {
            unlink(temporary)
            throw error
        }
    }
}
