/// `por` and `para` mixed up, where it is sure: `vivo aquí por dos años`, `para ejemplo`, `un regalo por mi madre`.
struct ForRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            guard ["por", "para"].contains(sentence.text(place)), !sentence.isBreak(place + 1) else { return nil }
            return phrase(place, sentence) ?? price(place, sentence) ?? since(place, sentence) ?? stay(place, sentence)
                ?? gift(place, sentence)
                ?? purpose(place, sentence) ?? work(place, sentence)
        }
    }

    // MARK: - Set phrases

    private func phrase(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        let first = sentence.isStart(place) || sentence.isBreak(place + 2)
        if sentence.text(place) == "para", first,
            ["ejemplo", "supuesto", "favor", "desgracia", "teléfono"].contains(
                sentence.text(place + 1))
        {
            return correction(place, "por", sentence, Self.set.about("por " + sentence.text(place + 1)))
        }
        guard sentence.phrase(place + 1..<place + 4) == "la primera vez", sentence.text(place + 4) != "de",
            sentence.text(place) == "por" || sentence.text(place + 4) == "que"
        else { return nil }
        return Correction(
            sentence.words[place...place + 3], to: "por primera vez", .preposition, Self.set.about("por primera vez"))
    }

    /// `pagué veinte euros para el libro`, `tres veces para semana`.
    private func price(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "para", !sentence.isBreak(place) else { return nil }
        let before = sentence.text(place - 1), next = sentence.text(place + 1)
        if before.hasSuffix("vez") || before.hasSuffix("veces"), ["semana", "día", "mes", "año"].contains(next) {
            return correction(place, "por", sentence, Self.set.about("por " + next))
        }
        guard ["euros", "dólares", "pesos", "euro"].contains(before),
            (max(0, place - 4)..<place).contains(where: { sentence.isForm($0, of: "pagar") }),
            let phrase = sentence.definitePhrase(place + 1), !phrase.isPerson(in: sentence),
            !Vocabulary.animals.contains(sentence.words[phrase.head]),
            !Vocabulary.events.contains(sentence.words[phrase.head])
        else { return nil }
        return correction(place, "por", sentence, Self.exchange)
    }

    // MARK: - How long

    /// `vivo en Riga por dos años` lasts until now; `viví allí para dos años` is over.
    private func since(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard let number = sentence[place + 1], number.may("num") || ["un", "muchos", "varios"].contains(number.text),
            Self.units.contains(sentence.text(place + 2)), sentence.isBreak(place + 3),
            let verb = (sentence.clauseStart(of: place)..<place).first(where: {
                sentence.acting($0, Self.lasting) != nil
            }),
            !(sentence.clauseStart(of: place)..<place).contains(where: { $0 != verb && sentence.isSurelyFinite($0) }),
            let reading = sentence.finite(verb).first
        else { return nil }
        let isOfPast =
            sentence.text(place) == "por" || sentence.acting(verb, "vivir estudiar aprender conocer") != nil
        if reading.tense == .present, isOfPast, !isLimited(place, reading, sentence) {
            return correction(place, "desde hace", sentence, Self.still)
        }
        guard sentence.text(place) == "para", reading.tense == .preterite else { return nil }
        return correction(place, "durante", sentence, Self.over)
    }

    /// Whether the time has an end: `cada verano trabajo aquí por dos meses`, `mi prima vive con nosotros por un mes`.
    private func isLimited(_ place: Int, _ reading: Reading, _ sentence: AnalysedSentence) -> Bool {
        let isShort = ["mes", "meses", "semanas"].contains(sentence.text(place + 2))
        return isShort && (reading.has("p3") || sentence.text(place + 2) == "semanas") || sentence.has(Self.repeated)
    }
    private static let repeated: WordList = """
        cada todos todas cuando si verano invierno vacaciones semestre trimestre curso normalmente generalmente siempre
        primero luego después contrato beca temporal temporalmente
        """

    /// `voy a España para dos semanas`.
    private func stay(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "para", sentence[place + 1]?.may("num") ?? false,
            ["días", "semanas", "meses", "años"].contains(sentence.text(place + 2)), sentence.isBreak(place + 3)
        else { return nil }
        let verbs = (sentence.clauseStart(of: place)..<place).filter { sentence.isSurelyFinite($0) }
        guard verbs.count == 1, sentence.acting(verbs[0], "ir venir viajar") != nil else { return nil }
        return correction(place, "por", sentence, Self.stay)
    }

    private static let units: WordList = "año años mes meses semanas"
    private static let lasting: WordList = "vivir trabajar estudiar conocer aprender"

    // MARK: - For whom, what for

    /// `este regalo es por mi madre`.
    private func gift(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "por", sentence.text(place + 1) != "cada",
            sentence.isSomebody(place + 1, isMelted: false), isGift(place - 1, sentence)
        else { return nil }
        return correction(place, "para", sentence, Self.person)
    }

    /// `este regalo es`, `compro flores`.
    private func isGift(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        if ["es", "son"].contains(sentence.text(place)) {
            guard let subject = sentence.subject(before: place), subject.kind == .noun else { return false }
            // `este libro es por mi abuelo`: he is the reason.
            return ["regalo", "regalos", "paquete", "sorpresa", "flores", "carta"].contains(sentence.text(subject.head))
        }
        guard let word = sentence[place], Self.gifts.contains(word) else { return false }
        return (max(0, place - 3)..<place).contains { sentence.isForm($0, of: "comprar tener traer hacer buscar") }
    }

    private static let gifts: WordList = "regalo flor libro café té paquete juguete pastel tarta sorpresa"

    /// `voy a la tienda por comprar pan`.
    private func purpose(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "por", sentence.isPureInfinitive(place + 1),
            Self.doings.contains(
                sentence[place + 1]?.readings.first(where: \.isInfinitive)?.base ?? "")
        else { return nil }
        let clause = sentence.clauseStart(of: place)..<place
        let verbs = clause.filter { sentence.isSurelyFinite($0) }
        guard verbs.count == 1, sentence.acting(verbs[0], "ir venir viajar") != nil,
            !sentence.isClitic(verbs[0] - 1)
        else { return nil }
        return correction(place, "para", sentence, Self.aim)
    }
    private static let doings: WordList = """
        comprar ver visitar estudiar aprender trabajar comer cenar descansar hablar jugar buscar conocer nadar bailar
        """

    /// `trabajo por una empresa`.
    private func work(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "por", sentence.isForm(place - 1, of: "trabajar"),
            let phrase = NounPhrase(sentence, at: place + 1), phrase.determiner != nil,
            ["empresa", "compañía", "banco", "hospital", "fábrica"].contains(sentence.text(phrase.head))
        else { return nil }
        return correction(place, "para", sentence, Self.person)
    }

    // MARK: - What is said

    private func correction(
        _ place: Int, _ right: String, _ sentence: AnalysedSentence, _ reason: Reason
    ) -> Correction {
        let next = sentence.words[place + 1]
        if right == "para", next.text == "mi", sentence.isBreak(place + 2) {
            return Correction(sentence.words[place...place + 1], to: "para mí", .preposition, reason)
        }
        return Correction(sentence.words[place...place], to: right, .preposition, reason)
    }

    private static let set = Reason(
        "Pastāvīgais izteiciens ir „%1”.", "The set phrase is “%1”.", "La expresión fija es “%1”.")
    private static let still = Reason(
        "Par to, kas sākās agrāk un vēl turpinās, saka „desde hace”.",
        "Of what began before and still lasts you say “desde hace”.",
        "De lo que empezó antes y sigue se dice “desde hace”.")
    private static let over = Reason(
        "Cik ilgi kas notika, pasaka ar „durante”, nevis „para”.",
        "How long something lasted takes “durante”, not “para”.",
        "Cuánto duró algo se dice con “durante”, no con “para”.")
    private static let exchange = Reason(
        "Par ko maksā, pasaka ar „por”.", "What you pay for takes “por”.", "Por qué cosa se paga se dice con “por”.")
    private static let stay = Reason(
        "Uz cik ilgu laiku kāds dodas, pasaka ar „por”.",
        "For how long somebody goes takes “por”.",
        "Para cuánto tiempo va alguien se dice con “por”.")
    private static let person = Reason(
        "Kam tas ir domāts, pasaka ar „para”; „por” ir cēlonis.",
        "For whom something is takes “para”; “por” is a cause.",
        "Para quién es algo se dice con “para”; “por” es la causa.")
    private static let aim = Reason(
        "Nolūku pasaka ar „para” un nenoteiksmi; „por” ir cēlonis.",
        "A purpose takes “para” and an infinitive; “por” is a cause.",
        "La finalidad se dice con “para” e infinitivo; “por” es la causa.")
}
