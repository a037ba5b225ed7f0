import Glibc
import Sentences
import Storage

/// The folder of a kind while one is added, in one step: whole on the disk under its name, or not at all.
///
/// A power cut leaves nothing else than what is hidden, which is swept away the next time.
public struct InstallFolder {
    public let path: String
    public let open: OpenFolder
    /// Bytes that stay free on the disk.
    private let spareBytes: Int

    /// The bytes that are synced at a time, so that those that are reported are on the disk.
    private static let step = 32 << 20

    /// Makes and locks the folder of a kind, and sweeps away leftovers.
    public init(_ store: InstalledStore, _ kind: InstalledKind) throws(InstalledRefusal) {
        let path = store.folder(of: kind)
        do throws(OpenFolder.Unmade) {
            _ = try OpenFolder.makeAll(path)
        } catch {
            throw InstalledRefusal(error.failure, in: error.path)
        }
        open = try InstalledRefusal.writing(in: path) { () throws(CallFailure) in try OpenFolder(path) }
        (self.path, spareBytes) = (path, store.spareBytes)
        guard open.lock() else { throw .busy }
        for name in open.names() where name.hasPrefix(".") && name.hasSuffix(".new") { open.erase(name) }
    }

    /// - Parameters:
    ///   - bytes: how many the folder will take.
    ///   - place: where it lies.
    /// - Throws: if so many are not free.
    public func checkRoom(for bytes: Int, at place: String) throws(InstalledRefusal) {
        let free = DiskRoom(of: open, sparing: spareBytes).bytes
        guard free >= bytes else { throw .room(place, needed: bytes, free: free) }
    }

    /// Takes a file; blocks until it is on the disk.
    ///
    /// - Parameters:
    ///   - source: the open file, of `bytes` bytes, at `place`.
    ///   - check: looks at what was taken before it gets its name.
    ///   - goesOn: called with the bytes that are on the disk; false cancels.
    public func take(
        _ source: Int32, at place: String, bytes: Int, as name: String,
        check: (Int32) throws(InstalledRefusal) -> Void = { _ throws(InstalledRefusal) in },
        goesOn: (_ bytes: Int, _ all: Int) -> Bool = { _, _ in true }
    ) throws(InstalledRefusal) {
        let temporary = OpenFolder.temporary(for: name)
        let target = try InstalledRefusal.writing(in: path) { () throws(CallFailure) in try open.create(temporary) }
        defer { close(target) }
        do throws(InstalledRefusal) {
            try fill(target, source, place, bytes, goesOn)
            try check(target)
            try InstalledRefusal.writing(in: path) { () throws(CallFailure) in
                try open.publish(target, temporary, as: name, former: .respected)
            }
        } catch {
            open.remove(temporary)
            throw error
        }
    }

    /// Shares the file's blocks where the file system can, and copies them elsewhere.
    private func fill(
        _ target: Int32, _ source: Int32, _ place: String, _ all: Int, _ goesOn: (Int, Int) -> Bool
    ) throws(InstalledRefusal) {
        if (try? FileBytes.clone(source, to: target)) != nil { return }
        try checkRoom(for: all, at: place)
        var synced = 0
        do throws(CallFailure) {
            guard goesOn(0, all) else { throw CallFailure("write", ECANCELED) }
            try FileBytes.copy(source, to: target) { bytes in
                guard bytes - synced >= Self.step || bytes == all else { return true }
                synced = bytes
                // What cannot be synced now says why when it is published.
                try? FileBytes.synchronize(target)
                return goesOn(bytes, all)
            }
        } catch {
            if error.code == ECANCELED { throw .cancelled }
            if error.isFullDisk { throw .room(place, needed: all, free: DiskRoom(of: open, sparing: spareBytes).bytes) }
            throw InstalledRefusal(.notCopied, "\(path: place) cannot be copied to \(path: path): \(error)")
        }
    }
}
