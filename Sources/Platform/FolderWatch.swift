@preconcurrency import Dispatch
import Glibc
import Synchronization

/// Watches folders and tells, a moment after the last change, that something in them has come, gone or changed.
///
/// Costs nothing while nothing changes (inotify).
public nonisolated final class FolderWatch: Sendable {
    private let queue = DispatchQueue(label: "pasaka.folders")
    private let source: any DispatchSourceRead
    private let changed: @Sendable () -> Void
    private let due = Mutex<DispatchTime?>(nil)

    /// Copying a tale makes many changes: wait until it is likely done.
    public static let usualPause = 600
    private let pause: Int
    /// What has gone is gone.
    private static let shortPause = 50
    private static let gone = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT)
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
        (self.changed, self.pause) = (changed, pause)
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setCancelHandler { close(descriptor) }
        source.setEventHandler { [weak self] in self?.take(descriptor) }
        source.activate()
    }

    deinit { source.cancel() }

    private func take(_ descriptor: Int32) {
        var bytes = [UInt8](repeating: 0, count: 16_384)
        var isGone = false
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { break }
            isGone = isGone || Self.masks(of: bytes[..<count]).contains { $0 & Self.gone != 0 }
        }
        tell(at: .now() + .milliseconds(isGone ? min(pause, Self.shortPause) : pause))
    }

    /// What has happened, event by event (inotify(7)).
    private static func masks(of bytes: ArraySlice<UInt8>) -> [UInt32] {
        var masks: [UInt32] = []
        bytes.withUnsafeBytes { buffer in
            var place = 0
            while place + MemoryLayout<inotify_event>.size <= buffer.count {
                let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                masks.append(event.mask)
                place += MemoryLayout<inotify_event>.size + Int(event.len)
            }
        }
        return masks
    }

    private func tell(at time: DispatchTime) {
        let isSooner = due.withLock { due in
            guard due.map({ time < $0 }) ?? true else { return false }
            due = time
            return true
        }
        guard isSooner else { return }
        queue.asyncAfter(deadline: time) { [self] in
            let isDue = due.withLock { due in
                guard due == time else { return false }
                due = nil
                return true
            }
            if isDue { changed() }
        }
    }
}
