import Dispatch
import Glibc
import Synchronization

/// The disk quota for large files: some space stays free, so that the child's place can always be saved.
///
/// Writers of large files reserve a share first, so that two concurrent writers do not both count on the same space.
/// Safe on any thread.
public final class DiskRoom: Sendable {
    /// Bytes that stay free on the disk with the family's data.
    public static let usualSpare = 64 << 20

    private let spareBytes: Int
    private let free: @Sendable () -> Int
    private let state = Mutex(State())

    private struct State {
        /// Bytes reserved by holders of a share.
        var taken = 0
        /// Files about to be deleted.
        var passing = 0
        /// Waiters for a released share.
        var waiting: [DispatchSemaphore] = []
    }

    /// - Parameters:
    ///   - folder: a folder on the disk.
    ///   - spareBytes: bytes that stay free.
    public convenience init(at folder: String, sparing spareBytes: Int = DiskRoom.usualSpare) {
        self.init(sparing: spareBytes) {
            var status = statvfs()
            guard statvfs(folder, &status) == 0 else { return .max }  // writing will show it
            return Self.free(status)
        }
    }

    /// The quota on the disk of an open folder.
    public convenience init(of folder: OpenFolder, sparing spareBytes: Int = DiskRoom.usualSpare) {
        self.init(sparing: spareBytes) {
            var status = statvfs()
            guard fstatvfs(folder.descriptor, &status) == 0 else { return .max }
            return Self.free(status)
        }
    }

    /// Bytes that stay free on the disk of a folder: 0, unless it also has one of the folders that store state.
    ///
    /// - Parameters:
    ///   - folder: need not exist yet.
    ///   - keeping: folders that store state; missing ones are ignored.
    public static func spare(at folder: String, keeping: [String]) -> Int {
        guard let disk = disk(of: folder, orAbove: true) else { return usualSpare }
        return keeping.contains { Self.disk(of: $0, orAbove: false) == disk } ? usualSpare : 0
    }

    private static func disk(of path: String, orAbove: Bool) -> dev_t? {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_dev }
        guard orAbove, path != "/", path != "." else { return nil }
        let above = path.split(separator: "/").dropLast().joined(separator: "/")
        return disk(of: path.hasPrefix("/") ? "/" + above : above.isEmpty ? "." : above, orAbove: true)
    }

    private static func free(_ status: statvfs) -> Int {
        Int(clamping: UInt64(status.f_bavail) &* UInt64(status.f_frsize))
    }

    /// - Parameter free: the disk's free bytes.
    package init(sparing spareBytes: Int, free: @escaping @Sendable () -> Int) {
        self.spareBytes = spareBytes
        self.free = free
    }

    /// Bytes that may be written now; at least 0.
    public var bytes: Int { state.withLock { left($0) } }

    /// Reserves a share while something is written, and waits while others hold the wanted space.
    ///
    /// - Parameters:
    ///   - most: bytes wanted; less is reserved if less is available.
    ///   - least: bytes needed.
    ///   - isPatient: whether to wait also for ``passing()`` files to be deleted; only for callers that hold none of
    ///     them.
    /// - Returns: nil if fewer are available; then nothing was done.
    public func lend<Result, Failure: Error>(
        atMost most: Int, atLeast least: Int = 1, patiently isPatient: Bool = false,
        _ work: (_ bytes: Int) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard let share = take(most, least, isPatient) else { return nil }
        defer { giveBack { $0.taken -= share } }
        return try work(share)
    }

    /// Declares that a written file is about to be deleted: with this value.
    ///
    /// Call it while its share is held, so that the disk does not appear full in between.
    public func passing() -> Passing { Passing(self) }

    /// A file that temporarily takes disk space.
    public final class Passing: Sendable {
        private let room: DiskRoom

        fileprivate init(_ room: DiskRoom) {
            self.room = room
            room.state.withLock { $0.passing += 1 }
        }

        deinit { room.giveBack { $0.passing -= 1 } }
    }

    private func take(_ most: Int, _ least: Int, _ isPatient: Bool) -> Int? {
        while true {
            let back = DispatchSemaphore(value: 0)
            let (share, mustWait) = state.withLock { state -> (Int?, Bool) in
                let left = left(state)
                guard left >= most || (state.taken == 0 && !(isPatient && state.passing > 0)) else {
                    state.waiting.append(back)
                    return (nil, true)
                }
                let share = min(most, left)
                guard share >= least else { return (nil, false) }
                state.taken += share
                return (share, false)
            }
            guard mustWait else { return share }
            back.wait()
        }
    }

    private func giveBack(_ change: @Sendable (inout State) -> Void) {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            change(&state)
            return state.waiting
        }
        for one in waiting { one.signal() }
    }

    private func left(_ state: State) -> Int { max(0, free() - spareBytes - state.taken) }
}
