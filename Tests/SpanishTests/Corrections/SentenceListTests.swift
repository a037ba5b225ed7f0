import Foundation
import Testing

@testable import Spanish

/// The rules on whole lists of sentences, with the real tools.
///
/// `right.txt` and `wrong.tsv` are those on which the rules were made; nobody looked at the `unseen` ones meanwhile.
struct SentenceListTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Lists")

    private static func lines(_ file: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    @Test(arguments: [("right.txt", 300, 0), ("unseen-right.txt", 400, 4)])
    func `at most one right sentence in a hundred is corrected`(file: String, count: Int, most: Int) throws {
        let sentences = try Self.lines(file)
        let corrected = try sentences.filter { try !Tools.spanish.corrections(in: $0, .spain).isEmpty }
        #expect(sentences.count == count)
        #expect(corrected.count <= most, "\(corrected)")
    }

    // MARK: - Mistakes

    /// A sentence with one mistake.
    private struct Wrong {
        let sentence, wrong, right, kind: String

        init?(_ line: String) {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 4 else { return nil }
            (sentence, wrong, right, kind) = (fields[0], fields[1], fields[2], fields[3])
        }

        /// Rules that give the right reason.
        private static let rules: [String: Set<CorrectionRule>] = [
            "agreement": [.agreement, .article, .gustar], "ser-estar": [.serEstar, .tener, .hay],
            "spelling": [.spelling, .accent], "accent": [.accent, .spelling],
            "no-such-form": [.noSuchForm, .participle],
            "subject-verb": [.subjectVerb], "tense": [.tense], "gustar": [.gustar], "punctuation": [.punctuation],
        ]

        /// Whether a rule finds it, for the right reason.
        var isFound: Bool {
            get throws {
                try Tools.spanish.corrections(in: sentence, .spain).contains { correction in
                    let isThere =
                        correction.from.contains(wrong) || wrong.contains(correction.from)
                        || !Set(correction.from.split(separator: " ")).isDisjoint(with: wrong.split(separator: " "))
                    return isThere && Self.rules[kind, default: []].contains(correction.rule)
                }
            }
        }
    }

    @Test(arguments: [("wrong.tsv", 95), ("unseen-wrong.tsv", 70)])
    func `most mistakes are found for the right reason`(file: String, least: Int) throws {
        let sentences = try Self.lines(file).compactMap(Wrong.init)
        #expect(sentences.count == 200)
        let missed = try sentences.filter { try !$0.isFound }
        #expect(100 * (sentences.count - missed.count) >= least * sentences.count, "\(missed.map(\.sentence))")
        for (kind, all) in Dictionary(grouping: sentences, by: \.kind) {
            let count = missed.count { $0.kind == kind }
            #expect(2 * count < all.count, "more than half of \(kind) are missed")
        }
    }
}
