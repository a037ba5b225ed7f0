import Dispatch
import Engine
import LetterJudge
import Sentences
import Storage
import Synchronization

/// The judge at work, on a queue of its own.
///
/// The table of a form is read when the first letter of it is about to be drawn, and stays.
final class JudgeWorker: Sendable {
    private let assets: String
    private let queue = DispatchQueue(label: "letters", qos: .userInitiated)
    private let state = Mutex(State())

    private struct State {
        var tables: [LetterForm: LetterTable] = [:]
        var judge: LetterJudge?
        /// The form and the guides of the alphabet whose judge it is.
        var form = LetterForm.capital
        var guides: [Guide] = []
        /// Why a form has no table.
        var problems: [LetterForm: Sentence] = [:]
        var count = 0
        var slowest = Duration.zero
    }

    /// The largest table that is read, in bytes.
    private static let largestTable = 4 << 20

    init(assets: String) { self.assets = assets }

    /// Does work on the queue, in the order of the calls.
    func run(_ work: @escaping @Sendable (JudgeWorker) -> Void) { queue.async { [self] in work(self) } }

    /// Has the judge of an alphabet ready.
    func prepare(_ guides: [Guide]) {
        state.withLock { prepare(guides, guides.lazy.compactMap(\.form).first ?? .capital, &$0) }
    }

    /// Judges a drawing; without a table there is no verdict.
    func judge(_ drawing: LetterRequest.Drawing) -> Judgement {
        let ink = Ink(drawing.strokes)
        let verdict = state.withLock { state -> Verdict? in
            prepare(drawing.guides, drawing.form, &state)
            let start = ContinuousClock.now
            let verdict = state.judge?.judge(ink, expected: drawing.expected)
            state.slowest = max(state.slowest, ContinuousClock.now - start)
            state.count += 1
            return verdict
        }
        return Judgement(number: drawing.number, verdict: verdict)
    }

    private func prepare(_ guides: [Guide], _ form: LetterForm, _ state: inout State) {
        if state.tables[form] == nil, state.problems[form] == nil {
            do throws(Damaged) {
                state.tables[form] = try Self.table(of: form, in: assets)
            } catch {
                state.problems[form] = error.sentence
            }
        }
        guard state.judge == nil || state.form != form || state.guides != guides else { return }
        (state.form, state.guides) = (form, guides)
        state.judge = state.tables[form].map { LetterJudge($0, guides) }
    }

    static func table(of form: LetterForm, in assets: String) throws(Damaged) -> LetterTable {
        let file = form.table
        do {
            return try LetterTable(OrdinaryFile.read("\(assets)/\(file)", atMost: largestTable), of: form)
        } catch let error as LetterTable.Damage {
            throw Damaged("letters/\(file: file): \(text: error.reason)")
        } catch {
            throw Damaged("letters/\(file: file): \(error)")
        }
    }

    /// A line for F1.
    var status: [String] {
        state.withLock { state in
            let problem = state.problems.values.sorted().map { " · \($0)" }.joined()
            let slowest = Double(state.slowest.components.attoseconds) / 1e15
            return ["letters   \(state.count) judged, \((slowest * 10).rounded() / 10) ms at most\(problem)"]
        }
    }
}

extension LetterForm {
    /// The file of its table.
    var table: String { self == .capital ? "recognition.bin" : "recognition-small.bin" }
}

/// What is wrong with a file of Letters.
struct Damaged: Explained {
    let sentence: Sentence
    init(_ sentence: Sentence) { self.sentence = sentence }
}
