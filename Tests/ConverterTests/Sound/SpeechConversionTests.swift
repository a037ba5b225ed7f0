import Conversion
import Testing

/// Speech of the real converter and espeak-ng.
struct SpeechConversionTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func facts(_ text: String, _ language: String = "lv") throws -> ConversionAnswer.SpeechFacts? {
        let job = ConversionJob.speech(text: text, language: language, rate: 16_000)
        guard case .speech(let facts) = try bench.convert(job, nil) else { return nil }
        return facts
    }

    @Test func `every word has its place in text and sound`() throws {
        let facts = try #require(try facts("Žagari, ķieģeļi un āzis."))
        #expect(facts.words.map(\.scalar) == [0, 8, 16, 19])
        #expect(facts.words.map(\.sample) == facts.words.map(\.sample).sorted())
        #expect(try bench.bytes("converted").count == facts.count * 4)
        #expect((16_000...80_000).contains(facts.count))
    }

    @Test(arguments: ["„Es tevi neēdīšu!” un", "Labi. • Nē", "Kas? → Nē", "Jā. 日本 Привет αβγ Nē"])
    func `a sign that the language has no word for ends nothing`(text: String) throws {
        let words = try #require(try facts(text)).words
        #expect(words.count >= 2 && words.last?.scalar == text.unicodeScalars.count - 2)
    }

    @Test func `a language of a country is spoken as the language`() throws {
        #expect(try facts("Labdien", "lv-LV")?.words.count == 1)
    }

    @Test func `a title is spoken as loud as a tale`() throws {
        let job = ConversionJob.voice(.tale, text: "Kukulītis", language: "lv")
        guard case .sound(let facts) = try bench.convert(job, nil) else { return }
        #expect((0.5...3).contains(facts.seconds))
        #expect(try bench.bytes("converted").starts(with: Array("OggS".utf8)))
        #expect(throws: ConversionRefusal("has no sound in it: it lasts zero seconds")) {
            try bench.convert(.voice(.tale, text: "…", language: "lv"), nil)
        }
    }

    @Test func `an unknown language is refused`() throws {
        #expect(throws: ConversionRefusal("cannot be spoken: espeak-ng knows no language \(text: "xx")")) {
            try facts("Labdien", "xx")
        }
    }

    @Test(arguments: [("es", true, "t͡ʃˈiko"), ("es", false, "tʃˈiko"), ("lv", false, "t͡shˈit͡suo")])
    func `phonemes are in the IPA, tied if that is wished`(language: String, areTied: Bool, ipa: String) throws {
        let job = ConversionJob.phonemes(["chico", "", "Uno, dos. Tres"], language: language, areTied: areTied)
        guard case .phonemes(let phonemes) = try bench.convert(job, nil) else { return }
        #expect(phonemes.count == 3)
        #expect(phonemes[0] == ipa)
        #expect(phonemes[1] == "")
        #expect(phonemes[2].split(separator: " ").count == 3)
    }

    @Test func `a text without words is short and silent`() throws {
        #expect(try facts("")?.words == [])
        #expect(try facts(" – … ")?.words.isEmpty == true)
    }
}
