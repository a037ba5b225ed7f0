import Engine
import Testing

@testable import GrownUps

struct StickWordingTests {
    @Test(arguments: [
        (Wording.stick(.adding(done: 2, of: 5)), "Pievieno: 2 no 5…", "Adding: 2 of 5…"),
        (.stick(.addWithout(recordings: 1)), "Pievienot bez 1 ieraksta", "Add without 1 recording"),
        (.stick(.addWithout(recordings: 11)), "Pievienot bez 11 ierakstiem", "Add without 11 recordings"),
        (.stick(.slides(.noSound, [2, 6], areMore: true)), "Bez skaņas: 2., 6. …", "Without sound: 2, 6 …"),
        (
            .saving(.taleIsIn(stick: "K", folder: "Lācis", then: .soon)),
            "Tā ir zibatmiņas „K” mapē „Lācis”. Pagaidiet minūti, tad izņemiet zibatmiņu.",
            "It is on the stick “K” in the folder “Lācis”. Wait a minute, then remove the stick."
        ),
    ]) func `a text is said in both languages`(wording: Wording, latvian: String, english: String) {
        #expect(wording.text(in: .latvian) == latvian)
        #expect(wording.text(in: .english) == english)
    }
}
