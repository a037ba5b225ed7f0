import Engine
import Testing

@testable import Tutor

struct ScenesTests {
    private let entry = Scenes.Entry(
        Scenario(
            id: "cafe", category: .dining, title: Line("En la cafetería", "At the café", "Kafejnīcā"),
            role: Line("a", "a", "a"), goal: Line("a", "a", "a"), names: [],
            words: [Line("el azúcar", "sugar", "cukurs")], talks: []))

    @Test(arguments: [
        "", "cafe", "CAFÉ", "en la caf", "kafejn", "at the", "azucar", "cuk", "sugar café",
    ])
    func `a search finds the beginnings of words in any language`(search: String) {
        #expect(WordSearch(search).finds(entry.searched))
    }

    @Test(arguments: ["tren", "afe", "sugar tren"])
    func `a search finds nothing else`(search: String) { #expect(!WordSearch(search).finds(entry.searched)) }
}
