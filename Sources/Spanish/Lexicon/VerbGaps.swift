/// Everyday verbs that the analyser lacks, such as `desayunar`, or has without the change of their stem, as `acosto`.
enum VerbGaps {
    /// What a word may be as a form of these verbs.
    static func readings(of word: String) -> [Reading] { all[word] ?? [] }

    /// The form of one of these verbs; nil for another.
    static func form(_ reading: Reading) -> String? {
        guard let verb = verbs[reading.base], reading.isVerb else { return nil }
        return verb.form(reading)
    }

    /// The readings of a word, without those of a form that is none, and with those that lack.
    static func completed(_ word: String, _ readings: [Reading]) -> [Reading] {
        let real = readings.filter { reading in
            guard reading.isFinite, let verb = verbs[reading.base] else { return true }
            return verb.form(reading) == word
        }
        return real.isEmpty || shared.contains(word) ? real + Self.readings(of: word) : real
    }

    /// Forms that are nouns too.
    private static let shared: WordList = "ducha duchas ducho"

    // MARK: - The verbs

    private static let verbs: [String: ChangingVerb] = [
        "besar": ChangingVerb("besar"), "desayunar": ChangingVerb("desayunar"), "duchar": ChangingVerb("duchar"),
        "callar": ChangingVerb("callar"), "mudar": ChangingVerb("mudar"), "extrañar": ChangingVerb("extrañar"),
        "apurar": ChangingVerb("apurar"), "chatear": ChangingVerb("chatear"),
        "esquiar": ChangingVerb("esquiar", stressed: "esquí"), "nevar": ChangingVerb("nevar", stressed: "niev"),
        "acostar": ChangingVerb("acostar", stressed: "acuest"),
        "almorzar": ChangingVerb("almorzar", stressed: "almuerz"),
        "mover": ChangingVerb("mover", stressed: "muev"),
        "mentir": ChangingVerb("mentir", stressed: "mient", weak: "mint"),
    ]

    private static let all: [String: [Reading]] = verbs.values.reduce(into: [:]) { all, verb in
        for reading in verb.readings {
            if let form = verb.form(reading) { all[form, default: []].append(reading) }
        }
    }
}

/// A verb whose stem changes where it is stressed, and for some in -ir also before a stressed ending.
private struct ChangingVerb {
    let infinitive: String
    private let stressed, weak: String?

    init(_ infinitive: String, stressed: String? = nil, weak: String? = nil) {
        (self.infinitive, self.stressed, self.weak) = (infinitive, stressed, weak)
    }

    /// All that it may be.
    var readings: [Reading] {
        let persons = Person.allCases.filter { $0 != .vos }
        let finite = VerbTense.allCases.filter(\.hasPersons).flatMap { tense in
            persons.filter { tense != .imperative || $0 != .yo }.map { [tense.tag] + $0.tags }
        }
        let participles = Concord.each.map { ["pp"] + $0.tags }
        return (finite + participles + [["ger"], ["inf"]]).map { Reading(infinitive, ["vblex"] + $0) }
    }

    /// How a reading of it is written; nil if there is no such form.
    func form(_ reading: Reading) -> String? {
        if reading.isInfinitive { return infinitive }
        guard let tense = reading.tense, let verb = RegularVerb(infinitive) else { return nil }
        if tense == .participle {
            let end = (reading.has("f") ? "a" : "o") + (reading.isPlural ? "s" : "")
            return String(verb.form(.participle, .yo).dropLast()) + end
        }
        if tense == .gerund { return changed(verb.form(.gerund, .yo), weak) }
        guard let person = Person(tags: reading.person) else { return nil }
        let isOfAll = [.nosotros, .vosotros].contains(person)
        let text = verb.form(tense, person)
        switch tense {
        case .present where !isOfAll, .subjunctive where !isOfAll, .imperative where !isOfAll:
            return changed(text, stressed)
        case .preterite where [.el, .ellos].contains(person), .imperfectSubjunctive, .subjunctive, .imperative:
            return tense == .imperative && person == .vosotros ? text : changed(text, weak)
        default: return text
        }
    }

    /// A form with another stem, whose last letter may be spelled otherwise before the ending.
    private func changed(_ text: String, _ stem: String?) -> String {
        guard let stem else { return text }
        let length = infinitive.count - 2
        let isSpelled = text.prefix(length) == infinitive.prefix(length)
        let start = isSpelled ? stem : String(stem.dropLast()) + text.prefix(length).suffix(1)
        return start + text.dropFirst(length)
    }
}
