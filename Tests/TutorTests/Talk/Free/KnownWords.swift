import Foundation

@testable import Spanish
@testable import Tutor

/// What the real analyser and speller say of the words of some texts, asked at once, because single questions are slow.
struct KnownWords: Lexicon {
    private let readings: [String: [Reading]]

    init(of texts: [String]) throws {
        let words = Array(Set(texts.flatMap { TalkLine.words(of: $0.lowercased()) }))
        readings = Dictionary(
            uniqueKeysWithValues: zip(words, try Tools.spanish.readings(of: words)))
    }

    func readings(of forms: [String]) -> [[Reading]] { forms.map { readings[$0] ?? [] } }
    func forms(of readings: [Reading]) throws(LanguageProblem) -> [String?] { try Tools.spanish.forms(of: readings) }
    func spelling(of forms: [String]) throws(LanguageProblem) -> [Spelling] { try Tools.spanish.spelling(of: forms) }
}

/// Texts that are right.
enum RightTexts {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    static let assets = folder.appending(path: "../../../../assets/soltura").standardizedFileURL.path
    static let scenes = SceneFolder(assets: assets).read().scenarios

    /// Sentences in which no rule may find anything.
    static let sentences: [String] = ["right.txt", "unseen-right.txt"].flatMap { file in
        let path = folder.appending(path: "../../../SpanishTests/Corrections/Lists/\(file)")
        let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}

extension Scenario {
    /// All that the tutor says, and all that a learner may say.
    var lines: [(TalkLine.Speaker, Line)] {
        talks.flatMap(\.turns).flatMap { turn in
            [(.tutor, turn.line), (.tutor, turn.again), (.tutor, turn.hint)]
                + turn.answers.flatMap { answer in
                    [(.learner, answer.say), (.tutor, answer.reply)]
                        + answer.also.map { (.learner, Line($0, "", "")) }
                }
        }
    }
}
