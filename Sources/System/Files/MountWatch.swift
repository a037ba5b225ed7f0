import Dispatch
import Glibc
import Storage

/// Watches the mounts and reports each change.
///
/// Costs nothing while nothing changes: the kernel wakes pollers of `/proc/self/mountinfo` (proc(5)).
public nonisolated final class MountWatch: Sendable {
    /// Closing it ends the watch, as its other end detects.
    private let end: Int32

    /// - Parameter changed: called on a background thread.
    /// - Returns: nil if the system does not support it.
    public init?(changed: @escaping @Sendable () -> Void) {
        guard let mounts = try? OrdinaryFile.open("/proc/self/mountinfo") else { return nil }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            close(mounts)
            return nil
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        end = ends[1]
        let ended = ends[0]
        // DispatchSource does not work: it waits for readability, and this file is always readable.
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
