import Glibc
import Synchronization

/// Tells on the standard error stream how far a long work has come: a bar in a terminal, otherwise a line for each file.
final class ProgressBar: Sendable {
    private enum Style { case bar, lines, nothing }

    private let style: Style
    /// How many files have been told of.
    private let told = Mutex(0)
    private static let width = 24

    init(isQuiet: Bool) { style = isQuiet ? .nothing : isatty(STDERR_FILENO) == 1 ? .bar : .lines }

    /// - Parameters:
    ///   - done: files that are finished.
    ///   - count: all files.
    ///   - file: the name of the one that was begun or finished last.
    @Sendable func show(done: Int, count: Int, file: String) {
        let name = file.count > 40 ? "…" + file.suffix(39) : file
        told.withLock { told in
            switch style {
            case .nothing: break
            case .bar: writeToStandardError("\r\(Self.bar(done, of: count)) \(done) of \(count)  \(name)\u{1b}[K")
            case .lines:
                guard done > told else { return }
                told = done
                writeToStandardError("\(done) of \(count): \(name)\n")
            }
        }
    }

    /// Makes room for what is said next.
    func clear() { if style == .bar { writeToStandardError("\r\u{1b}[K") } }

    static func bar(_ done: Int, of count: Int) -> String {
        let full = count > 0 ? min(width, done * width / count) : width
        return "[" + String(repeating: "█", count: full) + String(repeating: "·", count: width - full) + "]"
    }
}
