/// `mis padres son en casa`, `estoy profesor`, `soy cansado`, `está las tres`.
struct SerEstarRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.words.indices {
            let word = sentence.words[place]
            if let ser = word.form(of: "ser"), let reason = Ser(sentence, place, ser).mistake,
                let right = try grammar.form("estar", like: ser)
            {
                found.append(Correction([word], to: right, .serEstar, reason.about(right)))
            } else if let estar = word.form(of: "estar"), let mistake = Estar(sentence, place, estar).mistake,
                let right = try grammar.form("ser", like: mistake.reading)
            {
                found.append(Correction([word], to: right, .serEstar, mistake.reason.about(right)))
            } else if let ser = word.form(of: "ser"), let hour = Clock(sentence, place),
                hour.isPlural == !ser.has("pl"),
                let right = try grammar.form(ser, isPlural: hour.isPlural)
            {
                found.append(Correction([word], to: right, .serEstar, SerEstarReason.time.about(right)))
            }
        }
        return found
    }
}

extension AnalysedWord {
    /// Its reading as a form of a verb with a person, if that is the only verb that it may be.
    func form(of verb: String) -> Reading? {
        guard !readings.isEmpty, readings.allSatisfy({ $0.lemma == verb || !$0.isFinite || $0.has("imp") }) else {
            return nil
        }
        return readings.first { $0.lemma == verb && $0.isFinite && !$0.has("imp") }
    }
}

/// A time of day after a verb: `las tres y media`.
private struct Clock {
    let isPlural: Bool
    /// Whether it says more than the hour.
    let isWhole: Bool

    private static let hours: WordList = "dos tres cuatro cinco seis siete ocho nueve diez once doce"

    init?(_ sentence: AnalysedSentence, _ verb: Int) {
        let number = sentence.text(verb + 2), next = sentence[verb + 3]
        switch sentence.text(verb + 1) {
        case "la" where number == "una": isPlural = false
        case "las" where Self.hours.contains(number): isPlural = true
        default: return nil
        }
        guard
            next == nil || next?.mark != nil || ["y", "menos", "en", "de", "ya"].contains(next?.text ?? "")
                || next?.text.hasPrefix("de la") == true || next?.text.hasPrefix("en punto") == true
        else { return nil }
        isWhole = next != nil && next?.mark == nil
    }
}

/// A form of `ser` that may have to be `estar`.
private struct Ser {
    let sentence: AnalysedSentence
    let verb: Int
    let reading: Reading
    let subject: NounPhrase?

    init(_ sentence: AnalysedSentence, _ verb: Int, _ reading: Reading) {
        (self.sentence, self.verb, self.reading) = (sentence, verb, reading)
        subject = sentence.subject(before: verb)
    }

    /// First and second persons have a person as their subject.
    private var isPersonal: Bool {
        reading.has("p1") || reading.has("p2") || subject?.isPerson(in: sentence) ?? false
    }

    private var isThing: Bool {
        guard let subject else { return false }
        if subject.kind == .name { return sentence.words[subject.head].may("loc") }
        let head = sentence.words[subject.head]
        // `la parada es en la próxima calle`: where the bus stops, as an event.
        return !Vocabulary.events.contains(head) && head.text != "parada"
            && (Vocabulary.places.contains(head) || Vocabulary.things.contains(head)
                || Vocabulary.animals.contains(head))
    }

    var mistake: Reason? {
        let place = sentence.skipping(Self.betweens, from: verb + 1)
        if let next = sentence[place], next.must("ger"), !sentence.has(Self.clefts) { return SerEstarReason.doing }
        if isWhere { return SerEstarReason.place }
        guard !sentence.has(Self.clefts, in: verb..<sentence.words.count) else { return nil }
        if isPersonal || isThing, Whereabouts.starts(at: place, sentence) {
            let isSure =
                isThing || subject.map { $0.kind != .noun } ?? false || Whereabouts.isWhole(at: place, sentence)
                || isPersonal && subject != nil
            if isSure { return SerEstarReason.place }
        }
        return isState(sentence.skipping(Self.degrees, from: place)) ? SerEstarReason.state : nil
    }

    private static let betweens: WordList = "siempre ahora hoy ya también todavía aún"
    private static let degrees: WordList = "muy un_poco bastante demasiado tan más ya siempre hoy ahora todavía"
    /// `es en casa donde comemos`.
    private static let clefts: WordList = "donde como cuando quien quienes"

    /// Whether it asks where somebody or something is, as `¿dónde es mi mochila?` does.
    private var isWhere: Bool {
        guard ["dónde", "donde"].contains(sentence.text(verb - 1)), sentence.isQuestion,
            let phrase = NounPhrase(sentence, at: verb + 1)
        else { return false }
        let head = sentence.words[phrase.head]
        guard sentence.isBreak(phrase.extended(in: sentence).places.upperBound) else { return false }
        return phrase.isPerson(in: sentence) && phrase.kind != .name
            || Vocabulary.things.contains(head)
                && !Vocabulary.events.contains(head)
            || Vocabulary.animals.contains(head)
            || Vocabulary.places.contains(head) && !Self.asked.contains(head)
    }

    /// Things of which natives may ask where they are with `ser`.
    private static let asked: WordList = "casa parada"

    private func isState(_ place: Int) -> Bool {
        guard let word = sentence[place], reading.has("pri") || reading.has("pii") else { return false }
        if isPersonal {
            if Self.states.contains(word), !precedesNoun(place) { return true }
            if ["de acuerdo", "de vacaciones", "de pie", "de mal humor", "de buen humor"].contains(
                where: { says($0, at: place) })
            {
                return true
            }
            return ["bien", "mal"].contains(word.text) && !reading.has("p3")
                && (sentence.isBreak(place + 1) || ["y", "gracias", "pero"].contains(sentence.text(place + 1)))
        }
        guard let subject, subject.kind == .noun else { return false }
        let head = sentence.words[subject.head], isOver = sentence.text(place + 1) != "por"
        if Vocabulary.openings.contains(head), Self.openStates.contains(word) { return isOver }
        if Vocabulary.things.contains(head),
            ["roto", "lleno", "vacío"].contains(where: { word.may(be: $0) || isBroken(word) })
        {
            return isOver
        }
        guard Vocabulary.food.contains(head), let determiner = subject.determiner,
            ["este", "esta", "mi", "tu"].contains(sentence.text(determiner))
        else { return false }
        return Self.temperatures.contains(word)
    }

    private func isBroken(_ word: AnalysedWord) -> Bool { ["roto", "rota", "rotos", "rotas"].contains(word.text) }

    private static let states: WordList = """
        cansado enfermo contento enfadado enojado preocupado dormido sentado acostado embarazado embarazada resfriado
        constipado agotado estresado harto mareado deprimido emocionado sorprendido satisfecho asustado equivocado muerto
        cansada cansados cansadas
        """
    private static let openStates: WordList = "abierto cerrado abierta cerrada abiertos cerrados abiertas cerradas"
    private static let temperatures: WordList = "frío caliente tibio helado salado quemado fría fríos frías"

    private func precedesNoun(_ place: Int) -> Bool {
        sentence[place + 1].map { $0.mark == nil && $0.must("n") } ?? false
    }

    /// Whether words stand there, which the analyser may take for one.
    private func says(_ text: String, at place: Int) -> Bool {
        let words = (place...place + 2).map { sentence.text($0) }.filter { !$0.isEmpty }.joined(separator: " ")
        return words == text || words.hasPrefix(text + " ")
    }
}

/// A form of `estar` that may have to be `ser`.
private struct Estar {
    let sentence: AnalysedSentence
    let verb: Int
    let reading: Reading

    init(_ sentence: AnalysedSentence, _ verb: Int, _ reading: Reading) {
        (self.sentence, self.verb, self.reading) = (sentence, verb, reading)
    }

    /// The reason, and what `estar` would have to be like.
    var mistake: (reason: Reason, reading: Reading)? {
        if let clock = Clock(sentence, verb), reading.has("p3"), reading.has("sg") || clock.isWhole {
            let number = clock.isPlural ? "pl" : "sg"
            return (SerEstarReason.time, Reading("estar", reading.tags.map { $0 == "sg" || $0 == "pl" ? number : $0 }))
        }
        return reason.map { ($0, reading) }
    }

    private var reason: Reason? {
        let next = sentence[verb + 1]
        if isOrigin { return SerEstarReason.origin }
        guard let next, next.mark == nil else { return nil }
        if Vocabulary.weekdays.contains(next), sentence.isBreak(verb + 2) || sentence.text(verb + 2) == "y",
            ["hoy", "mañana", "ayer", "ya"].contains(sentence.text(verb - 1)) || sentence.isStart(verb)
        {
            return SerEstarReason.day
        }
        let subject = sentence.subject(before: verb)
        let isPersonal = reading.has("p1") || reading.has("p2") || subject?.isPerson(in: sentence) ?? false
        if isPersonal, isIdentity(next, subject) { return SerEstarReason.identity }
        return subject.flatMap(eventReason)
    }

    private func isIdentity(_ next: AnalysedWord, _ subject: NounPhrase?) -> Bool {
        let after = sentence[verb + 2]
        let isAlone =
            after == nil || after?.mark != nil || after?.isPreposition == true
            || ["y", "pero", "porque"].contains(after?.text ?? "")
        if Vocabulary.professions.contains(next), !next.isCapitalized { return true }
        if Vocabulary.languages.contains(next) || Self.nations.contains(next) { return isAlone }
        guard subject != nil, let phrase = NounPhrase(sentence, at: verb + 1), phrase.kind == .noun,
            phrase.determiner != nil
        else { return false }
        return phrase.isPerson(in: sentence) && sentence.words[phrase.head].text != "pareja"
    }

    private static let nations: WordList = """
        argentino mexicano colombiano peruano chileno cubano venezolano americano estadounidense europeo brasileño
        canadiense australiano español española holandés danés noruego finlandés suizo austriaco griego turco marroquí
        boliviano uruguayo paraguayo ecuatoriano latino irlandés escocés belga
        """

    /// `¿de dónde estás?`, `estamos de Colombia`.
    private var isOrigin: Bool {
        if sentence.text(verb - 1) == "dónde", sentence.text(verb - 2) == "de" { return true }
        guard sentence.text(verb + 1) == "de", let name = sentence[verb + 2], name.isCapitalized,
            name.readings.contains(where: { $0.has("loc") })
        else { return false }
        return sentence.isBreak(verb + 3) || sentence.text(verb + 3) == "y"
    }

    private func eventReason(_ subject: NounPhrase) -> Reason? {
        guard Vocabulary.surelyEvents.contains(sentence.words[subject.head]), subject.kind == .noun else { return nil }
        let next = sentence.text(verb + 1)
        if next == "a", ["la", "las"].contains(sentence.text(verb + 2)) { return SerEstarReason.event }
        if next == "en", Whereabouts.starts(at: verb + 1, sentence) { return SerEstarReason.event }
        return nil
    }
}
