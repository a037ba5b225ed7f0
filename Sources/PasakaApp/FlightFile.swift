import Dispatch
import Engine
import FoundationEssentials
import Glibc
import Synchronization

/// The last minute of inputs in a file in memory (tmpfs), which outlives a crash.
///
/// There are two files, each with one JSON value a line: when the newer one has covered a minute it becomes the older
/// one. A press is handed over before it takes effect, for it may be the one that ends the player; it is written in the
/// background when its picture has been shown, so that no child waits for it, and ``LastWords`` lets it be written.
@MainActor final class FlightFile {
    private struct Line: Codable, Sendable {
        var number: Int
        var tick: Int
        var input: Input?
        var start: World?
        var route: Route?
    }

    private let folder: String
    private let queue = DispatchQueue(label: "pasaka.flight", qos: .userInitiated)
    /// What has been handed over and is not in its file yet.
    private nonisolated let waiting = Mutex<[(line: Line, file: Int32)]>([])
    /// How long it waits: less than a crash.
    private static let pause = DispatchTimeInterval.milliseconds(20)
    private var file: Int32 = -1
    private var next = 0
    private var (firstTick, firstNumber) = (0, 0)

    private nonisolated static let (newer, older) = ("inputs.jsonl", "inputs-before.jsonl")
    private nonisolated static let (crash, crashOlder) = ("crash.jsonl", "crash-before.jsonl")

    /// Begins to write; what a player that crashed has left is kept under another name.
    init(folder: String) {
        self.folder = folder
        guard access("\(folder)/\(Self.newer)", F_OK) == 0 else { return }
        rename("\(folder)/\(Self.newer)", "\(folder)/\(Self.crash)")
        if rename("\(folder)/\(Self.older)", "\(folder)/\(Self.crashOlder)") != 0 {
            unlink("\(folder)/\(Self.crashOlder)")
        }
    }

    isolated deinit {
        finish()
        if file >= 0 { close(file) }
    }

    /// A screen has been opened.
    func begin(_ show: Show) {
        guard file < 0 || show.ticks - firstTick >= FlightRecorder.minute || next - firstNumber >= 2000 else { return }
        rename("\(folder)/\(Self.newer)", "\(folder)/\(Self.older)")
        finish()
        if file >= 0 { close(file) }
        file = open("\(folder)/\(Self.newer)", O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
        (firstTick, firstNumber) = (show.ticks, next)
        write(Line(number: takeNumber(), tick: show.ticks, start: show.world, route: show.route))
    }

    func append(_ event: Recording.Event) {
        write(Line(number: takeNumber(), tick: event.tick, input: event.input))
    }

    /// Forgets everything: the player ends as it should.
    func remove() {
        for name in [Self.newer, Self.older] { unlink("\(folder)/\(name)") }
    }

    private func takeNumber() -> Int {
        defer { next += 1 }
        return next
    }

    /// Writes all that was handed over.
    func finish() { queue.sync { writeWaiting() } }

    private func write(_ line: Line) {
        guard file >= 0 else { return }
        let isFirst = waiting.withLock { [file] waiting in
            waiting.append((line, file))
            return waiting.count == 1
        }
        if isFirst { queue.asyncAfter(deadline: .now() + Self.pause) { self.writeWaiting() } }
    }

    private nonisolated func writeWaiting() {
        let lines = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for (line, file) in lines {
            guard let json = try? JSONEncoder().encode(line) else { continue }  // values that are always encodable
            let bytes = Array(json) + [UInt8(ascii: "\n")]
            Glibc.write(file, bytes, bytes.count)
        }
    }

    // MARK: - Reading

    /// What the player that crashed last has left, if there is anything.
    nonisolated static func crash(in folder: String) -> Recording? { read([crashOlder, crash], folder) }

    /// What the player that runs, or that has crashed and was not started again, has written.
    nonisolated static func last(in folder: String) -> Recording? { read([older, newer], folder) }

    private nonisolated static func read(_ names: [String], _ folder: String) -> Recording? {
        let decoder = JSONDecoder()
        decoder.userInfo[.documents] = documentTypes
        // The last line may be half a line.
        let lines = names.flatMap { SmallFile.read("\(folder)/\($0)").split(separator: UInt8(ascii: "\n")) }
            .compactMap { try? decoder.decode(Line.self, from: Data($0)) }.sorted { $0.number < $1.number }
        guard let first = lines.first(where: { $0.start != nil }), let world = first.start, let route = first.route
        else { return nil }
        var recording = Recording(start: world, route: route)
        for line in lines where line.number > first.number {
            if let input = line.input { recording.append(input, at: line.tick - first.tick) }
        }
        return recording
    }
}
