import FoundationEssentials
import Sentences
import Storage

/// Reads the exam from the activity's assets.
struct ExamReader {
    private let path: String

    /// - Parameter assets: the activity's folder in `assets`; nil without one.
    init(assets: String?) { path = assets.map { "\($0)/exam.json" } ?? "" }

    /// The largest file that is read, in bytes.
    private static let largestFile = 1 << 20

    struct Refusal: Explained { let sentence: Sentence }

    func read() throws(Refusal) -> Exam {
        let bytes: [UInt8]
        do {
            bytes = try OrdinaryFile.read(path, atMost: Self.largestFile)
        } catch {
            throw Refusal(sentence: "there is no exam for models; install pasaka-soltura")
        }
        guard let exam = try? JSONDecoder().decode(ExamFile.self, from: Data(bytes)).exam() else {
            throw Refusal(sentence: "exam.json is not an exam")
        }
        return exam
    }
}
