import Engine
import Glibc
import Logging
import Sentences
import Synchronization
import System

/// Everything logged in this run, and what of it is written.
///
/// A repeating fault must not fill a disk, and a stalled reader must not block the main loop.
final class LogBook: Sendable {
    static let shared = LogBook()

    private struct State {
        var limit = LogLimit()
        var last: [LogLine] = []
        /// The reader of what goes wrong.
        var reader: (@Sendable (LogLine) -> Void)?
    }

    private let state = Mutex(State())
    private let start = ContinuousClock.now
    private static let most = 20

    /// The last lines, oldest first, without repetitions.
    var last: [LogLine] { state.withLock { $0.last } }

    /// Calls a closure with each line on trouble: at once with those logged before, and from now on.
    func tellTrouble(_ reader: @escaping @Sendable (LogLine) -> Void) {
        let last = state.withLock { state in
            state.reader = reader
            return state.last
        }
        for line in last where line.isTrouble { reader(line) }
    }

    func take(_ sentence: Sentence, level: Logger.Level, label: String) {
        let line = "\(level) \(label): \(sentence)"
        let news = state.withLock { state -> (line: LogLine, reader: (@Sendable (LogLine) -> Void)?)? in
            // Levels below notice are for developers, who have requested them.
            let written =
                level < .notice ? line : state.limit.admit(line, at: ContinuousClock.now - start)
            guard let written else { return nil }
            let time = LocalTime.text("%Y-%m-%d %H:%M:%S")
            let entry = LogLine(time: time, level: "\(level)", label: label, sentence: sentence)
            state.last = state.last.suffix(Self.most - 1) + [entry]
            if !Self.write("\(time) \(written)") { state.limit.wasLost() }
            return (entry, state.reader)
        }
        if let news, news.line.isTrouble { news.reader?(news.line) }
    }

    /// Writes a line unless the reader has stalled: a full pipe would block the main loop.
    private static func write(_ line: String) -> Bool {
        var stream = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        guard poll(&stream, 1, 0) == 1, stream.revents & Int16(POLLOUT) != 0 else { return false }
        writeToStandardError(line + "\n")
        return true
    }
}
