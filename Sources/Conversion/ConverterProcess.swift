import Confinement
import Glibc

/// A running `pasaka-converter`; it is killed with this value at the latest.
package final class ConverterProcess {
    /// Wall-clock seconds allowed per CPU second: the machine may be busy.
    static let patience = 12
    /// A decoder whose threads wait for each other uses no CPU time; a slow disk keeps none waiting for so long.
    static let mostRest = Duration.seconds(10)
    /// A longer answer cannot come from an intact converter.
    private static let mostAnswerBytes = 16 << 20

    /// The argument that lowers the child's priority.
    package static let givingWay = "--giving-way"

    private let child: ChildProcess
    private var hasEnded = false

    /// The socket over which it gets its assignment.
    var socket: Int32 { child.channel }
    var process: pid_t { child.process }

    /// Starts the program at `executable`.
    init(executable: String, givesWay: Bool) throws(ConversionRefusal) {
        let words = ["pasaka-converter"] + (givesWay ? [Self.givingWay] : [])
        do throws(ChildProcess.Failure) {
            child = try ChildProcess.start(executable, words, over: .bytes)
        } catch {
            throw ConversionRefusal("cannot be converted: \(path: executable): \(errno: error.code)")
        }
    }

    deinit { if !hasEnded { child.end() } }

    /// Kills the program; call it at most once.
    func end() -> ChildProcess.Ending {
        hasEnded = true
        return child.end()
    }

    /// Reads until the child has finished; anything that arrives after the timeout is missing.
    ///
    /// - Parameter rest: how long it may use no CPU time.
    func answer(withinMilliseconds limit: Int, restingAtMost rest: Duration = mostRest) -> [UInt8] {
        child.answer(before: .now + .milliseconds(limit), atMost: Self.mostAnswerBytes, restingAtMost: rest)
    }
}
