import Storage

/// Adds a recogniser in one step: it is listed when it is whole on the disk.
struct RecogniserAdding {
    let store: RecogniserStore
    /// Loads a file in the sandbox, which reads all of it.
    let tryOut: (borrowing RecogniserFile) throws(RecogniserRefusal) -> Void

    /// - Throws: a ``RecogniserRefusal`` of the file, or a ``ModelRefusal`` of the folder.
    func add(_ path: String) throws -> InstalledRecogniser {
        let file = try RecogniserFile(path, followsLinks: true)
        try tryOut(file)
        let folder = try InstallFolder(store.folder, spareBytes: store.spareBytes)
        let name = ModelName.free(RecogniserStore.name(of: file.name)) { folder.open.has(RecogniserStore.file($0)) }
        try folder.take(file.descriptor, at: file.path, bytes: file.bytes, as: RecogniserStore.file(name))
        return try store.recogniser(name)
    }
}
