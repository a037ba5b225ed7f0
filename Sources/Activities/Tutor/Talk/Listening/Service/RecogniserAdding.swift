import Glibc
import Inference
import Sentences
import Storage

/// Adds a recogniser in one step: it is listed when it is whole on the disk, and a power cut leaves nothing else than a
/// hidden file, which the next one sweeps away.
struct RecogniserAdding {
    let store: RecogniserStore
    /// Loads a file in the sandbox, which reads all of it.
    let tryOut: (borrowing RecogniserFile) throws(RecogniserRefusal) -> Void

    /// - Returns: its name.
    func add(_ path: String) throws(RecogniserRefusal) -> InstalledRecogniser {
        let file = try RecogniserFile(path, followsLinks: true)
        try tryOut(file)
        let folder = try openFolder()
        let name = ModelName.free(RecogniserStore.name(of: file.name)) { folder.has(RecogniserStore.file($0)) }
        try copy(file, RecogniserStore.file(name), folder)
        return try store.recogniser(name)
    }

    /// The folder, locked and without leftovers.
    private func openFolder() throws(RecogniserRefusal) -> OpenFolder {
        do throws(OpenFolder.Unmade) {
            _ = try OpenFolder.makeAll(store.folder)
        } catch {
            throw RecogniserRefusal(error.failure, in: error.path)
        }
        do throws(CallFailure) {
            let folder = try OpenFolder(store.folder)
            guard folder.lock() else { throw CallFailure("flock", EWOULDBLOCK) }
            folder.sweep()
            return folder
        } catch {
            throw error.code == EWOULDBLOCK ? .busy : RecogniserRefusal(error, in: store.folder)
        }
    }

    /// Shares the file's blocks where the file system can, and copies them elsewhere.
    private func copy(
        _ file: borrowing RecogniserFile, _ name: String, _ folder: OpenFolder
    ) throws(RecogniserRefusal) {
        let temporary = OpenFolder.temporary(for: name), source = file.descriptor, bytes = file.bytes
        do throws(CallFailure) {
            let target = try folder.create(temporary)
            defer { close(target) }
            if (try? FileBytes.clone(source, to: target)) == nil {
                let free = DiskRoom(of: folder, sparing: store.spareBytes).bytes
                guard free >= bytes else { throw CallFailure("write", ENOSPC) }
                lseek(source, 0, SEEK_SET)
                try FileBytes.copy(source, to: target) { _ in true }
            }
            try folder.publish(target, temporary, as: name, former: .respected)
        } catch {
            folder.remove(temporary)
            guard !error.isFullDisk else {
                throw .room(file.path, needed: bytes, free: DiskRoom(of: folder, sparing: store.spareBytes).bytes)
            }
            throw RecogniserRefusal(error, in: store.folder)
        }
    }
}
