import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct WritableWordTests {
    private func name(_ name: String) throws -> WritableWord? {
        let world = try Words.world(name)
        return WritableWord(nameOf: world, in: try #require(world.chosenAlphabet))
    }

    @Test func `words of three to five letters that can all be drawn are written, each once, short ones first`() throws
    {
        let alphabet = try #require(try Words.world().chosenAlphabet)
        #expect(alphabet.writableWords.map(\.word) == ["asa", "saķa"])
    }

    @Test(arguments: [("lv", 40), ("en", 40)])
    func `the shipped alphabets have many words to write`(id: String, least: Int) throws {
        let alphabet = try #require(try Lessons.shipped()[id])
        let words = alphabet.writableWords
        #expect(words.count >= least)
        #expect(words.allSatisfy { (3...5).contains($0.word.count) && $0.voice != nil })
        #expect(words.allSatisfy { WritableWord($0, in: alphabet)?.letters.count == $0.word.count })
    }

    @Test(arguments: [
        ("Asa", ["A", "S", "A"]), ("aķa", ["A", "Ķ", "A"]), ("As-sa A", ["A", "S", "S", "A", "A"]),
        ("Sawa", ["S", "A", "W", "A"]), ("Sané", ["S", "A"]),
    ])
    func `a name is written in the capitals that have guides`(typed: String, letters: [String]) throws {
        #expect(try name(typed)?.letters.map(\.capital) == letters)
    }

    @Test func `what cannot be drawn stands in the word as it is`() throws {
        let parts = try #require(try name("a-é")).parts
        #expect(parts.dropFirst() == [.given("-"), .given("É")])
    }

    @Test func `a letter that only another alphabet has is written silently`() throws {
        let word = try #require(try name("aw"))
        #expect(word.letters.last?.spoken == [])
        #expect(word.spoken == ["A-sound"])
    }

    @Test(arguments: ["", " ", "-", "Ñ", "ночь"]) func `without letters there is no word`(typed: String) throws {
        #expect(try name(typed) == nil)
    }

    @Test func `the route of a name does not tell it`() throws {
        #expect(try name("Asa")?.route == "letters/lv/words/.name")
    }
}
