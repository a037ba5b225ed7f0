import Sentences

/// The problems of one pack, for the log and the diagnostics overlay.
struct PackProblems {
    /// The prefix of each line: the pack's folder, relative to its root.
    private let pack: Sentence
    private var found: [Sentence] = []

    /// Further lines are only counted.
    static let mostLines = 5

    init(pack: String) { self.pack = "\(tale: pack)" }

    /// Creates the problems of a folder of packs.
    init(root: String) { pack = "\(path: root)" }

    /// - Parameters:
    ///   - file: in the pack's folder; nil for the folder itself.
    ///   - sentence: without its subject, which is the file.
    mutating func note(_ file: String?, _ sentence: Sentence) { found.append(line(file, sentence)) }

    /// - Parameter place: a file in a subfolder of the pack.
    mutating func note(at place: Sentence, _ sentence: Sentence) { found.append("\(pack)/\(place): \(sentence)") }

    /// Notes why there is no tale, before all other problems.
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
