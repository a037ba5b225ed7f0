import Installed

/// Adds a recogniser in one step: it is listed when it is whole on the disk.
struct RecogniserAdding {
    let store: InstalledStore
    /// Loads a file in the sandbox, which reads all of it.
    let tryOut: (borrowing RecogniserFile) throws(InstalledRefusal) -> Void

    func add(_ path: String) throws(InstalledRefusal) -> InstalledRecogniser {
        let file = try RecogniserFile(path, followsLinks: true)
        try tryOut(file)
        let folder = try InstallFolder(store, .recogniser)
        let name = InstalledName.free(Self.name(of: file.name)) {
            folder.open.has(InstalledKind.recogniser.file($0))
        }
        try folder.take(
            file.descriptor, at: file.path, bytes: file.bytes, as: InstalledKind.recogniser.file(name))
        return try store.recogniser(name)
    }

    /// The name that a file gets: `base` for `ggml-base.bin`.
    static func name(of file: String) -> String {
        let name = InstalledName.make(file, of: .recogniser)
        return name.hasPrefix("ggml-") ? String(name.dropFirst(5)) : name
    }
}
