import CLinux
import FoundationEssentials
import Glibc

/// Does ``ConversionJob``s, each in a child process of its own.
public struct Conversion: Sendable {
    private let executable: String
    private let givesWay: Bool
    private let purse = MemoryPurse()

    /// - Parameters:
    ///   - executable: the path of `pasaka-converter`.
    ///   - givesWay: whether the children give way to all other programs, for work that takes long.
    public init(executable: String, givesWay: Bool = false) {
        (self.executable, self.givesWay) = (executable, givesWay)
    }

    /// Does one job and waits for it; safe on any thread.
    ///
    /// - Parameters:
    ///   - input: a file open for reading; its whole contents are read, whatever its position.
    /// - Throws: ``ConversionRefusal``; then the output is empty.
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

    /// A child that has died of the half gets all of the memory, alone; an honest file that needs it is rare.
    private func ask(
        _ job: ConversionJob, _ input: Int32?, _ output: ConversionOutput?
    ) throws(ConversionRefusal) -> ConversionAnswer {
        let start = ContinuousClock.now
        do throws(ConversionRefusal) {
            return try purse.withHalf { bytes throws(ConversionRefusal) in
                try ask(Assignment(job: job, input: input, output: output, memoryBytes: bytes))
            }
        } catch {
            // One that has used up its time would use it up again.
            guard error == .died || error == .noMemory, .now - start < .seconds(job.limits.seconds / 2) else {
                throw error
            }
            output?.empty()
            return try purse.withAll { bytes throws(ConversionRefusal) in
                try ask(Assignment(job: job, input: input, output: output, memoryBytes: bytes))
            }
        }
    }

    private func ask(_ assignment: Assignment) throws(ConversionRefusal) -> ConversionAnswer {
        let start = ContinuousClock.now
        let child = try ConverterProcess(executable: executable, givesWay: givesWay)
        guard assignment.send(over: child.socket) else { throw .died }
        let mostMilliseconds = assignment.job.limits.seconds * ConverterProcess.patience * 1000
        let bytes = child.answer(withinMilliseconds: mostMilliseconds)
        let work = child.end()
        assignment.output?.effort?.add(max(work, (.now - start) / ConverterProcess.patience))
        let outcome = try? JSONDecoder().decode(ConversionOutcome.self, from: Data(bytes))  // half an answer is none
        switch outcome {
        case .done(let answer): return answer
        case .refused(let reason): throw ConversionRefusal(reason)
        case nil: throw .died
        }
    }
}

extension ConversionRefusal {
    /// What is said of a file when the child has died of it.
    static let died = ConversionRefusal("is damaged, or takes too much memory or time")
    /// What is said of it when the child has noticed in time that there is no more.
    static let noMemory = ConversionRefusal(ConversionReason.fixed(.noMemory))
}
