/// Words that sound alike: `haber` and `a ver`, `ay`, `hay` and `ahí`, `a` and `ha`, `echo` and `hecho`, `ves` and `vez`.
struct HomophoneRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            guard let right = Self.right(place, sentence) else { return nil }
            let words = sentence.words[right.from...place]
            return Correction(words, to: right.word, .spelling, Self.reason.about(right.word, right.wrong))
        }
    }

    /// What is meant by a word, with the word before if both are one.
    private struct Choice {
        let word, wrong: String
        let from: Int
    }

    private static func right(_ place: Int, _ sentence: AnalysedSentence) -> Choice? {
        let text = sentence.text(place), isOpen = !sentence.isBreak(place)
        let before = isOpen ? sentence.text(place - 1) : "", next = sentence.text(place + 1)
        func choice(_ word: String, _ isMeant: Bool) -> Choice? {
            isMeant ? Choice(word: word, wrong: text, from: place) : nil
        }
        switch text {
        case "haber": return choice("a ver", isLook(place, sentence))
        case "ver":
            guard before == "a", isHave(place, sentence) else { return nil }
            return Choice(word: "haber", wrong: "a ver", from: place - 1)
        case "ay": return choice("hay", isThere(place, sentence))
        case "ahí": return choice("hay", isThereIs(place, sentence))
        case "hay":
            return choice("ay", sentence[place - 1]?.mark == "¡" && [",", "qué"].contains(next))
                ?? choice("ahí", ["por", "de", "desde"].contains(before) || isPointing(place, sentence))
                ?? choice("ahí", sentence.isBreak(place + 1) && sentence.acting(place - 1, "estar") != nil)
        case "a": return choice("ha", isPerfect(place, sentence))
        case "e":
            let isI = [
                "", "hoy", "ayer", "también", "siempre", "aún", "yo", "no", "me", "te", "lo", "la", "le", "se", "ya",
                "nunca",
            ].contains(before)
            return choice("he", isI && isParticiple(place + 1, sentence))
        case "ves":
            let isTime = ["otra", "una", "tal", "cada", "alguna", "primera", "última"].contains(before)
            return choice("vez", isTime && next != "tú")
        case "ola":
            return choice(
                "hola", sentence.isStart(place) && (sentence.isMark(place + 1) || isName(place + 1, sentence)))
        case "tubo":
            let isVerb = Subject.pronouns[before] != nil || ["no", "se", "me", "ya", "que"].contains(before)
            return choice("tuvo", isVerb || next == "que" && sentence.isPureInfinitive(place + 2))
        case "haz": return choice("has", isParticiple(place + 1, sentence))
        case "ha", "ah": return choice("a", isPreposition(place, sentence) || isBeforeOwner(place, sentence))
        case "echo", "echa":
            return choice("hecho", before != "hay" && sentence[place - 1]?.must("vbhaver") ?? false)
        default: return MistakenWord.right(place, sentence).map { Choice(word: $0, wrong: text, from: place) }
        }
    }

    // MARK: - haber, a ver

    /// `haber si llueve`, `vamos haber una película`.
    private static func isLook(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let next = sentence.text(place + 1)
        if sentence.isStart(place) { return asking.contains(next) }
        guard let going = sentence.acting(place - 1, "ir"), !isParticiple(place + 1, sentence) else { return false }
        return !going.has("p3")
    }

    private static let asking: WordList = """
        si qué que quién quien cómo como cuándo cuando dónde donde cuánto cuánta cuántos cuántas
        """

    /// `podría a ver sido`, `debe a ver un error`.
    private static func isHave(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let isModal =
            sentence.isForm(place - 2, of: "deber poder") || sentence.text(place - 2).hasSuffix("que")
            || ["de", "por", "sin"].contains(sentence.text(place - 2))
        guard isModal else { return false }
        if isParticiple(place + 1, sentence) { return true }
        return sentence.finite(place - 2).contains { $0.has("p3") && $0.has("sg") }
            && sentence[place + 1].flatMap { Determiner($0) }?.kind == .indefinite
    }

    // MARK: - ay, hay, ahí

    /// `ay muchos árboles`, `no ay leche`, `ay que estudiar`.
    private static func isThere(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let next = sentence[place + 1], !sentence.isBreak(place + 1) else { return false }
        if next.text == "que" { return sentence.isPureInfinitive(place + 2) }
        if !sentence.isStart(place) { return next.text != "de" && next.text != "mi" }
        let kind = Determiner(next)?.kind
        return kind == .indefinite || kind == .quantity || next.may("num") || next.text == "gente"
            || sentence.isQuestion && next.must("n")
    }

    /// `ahí que comer bien`, `no ahí problema`, `en la mesa ahí un libro`.
    private static func isThereIs(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let next = sentence[place + 1], !sentence.isBreak(place + 1) else { return false }
        if next.text == "que", sentence.isPureInfinitive(place + 2), sentence.isStart(place) { return true }
        let stretch = sentence.stretch(around: place), kind = Determiner(next)?.kind
        let isThing = (kind == .quantity || next.may("num")) && sentence[place + 2]?.may("n") ?? false
        guard !stretch.contains(where: { sentence.mayAct($0) && !(isThing && $0 == place + 2) }) else { return false }
        if place == 0 { return isThing }
        if sentence.text(place - 1) == "no" { return next.may("n") || next.may("det") }
        return sentence.text(stretch.lowerBound) == "en" && place > stretch.lowerBound + 1
            && (kind == .indefinite || kind == .quantity || next.may("num"))
    }

    /// `hay está mi casa`, `hay viene el autobús`.
    private static func isPointing(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard sentence.isStart(place) || sentence.text(place - 1) == "y", sentence.isSurelyFinite(place + 1),
            !sentence.isBreak(place + 1)
        else { return false }
        return sentence.acting(place + 1, "estar venir ir") != nil
    }

    // MARK: - a, ha, e, he

    /// `mi hermana a comido`, `se a ido`.
    private static func isPerfect(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard !sentence.isBreak(place), isParticiple(place + 1, sentence) else { return false }
        if AnalysedSentence.sureClitics.contains(sentence.text(place - 1)) { return true }
        guard let subject = sentence.subject(before: place) else { return false }
        return !subject.concord.isPlural && !["yo", "tú"].contains(sentence.text(subject.head))
            && sentence.isStart(subject.places.lowerBound)
    }

    private static func isParticiple(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[place], !sentence.isBreak(place), word.text != "hecho", !word.may("n") else {
            return false
        }
        return word.may("pp", "m", "sg") && !(word.text.hasPrefix("i") && word.text != "ido")
    }

    /// Whether a verb before goes on with `a`, as in `voy a comer`, `vuelto a decir`, `fui a la playa`.
    static func isPreposition(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard !sentence.isBreak(place), let before = sentence[place - 1], let next = sentence[place + 1],
            !sentence.isBreak(place + 1), before.readings.contains(where: { leading.contains($0.lemma) && $0.isVerb })
        else { return false }
        let isPlace = next.may("det") || next.may("loc") || next.must("np") || next.text == "casa"
        return (next.must("inf") || isPlace) && !next.may("pp")
    }

    /// `llamar ha mi madre`: no verb stands before what somebody owns.
    private static func isBeforeOwner(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let owner = sentence[place + 1].flatMap({ Determiner($0) }), !sentence.isBreak(place + 1) else {
            return false
        }
        return owner.kind == .possessive && sentence[place + 2]?.may("n") ?? false && !sentence.isBreak(place)
    }

    private static let leading: WordList = """
        ir irse venir volver empezar comenzar aprender ayudar llegar salir viajar llevar enseñar jugar entrar correr
        acostumbrar invitar regresar
        """

    private static func isName(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence[place].map { $0.isCapitalized && $0.may("np", "ant") } ?? false
    }

    private static let reason = Reason(
        "„%1” un „%2” skan vienādi; te raksta „%1”.", "“%1” and “%2” sound alike; here you write “%1”.",
        "“%1” y “%2” suenan igual; aquí se escribe “%1”.")
}
