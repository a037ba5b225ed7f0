import Engine
import Testing

struct WordSearchTests {
    @Test(arguments: [
        ("", true), ("rāc", true), ("RAC", true), ("vec rac", true), ("rācenis vecīša", true), ("enis", false),
        ("racenis x", false), ("2", true), ("…", true),
    ])
    func `each typed word begins a word of the title`(text: String, isFound: Bool) {
        #expect(WordSearch(text).finds("Vecīša Rācenis (2)") == isFound)
    }

    @Test func `letters of other scripts are found as they are`() {
        #expect(WordSearch("каз").finds("Нові Казки"))
        #expect(!WordSearch("ska").finds("Нові Казки"))
    }

    @Test func `marks alone search for nothing`() {
        #expect(WordSearch(" ! ").isEmpty && !WordSearch("a").isEmpty)
    }
}
