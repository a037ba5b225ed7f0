/// Pairs such as `tu` and `tú`, `el` and `él`, `si` and `sí`.
enum ShortWordAccent {
    static func right(_ place: Int, _ sentence: AnalysedSentence) -> AccentChoice? {
        let text = sentence.text(place)
        let isRight: Bool
        switch text {
        case "tu":
            isRight =
                isSubject(place, sentence, ["p2", "sg"])
                || sentence.text(place - 1) == "y" && sentence.isBreak(place + 1)
        case "el": isRight = isHe(place, sentence)
        case "mi": isRight = isMe(place, sentence)
        case "si": isRight = isYes(place, sentence)
        case "se": isRight = isKnown(place, sentence)
        case "te": isRight = isTea(place, sentence)
        case "mas": isRight = isMore(place, sentence)
        case "de": isRight = isGive(place, sentence)
        case "tú": return isOwner(place, sentence) ? AccentChoice(word: "tu", reason: owner) : nil
        case "mí": return isOwner(place, sentence) ? AccentChoice(word: "mi", reason: owner) : nil
        case "él": return isArticle(place, sentence) ? AccentChoice(word: "el", reason: article) : nil
        case "sé", "té":
            return isPronoun(place, sentence) ? AccentChoice(word: Accents.stripped(text), reason: pronoun) : nil
        default: return nil
        }
        guard isRight, let (word, reason) = accented[text] else { return nil }
        return AccentChoice(word: word, reason: reason)
    }

    // MARK: - With an accent

    /// Whether it stands before a verb that fits, maybe with `no` or a pronoun between.
    private static func isSubject(_ place: Int, _ sentence: AnalysedSentence, _ person: [String]) -> Bool {
        var next = place + 1
        while sentence.text(next) == "no" || AnalysedSentence.sureClitics.contains(sentence.text(next))
            || ["también", "ya", "nunca", "siempre", "tampoco"].contains(sentence.text(next))
        { next += 1 }
        guard !sentence.isBreak(next) || next > place + 1 else { return false }
        if sentence.isBreak(next) {
            return ["también", "no", "tampoco"].contains(sentence.text(next - 1)) && person.first == "p2"
        }
        return sentence.isSurelyFinite(next)
            && sentence.finite(next).contains {
                $0.person == person && $0.tense != .subjunctive && $0.tense != .imperfectSubjunctive
            }
    }

    private static func isHe(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let before = sentence.text(place - 1)
        if sentence.isBreak(place + 1) {
            return ["con", "para", "de", "a", "por", "sin"].contains(before) && sentence[place + 1]?.gap.isEmpty ?? true
        }
        return isSubject(place, sentence, ["p3", "sg"])
    }

    private static func isMe(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let before = sentence.text(place - 1), next = place + 1
        if ["en", "ante"].contains(before) || before.hasSuffix(" de") || before.hasSuffix(" en") {
            return sentence.isBreak(next) && sentence[next]?.gap.isEmpty ?? true
        }
        guard ["a", "para", "de", "por", "sin", "contra", "hacia", "sobre"].contains(before) else { return false }
        if sentence.isBreak(next) { return sentence[next]?.gap.isEmpty ?? true }
        if ["me", "no", "también", "tampoco", "sí", "y"].contains(sentence.text(next)) { return true }
        return sentence.isSurelyFinite(next)
    }

    private static func isYes(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let next = sentence[place + 1]?.mark
        if sentence.isStart(place), sentence[place - 1]?.mark != "," || sentence.text(place - 2) == "claro" {
            if next == nil {
                return sentence[place + 1] == nil || ["gracias", "claro"].contains(sentence.text(place + 1))
            }
            guard next == "," else { return next == "." || next == "!" }
            let rest = (place + 2..<max(place + 2, sentence.indices.upperBound))
            let isAside = ["por ejemplo", "por", "como", "en", "al", "de", "según"].contains(sentence.text(place + 2))
            return !isAside && rest.count { sentence.isMark($0) && sentence.text($0) == "," } < 2
        }
        let isEnd = next == "." || next == "!" || next == "?" || place == sentence.indices.upperBound - 1
        return isEnd && ["que", "eso", "claro", "creo"].contains(sentence.text(place - 1))
    }

    /// `no se`, `lo se`: I know.
    private static func isKnown(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let before = sentence.text(place - 1), next = sentence[place + 1]
        // `Se que es difícil.`, `Se hablar español.`
        if place == 0, let next, !sentence.isBreak(1) {
            return next.text == "que" || sentence.isPureInfinitive(1) && next.readings.allSatisfy(\.joined.isEmpty)
        }
        guard ["no", "lo", "ya", "yo", "solo"].contains(before), !sentence.isBreak(place) else { return false }
        guard let next, !sentence.isBreak(place + 1) else { return before == "lo" || before == "no" || before == "yo" }
        if next.may("itg") || next.must("vblex", "inf") && next.readings.allSatisfy({ $0.joined.isEmpty }) {
            return true
        }
        if before == "no" || before == "yo" || before == "solo" {
            return [
                "si", "que", "nada", "donde", "cuando", "como", "quien", "cuanto", "por qué", "mucho", "español",
                "inglés",
            ].contains(next.text) && sentence.finite(place + 1).isEmpty
                || next.text == "como"
                    && (sentence.mayBeFinite(place + 2)
                        || sentence.isClitic(place + 2) && sentence.mayBeFinite(place + 3))
                || next.text == "porque" && before == "no"
                || next.text == "nada" && before == "no" && sentence.isStart(place - 1)
                    && (sentence.isBreak(place + 2) || ["de", "sobre"].contains(sentence.text(place + 2)))
        }
        return false
    }

    private static func isTea(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let next = sentence[place + 1]
        let isEnd =
            sentence.isBreak(place + 1)
            || ["con", "y", "o", "de", "verde", "negro", "frío", "caliente", "sin"].contains(next?.text ?? "")
        guard isEnd else { return false }
        return ["un", "el", "al", "del", "de", "tomo", "bebo", "toma", "tomar", "beber", "quiero", "mi", "tu", "este"]
            .contains(sentence.text(place - 1))
    }

    private static func isMore(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard !sentence.isStart(place), !sentence.isBreak(place) else {
            return ["tarde", "temprano", "adelante", "allá", "gente", "o menos"].contains(sentence.text(place + 1))
        }
        guard let next = sentence[place + 1], !sentence.isBreak(place + 1) else { return true }
        return sentence.finite(place + 1).isEmpty
            && next.readings.contains { ["n", "adj", "adv", "pr", "rel", "cnjsub", "preadv"].contains(where: $0.has) }
    }

    /// `que me de`: give.
    private static func isGive(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        ["me", "te", "le", "nos", "les"].contains(sentence.text(place - 1)) && sentence.text(place - 2) == "que"
            && (sentence.isBreak(place + 1) || sentence[place + 1]?.may("det") ?? false)
    }

    // MARK: - Without one

    private static func isOwner(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let next = sentence[place + 1], !sentence.isBreak(place + 1), next.must("n"), !next.isCapitalized else {
            return false
        }
        if sentence.text(place) == "mí" { return true }
        return !(sentence[place + 2]?.mark == ",") && !sentence.mayBeFinite(place - 1)
    }

    private static func isArticle(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let next = sentence[place + 1], !sentence.isBreak(place + 1), !next.isCapitalized else { return false }
        return next.must("n") && next.must("m", "sg") && !sentence.mayBeFinite(place - 1)
            || next.must("n", "m", "sg") && sentence.text(place - 1) == "gusta"
    }

    private static func isPronoun(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard sentence.isSurelyFinite(place + 1), !sentence.isBreak(place + 1),
            !(sentence[place - 1]?.may("det") ?? false)
        else {
            return false
        }
        return sentence.text(place) == "té"
            ? !(sentence[place - 1]?.may("pr") ?? false) : sentence.finite(place + 1).contains { $0.has("p3") }
    }

    // MARK: - Why

    private static let accented: [String: (String, Reason)] = [
        "tu": ("tú", pair("tavs", "your", "de ti", "tu (vietniekvārds)", "you", "la persona")),
        "el": ("él", pair("artikuls", "the article", "el artículo", "viņš", "he or him", "la persona")),
        "mi": (
            "mí",
            pair(
                "mans", "my", "de quién es algo", "es, man (aiz prievārda)", "me, after a preposition",
                "la persona, tras una preposición")
        ),
        "si": ("sí", pair("ja (nosacījums)", "if", "una condición", "jā", "yes", "una afirmación")),
        "se": (
            "sé", pair("atgriezeniskais vietniekvārds", "a pronoun", "un pronombre", "zinu", "I know", "el verbo saber")
        ),
        "te": ("té", pair("tev, tevi", "you", "un pronombre", "tēja", "tea", "la bebida")),
        "mas": ("más", pair("bet", "but", "pero", "vairāk", "more", "una cantidad mayor")),
        "de": (
            "dé",
            pair("prievārds", "a preposition", "una preposición", "dod (no “dar”)", "give, of “dar”", "el verbo dar")
        ),
    ]

    private static func pair(
        _ latvian: String, _ english: String, _ spanish: String, _ other: String, _ meant: String, _ wanted: String
    ) -> Reason {
        Reason(
            "„%1” bez uzsvara zīmes ir „\(latvian)”; te domāts „%2” – \(other).",
            "Without an accent “%1” is “\(english)”; here you mean “%2”, \(meant).",
            "Sin tilde, “%1” es \(spanish); aquí se trata de “%2”, \(wanted).")
    }

    private static let owner = Reason(
        "Pirms lietvārda piederību rāda „%2” bez uzsvara zīmes, nevis „%1”.",
        "Before a noun the possessive has no accent: “%2”, not “%1”.",
        "Delante de un nombre el posesivo no lleva tilde: “%2”, no “%1”.")
    private static let article = Reason(
        "„%1” nozīmē „viņš”; artikulu pirms lietvārda raksta bez uzsvara zīmes: „%2”.",
        "“%1” means “he”; the article before a noun has no accent: “%2”.",
        "“%1” es la persona; el artículo delante de un nombre no lleva tilde: “%2”.")
    private static let pronoun = Reason(
        "Vietniekvārdu pirms darbības vārda raksta bez uzsvara zīmes: „%2”, nevis „%1”.",
        "The pronoun before a verb has no accent: “%2”, not “%1”.",
        "El pronombre delante del verbo no lleva tilde: “%2”, no “%1”.")
}
