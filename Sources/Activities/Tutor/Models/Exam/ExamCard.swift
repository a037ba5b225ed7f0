import Sentences

/// What a model can and may do, by its marks; kept beside it.
///
/// What fails the exam is not offered: a model that corrects wrongly never corrects.
struct ExamCard: Hashable, Codable, Sendable {
    /// The exam's.
    let version: Int
    /// The day of the exam, such as 2026-11-24.
    let date: String
    let model: ExaminedModel
    /// Whether the analyser was there, without which some mistakes are not found.
    let isAnalysed: Bool
    let marks: [ExamMark]
    /// The speed on the machine on which the exam was.
    let tokensASecond: Double

    /// How many of some marks are passed.
    struct Share: Hashable, Codable, Sendable {
        let passed, all: Int

        init(passed: Int, all: Int) { (self.passed, self.all) = (passed, all) }

        init(_ marks: [ExamMark], isPassed: (ExamMark) -> Bool = \.isPassed) {
            (passed, all) = (marks.count(where: isPassed), marks.count)
        }

        func isAtLeast(_ percent: Int) -> Bool { all > 0 && passed * 100 >= percent * all }
    }

    // MARK: - What it has shown

    /// - Parameter level: nil for all.
    func share(of skill: ExamSkill, _ level: Level? = nil) -> Share {
        Share(marks.filter { $0.judged.contains(skill) && (level == nil || $0.level == level) }) {
            !$0.failed.contains(skill)
        }
    }

    /// Replies without any fault.
    func talk(_ level: Level) -> Share { Share(marks.filter { $0.isOfTalk && $0.level == level }) }

    // MARK: - What it may do

    /// The levels of the exam at which it may talk, from the easiest.
    var levels: [Level] { Level.allCases.prefix { talk($0).isAtLeast(Self.leastInTalk) }.map(\.self) }

    /// Whether it may talk with a learner who has chosen a level.
    ///
    /// The exam ends at B2, which stands for what is above. A talk without a chosen level begins at A2 and goes up with
    /// the learner, so it needs B1.
    func mayTalk(at choice: LevelChoice) -> Bool {
        levels.contains(choice.level.map { min($0, .b2) } ?? .b1)
    }

    var mayTranslate: Bool {
        [.toEnglish, .toSpanish].allSatisfy { share(of: $0).isAtLeast(Self.leastTranslated) }
    }

    var mayCorrect: Bool { whyNotCorrect.isEmpty }

    var isSmall: Bool { (model.parameters ?? 0) < Self.leastParameters }

    /// The reasons why it may not correct, in the words of the terminal; empty if it may.
    var whyNotCorrect: [Sentence] {
        var reasons: [Sentence] = []
        let (found, kept) = (share(of: .correcting), share(of: .keeping))
        if !found.isAtLeast(Self.leastCorrected) {
            reasons.append("it corrects \(found.passed) of \(found.all) mistakes, not \(Self.leastCorrected) %")
        }
        if kept.passed < kept.all || kept.all == 0 {
            reasons.append("it changes \(kept.all - kept.passed) of \(kept.all) right sentences")
        }
        if isSmall {
            let size: Sentence = model.parameters.map(Self.size) ?? "an unknown number of"
            reasons.append("it has \(size) parameters, not \(Self.size(Self.leastParameters))")
        }
        return reasons
    }

    /// A number of parameters in words, such as `1.5 billion`.
    static func size(_ parameters: Int) -> Sentence {
        let millions = (parameters + 500_000) / 1_000_000
        return millions < 1000 ? "\(millions) million" : "\(millions / 1000).\(millions % 1000 / 100) billion"
    }
}
