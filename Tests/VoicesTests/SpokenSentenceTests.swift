import Testing

@testable import Voices

struct SpokenSentenceTests {
    private func texts(_ text: String) -> [[String]] {
        SpokenSentence.sentences(of: text).map { sentence in
            sentence.parts.filter { !$0.words.isEmpty }.map { part in
                part.text + (part.sign.map { " \($0)" } ?? "")
            }
        }
    }

    @Test(arguments: [
        ("Hola. ¿Qué tal, chico?", [["Hola. ."], ["¿Qué tal, ,", "chico? ?"]]),
        ("„Nē!” teica vilks.", [["„Nē!” !"], ["teica vilks. ."]]), ("Cuesta 3.50 euros", [["Cuesta 3.50 euros"]]),
        ("Sí — claro.", [["Sí ,", "claro. ."]]), ("Uno\n\ndos", [["Uno"], ["dos"]]), ("Uno\ndos", [["Uno dos"]]),
        (" \n — … ", [["… …"]]), ("", []),
    ])
    func `a text is divided at its signs`(text: String, parts: [[String]]) {
        #expect(texts(text) == parts)
    }

    @Test func `each word has its place in the text`() {
        let words = SpokenSentence.sentences(of: "Jā,  un\tnē.").flatMap { $0.parts.flatMap(\.words) }
        #expect(words == [0..<3, 5..<7, 8..<11])
    }

    @Test func `a long sentence ends at a comma, or at last anywhere`() {
        let comma = String(repeating: "palabra ", count: 24) + "larga, " + String(repeating: "otra ", count: 5)
        #expect(SpokenSentence.sentences(of: comma).count == 2)
        let none = String(repeating: "palabra ", count: 80)
        let sentences = SpokenSentence.sentences(of: none)
        #expect(sentences.count == 3)
        #expect(sentences.flatMap { $0.parts.flatMap(\.words) }.count == 80)
    }
}
