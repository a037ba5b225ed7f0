import Testing

@testable import PackMaker

struct TaleNamesTests {
    @Test(arguments: [
        ("Trīs sivēntiņi", "tris_siventini"), ("ĀČĒĢĪĶĻŅŠŪŽ āčēģīķļņšūž", "acegiklnsuz_acegiklnsuz"),
        ("Mūsu vasara, 2026!", "musu_vasara_2026"), ("  a -- b  ", "a_b"), ("Bārņi und Ölmütz", "barni_und_olmutz"),
        ("Ka\u{304}ja", "kaja"), ("Straße", "strasse"), ("../../etc/passwd", "etc_passwd"),
        ("Теремок", "teremok"), ("Як їжачок друзів шукав", "yak_yizhachok_druziv_shukav"),
        ("Ο Λύκος", "o_lykos"), ("שלום", "shlvm"), ("قصة", "qsa"),
    ])
    func `a title becomes an id in Latin letters`(title: String, id: String) {
        #expect(TaleNames.id(from: title) == id)
    }

    @Test(
        arguments: [
            ("小熊", "小狗", "pasaka_"), ("हमारे मित्र", "हमारे घर", "pasaka_"), ("🐺", "🦊", "pasaka_"),
            ("Lācis 小熊", "Lācis 小狗", "lacis_"),
            (
                String(repeating: "ab ", count: 20) + "c", String(repeating: "ab ", count: 20) + "d",
                String(repeating: "ab_", count: 20)
            ),
        ])
    func `titles whose letters are lost keep their own ids`(one: String, other: String, start: String) {
        let ids = [one, other].map { TaleNames.id(from: $0) }
        #expect(Set(ids).count == 2)
        #expect(ids.allSatisfy { $0.hasPrefix(start) && $0.count == start.count + 8 })
        #expect(TaleNames.id(from: one) == ids[0])
    }

    @Test(
        arguments: [
            ([], "lacis"), (["vilks"], "lacis"), (["lacis"], "lacis-2"), (["lacis", "lacis-2", "lacis-4"], "lacis-3"),
        ] as [(Set<String>, String)])
    func `a taken ID gets a number`(taken: Set<String>, id: String) {
        #expect(TaleNames.free("lacis", among: taken) == id)
    }

    @Test(arguments: [(1, 1, "slide01"), (9, 99, "slide09"), (9, 100, "slide009"), (2000, 2000, "slide2000")])
    func `slides have names of one length`(number: Int, count: Int, name: String) {
        #expect(TaleNames.slide(number, of: count) == name)
    }
}
