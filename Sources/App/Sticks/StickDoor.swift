import Glibc
import PackMaker
import Storage

/// The way to write on a stick that the kiosk has mounted to be read.
///
/// The player may not mount. It leaves a file with the stick's name; root's script `kiosk-stick`, which a unit starts when
/// that file is there, lends the stick in its usual place, and takes it back when the file has gone.
struct StickDoor: Sendable {
    /// The file with which a stick is asked for.
    let request: String
    /// The folder of the sticks that can be asked for.
    let sticks: String
    /// Seconds: until a stick is lent, and until it is taken back, which waits for slow sticks.
    var patience = (lent: 10.0, back: 60.0)

    private static let pause: UInt32 = 50_000  // µs
    private static let fileName = "stick-to-write"

    /// - Parameters:
    ///   - folder: where the player tells of itself.
    ///   - sticks: the folder in which the script mounts sticks.
    init(folder: String, sticks: String) { (request, self.sticks) = ("\(folder)/\(Self.fileName)", sticks) }

    /// Whether a stick can be written at this moment.
    static func isOpen(_ stick: String) -> Bool {
        var status = statvfs()
        return statvfs(stick, &status) == 0 && status.f_flag & UInt(ST_RDONLY) == 0 && access(stick, W_OK) == 0
    }

    /// Waits until a stick can be written.
    ///
    /// - Parameter isWanted: false ends the waiting.
    /// - Throws: if it cannot be written; then nobody is asked any more.
    func open(_ stick: String, isWanted: () -> Bool) throws(PackRefusal) {
        guard stick.hasPrefix(sticks + "/") else { throw .readOnly(stick) }
        do throws(CallFailure) {
            try ask(for: String(stick.dropFirst(sticks.count + 1)))
        } catch {
            throw .readOnly(stick)
        }
        let isLent = waits(patience.lent) { Self.isOpen(stick) || !isWanted() || access(request, F_OK) != 0 }
        if isLent, Self.isOpen(stick) { return }
        unlink(request)
        throw isWanted() ? access(stick, F_OK) == 0 ? .readOnly(stick) : .gone(stick) : .interrupted
    }

    /// Gives a stick back.
    ///
    /// - Returns: whether nothing can be written on it any more; true also for one that has gone.
    @discardableResult func close(_ stick: String) -> Bool {
        unlink(request)
        return waits(patience.back) { !Self.isOpen(stick) }
    }

    /// What an earlier player has left.
    func forget() { unlink(request) }

    /// The whole request is there at once.
    private func ask(for name: String) throws(CallFailure) {
        let new = request + ".new"
        let file = try systemCall("open") {
            Glibc.open(new, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        }
        defer { Glibc.close(file) }
        try FileBytes.write(Array("\(name)\n".utf8), to: file)
        try systemCall("rename") { rename(new, request) }
    }

    private func waits(_ seconds: Double, until isSo: () -> Bool) -> Bool {
        for _ in 0..<Int(seconds * 1_000_000 / Double(Self.pause)) {
            if isSo() { return true }
            usleep(Self.pause)
        }
        return isSo()
    }
}
