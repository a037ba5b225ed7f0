import Testing

@testable import Engine

struct WordingTests {
    @Test(arguments: [
        (Wording.start, "Sākt", "Start"), (.stick(.adding(done: 2, of: 5)), "Pievieno: 2 no 5…", "Adding: 2 of 5…"),
        (.stick(.addWithout(recordings: 1)), "Pievienot bez 1 ieraksta", "Add without 1 recording"),
        (.stick(.addWithout(recordings: 11)), "Pievienot bez 11 ierakstiem", "Add without 11 recordings"),
        (.stick(.slides(.noSound, [2, 6], areMore: true)), "Bez skaņas: 2., 6. …", "Without sound: 2, 6 …"),
        (.letters(.years("3–4")), "3–4 gadi", "3–4 years"),
        (.stories(.tales(in: .ltg)), "Latgaliešu valodā", "In Latgalian"),
        (.check(.remedy(.clock)), "Iestatiet pulksteni!", "Set the clock!"),
        (
            .saving(.taleIsIn(stick: "K", folder: "Lācis", then: .soon)),
            "Tā ir zibatmiņas „K” mapē „Lācis”. Pagaidiet minūti, tad izņemiet zibatmiņu.",
            "It is on the stick “K” in the folder “Lācis”. Wait a minute, then remove the stick."
        ),
    ]) func `a text is said in both languages`(wording: Wording, latvian: String, english: String) {
        #expect(wording.text(in: .latvian) == latvian)
        #expect(wording.text(in: .english) == english)
    }

    @Test(arguments: CheckWording.Finding.allCases)
    func `what is wrong is said in one language at a time`(finding: CheckWording.Finding) {
        let wording = Wording.check(.finding(finding))
        let latvian = wording.text(in: .latvian), english = wording.text(in: .english)
        #expect(latvian != english)
        let isPlain = english.allSatisfy { $0.isASCII }
        #expect(isPlain)
    }

    @Test func `a door speaks Latvian as it always did, and English with a label`() {
        var world = World()
        #expect(world.spoken("start", inLatvian: "interface/voice-start.ogg") == ["interface/voice-start.ogg"])
        world[Settings.self] = Settings(["language": .text("en")])
        #expect(world.spoken("start", inLatvian: "interface/voice-start.ogg") == ["interface/labels/en/start.ogg"])
    }
}
