import Engine
import Glibc
import Storage

/// A folder at the top of a stick, in which something is saved completely or not at all.
struct StickFolder: Sendable {
    let stick, name: String

    /// Lets a closure write, and returns when everything is synced.
    ///
    /// - Parameter work: if it fails, it leaves nothing behind.
    func write<Result>(
        _ work: (OpenFolder) throws(CallFailure) -> Result
    ) throws(PackRefusal) -> Result {
        let presence = SourcePresence(stick)
        let result: Result
        do throws(CallFailure) {
            let top = try OpenFolder(stick)
            let inner = try top.inner(name)
            inner.sweep()
            result = try work(inner)
            // On FAT only the folder's own sync flushes the disk's cache.
            try top.synchronize(wholeFileSystem: true)
        } catch {
            OpenFolder.unmake(["\(stick)/\(name)"])  // unless there is something in it
            // A removed stick looks like a write error.
            throw presence?.isThere == true
                ? PackRefusal(writing: stick, error) : PackRefusal.goneWhileSaving(stick)
        }
        guard presence?.isThere == true else { throw .goneWhileSaving(stick) }
        return result
    }

    /// Writes into the folder of a stick that may have to be made writable for it.
    ///
    /// - Parameter door: lends a stick that is mounted read-only; nil if nobody does.
    func write<Result>(
        through door: StickDoor?, _ work: (OpenFolder) throws(CallFailure) -> Result
    ) throws(PackRefusal) -> (Result, StickPulling) {
        if StickDoor.isOpen(stick) { return (try write(work), .byDesktop) }
        guard access(stick, F_OK) == 0 else { throw .gone(stick) }
        guard let door else { throw .readOnly(stick) }
        try door.open(stick) { true }
        let result: Result
        do throws(PackRefusal) {
            result = try write(work)
        } catch {
            door.close(stick)
            throw error
        }
        return (result, door.close(stick) ? .now : .soon)
    }
}
