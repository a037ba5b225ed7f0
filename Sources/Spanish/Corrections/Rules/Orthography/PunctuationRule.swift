/// A question or an exclamation without its opening mark, which stands where the question begins.
struct PunctuationRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        guard let end = sentence.indices.first(where: { "?!".contains(sentence.text($0)) && sentence.isMark($0) }),
            !sentence.words[..<end].contains(where: { $0.mark == "¿" || $0.mark == "¡" }),
            !sentence.words.contains(where: { $0.gap.contains("¿") || $0.gap.contains("¡") }), isSpanish(sentence, end)
        else { return [] }
        let isQuestion = sentence.text(end) == "?"
        let start = isQuestion ? Self.question(in: sentence, end) : Self.exclamation(in: sentence, end)
        guard start < end, let word = sentence[start],
            word.surface.first?.isLetter ?? word.surface.first?.isNumber ?? false
        else { return [] }
        let mark = isQuestion ? "¿" : "¡"
        let accented = QuestionWords.accented(word.text, before: sentence.text(start + 1)).map {
            Self.like(word.surface, $0)
        }
        let reason = (isQuestion ? Self.questions : Self.exclamations).about(mark + (accented ?? word.surface))
        return [
            Correction(
                from: word.surface, to: mark + (accented ?? word.surface), rule: .punctuation, reason: reason,
                place: word.place)
        ]
    }

    private func isSpanish(_ sentence: AnalysedSentence, _ end: Int) -> Bool {
        let words = sentence.words[..<end].filter { $0.mark == nil }
        return words.count { $0.token.isKnown } * 2 >= words.count && !words.isEmpty
    }

    private static func like(_ surface: String, _ word: String) -> String {
        surface.first?.isUppercase ?? false ? word.prefix(1).uppercased() + word.dropFirst() : word
    }

    // MARK: - Where it begins

    private static func question(in sentence: AnalysedSentence, _ end: Int) -> Int {
        let parts = parts(of: sentence, end)
        guard let last = parts.last, parts.count > 1 else { return parts.first?.lowerBound ?? 0 }
        if tags.contains(sentence.phrase(last)) { return last.lowerBound }
        if let asking = parts.first(where: { isAsking($0, sentence) }) { return asking.lowerBound }
        let withVerb = parts.firstIndex { part in
            part.contains { sentence.mayBeFinite($0) } && !isInterjection(part, sentence)
                && !isSubordinate(part, sentence)
        }
        return parts[withVerb ?? parts.count - 1].lowerBound
    }

    private static func exclamation(in sentence: AnalysedSentence, _ end: Int) -> Int {
        let parts = parts(of: sentence, end)
        return
            (parts.first {
                ["qué", "cuánto", "cuánta", "cuántos", "cuántas", "que"].contains(sentence.text($0.lowerBound))
                    && isExclaiming($0, sentence)
            }
            ?? parts.first)?.lowerBound ?? 0
    }

    /// `que viene un coche` only says why.
    private static func isExclaiming(_ part: Range<Int>, _ sentence: AnalysedSentence) -> Bool {
        sentence.text(part.lowerBound) != "que" || part.lowerBound == 0
    }

    /// The parts of a sentence between commas, colons and the like.
    private static func parts(of sentence: AnalysedSentence, _ end: Int) -> [Range<Int>] {
        var parts: [Range<Int>] = [], start = 0
        for place in 0...end where place == end || sentence.isMark(place) || sentence[place]?.gap.contains("…") ?? false
        {
            if place > start { parts.append(start..<place) }
            start = sentence.isMark(place) ? place + 1 : place
        }
        return parts
    }

    private static let tags: Set<String> = [
        "verdad", "no", "vale", "eh", "cierto", "sí", "si", "de acuerdo", "no es verdad", "no crees", "ok",
        "no es cierto",
        "te parece", "a que sí", "sabes", "y tú", "y usted", "y vosotros", "y ustedes", "y vos", "no te parece",
    ]

    /// Whether it begins with a word that asks, maybe after a preposition or a conjunction.
    private static func isAsking(_ part: Range<Int>, _ sentence: AnalysedSentence) -> Bool {
        part.prefix(3).contains { place in
            let before = part.lowerBound..<place
            let isAsking = sentence[place]?.may("itg") ?? false || QuestionWords.all.contains(sentence.text(place))
            return isAsking
                && before.allSatisfy {
                    (sentence[$0]?.must("pr") ?? false)
                        || ["y", "pero", "a", "de", "con", "en", "para", "por"].contains(sentence.text($0))
                }
                && !(sentence.text(place) == "cuando"
                    || sentence.text(place) == "como" && place > 0 && !sentence.isStart(place))
        }
    }

    /// Whether a part is an interjection, such as `perdone` or `mira`.
    private static func isInterjection(_ part: Range<Int>, _ sentence: AnalysedSentence) -> Bool {
        part.count < 3
            && part.contains { place in
                sentence[place]?.readings.contains { $0.tense == .imperative || $0.has("ij") } ?? false
            }
            || ["oye", "mira", "perdona", "perdone", "disculpa", "disculpe", "oiga", "dime", "escucha"].contains(
                sentence.text(part.lowerBound))
    }

    private static func isSubordinate(_ part: Range<Int>, _ sentence: AnalysedSentence) -> Bool {
        ["si", "cuando", "como", "aunque", "porque", "mientras"].contains(sentence.text(part.lowerBound))
    }

    private static let questions = Reason(
        "Spāņu valodā jautājuma zīmi liek arī jautājuma sākumā, apgrieztu: „%1…?”.",
        "In Spanish a question also has an opening mark, where it begins: “%1…?”.",
        "En español la pregunta lleva también el signo de apertura, donde empieza: “%1…?”.")
    private static let exclamations = Reason(
        "Spāņu valodā izsaukuma zīmi liek arī izsauciena sākumā, apgrieztu: „%1…!”.",
        "In Spanish an exclamation also has an opening mark, where it begins: “%1…!”.",
        "En español la exclamación lleva también el signo de apertura, donde empieza: “%1…!”.")
}

/// Words that have an accent when they ask.
enum QuestionWords {
    private static let accents = [
        "que": "qué", "como": "cómo", "donde": "dónde", "adonde": "adónde", "cuando": "cuándo", "quien": "quién",
        "quienes": "quiénes", "cual": "cuál", "cuales": "cuáles", "cuanto": "cuánto", "cuanta": "cuánta",
        "cuantos": "cuántos", "cuantas": "cuántas",
    ]
    static let all = Set(accents.keys)

    /// The word with its accent; nil for another word.
    static func accented(_ word: String, before next: String = "") -> String? {
        if word == "que", ["no", "si", "ya"].contains(next) { return nil }
        return accents[word]
    }
}
