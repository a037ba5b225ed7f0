import Dispatch
import Engine
import Synchronization

/// Hands the last minute of inputs over to a ``FlightFile``, so that what led to a fault can be played again.
///
/// An input is handed over before it takes effect, for it may be the one that ends the player; it is written in the
/// background when its picture has been shown, so that no child waits for it, and ``LastWords`` lets it be written.
/// What no report may show is not recorded at all.
final class FlightRecorder: Sendable {
    private let queue = DispatchQueue(label: "pasaka.flight", qos: .userInitiated)
    private let waiting = Mutex<[FlightFile.Entry]>([])
    private let file: Mutex<FlightFile>
    private let pause: DispatchTimeInterval

    /// How long an input waits: less than a crash.
    static let pause = DispatchTimeInterval.milliseconds(20)
    /// The most inputs that wait; with them the oldest go, should a disk stand still.
    private static let mostWaiting = 4000

    /// Begins to write; what a player that crashed has left is kept under another name.
    init(folder: String, pause: DispatchTimeInterval = FlightRecorder.pause) {
        file = Mutex(FlightFile(folder: folder))
        self.pause = pause
    }

    /// Notes an input before it takes effect.
    func append(_ input: Input, to show: Show) {
        guard activities.shows(input) else { return }
        let entry = FlightFile.Entry(
            input: input, tick: show.ticks, world: show.world, route: show.route, visit: show.visit)
        let isFirst = waiting.withLock { waiting in
            if waiting.count >= Self.mostWaiting { waiting.removeFirst(Self.mostWaiting / 2) }
            waiting.append(entry)
            return waiting.count == 1
        }
        if isFirst { queue.asyncAfter(deadline: .now() + pause) { self.writeWaiting() } }
    }

    /// Forgets everything: the player ends as it should.
    func remove() {
        waiting.withLock { $0 = [] }
        file.withLock { $0.remove() }
    }

    /// Writes all that was handed over.
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
