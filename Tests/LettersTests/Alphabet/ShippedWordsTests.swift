import FoundationEssentials
import Testing

@testable import Letters

struct ShippedWordsTests {
    private static let alphabets = AlphabetFolder(assets: Samples.assets.path(), prefix: "letters").all()

    @Test(arguments: alphabets.all.map(\.id))
    func `each letter has two or three words, which have it`(id: String) throws {
        let alphabet = try #require(Self.alphabets[id])
        /// No word begins with these.
        let inside: Set = ["lv Ļ", "lv Ņ", "en X"]
        for letter in alphabet.letters {
            #expect((2...3).contains(letter.words.count), "\(letter.capital)")
            for word in letter.words {
                let fits =
                    word.word.hasPrefix(letter.small)
                    || inside.contains("\(alphabet.id) \(letter.capital)") && word.word.contains(letter.small)
                #expect(fits, "\(word.word) for \(letter.capital)")
            }
        }
    }

    private struct Tale: Decodable {
        let slides: [Slide]

        struct Slide: Decodable { let text: String }
    }

    @Test func `stems find the words in the tales, and nothing else`() throws {
        let tales = Samples.assets.deletingLastPathComponent().appending(path: "stories").path()
        let texts = try FileManager.default.contentsOfDirectory(atPath: tales).flatMap {
            tale in
            let file = try Data(contentsOf: URL(filePath: "\(tales)/\(tale)/story.json"))
            return try JSONDecoder().decode(Tale.self, from: file).slides.map { $0.text.lowercased() }
        }
        let spoken = Set(texts.joined(separator: " ").split { !$0.isLetter })
        let alphabet = try #require(Self.alphabets["lv"])
        let found = alphabet.letters.flatMap(\.words).filter { !$0.stems.isEmpty }.map { word in
            let forms = spoken.filter { form in word.stems.contains { form.hasPrefix($0) } }
            return "\(word.word): \(forms.sorted().joined(separator: " "))"
        }
        #expect(
            found.sorted() == [
                "auss: ausis", "ceļš: ceļu ceļā", "cimds: cimdiņu cimdiņā cimdiņš",
                "kaķis: kaķīti kaķītim kaķītis kaķīša", "lapsa: lapsa lapsu", "lācis: lāci lācis",
                "māja: mājiņa mājiņu māju mājās", "pele: pelīte pelīti", "roka: rokā", "suns: sunīti sunītis",
                "varde: varde", "vilks: vilks vilku", "zaķis: zaķi zaķis",
            ])
    }
}
