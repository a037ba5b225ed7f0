import Sentences

/// What is wrong with one pack, for the log and the developer's overlay.
struct PackProblems {
    /// What each line begins with: the pack's folder, counted from its root.
    private let pack: Sentence
    private var found: [Sentence] = []

    /// More lines than this are only counted.
    static let mostLines = 5

    init(pack: String) { self.pack = "\(tale: pack)" }

    /// For a folder that holds packs.
    init(root: String) { pack = "\(path: root)" }

    /// - Parameters:
    ///   - file: in the pack's folder; nil for the folder itself.
    ///   - sentence: without its subject, which is the file.
    mutating func note(_ file: String?, _ sentence: Sentence) { found.append(line(file, sentence)) }

    /// - Parameter place: a file in a folder of the pack's.
    mutating func note(at place: Sentence, _ sentence: Sentence) { found.append("\(pack)/\(place): \(sentence)") }

    /// Notes why there is no tale; this comes before all else.
    mutating func refuse(_ file: String?, _ sentence: Sentence) { found.insert(line(file, sentence), at: 0) }

    var lines: [Sentence] {
        let rest = found.count - Self.mostLines
        return found.prefix(Self.mostLines) + (rest > 0 ? ["\(pack): … and \(rest) more"] : [])
    }

    private func line(_ file: String?, _ sentence: Sentence) -> Sentence {
        file.map { "\(pack)/\(file: $0): \(sentence)" } ?? "\(pack): \(sentence)"
    }
}

extension String {
    package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
