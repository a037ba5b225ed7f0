/// Parts of a sentence that many rules look for.
///
/// A place outside the sentence has no word and no mark.
extension AnalysedSentence {
    var indices: Range<Int> { words.indices }

    /// The word at a place, if there is one.
    subscript(place: Int) -> AnalysedWord? { words.indices.contains(place) ? words[place] : nil }

    /// The word in small letters; empty outside the sentence.
    func text(_ place: Int) -> String { self[place]?.text ?? "" }

    /// The words from one place to another in small letters.
    func phrase(_ places: Range<Int>) -> String { places.map { text($0) }.joined(separator: " ") }

    func has(_ list: WordList) -> Bool { words.contains { list.contains($0.text) } }
    func has(_ list: WordList, in places: Range<Int>) -> Bool {
        places.contains { list.contains(text($0)) }
    }

    /// The first place from here on that is no word such as `muy` or `un poco`.
    func skipping(_ list: WordList, from place: Int) -> Int {
        var place = place
        while list.contains(text(place)) { place += 1 }
        return place
    }

    /// The first place of a run of such words that ends before a place.
    func skippingBack(_ list: WordList, before place: Int) -> Int {
        var place = place
        while place > 0, list.contains(text(place - 1)) { place -= 1 }
        return place
    }

    // MARK: - Marks

    func isMark(_ place: Int) -> Bool { self[place]?.mark != nil }

    /// Whether nothing that belongs to the word before can follow: a mark, a quotation mark, or the end.
    func isBreak(_ place: Int) -> Bool { self[place].map { $0.mark != nil || place > 0 && $0.isQuoted } ?? true }

    /// Whether a word begins the sentence, its question, or a quotation.
    func isStart(_ place: Int) -> Bool { place <= 0 || isMark(place - 1) || (self[place]?.isQuoted ?? true) }

    var isQuestion: Bool { words.contains { $0.mark == "?" || $0.mark == "¿" } }

    /// The words around a place up to the marks, or the ends of the sentence, on both sides.
    func stretch(around place: Int) -> Range<Int> {
        var (start, end) = (place, place)
        while start > 0, !isMark(start - 1) { start -= 1 }
        while end < words.count, !isMark(end) { end += 1 }
        return start..<end
    }

    // MARK: - Clauses

    /// The end of the clause in which a word stands: a mark, a conjunction or a relative pronoun.
    func clauseEnd(from place: Int) -> Int {
        (place..<words.count).first { isBreak($0) || isJoint($0) } ?? words.count
    }

    /// The start of the clause in which a word stands.
    func clauseStart(of place: Int) -> Int {
        var start = place
        while start > 0, !isBreak(start), !isJoint(start - 1), !isMark(start - 1) { start -= 1 }
        return start
    }

    /// Whether a word joins clauses or asks.
    func isJoint(_ place: Int) -> Bool {
        guard let word = self[place] else { return false }
        return Self.joints.contains(word.text)
            || word.readings.contains { $0.has("rel") || $0.has("itg") || $0.has("cnjsub") || $0.has("cnjadv") }
                && word.text != "como"
    }

    private static let joints: WordList = """
        y e o u ni pero sino que porque cuando si aunque mientras donde pues quien quienes cual cuales
        """
}

extension AnalysedWord {
    /// Whether something that the analyser takes for no word, such as a quotation mark, stands before it.
    fileprivate var isQuoted: Bool { gap.contains { !$0.isWhitespace } }

    var isPreposition: Bool { may("pr") && !may("n") || Self.prepositions.contains(text) }
    private static let prepositions: WordList = "a de en con por para sin desde hasta entre hacia según contra al del"

    var isInfinitive: Bool { readings.contains { $0.isInfinitive } }
}
