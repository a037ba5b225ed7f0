/// How a verb would be conjugated if it were regular; spelling that keeps a sound (`buscar`, `busqué`) is regular.
struct RegularVerb: Hashable {
    private let stem: String
    private let ending: Ending

    private enum Ending: String { case ar, er, ir }

    /// - Parameter infinitive: without `se`; nil for another word.
    init?(_ infinitive: String) {
        let plain = infinitive.hasSuffix("ír") ? infinitive.dropLast(2) + "ir" : infinitive[...]
        guard plain.count > 1, let ending = Ending(rawValue: String(plain.suffix(2))) else { return nil }
        (stem, self.ending) = (String(plain.dropLast(2)), ending)
    }

    func form(_ tense: VerbTense, _ person: Person) -> String {
        let row = endings(tense)
        let end = row.count == 1 ? row[0] : row[person.place]
        switch tense {
        case .future, .conditional: return stem + ending.rawValue + end
        default: return Self.join(stem, end, isFirst: ending == .ar)
        }
    }

    private func endings(_ tense: VerbTense) -> [String] {
        switch tense {
        case .present:
            switch ending {
            case .ar: ["o", "as", "a", "amos", "áis", "an"]
            case .er: ["o", "es", "e", "emos", "éis", "en"]
            case .ir: ["o", "es", "e", "imos", "ís", "en"]
            }
        case .preterite:
            ending == .ar
                ? ["é", "aste", "ó", "amos", "asteis", "aron"] : ["í", "iste", "ió", "imos", "isteis", "ieron"]
        case .imperfect:
            ending == .ar
                ? ["aba", "abas", "aba", "ábamos", "abais", "aban"] : ["ía", "ías", "ía", "íamos", "íais", "ían"]
        case .future: ["é", "ás", "á", "emos", "éis", "án"]
        case .conditional: ["ía", "ías", "ía", "íamos", "íais", "ían"]
        case .subjunctive:
            ending == .ar ? ["e", "es", "e", "emos", "éis", "en"] : ["a", "as", "a", "amos", "áis", "an"]
        case .imperfectSubjunctive:
            ending == .ar
                ? ["ara", "aras", "ara", "áramos", "arais", "aran"]
                : ["iera", "ieras", "iera", "iéramos", "ierais", "ieran"]
        case .imperative:
            switch ending {
            case .ar: ["", "a", "e", "emos", "ad", "en"]
            case .er: ["", "e", "a", "amos", "ed", "an"]
            case .ir: ["", "e", "a", "amos", "id", "an"]
            }
        case .participle: [ending == .ar ? "ado" : "ido"]
        case .gerund: [ending == .ar ? "ando" : "iendo"]
        }
    }

    /// A stem with an ending, spelled so that its sound stays.
    ///
    /// - Parameter isFirst: whether it is a verb in -ar.
    static func join(_ stem: String, _ end: String, isFirst: Bool) -> String {
        guard let first = end.first else { return stem }
        let isSoft = "eéií".contains(first)
        if isFirst {
            let changed = ["gu": "gü", "c": "qu", "g": "gu", "z": "c"]
            guard isSoft, let old = ["gu", "c", "g", "z"].first(where: { stem.hasSuffix($0) }) else {
                return stem + end
            }
            return stem.dropLast(old.count) + (changed[old] ?? old) + end
        }
        if !isSoft, let old = ["qu", "gu", "g", "c"].first(where: { stem.hasSuffix($0) }) {
            let changed = ["qu": "c", "gu": "g", "g": "j", "c": "z"]
            return stem.dropLast(old.count) + (changed[old] ?? old) + end
        }
        guard let last = stem.last, "aeou".contains(last), !stem.hasSuffix("gu"), !stem.hasSuffix("qu") else {
            return stem + end
        }
        if end.hasPrefix("ie") || end.hasPrefix("ié") || end.hasPrefix("ió") { return stem + "y" + end.dropFirst() }
        let isOpen = last != "u" && ["iste", "imos", "isteis", "ido"].contains(end)
        return stem + (isOpen ? "í" + end.dropFirst() : end)
    }
}
