import CLinux
import Confinement
import FoundationEssentials
import Glibc

/// Runs ``ConversionJob``s, each in its own child process.
public struct Conversion: Sendable {
    private let executable: String
    private let givesWay: Bool
    private let mostRest: Duration
    private let budget = MemoryBudget()

    /// - Parameters:
    ///   - executable: the path of `pasaka-converter`.
    ///   - givesWay: whether the children run at low priority, for long work.
    public init(executable: String, givesWay: Bool = false) {
        self.init(executable: executable, givesWay: givesWay, mostRest: ConverterProcess.mostRest)
    }

    /// - Parameter mostRest: how long a child may use no CPU time.
    init(executable: String, givesWay: Bool = false, mostRest: Duration) {
        self.executable = executable
        self.givesWay = givesWay
        self.mostRest = mostRest
    }

    /// Runs one job and waits for it; safe on any thread.
    ///
    /// - Parameters:
    ///   - input: a file open for reading; all of it is read, regardless of its position.
    /// - Throws: ``ConversionRefusal``; the output is then empty.
    public func run(
        _ job: ConversionJob, input: Int32?, output: ConversionOutput?
    ) throws(ConversionRefusal) -> ConversionAnswer {
        do throws(ConversionRefusal) {
            return try ask(job, input, output)
        } catch {
            output?.empty()
            throw error
        }
    }

    /// Asks a child, and another alone with all of the memory if it dies with half; honest files rarely need that.
    private func ask(
        _ job: ConversionJob, _ input: Int32?, _ output: ConversionOutput?
    ) throws(ConversionRefusal) -> ConversionAnswer {
        var work = Duration.zero
        do throws(ConversionRefusal) {
            return try budget.withHalf { bytes throws(ConversionRefusal) in
                try ask(Assignment(job: job, input: input, output: output, memoryBytes: bytes), &work)
            }
        } catch {
            // One that has used up its CPU time would do so again; one that hung may have lacked memory.
            guard error == .died || error == .noMemory, work < .seconds(job.limits.seconds / 2) else {
                throw error
            }
            output?.empty()
            return try budget.withAll { bytes throws(ConversionRefusal) in
                try ask(Assignment(job: job, input: input, output: output, memoryBytes: bytes), &work)
            }
        }
    }

    private func ask(_ assignment: Assignment, _ work: inout Duration) throws(ConversionRefusal) -> ConversionAnswer {
        let start = ContinuousClock.now
        let child = try ConverterProcess(executable: executable, givesWay: givesWay)
        guard assignment.send(over: child.socket) else { throw .died }
        let mostMilliseconds = assignment.job.limits.seconds * ConverterProcess.patience * 1000
        let bytes = child.answer(withinMilliseconds: mostMilliseconds, restingAtMost: mostRest)
        let ending = child.end()
        work = ending.work
        assignment.output?.effort?.add(max(work, (.now - start) / ConverterProcess.patience))
        do throws(ConversionRefusal) {
            return try Self.answer(bytes, to: assignment.job)
        } catch {
            throw ending.refusedCall.map(ConversionRefusal.refused) ?? error
        }
    }

    /// What a child has said to a job: a partial answer is none, and what no intact child says is refused.
    static func answer(_ bytes: [UInt8], to job: ConversionJob) throws(ConversionRefusal) -> ConversionAnswer {
        switch try? JSONDecoder().decode(ConversionOutcome.self, from: Data(bytes)) {
        case .done(let answer) where answer.isPossible(for: job): return answer
        case .done: throw .notAnswered
        case .refused(let reason): throw ConversionRefusal(reason)
        case nil: throw .died
        }
    }
}

extension ConversionRefusal {
    /// The message if the child died of the file.
    static let died = ConversionRefusal("is damaged, or takes too much memory or time")
    /// The message if the child asked the kernel for something that its sandbox does not know.
    static func refused(_ call: RefusedCall) -> ConversionRefusal { ConversionRefusal("was not read, because \(call)") }
    /// The message if no intact child answers so.
    public static let notAnswered = ConversionRefusal(
        "was not converted: the converter gives impossible answers; install Pasaka again")
    /// The message if the child detected in time that memory ran out.
    static let noMemory = ConversionRefusal(ConversionReason.fixed(.noMemory))
}
