/// A word that stands before a noun and has its gender and number: an article, `este`, `mi`, `mucho`.
struct Determiner: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// `el`: some of its forms are pronouns too, as in `la veo`.
        case article
        /// `un`: never a pronoun before a noun.
        case indefinite
        case demonstrative
        case possessive
        /// `mucho`: an adverb too.
        case quantity
        /// `todo`: stands before an article.
        case whole
        /// `cada`: also before a number and a plural.
        case each
        /// `al`, `del`: a preposition and an article.
        case contraction
    }

    let kind: Kind
    /// Masculine, feminine, and the plural of each.
    let forms: [String]
    /// What the form that was found may be.
    let concord: Concord

    /// The form for a gender and number.
    func form(_ concord: Concord) -> String {
        Concord.each.firstIndex { concord.contains($0) }.map { forms[$0] } ?? forms[0]
    }

    private static let table: [(Kind, String)] = [
        (.article, "el la los las"), (.indefinite, "un una unos unas"), (.contraction, "al a_la a_los a_las"),
        (.contraction, "del de_la de_los de_las"), (.demonstrative, "este esta estos estas"),
        (.demonstrative, "ese esa esos esas"), (.demonstrative, "aquel aquella aquellos aquellas"),
        (.possessive, "mi mi mis mis"), (.possessive, "tu tu tus tus"), (.possessive, "su su sus sus"),
        (.possessive, "nuestro nuestra nuestros nuestras"), (.possessive, "vuestro vuestra vuestros vuestras"),
        (.quantity, "mucho mucha muchos muchas"), (.quantity, "poco poca pocos pocas"),
        (.quantity, "tanto tanta tantos tantas"), (.quantity, "demasiado demasiada demasiados demasiadas"),
        (.quantity, "cuánto cuánta cuántos cuántas"), (.quantity, "bastante bastante bastantes bastantes"),
        (.indefinite, "otro otra otros otras"), (.indefinite, "algún alguna algunos algunas"),
        (.indefinite, "ningún ninguna ningunos ningunas"), (.indefinite, "_ _ varios varias"),
        (.indefinite, "_ _ ambos ambas"), (.whole, "todo toda todos todas"), (.each, "cada cada _ _"),
    ]

    private static let all: [String: Determiner] = table.reduce(into: [:]) { all, row in
        let forms = row.1.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) }
        for form in Set(forms) where form != " " && !form.contains(" ") {
            let concord = zip(forms, Concord.each).reduce(into: Concord()) { if $1.0 == form { $0.formUnion($1.1) } }
            all[form] = Determiner(kind: row.0, forms: forms, concord: concord)
        }
    }

    /// The determiner that a word is; nil for another word.
    init?(_ word: AnalysedWord) {
        guard let known = Self.all[word.text] else { return nil }
        self = known
    }

    private init(kind: Kind, forms: [String], concord: Concord) {
        (self.kind, self.forms, self.concord) = (kind, forms, concord)
    }
}
