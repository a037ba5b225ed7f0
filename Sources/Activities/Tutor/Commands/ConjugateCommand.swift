import Engine
import Sentences
import Spanish

/// Prints the forms of a verb in one tense.
struct ConjugateCommand {
    static let usage: Sentence = """
        Usage: pasaka soltura conjugate VERB --tense TENSE [--dialect spain|mexico|argentina|colombia]

        Prints a verb's forms, one a line: the pronouns, a tab, the form, and for an irregular form a tab and the form that
        a regular verb would have. TENSE is one of
          \(text: VerbTense.allCases.map(\.rawValue).joined(separator: ", ")).
        """

    private let verb: String
    private let tense: VerbTense
    private let dialect: Dialect

    init(_ words: [String]) throws {
        var (verb, tense, dialect) = (String?.none, VerbTense?.none, Dialect.spain)
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--tense":
                tense = rest.popFirst().flatMap(VerbTense.init(rawValue:))
                guard tense != nil else {
                    let all = VerbTense.allCases.map(\.rawValue).joined(separator: ", ")
                    throw UsageFailure(sentence: "--tense is one of \(text: all)")
                }
            case "--dialect":
                guard let known = rest.popFirst().flatMap(Dialect.init(rawValue:)) else {
                    throw UsageFailure(sentence: "--dialect is spain, mexico, argentina or colombia")
                }
                dialect = known
            case _ where verb == nil && !word.hasPrefix("-"): verb = word
            default: throw UsageFailure(sentence: "pasaka soltura conjugate takes one verb, --tense and --dialect")
            }
        }
        guard let verb, let tense else {
            throw UsageFailure(sentence: "pasaka soltura conjugate needs a verb and --tense")
        }
        (self.verb, self.tense, self.dialect) = (verb, tense, dialect)
    }

    func run(_ tools: LanguageTools) throws { for line in try lines(tools) { print(line) } }

    func lines(_ tools: LanguageTools) throws -> [String] {
        guard let table = try tools.conjugation(verb, tense, dialect) else {
            throw UsageFailure(sentence: "no Spanish verb \(text: verb) is known")
        }
        return table.forms.map { form in
            ([form.pronouns, form.text] + (form.isIrregular ? [form.regular] : [])).joined(separator: "\t")
        }
    }
}
