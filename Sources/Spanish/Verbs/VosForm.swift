/// The forms of `vos` in Argentina, which no dictionary here knows: a present and an imperative of its own.
///
/// Everything else is that of `tú`. Rules: Nueva gramática de la lengua española, 4.7 and 4.13.
struct VosForm: Hashable {
    let infinitive: String

    init(_ infinitive: String) { self.infinitive = infinitive }

    private static let presents = ["ser": "sos", "ir": "vas", "haber": "has"]
    private static let imperatives = ["ir": "andá", "ser": "sé", "ver": "ve", "dar": "da"]

    /// The form of `vos`; nil where it is that of `tú`, and for other persons.
    func form(_ tense: VerbTense, _ person: Person?) -> String? {
        guard person == .vos else { return nil }
        switch tense {
        case .present: return Self.presents[infinitive] ?? regular(.present)
        case .imperative: return Self.imperatives[infinitive] ?? regular(.imperative)
        default: return nil
        }
    }

    /// The stem with a stressed ending: `tenés`, `decí`.
    func regular(_ tense: VerbTense) -> String? {
        let endings: [Character: String] = ["a": "á", "e": "é", "i": "í", "í": "í"]
        guard infinitive.last == "r", let vowel = infinitive.dropLast().last, let end = endings[vowel] else {
            return nil
        }
        let stem = String(infinitive.dropLast(2))
        switch tense {
        case .present where stem.contains(where: { "aeiouáéíóú".contains($0) }): return stem + end + "s"
        case .present: return stem + String(vowel) + "s"  // das, ves: words of one syllable have no accent
        case .imperative: return stem + end
        default: return nil
        }
    }
}
