import Glibc
import Sentences
import Storage

/// A folder of models or recognisers that takes a file in one step: whole on the disk under its name, or not at all.
///
/// A power cut leaves nothing else than a hidden file, which is swept away the next time.
struct InstallFolder {
    let path: String
    let open: OpenFolder
    /// Bytes that stay free on the disk.
    private let spareBytes: Int

    /// The bytes that are synced at a time, so that those that are reported are on the disk.
    private static let step = 32 << 20

    /// Makes and locks the folder, and sweeps away leftovers.
    init(_ path: String, spareBytes: Int) throws(ModelRefusal) {
        do throws(OpenFolder.Unmade) {
            _ = try OpenFolder.makeAll(path)
        } catch {
            throw ModelRefusal(error.failure, in: error.path)
        }
        do throws(CallFailure) {
            open = try OpenFolder(path)
        } catch {
            throw ModelRefusal(error, in: path)
        }
        (self.path, self.spareBytes) = (path, spareBytes)
        guard open.lock() else { throw .busy }
        open.sweep()
    }

    /// Takes a file; blocks until it is on the disk.
    ///
    /// - Parameters:
    ///   - source: the open file, of `bytes` bytes, at `place`.
    ///   - check: looks at what was taken before it gets its name.
    ///   - goesOn: called with the bytes that are on the disk; false cancels.
    func take(
        _ source: Int32, at place: String, bytes: Int, as name: String,
        check: (Int32) throws(ModelRefusal) -> Void = { _ throws(ModelRefusal) in },
        goesOn: (_ bytes: Int, _ all: Int) -> Bool = { _, _ in true }
    ) throws(ModelRefusal) {
        let temporary = OpenFolder.temporary(for: name)
        let target: Int32
        do throws(CallFailure) {
            target = try open.create(temporary)
        } catch {
            throw ModelRefusal(error, in: path)
        }
        defer { close(target) }
        do throws(ModelRefusal) {
            try fill(target, source, place, bytes, goesOn)
            try check(target)
            try publish(target, temporary, name)
        } catch {
            open.remove(temporary)
            throw error
        }
    }

    /// Shares the file's blocks where the file system can, and copies them elsewhere.
    private func fill(
        _ target: Int32, _ source: Int32, _ place: String, _ all: Int, _ goesOn: (Int, Int) -> Bool
    ) throws(ModelRefusal) {
        if (try? FileBytes.clone(source, to: target)) != nil { return }
        let free = DiskRoom(of: open, sparing: spareBytes).bytes
        guard free >= all else { throw .room(place, needed: all, free: free) }
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
            if error.isFullDisk { throw .room(place, needed: all, free: free) }
            throw ModelRefusal(.notCopied, "\(path: place) cannot be copied to \(path: path): \(error)")
        }
    }

    private func publish(_ target: Int32, _ temporary: String, _ name: String) throws(ModelRefusal) {
        do throws(CallFailure) {
            try open.publish(target, temporary, as: name, former: .respected)
        } catch {
            throw ModelRefusal(error, in: path)
        }
    }
}
