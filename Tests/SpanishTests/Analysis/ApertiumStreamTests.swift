import Testing

@testable import Spanish

struct ApertiumStreamTests {
    @Test func `each word has its readings`() {
        let tags = ["ifi", "p1", "sg"]
        let went = Token("fui", [Reading("ir", ["vblex"] + tags), Reading("ser", ["vbser"] + tags)])
        #expect(
            ApertiumStream.tokens("^fui/ir<vblex><ifi><p1><sg>/ser<vbser><ifi><p1><sg>$ ^a veces/a veces<adv>$")
                == [went, Token("a veces", [Reading("a veces", ["adv"])])])
    }

    @Test func `an unknown word has none`() {
        let end = Token(".", [Reading(".", ["sent"])])
        #expect(ApertiumStream.tokens("^sabo/*sabo$^./.<sent>$") == [Token("sabo"), end])
    }

    @Test func `words that are written as one are joined`() {
        let give = Reading(
            "dar", ["vblex", "imp", "p2", "sg"],
            joined: [
                Reading("prpers", ["prn", "enc", "p1", "mf", "sg"]), Reading("lo", ["prn", "enc", "p3", "nt"]),
            ])
        #expect(
            ApertiumStream.tokens("^dámelo/dar<vblex><imp><p2><sg>+prpers<prn><enc><p1><mf><sg>+lo<prn><enc><p3><nt>$")
                == [Token("dámelo", [give])])
    }

    @Test func `a base form of several words is whole`() {
        #expect(
            ApertiumStream.tokens("^eché de menos/echar<vblex><ifi><p1><sg># de menos$")
                == [Token("eché de menos", [Reading("echar de menos", ["vblex", "ifi", "p1", "sg"])])])
    }

    @Test func `escaped characters are no separators`() {
        #expect(ApertiumStream.tokens(#"^y\/o/y\/o<cnjcoo>$ \^ ^\[/\[<lpar>$"#).map(\.surface) == ["y/o", "["])
        #expect(ApertiumStream.tokens("^broken/ir<vblex") == [])
    }

    @Test func `typed text is one line in which nothing is special`() {
        #expect(ApertiumStream.escaped("a^b$ [c]/{d}\\@<e>\u{0}\n\u{200B}x") == #"a\^b\$ \[c\]\/\{d\}\\\@\<e\>   x"#)
        #expect(ApertiumStream.escaped("nin\u{303}o e\u{301}l").unicodeScalars.elementsEqual("niño él".unicodeScalars))
        #expect(ApertiumStream.escaped(String(repeating: "a", count: 9999)).count == ApertiumStream.longestText)
    }

    @Test func `a translation's unknown words are marked`() {
        let rough = RoughTranslation(marked: "The *zxqw of @casa, #go.")
        #expect(rough.text == "The zxqw of casa, go.")
        #expect(rough.unknownWords == ["zxqw", "casa", "go"])
        #expect(RoughTranslation(marked: "Hi.").parts == [.init(text: "Hi.", isUnknown: false)])
    }
}
