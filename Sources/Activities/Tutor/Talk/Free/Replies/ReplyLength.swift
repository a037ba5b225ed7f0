/// How long a reply may be, so that a learner can read it and answer.
///
/// Sentences of up to two words, such as `¡Muy bien!`, are not counted as sentences.
struct ReplyLength: Hashable, Sendable {
    let sentences, words: Int

    /// - Parameter level: nil for one that shows in the talk, or for a native speaker.
    init(for level: Level?) {
        (sentences, words) =
            switch level {
            case .a1: (2, 25)
            case .a2: (3, 35)
            case .b1: (4, 55)
            case .b2, .c1, .c2, nil: (5, 80)
            }
    }

    private static let shortSentence = 2

    func holds(_ text: String) -> Bool {
        let counts = TalkLine.sentences(of: text).map { TalkLine.words(of: $0).count }
        return counts.reduce(0, +) <= words && counts.count { $0 > Self.shortSentence } <= sentences
    }
}
