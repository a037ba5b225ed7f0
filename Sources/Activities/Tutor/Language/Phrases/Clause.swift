/// Parts of a sentence that many rules look for.
extension AnalysedSentence {
    /// The word at a place, if there is one.
    subscript(place: Int) -> AnalysedWord? { words.indices.contains(place) ? words[place] : nil }

    /// The word in small letters; empty outside the sentence.
    func text(_ place: Int) -> String { self[place]?.text ?? "" }

    func isMark(_ place: Int) -> Bool { self[place]?.mark != nil }
    /// Whether nothing of the sentence follows before a mark or the end.
    func isEnd(_ place: Int) -> Bool { place >= words.count || isMark(place) }
    /// Whether nothing stands before it but a mark.
    func isStart(_ place: Int) -> Bool { place <= 0 || isMark(place - 1) }

    var isQuestion: Bool { words.contains { $0.surface == "?" || $0.surface == "¿" } }

    func has(_ list: WordList) -> Bool { words.contains { list.contains($0.text) } }
    func has(_ list: WordList, in places: Range<Int>) -> Bool {
        places.contains { list.contains(text($0)) }
    }

    /// Where the marks, or the sentence, around a place begin and end.
    func stretch(around place: Int) -> Range<Int> {
        var (start, end) = (place, place)
        while start > 0, !isMark(start - 1) { start -= 1 }
        while end < words.count, !isMark(end) { end += 1 }
        return start..<end
    }

    /// Whether a place may begin a clause: at a start, or after a conjunction.
    func isClauseStart(_ place: Int) -> Bool { isStart(place) || Self.joints.contains(text(place - 1)) }

    private static let joints: WordList = "y e o u ni pero que porque aunque si cuando mientras como pues sino"

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
}

extension AnalysedWord {
    var isPreposition: Bool { may("pr") && !may("n") || Self.prepositions.contains(text) }
    private static let prepositions: WordList = "a de en con por para sin desde hasta entre hacia según contra al del"

    /// Its readings with a person, if it may be nothing else.
    var finite: [Reading]? { !readings.isEmpty && readings.allSatisfy { $0.isFinite } ? readings : nil }
    /// Whether it may be a verb with a person.
    var mayBeFinite: Bool { readings.contains { $0.isFinite && !$0.has("imp") } || VosVerb.may(text) }
    var isInfinitive: Bool { readings.contains { $0.isInfinitive } }
}

/// Verbs of `vos`, which the analyser does not know.
enum VosVerb {
    static func may(_ text: String) -> Bool {
        text == "sos" || text.count > 3 && ["ás", "és", "ís"].contains { text.hasSuffix($0) }
    }
}
