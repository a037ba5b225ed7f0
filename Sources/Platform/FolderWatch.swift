import Dispatch
import Glibc

/// Watches folders and tells, a moment after the last change, that something in them has come, gone or changed.
///
/// Costs nothing while nothing changes (inotify).
public nonisolated final class FolderWatch: @unchecked Sendable {  // its state is used from its queue alone
    private let queue = DispatchQueue(label: "pasaka.folders")
    private let source: any DispatchSourceRead
    private let changed: @Sendable () -> Void
    private var isPending = false

    /// Copying a tale makes many changes: wait until it is likely done.
    public static let usualPause = 600
    private let pause: DispatchTimeInterval
    private static let mask = UInt32(
        IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE_SELF | IN_MOVE_SELF
            | IN_UNMOUNT)

    /// - Parameters:
    ///   - folders: those that do not exist are passed over.
    ///   - pause: milliseconds after the last change.
    ///   - changed: called on a background thread; where folders are new, make a new watch.
    public init?(_ folders: [String], pause: Int = usualPause, changed: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        for folder in folders { inotify_add_watch(descriptor, folder, Self.mask) }
        (self.changed, self.pause) = (changed, .milliseconds(pause))
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setCancelHandler { close(descriptor) }
        source.setEventHandler { [weak self] in self?.take(descriptor) }
        source.activate()
    }

    deinit { source.cancel() }

    private func take(_ descriptor: Int32) {
        var bytes = [UInt8](repeating: 0, count: 16_384)
        while read(descriptor, &bytes, bytes.count) > 0 {}
        guard !isPending else { return }
        isPending = true
        queue.asyncAfter(deadline: .now() + pause) { [self] in
            isPending = false
            changed()
        }
    }
}
