import Glibc
import Sentences
import Storage

/// Writes a small file in the state folder, reads it back and deletes it.
enum SavingTrial {
    private static let name = ".selftest.new"

    /// Why nothing can be saved in a folder, with the folder's name; nil if it can.
    static func failure(in folder: String) -> Sentence? {
        OpenFolder.make(folder)
        guard OpenFolder.isFolder(folder) || mkdir(folder, 0o755) == 0 else {
            return "\(path: folder): \(errno: errno)"
        }
        // A folder that is writable but cannot be opened stores nothing.
        do throws(CallFailure) { _ = try OpenFolder(folder) } catch { return "\(path: folder): \(error)" }
        let path = "\(folder)/\(name)"
        unlink(path)  // left by a trial during a power cut
        defer { unlink(path) }
        return trial(path).map { "\(path: folder): \($0)" }
    }

    private static func trial(_ path: String) -> Sentence? {
        let bytes = Array("Labrīt!".utf8)
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { return Sentence(errno: errno) }
        defer { close(file) }
        guard write(file, bytes, bytes.count) == bytes.count, fsync(file) == 0 else { return Sentence(errno: errno) }
        var back = [UInt8](repeating: 0, count: bytes.count)
        guard pread(file, &back, back.count, 0) == back.count else { return Sentence(errno: errno) }
        return back == bytes ? nil : "the data read differs from the data written"
    }
}
