import Spanish

/// A reply while it is made: how far it is shown, and how far it stays.
///
/// What was spoken cannot be taken back. So a sentence is spoken early only if it was judged right together with all before
/// it, and a reply that has begun to be spoken is not asked for again: it ends before the first sentence that is not right.
struct GrowingReply {
    let judge: ReplyJudge
    /// Whether its sentences are spoken while it is made.
    let isSpoken: Bool
    /// The text as the model wrote it.
    private(set) var text = ""
    /// Its sentences that stay.
    private(set) var judged = ""
    /// Whether the rest is not wanted: it is not right, or somebody else's.
    var isOver: Bool { isFaulty || isOthers }
    private var isFaulty = false, isOthers = false
    /// What has been shown: a theme that is declined is not in it.
    private(set) var shown = ""
    /// What the analyser says of what is shown.
    private var read: LemmatisedText?

    init(_ judge: ReplyJudge, isSpoken: Bool) { (self.judge, self.isSpoken) = (judge, isSpoken) }

    /// Adds a piece.
    ///
    /// - Returns: the news about it.
    mutating func append(_ piece: String) -> [ReplyAnswer.State] {
        text += piece
        guard !isOver, let words = text.wholeWords else { return [] }
        let own = judge.own(words), whole = own.text.trimmed
        isOthers = own.isOver
        guard whole != shown, !whole.isEmpty else { return [] }
        // What was shown may have turned out to be a thought or an aside.
        if !whole.hasPrefix(judged) { judged = "" }
        let goesOn = whole.hasPrefix(shown)
        let read = judge.read(goesOn ? read : nil, and: goesOn ? String(whole.dropFirst(shown.count)) : whole)
        self.read = read
        // Nothing of such a theme is shown.
        isFaulty = judge.hasTheme(read)
        if isFaulty { return [] }
        shown = whole
        return [.making(whole)] + (isSpoken && Self.endsSentence(whole) ? sentence(whole) : [])
    }

    /// Judges it at the end of a sentence.
    private mutating func sentence(_ whole: String) -> [ReplyAnswer.State] {
        let check = judge.check(whole, isWhole: false, after: judged)
        if check.faults.isEmpty, check.cleaned == whole, !whole.contains(where: Self.open.contains) {
            judged = whole
            return [.judged(whole)]
        }
        isFaulty = !judged.isEmpty && check.faults.contains { $0 != .echo }
        return []
    }

    /// What is said of it when it has been made, as far as it has begun to be spoken.
    func said(_ check: ReplyCheck) -> String {
        let isRight = check.faults.allSatisfy { $0 == .noQuestion } && check.cleaned.hasPrefix(judged)
        return isFaulty || !isRight ? judged : check.cleaned
    }

    // MARK: - Sentences

    /// What may be trimmed off when its other end is known.
    private static let open: Set<Character> = ["\"", "'", "«", "“", "*", "(", "["]
    private static let abbreviations: WordList = "sr sra srta dr dra ud uds vd etc av"

    private static func endsSentence(_ text: String) -> Bool {
        guard let last = text.last, ".!?…".contains(last) else { return false }
        guard last == ".", let word = TalkLine.words(of: text).last else { return true }
        return !abbreviations.contains(word.lowercased()) && !word.allSatisfy(\.isNumber)
    }
}

extension String {
    /// Its words up to the last space, without one at the start; nil for none.
    var wholeWords: String? {
        guard let end = lastIndex(where: \.isWhitespace) else { return nil }
        let words = self[..<end].drop(while: \.isWhitespace)
        return words.isEmpty ? nil : String(words)
    }
}
