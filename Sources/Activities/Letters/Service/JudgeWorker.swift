import Dispatch
import Engine
import LetterJudge
import Sentences
import Storage
import Synchronization

/// The judge at work, on a queue of its own.
///
/// The table is read when the first letter is about to be drawn, and stays.
final class JudgeWorker: Sendable {
    private let assets: String
    private let queue = DispatchQueue(label: "letters", qos: .userInitiated)
    private let state = Mutex(State())

    private struct State {
        var table: LetterTable?
        var judge: LetterJudge?
        /// The guides of the alphabet whose judge it is.
        var guides: [Guide] = []
        var problem: Sentence?
        var count = 0
        var slowest = Duration.zero
    }

    /// The largest table that is read, in bytes.
    private static let largestTable = 4 << 20

    init(assets: String) { self.assets = assets }

    /// Does work on the queue, in the order of the calls.
    func run(_ work: @escaping @Sendable (JudgeWorker) -> Void) { queue.async { [self] in work(self) } }

    /// Has the judge of an alphabet ready.
    func prepare(_ guides: [Guide]) { state.withLock { prepare(guides, &$0) } }

    /// Judges a drawing; without a table there is no verdict.
    func judge(_ drawing: LetterRequest.Drawing) -> Judgement {
        let ink = Ink(drawing.strokes)
        let verdict = state.withLock { state -> Verdict? in
            prepare(drawing.guides, &state)
            let start = ContinuousClock.now
            let verdict = state.judge?.judge(ink, expected: drawing.expected)
            state.slowest = max(state.slowest, ContinuousClock.now - start)
            state.count += 1
            return verdict
        }
        return Judgement(number: drawing.number, verdict: verdict)
    }

    private func prepare(_ guides: [Guide], _ state: inout State) {
        if state.table == nil, state.problem == nil {
            do throws(Damaged) {
                state.table = try Self.table(in: assets)
            } catch {
                state.problem = error.sentence
            }
        }
        guard let table = state.table, state.judge == nil || state.guides != guides else { return }
        (state.judge, state.guides) = (LetterJudge(table, guides), guides)
    }

    static func table(in assets: String) throws(Damaged) -> LetterTable {
        let file = "recognition.bin"
        do {
            return try LetterTable(OrdinaryFile.read("\(assets)/\(file)", atMost: largestTable))
        } catch let error as LetterTable.Damage {
            throw Damaged("letters/\(file: file): \(text: error.reason)")
        } catch {
            throw Damaged("letters/\(file: file): \(error)")
        }
    }

    /// A line for F1.
    var status: [String] {
        state.withLock { state in
            let problem = state.problem.map { " · \($0)" } ?? ""
            let slowest = Double(state.slowest.components.attoseconds) / 1e15
            return ["letters   \(state.count) judged, \((slowest * 10).rounded() / 10) ms at most\(problem)"]
        }
    }
}

/// What is wrong with a file of Letters.
struct Damaged: Explained {
    let sentence: Sentence
    init(_ sentence: Sentence) { self.sentence = sentence }
}
