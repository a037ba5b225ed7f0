/// What the grown-ups' pages say of a language model's exam.
public enum ExamWording: Hashable, Sendable {
    // Before it.
    case next, nextNote
    case notYet, notYetNote
    case start, startAgain, startNote(questions: Int)
    case needsPackage
    /// Another model is being added or examined.
    case later, laterNote
    // While it runs.
    case beginning
    case loading(percent: Int)
    case question(Int, of: Int)
    case goesOn, stop, stopNote
    // Its end.
    case done, stopped, failed
    // Its card.
    case date(String)
    /// The speed in tenths of tokens and words a second.
    case speed(tokens: Int, words: Int)
    case notAnalysed
    case talks(levels: [String])
    case replies([Count], least: Int)
    case translates(Bool)
    case translations(toEnglish: Count, toSpanish: Count, least: Int)
    case corrects(Bool)
    /// - Parameters:
    ///   - least: percent of the mistakes.
    ///   - isSmall: whether it has too few parameters to correct.
    case corrections(found: Count, spoilt: Count, least: Int, isSmall: Bool)
    case faults
    case faultCounts([FaultCount])
    // In the list of models.
    case listedNotYet, listedFailed, listedTalks(levels: [String])

    /// A count out of a total.
    public struct Count: Hashable, Sendable {
        /// The name of what is counted, such as a level's; empty if it is clear.
        public let name: String
        public let count, all: Int

        public init(_ count: Int, of all: Int, for name: String = "") {
            (self.name, self.count, self.all) = (name, count, all)
        }
    }

    /// How many replies have a fault.
    public struct FaultCount: Hashable, Sendable {
        public let fault: Fault
        public let count: Int

        public init(_ fault: Fault, _ count: Int) { (self.fault, self.count) = (fault, count) }
    }

    public enum Fault: Hashable, Sendable {
        case spanish, length, question, role, sense, plain, declining
    }
}

extension ExamWording.Count {
    /// The count in writing, such as `A1 5/12`.
    var text: String { (name.isEmpty ? "" : "\(name) ") + "\(count)/\(all)" }
}
