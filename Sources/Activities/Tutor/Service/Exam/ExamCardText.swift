import Sentences

/// A card of the exam for the terminal, in English.
struct ExamCardText {
    let card: ExamCard

    private static let (firstColumn, column) = (30, 8)

    var text: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        let levels = Level.allCases.filter { level in card.marks.contains { $0.level == level } }
        let head = Self.row("", levels.map(\.rawValue) + ["all"])
        let rows = ExamSkill.allCases.map { skill in
            Self.row(skill.label, (levels.map(Optional.some) + [nil]).map { Self.cell(card.share(of: skill, $0)) })
        }
        let talks = Self.row("replies without any fault", levels.map { Self.cell(card.talk($0)) })
        return [title] + notes + ["", head] + rows + ["", talks, ""] + verdicts + failures
    }

    private var title: String {
        let size = card.model.parameters.map { ", \(ExamCard.size($0)) parameters" } ?? ""
        return "\(card.model.name)\(size): exam \(card.version), \(card.date)"
    }

    private var notes: [String] {
        card.isAnalysed ? [] : ["Apertium and hunspell were missing, so that some mistakes were not found."]
    }

    private static func cell(_ share: ExamCard.Share) -> String {
        share.all == 0 ? "-" : "\(share.passed)/\(share.all)"
    }

    private static func row(_ name: String, _ cells: [String]) -> String {
        func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
        return name + spaces(firstColumn - name.count) + cells.map { spaces(column - $0.count) + $0 }.joined()
    }

    // MARK: - What it may do

    private var verdicts: [String] {
        let levels = card.levels.map(\.rawValue).joined(separator: ", ")
        let correct = card.whyNotCorrect.joined(separator: "; ")
        return [
            "\(inTenths(card.tokensASecond)) tokens a second on this machine.",
            "It may talk at: \(levels.isEmpty ? "no level" : levels) "
                + "(\(ExamCard.leastInTalk) % of the replies at the level and at each below).",
            "It may translate: \(card.mayTranslate ? "yes" : "no") (\(ExamCard.leastTranslated) % each way).",
            "It may correct: \(correct.isEmpty ? "yes" : "no: \(correct)").",
            "What fails the exam is not offered.",
        ]
    }

    private var failures: [String] {
        let failed = card.marks.filter { !$0.isPassed }
        guard !failed.isEmpty else { return [] }
        return ["", "Not passed:"] + failed.map { "  \($0.question): \(Self.reasons($0))" }
    }

    private static let mostReasons = 4

    /// The first reasons, each once.
    private static func reasons(_ mark: ExamMark) -> String {
        var reasons: [String] = []
        for reason in mark.reasons where !reasons.contains(reason) { reasons.append(reason) }
        let more = reasons.count - mostReasons
        return reasons.prefix(mostReasons).joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
    }
}
