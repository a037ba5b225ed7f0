import ArgumentParser
import Commands
import Engine
import Spanish

/// Prints the forms of a verb in one tense.
struct ConjugateCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "conjugate", abstract: said("Prints the forms of a Spanish verb."),
        discussion: said(
            """
            One a line: the pronouns, a tab, the form, and for an irregular form a tab and the form that a regular verb \
            would have.
            """))

    @Argument(help: .said("The infinitive."))
    var verb: String

    @Option(help: .said("The tense."))
    var tense: VerbTense

    @Option(help: .said("Whose Spanish is practised."))
    var dialect = Dialect.spain

    func run(_ host: ActivityHost) throws {
        let tools = LanguageTools(host)
        defer { tools.close() }
        for line in try lines(tools) { print(line) }
    }

    func lines(_ tools: LanguageTools) throws -> [String] {
        guard let table = try tools.conjugation(verb, tense, dialect) else {
            throw CommandFailure("no Spanish verb \(text: verb) is known")
        }
        return table.forms.map { form in
            ([form.pronouns, form.text] + (form.isIrregular ? [form.regular] : [])).joined(separator: "\t")
        }
    }
}
