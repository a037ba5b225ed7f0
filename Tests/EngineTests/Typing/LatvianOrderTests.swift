import Testing

@testable import Engine

struct LatvianOrderTests {
    @Test(
        arguments: [
            ["Abra", "Abza", "Āda", "Bērzs", "Cālis", "Čaula", "Ezis", "Ērglis", "Gans", "Ģerbonis"],
            ["Zaķis", "Zebra", "Žagata"], ["Lācis", "Ļipa", "Ņau", "Osta", "Pasaka", "Rācenis", "Sals", "Šalle"],
            ["Pasaka", "Pasaka 2", "Pasaka 007", "Pasaka 10", "Pasaka 100"], ["Lapsa", "Lapsa un vilks", "Lapsas ola"],
            ["2 lāči", "10 lāči", "Abra", "Zebra", "Žagata", "Бабушка", "Медведь", "चूहा"],
            ["„Abra”", "Acs", "– Ada"], ["abra", "Acs", "ada"], ["Edgars", "Éduard", "Egle"],
        ])
    func `titles are sorted as in a Latvian list`(titles: [String]) {
        #expect(titles.reversed().sorted { LatvianOrder($0) < LatvianOrder($1) } == titles)
    }

    @Test(
        arguments: [
            ("Rācenis", "R"), ("ābols", "Ā"), ("A\u{304}bols", "Ā"), ("„Čau!”", "Č"), ("3 lāči", "1"), ("Élan", "E"),
            ("Ö", "O"), ("Волк", "…"), ("चूहा", "…"), ("", "…"), ("!?", "…"), ("Queen", "Q"), ("ß", "…"),
        ] as [(String, Character)])
    func `a title is listed under its letter`(title: String, letter: Character) {
        #expect(LatvianOrder(title).letter == letter)
    }

    @Test func `letters are in the order of their titles`() {
        let letters = (LatvianOrder.alphabet.map { String($0) } + ["7", "ж"]).shuffled()
            .sorted { LatvianOrder($0) < LatvianOrder($1) }.map { LatvianOrder($0).letter }
        #expect(letters == [LatvianOrder.digits] + LatvianOrder.alphabet + [LatvianOrder.others])
    }
}
