import Dispatch
import Glibc

/// Watches which disks are mounted and tells when one has come or gone.
///
/// Costs nothing while nothing changes: the kernel wakes whoever polls `/proc/self/mountinfo` (proc(5)).
public nonisolated final class MountWatch: Sendable {
    /// Closed when the watch ends, which its other end notices.
    private let end: Int32

    /// - Parameter changed: called on a background thread.
    /// - Returns: nil where the system does not tell.
    public init?(changed: @escaping @Sendable () -> Void) {
        let mounts = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
        guard mounts >= 0 else { return nil }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            close(mounts)
            return nil
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        end = ends[1]
        let ended = ends[0]
        // DispatchSource cannot be used: it wants to read, and this file can always be read.
        DispatchQueue(label: "pasaka.mounts").async {
            Self.wait(for: mounts, until: ended, changed)
            close(mounts)
            close(ended)
        }
    }

    deinit { close(end) }

    private static func wait(for mounts: Int32, until ended: Int32, _ changed: () -> Void) {
        while true {
            var wanted = [
                pollfd(fd: mounts, events: Int16(POLLPRI), revents: 0),
                pollfd(fd: ended, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&wanted, nfds_t(wanted.count), -1)
            if count < 0, errno == EINTR { continue }
            guard count > 0, wanted[1].revents == 0 else { return }
            changed()
        }
    }
}
