import Testing

@testable import Spanish

/// Verbs that the analyser lacks, or has without the change of their stem.
struct VerbGapsTests {
    @Test(arguments: [
        ("desayunar", "pri p3 sg", "desayuna"), ("acostar", "pri p1 sg", "acuesto"),
        ("acostar", "pri p1 pl", "acostamos"), ("almorzar", "prs p3 sg", "almuerce"),
        ("almorzar", "ifi p1 sg", "almorcé"), ("mover", "pri p3 pl", "mueven"),
        ("mentir", "ifi p3 sg", "mintió"), ("mentir", "ger", "mintiendo"),
        ("mentir", "prs p1 pl", "mintamos"), ("mentir", "ifi p1 sg", "mentí"),
        ("esquiar", "pri p1 sg", "esquío"), ("nevar", "pri p3 sg", "nieva"),
        ("besar", "pp f pl", "besadas"), ("comer", "pri p1 sg", nil),
    ])
    func `a form of such a verb is made`(verb: String, tags: String, form: String?) {
        let reading = Reading(verb, ["vblex"] + tags.split(separator: " ").map(String.init))
        #expect(VerbGaps.form(reading) == form)
    }

    @Test func `a form that is none is not read`() {
        let wrong = Reading("acostar", ["vblex", "pri", "p1", "sg"])
        #expect(VerbGaps.completed("acosto", [wrong]) == [])
        #expect(VerbGaps.completed("acuesto", [wrong]) == [wrong])
    }
}
