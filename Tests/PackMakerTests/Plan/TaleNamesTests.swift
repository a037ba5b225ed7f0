import Testing

@testable import PackMaker

struct TaleNamesTests {
    @Test func aTitleWithoutLatinLettersTakesTheNameOfItsFile() {
        #expect(TaleNames.id(from: "हमारे मित्र कौन है?", orElse: "storyweaver-99651") == "storyweaver_99651")
        #expect(TaleNames.id(from: "हमारे", orElse: "मित्र") == "pasaka")
    }

    @Test(arguments: [
        ("Trīs sivēntiņi", "tris_siventini"), ("ĀČĒĢĪĶĻŅŠŪŽ āčēģīķļņšūž", "acegiklnsuz_acegiklnsuz"),
        ("Mūsu vasara, 2026!", "musu_vasara_2026"), ("  a -- b  ", "a_b"), ("Bārņi und Ölmütz", "barni_und_olmutz"),
        ("Ka\u{304}ja", "kaja"), ("Сказка", "pasaka"), ("", "pasaka"), ("🐺", "pasaka"),
        ("../../etc/passwd", "etc_passwd"),
        (String(repeating: "ab ", count: 40), String(repeating: "ab_", count: 20).dropLast().description),
    ])
    func aTitleBecomesAnID(title: String, id: String) { #expect(TaleNames.id(from: title) == id) }

    @Test(
        arguments: [
            ([], "lacis"), (["vilks"], "lacis"), (["lacis"], "lacis-2"), (["lacis", "lacis-2", "lacis-4"], "lacis-3"),
        ] as [(Set<String>, String)])
    func aTakenIDGetsANumber(taken: Set<String>, id: String) {
        #expect(TaleNames.free("lacis", among: taken) == id)
    }

    @Test(arguments: [(1, 1, "slide01"), (9, 99, "slide09"), (9, 100, "slide009"), (2000, 2000, "slide2000")])
    func slidesHaveNamesOfOneLength(number: Int, count: Int, name: String) {
        #expect(TaleNames.slide(number, of: count) == name)
    }
}
