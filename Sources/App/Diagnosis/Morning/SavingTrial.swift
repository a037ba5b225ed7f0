import Glibc
import Sentences
import Storage

/// Writes a small file in the state folder, reads it back and deletes it.
enum SavingTrial {
    private static let name = ".selftest.new"

    /// Why nothing can be saved in a folder, with the folder's name; nil if it can.
    static func failure(in folder: String) -> Sentence? {
        do throws(OpenFolder.Unmade) {
            _ = try OpenFolder.makeAll(folder)
        } catch {
            return "\(path: folder): \(errno: error.failure.code)"
        }
        // A folder that is writable but cannot be opened stores nothing.
        let open: OpenFolder
        do throws(CallFailure) { open = try OpenFolder(folder) } catch { return "\(path: folder): \(error)" }
        defer { open.remove(name) }
        return trial(in: open).map { "\(path: folder): \($0)" }
    }

    private static func trial(in folder: OpenFolder) -> Sentence? {
        let bytes = Array("Labrīt!".utf8)
        do {
            let file = try folder.create(name, mode: 0o600)  // one may be left by a trial during a power cut
            defer { close(file) }
            try FileBytes.write(bytes, to: file)
            try FileBytes.synchronize(file)
            let back = try FileBytes.read(file, atMost: bytes.count)
            return back == bytes ? nil : "the data read differs from the data written"
        } catch let failure as CallFailure {
            return Sentence(errno: failure.code)
        } catch {
            return Sentence(error)
        }
    }
}
