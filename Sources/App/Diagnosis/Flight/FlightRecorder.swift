import Dispatch
import Engine
import Synchronization

/// Passes the last minute of inputs to a ``FlightFile``, so that the cause of a fault can be replayed.
///
/// An input is queued before it takes effect, because it may crash the player. It is written in the
/// background after its picture is shown, so that no child waits for it; ``LastWords`` gives it time to be written.
/// Inputs that no report may show are not recorded at all, nor is the path of what a finger draws.
final class FlightRecorder: Sendable {
    private let queue = DispatchQueue(label: "pasaka.flight", qos: .userInitiated)
    private let waiting = Mutex<[FlightFile.Entry]>([])
    private let file: Mutex<FlightFile>
    private let pause: DispatchTimeInterval

    /// How long an input waits before it is written; shorter than the crash delay.
    static let pause = DispatchTimeInterval.milliseconds(20)
    /// The maximum number of waiting inputs; beyond it the oldest are dropped, for instance if a disk hangs.
    private static let mostWaiting = 4000

    /// Starts writing; renames the files of a crashed player.
    init(folder: String, pause: DispatchTimeInterval = FlightRecorder.pause) {
        file = Mutex(FlightFile(folder: folder))
        self.pause = pause
    }

    /// Whether the player before this one crashed.
    var isAfterCrash: Bool { file.withLock { $0.isAfterCrash } }

    /// Records an input before it takes effect.
    func append(_ input: Input, to show: Show) {
        guard activities.shows(input), let input = show.discreet(input) else { return }
        let entry = FlightFile.Entry(
            input: input, tick: show.ticks, world: show.world, route: show.route, visit: show.visit)
        let isFirst = waiting.withLock { waiting in
            if waiting.count >= Self.mostWaiting { waiting.removeFirst(Self.mostWaiting / 2) }
            waiting.append(entry)
            return waiting.count == 1
        }
        if isFirst { queue.asyncAfter(deadline: .now() + pause) { self.writeWaiting() } }
    }

    /// Deletes everything, on a regular exit.
    func remove() {
        waiting.withLock { $0 = [] }
        file.withLock { $0.remove() }
    }

    /// Writes everything that is queued.
    func writeWaiting() {
        file.withLock { file in
            let entries = waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
            for entry in entries { file.write(entry) }
        }
    }
}
