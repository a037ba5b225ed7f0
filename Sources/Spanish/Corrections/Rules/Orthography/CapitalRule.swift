/// Capital letters of other languages: `en Enero`, `los Lunes`, `estudio Español`, `comida Mexicana`.
struct CapitalRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            if let phrase = phrase(place, sentence) { return phrase }
            guard let word = sentence[place], isPlain(place, sentence), !grammar.names.contains(word.surface),
                isDay(place, sentence) || isMonth(place, sentence) || isNation(place, sentence)
            else { return nil }
            return Correction(
                from: word.surface, to: word.text, rule: .spelling, reason: Self.reason.about(word.text),
                place: word.place)
        }
    }

    /// `el próximo Jueves`, which is one word to the analyser.
    private func phrase(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard let word = sentence[place], word.surface.contains(" "), word.may("adv") else { return nil }
        let parts = word.surface.split(separator: " ")
        let right = parts.enumerated().map { number, part in
            let small = part.lowercased()
            return number > 0 && (Vocabulary.weekdays.contains(small) || Vocabulary.months.contains(small))
                ? small : String(part)
        }.joined(separator: " ")
        guard right != word.surface else { return nil }
        return Correction(
            from: word.surface, to: right, rule: .spelling, reason: Self.reason.about(right), place: word.place)
    }

    /// Whether a capital letter stands where only a name would have one, beside no other name.
    private func isPlain(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[place], word.isCapitalized, word.surface.dropFirst().allSatisfy(\.isLowercase),
            place > 0, word.gap.allSatisfy(\.isWhitespace), [nil, ","].contains(sentence[place - 1]?.mark),
            !isName(place + 1, sentence), !isName(place - 1, sentence)
        else { return false }
        return !["de", "del", "y"].contains(sentence.text(place - 1)) || !isName(place - 2, sentence)
            || isDay(place - 2, sentence) || isMonth(place - 2, sentence) || isNation(place - 2, sentence)
    }

    /// Whether a word has a capital letter that does not come from its place.
    private func isName(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[place], word.isCapitalized else { return false }
        return !sentence.isStart(place) || word.may("np") || word.must("n")
    }

    private func isDay(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[place], Vocabulary.weekdays.contains(word),
            !Self.streets.contains(sentence.text(place - 1))
        else { return false }
        return sentence.text(place) != "domingo" || Self.beforeDay.contains(sentence.text(place - 1))
    }
    private static let beforeDay: WordList = """
        el los este próximo pasado cada es un hoy todos_los
        """

    private func isMonth(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let text = sentence.text(place), before = sentence.text(place - 1)
        guard Vocabulary.months.contains(text) else { return false }
        // `la calle Mayo`, `la avenida 9 de Julio`
        if before == "de", (place - 3..<place - 1).contains(where: { Self.streets.contains(sentence.text($0)) }) {
            return false
        }
        guard ["julio", "abril", "mayo"].contains(text) else { return true }
        switch before {
        case "en": return !sentence.isForm(place - 2, of: "confiar creer pensar fijar vivir estar")
        case "de": return sentence[place - 2]?.may("num") ?? false || sentence.text(place - 2) == "mes"
        case "desde", "hasta": return true
        default: return false
        }
    }
    private static let streets: WordList = """
        calle plaza avenida barrio parque estación metro colegio hospital teatro paseo bar restaurante hotel
        """

    private func isNation(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[place], !word.may("np"), !isTitle(place, sentence) else { return false }
        return word.readings.contains { Vocabulary.languages.contains($0.lemma) || Self.nations.contains($0.lemma) }
    }

    /// `el barrio Español`, `El Ruso`, `Español como Lengua Extranjera`.
    private func isTitle(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        if Self.streets.contains(sentence.text(place - 1)) { return true }
        if ["el", "la", "los", "las"].contains(sentence.text(place - 1)), sentence[place - 1]?.isCapitalized ?? false {
            return !Vocabulary.languages.contains(sentence.text(place)) || sentence.text(place - 1) != "el"
        }
        return ["como", "para"].contains(sentence.text(place + 1)) && isName(place + 2, sentence)
    }
    private static let nations: WordList = """
        argentino mexicano colombiano peruano chileno cubano venezolano americano estadounidense europeo brasileño
        canadiense australiano holandés danés noruego finlandés irlandés escocés belga letón ucraniano español hispano
        boliviano uruguayo ecuatoriano latinoamericano africano asiático vasco gallego
        """

    private static let reason = Reason(
        "Mēnešus, nedēļas dienas, valodas un tautības spāniski raksta ar mazo burtu: „%1”.",
        "In Spanish, months, days of the week, languages and nationalities have a small letter: “%1”.",
        "Los meses, los días de la semana, las lenguas y las nacionalidades se escriben con minúscula: “%1”.")
}

extension Vocabulary {
    static let months: WordList = """
        enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
        """
}
