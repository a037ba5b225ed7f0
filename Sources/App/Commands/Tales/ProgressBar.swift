import Glibc
import Sentences
import Synchronization

/// Shows progress on standard error: a bar in a terminal, otherwise one line per file.
final class ProgressBar: Sendable {
    private enum Style { case bar, lines, nothing }

    private let style: Style
    /// The number of files reported.
    private let told = Mutex(0)
    private static let width = 24

    init(isQuiet: Bool) { style = isQuiet ? .nothing : isatty(STDERR_FILENO) == 1 ? .bar : .lines }

    /// - Parameters:
    ///   - done: finished files.
    ///   - count: all files.
    ///   - file: the name of the file started or finished last.
    @Sendable func show(done: Int, count: Int, file: String) {
        let name = file.count > 40 ? "…" + file.suffix(39) : file
        let place: Sentence = "\(done) of \(count)"
        told.withLock { told in
            switch style {
            case .nothing: break
            case .bar: writeToStandardError("\r\(Self.bar(done, of: count)) \(place)  \(name)\u{1b}[K")
            case .lines:
                guard done > told else { return }
                told = done
                writeToStandardError("\(place): \(name)\n")
            }
        }
    }

    /// Clears the bar before other output.
    func clear() { if style == .bar { writeToStandardError("\r\u{1b}[K") } }

    static func bar(_ done: Int, of count: Int) -> String {
        let full = count > 0 ? min(width, done * width / count) : width
        return "[" + String(repeating: "█", count: full) + String(repeating: "·", count: width - full) + "]"
    }
}
