/// Words that exist, but of which a learner means another that sounds alike: `boy`, `ase`, `asta`, `se calló al suelo`.
enum MistakenWord {
    /// The word that is meant; nil if the written one may be.
    static func right(_ place: Int, _ sentence: AnalysedSentence) -> String? {
        let text = sentence.text(place)
        if let verb = verbs[text] { return verb.isMeant(Neighbours(place, sentence)) ? verb.word : nil }
        return nouns[text].flatMap { $0.isMeant(Neighbours(place, sentence)) ? $0.word : nil }
    }

    /// What stands around a word.
    private struct Neighbours {
        let place: Int
        let sentence: AnalysedSentence
        /// The word before, empty at the start; the word after, empty at the end.
        let before, next: String

        init(_ place: Int, _ sentence: AnalysedSentence) {
            (self.place, self.sentence) = (place, sentence)
            before = sentence.isStart(place) ? "" : sentence.text(place - 1)
            next = sentence.isBreak(place + 1) ? "" : sentence.text(place + 1)
        }

        var isNoun: Bool {
            guard !before.isEmpty, let word = sentence[place - 1] else { return false }
            return !AnalysedSentence.clitics.contains(before)
                && word.readings.contains { $0.has("det") || $0.has("pr") || $0.joined.contains { $0.has("det") } }
        }
        var isBeforeParticiple: Bool { !next.isEmpty && sentence[place + 1]?.may("pp", "m", "sg") ?? false }
        /// Whether what stands before wants a subjunctive or is a pronoun of a verb.
        var isAfterThat: Bool {
            if before == "que" || before == "ojalá" || before.hasSuffix(" que") { return true }
            // `quiero que mi hija valla`
            return sentence.subject(before: place).map { sentence.text($0.places.lowerBound - 1) == "que" } ?? false
        }
        /// Whether somebody falls there: `de la bici`, `al suelo`.
        var isBeforePlace: Bool {
            let isShort = ["al", "del"].contains(next)
            let isLong = ["a", "de", "por", "desde"].contains(next) && sentence[place + 2]?.may("det") ?? false
            return isShort && places.contains(sentence.text(place + 2))
                || isLong && places.contains(sentence.text(place + 3))
        }
    }

    private struct Choice {
        let word: String
        let isMeant: @Sendable (Neighbours) -> Bool

        init(_ word: String, _ isMeant: @escaping @Sendable (Neighbours) -> Bool) {
            (self.word, self.isMeant) = (word, isMeant)
        }
    }

    private static let verbs: [String: Choice] = [
        "boy": Choice("voy") {
            !$0.isNoun && (goingOn.contains($0.next) || ["yo", "me", "no", "ya", "te", "se"].contains($0.before))
        },
        "ase": Choice("hace") { !$0.isNoun && !$0.isAfterThat },
        "asen": Choice("hacen") { !$0.isNoun && !$0.isAfterThat },
        "asemos": Choice("hacemos") { !$0.isAfterThat },
        "halla": Choice("haya") {
            // `el tesoro que halla el pirata`
            $0.isAfterThat
                && ($0.isBeforeParticiple || $0.before != "que" || !($0.sentence[$0.place - 2]?.may("n") ?? true))
        },
        "hallas": Choice("hayas") { $0.isAfterThat && $0.isBeforeParticiple },
        "hallan": Choice("hayan") { $0.isAfterThat && $0.isBeforeParticiple },
        "valla": Choice("vaya") { isGoing($0) }, "vallas": Choice("vayas") { isGoing($0) },
        "vallan": Choice("vayan") { isGoing($0) }, "vallamos": Choice("vayamos") { isGoing($0) },
        "baya": Choice("vaya") { isGoing($0) }, "aya": Choice("haya") { $0.isAfterThat },
        "sierra": Choice("cierra") { !$0.isNoun && isBeforeThing($0) },
        "sierro": Choice("cierro") { !$0.isNoun && isBeforeThing($0) },
        "cazó": Choice("casó") { $0.before == "se" && $0.next == "con" },
        "cazaron": Choice("casaron") { $0.before == "se" },
        "as": Choice("has") { !$0.isNoun && $0.isBeforeParticiple },
        "an": Choice("han") { $0.isBeforeParticiple },
        "abría": Choice("habría") { $0.isBeforeParticiple }, "abrías": Choice("habrías") { $0.isBeforeParticiple },
        "abríamos": Choice("habríamos") { $0.isBeforeParticiple },
        "abrían": Choice("habrían") { $0.isBeforeParticiple },
        "callo": Choice("cayó") { $0.before == "se" && $0.isBeforePlace },
        "calló": Choice("cayó") { $0.before == "se" && $0.isBeforePlace },
        "callé": Choice("caí") { $0.before == "me" && $0.isBeforePlace },
        "callaron": Choice("cayeron") { $0.before == "se" && $0.isBeforePlace },
        "hecho": Choice("echo") {
            AnalysedSentence.clitics.contains($0.before) && ($0.next == "de menos" || $0.next == "de")
        },
        "hecha": Choice("echa") { AnalysedSentence.sureClitics.contains($0.before) && $0.next.hasPrefix("de") },
        "ciento": Choice("siento") { ["lo", "me"].contains($0.before) },
        "vez": Choice("ves") { ["no", "me", "te", "lo", "tú", "nos"].contains($0.before) },
    ]

    private static let nouns: [String: Choice] = [
        "asta": Choice("hasta") { !$0.isNoun && !$0.next.isEmpty },
        "ora": Choice("hora") { ["qué", "una", "la", "media", "cada", "a"].contains($0.before) },
        "oras": Choice("horas") { $0.isNoun || $0.sentence[$0.place - 1]?.may("num") ?? false },
        "sien": Choice("cien") { !$0.isNoun && $0.sentence[$0.place + 1]?.may("n", "pl") ?? false },
        "oy": Choice("hoy") { _ in true },
        "tasa": Choice("taza") { $0.next == "de" && drinks.contains($0.sentence.text($0.place + 2)) },
        "tasas": Choice("tazas") { $0.next == "de" && drinks.contains($0.sentence.text($0.place + 2)) },
        "sumo": Choice("zumo") { $0.next == "de" && fruit.contains($0.sentence.text($0.place + 2)) },
        "grabe": Choice("grave") { ["muy", "es", "está", "más", "tan"].contains($0.before) },
        "baso": Choice("vaso") { $0.isNoun }, "basos": Choice("vasos") { $0.isNoun },
        "vello": Choice("bello") { ["muy", "es", "más", "tan"].contains($0.before) },
        "poyo": Choice("pollo") { _ in true }, "caza": Choice("casa") { ["en", "mi", "tu"].contains($0.before) },
    ]

    private static let goingOn: WordList = "a al a_la con en de por para"
    private static let drinks: WordList = "café té leche chocolate"
    private static let fruit: WordList = "naranja limón manzana piña fruta frutas uva mango pera"

    /// `sierra la puerta`.
    private static func isBeforeThing(_ word: Neighbours) -> Bool {
        ["la", "el", "los", "las", "mi", "tu", "su"].contains(word.next)
            && closed.contains(word.sentence.text(word.place + 2))
    }

    /// What is closed: `sierra la puerta`.
    private static let closed: WordList = "puerta puertas ventana ventanas boca ojos libro cajón tienda maleta grifo"
    /// The places to which or from which somebody falls.
    private static let places: WordList = """
        suelo agua río mar piso pozo lago piscina bici bicicleta moto caballo árbol escalera escaleras silla cama mesa
        techo tejado calle barro nieve hielo barco coche ventana balcón andamio columpio tobogán patinete
        """

    /// `que valla`, `no valla`, `¡valla sorpresa!`.
    private static func isGoing(_ word: Neighbours) -> Bool {
        guard !word.isNoun else { return false }
        return word.isAfterThat || ["se", "me", "te", "nos", "no"].contains(word.before)
            || word.before.isEmpty && word.sentence.words.contains { $0.mark == "!" }
    }
}
