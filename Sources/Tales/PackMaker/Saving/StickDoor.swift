import Engine
import Glibc
import Storage

/// Write access to a stick that the kiosk has mounted read-only.
///
/// The player may not mount. It creates a file with the stick's name; root's script `kiosk-stick`, which a unit starts
/// for that file, remounts the stick writable in place, and makes it read-only again when the file is deleted.
public struct StickDoor: Sendable {
    /// The file that requests a stick.
    package let request: String
    /// The folder of the sticks that can be requested.
    let sticks: String
    /// Timeouts in seconds: until a stick is writable, and until it is read-only again, which may take long on slow
    /// sticks.
    package var patience = (lent: 10.0, back: 60.0)

    private static let pause: UInt32 = 50_000  // µs
    private static let fileName = "stick-to-write"
    /// The folder in which the kiosk's script mounts sticks read-only.
    public static let kiosksPlace = "/run/pasaka-sticks"

    /// - Parameters:
    ///   - folder: the player's runtime folder.
    ///   - sticks: the folder in which the script mounts sticks.
    public init(folder: String, sticks: String) { (request, self.sticks) = ("\(folder)/\(Self.fileName)", sticks) }

    /// - Returns: nil without a runtime folder.
    public init?(_ folders: ActivityHost.Folders) {
        guard let running = folders.running else { return nil }
        self.init(folder: running, sticks: folders.media?.first ?? Self.kiosksPlace)
    }

    /// Whether a stick is writable now.
    public static func isOpen(_ stick: String) -> Bool {
        var status = statvfs()
        return statvfs(stick, &status) == 0 && status.f_flag & UInt(ST_RDONLY) == 0 && access(stick, W_OK) == 0
    }

    /// Waits until a stick is writable.
    ///
    /// - Parameter isWanted: false stops waiting.
    /// - Throws: if it cannot be written; the request is then withdrawn.
    public func open(_ stick: String, isWanted: () -> Bool) throws(PackRefusal) {
        guard stick.hasPrefix(sticks + "/") else { throw .readOnly(stick) }
        do throws(CallFailure) {
            try MessageFile.replace(request, with: Array("\(stick.dropFirst(sticks.count + 1))\n".utf8))
        } catch {
            throw .readOnly(stick)
        }
        let isLent = waits(patience.lent) { Self.isOpen(stick) || !isWanted() || access(request, F_OK) != 0 }
        if isLent, Self.isOpen(stick) { return }
        MessageFile.remove(request)
        throw isWanted() ? access(stick, F_OK) == 0 ? .readOnly(stick) : .gone(stick) : .interrupted
    }

    /// Releases a stick.
    ///
    /// - Returns: whether it is read-only again; true also for one that was removed.
    @discardableResult public func close(_ stick: String) -> Bool {
        MessageFile.remove(request)
        return waits(patience.back) { !Self.isOpen(stick) }
    }

    /// Deletes the request of an earlier player.
    public func forget() { MessageFile.remove(request) }

    private func waits(_ seconds: Double, until isSo: () -> Bool) -> Bool {
        for _ in 0..<Int(seconds * 1_000_000 / Double(Self.pause)) {
            if isSo() { return true }
            usleep(Self.pause)
        }
        return isSo()
    }
}
