import Spanish

/// What the other speaker says to something that is no answer, so that it shows what was understood of it.
struct AskingBack: Hashable, Codable, Sendable {
    /// What is said first; nil where the turn's own line asks again.
    private(set) var line: Line?
    /// Whether the turn's line is said again, slowly.
    private(set) var saysAgain = false
    /// What helps, beside the talk.
    private(set) var note: Line?
    /// Whether the turn's hint is shown.
    private(set) var hasHint = true
    /// Whether the learner has answered, and was not understood.
    private(set) var isMiss = true

    /// Nothing was understood.
    static let unknown = AskingBack()
}

extension AskingBack {
    /// - Parameters:
    ///   - words: what is refused; none for a mere no.
    ///   - question: the turn's line, whose question is asked once more.
    static func refused(_ words: [RefusedWord], _ question: String) -> AskingBack {
        let question = Question(question)
        return AskingBack(
            line: question.kind.line("\(RefusedWord.echo(words)) \(question.again)"))
    }

    static func open(_ words: [String]) -> AskingBack {
        let names = words.prefix(2).map { $0.lowercased() }.joined(separator: " o ")
        return AskingBack(
            line: .whichOf("\(names.prefix(1).uppercased())\(names.dropFirst())"))
    }

    /// - Parameter word: a word with its meanings, if one is asked for and known: Spanish, English, Latvian.
    static func request(_ request: TalkRequest, word: Line? = nil) -> AskingBack {
        switch request {
        case .again: AskingBack(line: .ofCourse, saysAgain: true, hasHint: false, isMiss: false)
        case .slower: AskingBack(line: .moreSlowly, saysAgain: true, hasHint: false, isMiss: false)
        case .help: AskingBack(line: .neverMind, saysAgain: true, isMiss: false)
        case .word: word.map(said) ?? unknownWord
        case .meaning: word.map { AskingBack(note: $0, hasHint: false, isMiss: false) } ?? unknownWord
        }
    }

    private static func said(_ word: Line) -> AskingBack {
        AskingBack(line: .youSay(word.spanish), hasHint: false, isMiss: false)
    }

    private static let unknownWord = AskingBack(line: .unknownWord, isMiss: false)
}

/// Something that a learner refuses, as it is taken up in `¿Sin pan?` or `¿En la terraza no?`.
struct RefusedWord: Hashable, Sendable {
    let text: String
    /// Whether it is a thing that one can do without: a noun that stands alone.
    let isThing: Bool

    /// What is asked back about all of them.
    static func echo(_ words: [RefusedWord]) -> String {
        guard let first = words.first else { return "¿No?" }
        if words.count > 1 { return "¿Ni \(words.prefix(3).map(\.text).joined(separator: " ni "))?" }
        return first.isThing
            ? "¿Sin \(first.text)?" : "¿\(first.text.prefix(1).uppercased())\(first.text.dropFirst()) no?"
    }
}

/// What a line asks for, by its question word.
private struct Question {
    /// The question word, such as `cuántos`.
    private(set) var word = "qué"
    private(set) var kind = QuestionKind.what

    /// - Parameter line: its last question counts.
    init(_ line: String) {
        let question = line.contains("¿") ? line.split(separator: "¿").last.map(String.init) ?? "" : ""
        let words = TalkLine.words(of: question.lowercased())
        if words.starts(with: ["por", "qué"]) {
            (word, kind) = ("por qué", .why)
            return
        }
        for first in words.prefix(2) {
            guard let kind = QuestionKind.allCases.first(where: { first.hasPrefix($0.rawValue) }) else { continue }
            (word, self.kind) = (first, kind)
            return
        }
    }

    /// The question, asked once more.
    var again: String { "¿\(word.prefix(1).uppercased())\(word.dropFirst()), entonces?" }
}
