import Glibc

/// A message file between processes; it need not survive a power cut.
public enum MessageFile {
    /// The most bytes of a message.
    public static let mostBytes = 16 << 20

    /// Its bytes; none if there is no such file, or if it is a link or not a regular file.
    public static func read(_ path: String, atMost most: Int = mostBytes) -> [UInt8] {
        (try? OrdinaryFile.read(path, atMost: most)) ?? []  // a broken message counts as missing
    }

    /// A stamp that changes when another file replaces it.
    public static func stamp(_ path: String) -> [Int] {
        var status = stat()
        guard lstat(path, &status) == 0 else { return [] }
        return [Int(status.st_ino), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    }

    /// Replaces it atomically, so that readers never see a partial file.
    public static func replace(_ path: String, with bytes: [UInt8], mode: mode_t = 0o600) throws(CallFailure) {
        try replace(path, mode: mode) { file throws(CallFailure) in try FileBytes.write(bytes, to: file) }
    }

    /// - Parameter write: writes the new file's bytes.
    public static func replace(
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

    /// Withdraws it, if it exists.
    public static func remove(_ path: String) { unlink(path) }
}
