import Sentences

/// A card of the exam for the terminal.
struct ExamCardText {
    let card: ExamCard

    private static let (leastFirstColumn, column) = (30, 8)

    var text: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        let levels = Level.allCases.filter { level in card.marks.contains { $0.level == level } }
        let all: Sentence = "all", faultless: Sentence = "replies without a mistake"
        let head = row("", levels.map(\.rawValue) + [all.description])
        let rows = ExamSkill.allCases.map { skill in
            let cells = (levels.map(Optional.some) + [nil]).map { Self.cell(card.share(of: skill, $0)) }
            return row(skill.label.description, cells)
        }
        let talks = row(faultless.description, levels.map { Self.cell(card.talk($0)) })
        let table = ["", head] + rows + ["", talks, ""]
        return ([title] + notes).map(\.description) + table + verdicts.map(\.description) + failures
    }

    private var title: Sentence {
        let name: Sentence = "\(text: card.model.name)", date: Sentence = "\(text: card.date)"
        return card.model.parameters.map {
            "\(name), \(ExamCard.size($0)) parameters: exam \(card.version), \(date)"
        } ?? "\(name): exam \(card.version), \(date)"
    }

    private var notes: [Sentence] {
        card.isAnalysed ? [] : ["Apertium and hunspell were missing, so that some mistakes were not found."]
    }

    private static func cell(_ share: ExamCard.Share) -> String {
        share.all == 0 ? "-" : "\(share.passed)/\(share.all)"
    }

    private func row(_ name: String, _ cells: [String]) -> String {
        func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
        let labels = ExamSkill.allCases.map { $0.label.description.count + 2 }
        let firstColumn = max(Self.leastFirstColumn, labels.max() ?? 0)
        return name + spaces(firstColumn - name.count) + cells.map { spaces(Self.column - $0.count) + $0 }.joined()
    }

    // MARK: - What it may do

    private var verdicts: [Sentence] {
        let yes: Sentence = "yes", no: Sentence = "no"
        let speed: Sentence = "\(text: inTenths(card.tokensASecond))"
        let levels: Sentence =
            card.levels.isEmpty ? "no level" : "\(text: card.levels.map(\.rawValue).joined(separator: ", "))"
        let faults: Sentence = "no: \(card.whyNotCorrect.joined(separator: "; "))"
        return [
            "\(speed) tokens a second on this machine.",
            "It may talk at: \(levels) (\(ExamCard.leastInTalk) % of the replies at the level and at each below).",
            "It may translate: \(card.mayTranslate ? yes : no) (\(ExamCard.leastTranslated) % each way).",
            "It may correct: \(card.mayCorrect ? yes : faults).", "What fails the exam is not offered.",
        ]
    }

    private var failures: [String] {
        let failed = card.marks.filter { !$0.isPassed }
        guard !failed.isEmpty else { return [] }
        let head: Sentence = "Not passed:"
        return ["", head.description] + failed.map { "  \($0.question): \(Self.reasons($0))" }
    }

    private static let mostReasons = 4

    /// The first reasons, each once.
    private static func reasons(_ mark: ExamMark) -> String {
        var reasons: [String] = []
        for reason in mark.reasons where !reasons.contains(reason) { reasons.append(reason) }
        let more = reasons.count - mostReasons
        let rest: Sentence = more > 0 ? "; and \(more) more" : ""
        return reasons.prefix(mostReasons).map(translated).joined(separator: "; ") + rest.description
    }

    /// A mark keeps its reasons in English, some with words of the model behind a colon.
    private static func translated(_ reason: String) -> String {
        guard let colon = reason.firstRange(of: ": ") else { return Catalogue.text(reason) }
        let words = String(reason[colon.upperBound...])
        let named = Theme(rawValue: words).map { Catalogue.text($0.rawValue) } ?? words
        return Catalogue.text(reason[..<colon.lowerBound] + ": %1").replacing("%1", with: named)
    }
}
