/// Words that say when something happens, and so choose the tense.
struct TimeWords {
    enum When { case past, future }

    /// The numbers of the words.
    let words: Range<Int>
    let when: When
    /// Whether it is `hace` with a time, which some say also of what lasts until now.
    var isSince = false
    /// Whether it is a year, with which stories are told in the present.
    var isYear = false

    /// The times in a sentence that say when the clause's action is, not of which time a thing is (`el pan de ayer`).
    static func all(in sentence: AnalysedSentence) -> [TimeWords] {
        var found: [TimeWords] = [], place = 0
        while place < sentence.indices.upperBound {
            if let time = TimeWords(at: place, sentence) {
                if !Self.isAttribute(place, sentence) { found.append(time) }
                place = time.words.upperBound
            } else {
                place += 1
            }
        }
        return found
    }

    private static func isAttribute(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let before = sentence.text(place - 1)
        let joins = [
            "de", "desde", "hasta", "para", "a", "como", "que", "por", "entre", "del", "desde hace", "y", "o", "ni",
            "según", "tras",
        ]
        // `la de` is one word to the analyser.
        if before.hasSuffix(" de") && before.count < 6 { return true }
        return joins.contains(before) && !(before == "que" && !isCompared(place - 1, sentence))
            && !["y", "o"].contains(before)
    }

    private static func isCompared(_ que: Int, _ sentence: AnalysedSentence) -> Bool {
        (max(0, que - 4)..<que).contains {
            ["más", "menos", "mejor", "peor", "igual", "mismo"].contains(sentence.text($0))
        }
    }

    private init?(at place: Int, _ sentence: AnalysedSentence) {
        let text = sentence.text(place)
        if let when = Self.word(text) {
            // `esta mañana`, `la mañana`, `el ayer`
            if text == "mañana",
                sentence[place - 1]?.readings.contains(where: { $0.has("det") || $0.has("adj") }) ?? false
            {
                return nil
            }
            if text == "mañana", sentence[place - 1]?.text == "cada" || sentence.text(place - 1) == "por" { return nil }
            (words, self.when) = (place..<place + 1, when)
            return
        }
        if let (words, when) = Self.phrase(at: place, sentence) ?? Self.phraseAsOneWord(text, place) {
            (self.words, self.when) = (words, when)
            return
        }
        if text == "hace", let end = Self.duration(at: place + 1, sentence), sentence.text(end) != "que",
            !["desde", "que"].contains(sentence.text(place - 1)), sentence.text(place - 1) != "no"
        {
            (words, when, isSince) = (place..<end, .past, true)
            return
        }
        if text == "en", let year = Int(sentence.text(place + 1)), (1900...2019).contains(year) {
            (words, when, isYear) = (place..<place + 2, .past, true)
            return
        }
        if text == "dentro de", let end = Self.duration(at: place + 1, sentence) {
            (words, when) = (place..<end, .future)
            return
        }
        return nil
    }

    private static func word(_ text: String) -> When? {
        let past = ["ayer", "anteayer", "anoche", "antier", "antes de ayer", "anteanoche", "antenoche"]
        if past.contains(where: { text == $0 || text.hasPrefix($0 + " por ") }) || text == "el otro día" {
            return .past
        }
        return text == "mañana" || text == "pasado mañana" || text.hasPrefix("mañana por ") ? .future : nil
    }

    /// A phrase such as `la semana que viene`, which the analyser takes for one word.
    private static func phraseAsOneWord(_ text: String, _ place: Int) -> (Range<Int>, When)? {
        let words = text.split(separator: " ").map(String.init)
        guard words.count > 2, ["el", "la", "los", "las"].contains(words[0]), words.contains(where: isTime) else {
            return nil
        }
        if text.hasSuffix("que viene") || words.contains(where: isNext) { return (place..<place + 1, .future) }
        return words.contains(where: isPast) ? (place..<place + 1, .past) : nil
    }

    /// A phrase such as `el lunes pasado`, `el próximo verano`, `la semana que viene`.
    private static func phrase(at place: Int, _ sentence: AnalysedSentence) -> (Range<Int>, When)? {
        guard ["el", "la", "los", "las", "este", "esta"].contains(sentence.text(place)) else { return nil }
        let (first, second, third) = (sentence.text(place + 1), sentence.text(place + 2), sentence.text(place + 3))
        if isTime(first) {
            if isPast(second) { return (place..<place + 3, .past) }
            if isNext(second) { return (place..<place + 3, .future) }
            if second == "que" && third == "viene" || second == "que viene" {
                return (place..<place + (third == "viene" ? 4 : 3), .future)
            }
        }
        guard isTime(second), sentence.text(place).hasPrefix("e") || sentence.text(place).hasPrefix("la") else {
            return nil
        }
        if isPast(first) { return (place..<place + 3, .past) }
        return isNext(first) ? (place..<place + 3, .future) : nil
    }

    private static func isPast(_ word: String) -> Bool { ["pasado", "pasada", "pasados", "pasadas"].contains(word) }
    private static func isNext(_ word: String) -> Bool {
        ["próximo", "próxima", "próximos", "próximas"].contains(word)
    }

    private static func isTime(_ word: String) -> Bool {
        Vocabulary.times.contains(word) && !["vez", "rato", "momento", "tiempo", "curso"].contains(word)
            || ["días", "semanas", "meses", "años", "fines de semana"].contains(word)
    }

    /// The end of such as `dos días`, `un rato`, `mucho tiempo`.
    private static func duration(at place: Int, _ sentence: AnalysedSentence) -> Int? {
        let units = [
            "día", "días", "semana", "semanas", "mes", "meses", "año", "años", "hora", "horas", "minuto", "minutos",
            "rato",
            "tiempo", "siglo", "siglos", "momento",
        ]
        for end in place + 1...place + 2 where units.contains(sentence.text(end)) && !sentence.isBreak(place) {
            return sentence.text(end) == "tiempo" && isWeather(end, sentence) ? nil : end + 1
        }
        return nil
    }

    /// Whether `tiempo` is the weather, as in `hace buen tiempo`, `hace un tiempo horrible`.
    private static func isWeather(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let before = sentence.text(place - 1)
        if ["mucho", "muchísimo", "poco", "algún", "cierto", "tanto", "bastante"].contains(before) { return false }
        return before != "un" || sentence[place + 1]?.may("adj") ?? false
    }
}
