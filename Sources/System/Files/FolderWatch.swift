@preconcurrency import Dispatch
import Glibc
import Synchronization

/// Watches folders and reports changes in them, debounced.
///
/// Costs nothing while nothing changes (inotify).
public nonisolated final class FolderWatch: Sendable {
    private let queue = DispatchQueue(label: "pasaka.folders")
    private let source: any DispatchSourceRead
    private let descriptor: Int32
    /// The folders by inotify's watch descriptors.
    private let folders: [Int32: String]
    private let changed: @Sendable () -> Void
    private let due = Mutex<DispatchTime?>(nil)
    private let touched = Mutex<Set<String>?>([])
    /// The maximum number of files tracked individually.
    static let mostTouched = 1_000

    /// Copying a tale causes many changes: wait until it is probably complete.
    public static let usualPause = 600
    private let pause: Int
    /// The pause for deletions, which are complete at once, in milliseconds.
    private static let shortPause = 50
    private static let gone = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT)
    private static let mask = UInt32(
        IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE_SELF | IN_MOVE_SELF
            | IN_UNMOUNT)

    /// - Parameters:
    ///   - folders: missing ones are skipped.
    ///   - pause: milliseconds after the last change.
    ///   - changed: called on a background thread; for new folders, make a new watch.
    public init?(_ folders: [String], pause: Int = usualPause, changed: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let watched = folders.map { (inotify_add_watch(descriptor, $0, Self.mask), $0) }
        self.folders = Dictionary(watched.filter { $0.0 >= 0 }) { $1 }
        self.descriptor = descriptor
        self.changed = changed
        self.pause = pause
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setCancelHandler { close(descriptor) }
        source.setEventHandler { [weak self] in self?.take() }
        source.activate()
    }

    deinit { source.cancel() }

    /// The paths added, removed or changed in the folders since the last call; nil if there are too many.
    ///
    /// Waits for a running read of events.
    public func takeTouched() -> Set<String>? {
        queue.sync {
            _ = readEvents()
            return touched.withLock { touched in
                defer { touched = [] }
                return touched
            }
        }
    }

    private func take() {
        let isGone = readEvents()
        tell(at: .now() + .milliseconds(isGone ? min(pause, Self.shortPause) : pause))
    }

    /// Records all pending events (inotify(7)).
    ///
    /// - Returns: whether something was removed.
    private func readEvents() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16_384)
        var isGone = false
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return isGone }
            bytes[..<count].withUnsafeBytes { buffer in
                var position = 0
                while position + MemoryLayout<inotify_event>.size <= buffer.count {
                    let event = buffer.loadUnaligned(fromByteOffset: position, as: inotify_event.self)
                    position += MemoryLayout<inotify_event>.size
                    note(event, name: buffer[position..<min(position + Int(event.len), buffer.count)])
                    isGone = isGone || event.mask & Self.gone != 0
                    position += Int(event.len)
                }
            }
        }
    }

    private func note(_ event: inotify_event, name: Slice<UnsafeRawBufferPointer>) {
        let name = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        touched.withLock { touched in
            guard event.mask & UInt32(IN_Q_OVERFLOW) == 0, touched?.count ?? 0 < Self.mostTouched else {
                return touched = nil
            }
            if let folder = folders[event.wd] { touched?.insert(name.isEmpty ? folder : "\(folder)/\(name)") }
        }
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
