import Engine
import TalePacks
import Testing

@testable import Letters

struct LetterHuntTests {
    private func letter(_ words: [LetterWord]) -> (Letter, Alphabet) {
        var alphabet = Alphabet.small(["K"])
        alphabet.letters[0].words = words
        return (alphabet.letters[0], alphabet)
    }

    private func tale(_ id: String, _ texts: [String], language: String = "lv", cover: Image? = nil) -> Story {
        Story(
            id: id, title: id, language: language, cover: cover,
            slides: texts.enumerated().map { Slide(id: "\($0)", image: Image("\(id)/\($0).jpg"), text: $1) })
    }

    private func hunts(_ words: [LetterWord], _ tales: [Story]) -> [LetterHunt?] {
        let (letter, alphabet) = letter(words)
        return LetterHunt.hunts(for: letter, of: alphabet, in: Shelf(stories: tales))
    }

    private let cat = LetterWord("kaķis", "cat.webp", stems: ["kaķ"])
    private let tree = LetterWord("koks", "tree.webp")

    @Test func `the first slide with the word or one of its forms is found, in the shelf's order`() {
        let tales = [
            tale("a", ["", "Reiz dzīvoja vecītis."]),
            tale("b", ["Pakaļ kokam.", "Nāk „Kaķītis”, un koks."], cover: "b/cover.jpg"), tale("c", ["Kaķis."]),
        ]
        let route: Route = "stories/b/2/letter/K/letters/lv/K/words"
        let hunt = LetterHunt(cover: "b/cover.jpg", route: route)
        #expect(hunts([cat, tree], tales) == [hunt, hunt])
    }

    @Test func `a word without stems is found only as it is`() {
        #expect(hunts([tree], [tale("a", ["Koki, kokam, koksne."])]) == [nil])
        #expect(hunts([tree], [tale("a", ["KOKS!"])])[0]?.cover == "a/0.jpg")
    }

    @Test func `tales in another language do not count`() {
        #expect(hunts([tree], [tale("a", ["koks"], language: "en")]) == [nil])
    }

    @Test func `without tales nothing is found`() {
        let (letter, alphabet) = letter([cat, tree])
        #expect(LetterHunt.hunts(for: letter, of: alphabet, in: nil) == [nil, nil])
        #expect(hunts([], [tale("a", ["koks"])]) == [])
    }

    @Test func `of very many tales only the first are searched`() {
        let silent = (0..<LetterHunt.mostTales).map { tale("\($0)", ["Nekā."]) }
        #expect(hunts([tree], silent + [tale("last", ["koks"])]) == [nil])
    }

    @Test func `the page of words finds the tale when the shelf has come`() throws {
        var world = World([.small()])
        var alphabet = Alphabet.small(["K"])
        alphabet.letters[0].words = [tree]
        world.learn(AnyDocument(Alphabets([alphabet])))
        var flow = try #require(
            LetterFlowViewModel(world: world, alphabet: "lv", letter: "K", step: .wordAssociation))
        #expect(flow.perform(.hunt(0)) == [])
        _ = flow.receive(.learned(AnyDocument(Shelf(stories: [tale("a", ["koks"])]))))
        #expect(flow.perform(.hunt(0)) == [.open("stories/a/1/letter/K/letters/lv/K/words")])
    }
}
