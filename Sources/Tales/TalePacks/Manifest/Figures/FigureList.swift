import Engine
import Sentences

extension StoryFields {
    /// The figures of a slide with this text: those that are wrong, or too many, are left out.
    mutating func figures(
        _ name: String, of text: String, leavesOut: Bool
    ) -> (entries: [StoryFile.FigureEntry], unknown: [String]) {
        guard !leavesOut else {
            skip(name)
            return ([], [])
        }
        let kind: Sentence = "a list of figures in brackets [ … ]"
        guard let written: [Attempt<WrittenFigure>] = value(name, kind) else { return ([], []) }
        var list = FigureList(path: path.isEmpty ? name : "\(path).\(name)", words: text.wordCount)
        for (index, attempt) in written.prefix(FigurePlace.most).enumerated() { list.add(attempt, index) }
        if written.count > FigurePlace.most {
            list.problems.append("\(field: list.path) has more than \(FigurePlace.most) figures; the rest is left out")
        }
        for problem in list.problems { note(problem) }
        return (list.entries, list.unknown)
    }
}

/// The figures of a slide while they are checked against each other.
private struct FigureList {
    let path: String
    /// The words of the slide's text.
    let words: Int
    var problems: [Sentence] = []
    private(set) var entries: [StoryFile.FigureEntry] = []
    private(set) var unknown: [String] = []

    init(path: String, words: Int) { (self.path, self.words) = (path, words) }

    mutating func add(_ attempt: Attempt<WrittenFigure>, _ index: Int) {
        switch attempt.outcome {
        case .failure: problems.append("\(field: path)[\(index)] must be an object in braces { … }")
        case .success(let written):
            unknown += written.unknown
            if let fault = written.fault ?? written.entry.flatMap(fault) {
                problems.append("\(fault); the figure is left out")
            } else if let entry = written.entry {
                entries.append(entry)
            }
        }
    }

    /// Why a figure does not fit to its slide and to those before it; nil if it does.
    private func fault(of entry: StoryFile.FigureEntry) -> Sentence? {
        if let word = entry.answer?.word, !(0..<words).contains(word) {
            return "\(field: "\(entry.path).answer.word") must be the number of a word of the text, from 0"
        }
        if entry.isMouse, entries.contains(where: \.isMouse) {
            return "\(field: "\(entry.path).mouse"): a slide has only one mouse"
        }
        let area = entries.reduce(entry.place.area) { $0 + $1.place.area }
        guard area <= FigurePlace.mostArea else {
            return "\(field: entry.path): the figures of a slide may cover one and a half pictures, and no more"
        }
        return nil
    }
}
