import Glibc
import Installed
import Storage

/// Adds a recogniser in one step: it is listed when it is whole on the disk.
struct RecogniserAdding {
    let store: InstalledStore
    /// Loads a file in the sandbox, which reads all of it.
    let tryOut: (borrowing RecogniserFile) throws(InstalledRefusal) -> Void

    /// What has become of adding a recogniser.
    struct Added: Hashable {
        let recogniser: InstalledRecogniser
        /// Whether the very same one was there already; then nothing has changed.
        var wasThere = false
    }

    func add(_ path: String) throws(InstalledRefusal) -> Added {
        let file = try RecogniserFile(path, followsLinks: true)
        if let twin = twin(of: file) { return Added(recogniser: twin, wasThere: true) }
        try tryOut(file)
        let folder = try InstallFolder(store, .recogniser)
        let name = InstalledName.free(Self.name(of: file.name)) {
            folder.open.has(InstalledKind.recogniser.file($0))
        }
        try folder.take(
            file.descriptor, at: file.path, bytes: file.bytes, as: InstalledKind.recogniser.file(name))
        return Added(recogniser: try store.recogniser(name))
    }

    /// The installed recogniser with the same content, also one of the machine's.
    private func twin(of file: borrowing RecogniserFile) -> InstalledRecogniser? {
        for recogniser in store.recognisers where recogniser.bytes == file.bytes {
            guard let other = try? OrdinaryFile.open(recogniser.path) else { continue }
            defer { close(other) }
            if (try? FileBytes.areSame(file.descriptor, other)) == true { return recogniser }
        }
        return nil
    }

    /// The name that a file gets: `base` for `ggml-base.bin`.
    static func name(of file: String) -> String {
        let name = InstalledName.make(file, of: .recogniser)
        return name.hasPrefix("ggml-") ? String(name.dropFirst(5)) : name
    }
}
