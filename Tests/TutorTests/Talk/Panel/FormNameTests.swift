import Testing

@testable import Spanish
@testable import Tutor

struct FormNameTests {
    @Test(arguments: [
        (["vblex", "ifi", "p1", "sg"], FormName(kind: .verb, tense: .preterite, person: 1, isPlural: false)),
        (["vbser", "prs", "p3", "pl"], FormName(kind: .verb, tense: .presentSubjunctive, person: 3, isPlural: true)),
        (["vblex", "inf"], FormName(kind: .verb, tense: .infinitive)),
        (["n", "f", "pl"], FormName(kind: .noun, isPlural: true, gender: .feminine)),
        (["adj", "m", "sg"], FormName(kind: .adjective, isPlural: false, gender: .masculine)),
        (["cnjadv"], FormName(kind: .conjunction)), (["sent"], FormName(kind: .other)),
    ])
    func `the analyser's symbols have names`(tags: [String], form: FormName) {
        #expect(FormName(Reading("x", tags)) == form)
    }

    @Test(arguments: [
        (["vblex", "pri", "p1", "sg"], GrammarFocus.present), (["vblex", "pii", "p1", "sg"], .imperfect),
        (["vblex", "fti", "p1", "sg"], .future), (["vblex", "pis", "p1", "sg"], .subjunctive), (["n", "m", "sg"], nil),
    ])
    func `a form practises a part of the grammar`(tags: [String], focus: GrammarFocus?) {
        #expect(FormName(Reading("x", tags)).focus == focus)
    }
}
