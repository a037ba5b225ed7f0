import TestSupport
import Testing

@testable import Inference

struct PiperConfigurationTests {
    private func read(_ json: String) -> VoiceDescription? { PiperConfiguration.description(Array(json.utf8)) }

    private func json(
        _ map: String = #"{"_": [0], "^": [1], "$": [2], "a": [14]}"#, rate: Int = 22_050, more: String = ""
    ) -> String {
        #"{"audio": {"sample_rate": \#(rate), "quality": "low"}, "espeak": {"voice": "es-419"}, \#(more)"#
            + #""phoneme_id_map": \#(map)}"#
    }

    @Test func `a configuration says the language, the rate and the numbers of the phonemes`() throws {
        let description = try #require(read(json()))
        #expect(description.language == "es-419")
        #expect(description.rate == 22_050)
        #expect(description.tokens == [95: 0, 94: 1, 36: 2, 97: 14])
        #expect(description.speakers == 1)
        #expect(description.noise == 0.667)
        #expect(description.licence == nil)
    }

    @Test func `it may say how the voice speaks, and for how many people`() throws {
        let more = #""inference": {"noise_scale": 0.3, "length_scale": 1.2, "noise_w": 0.5}, "num_speakers": 4, "#
        let description = try #require(read(json(more: more)))
        #expect([description.noise, description.length, description.paceNoise] == [0.3, 1.2, 0.5])
        #expect(description.speakers == 4)
    }

    @Test(arguments: [
        #""phoneme_type": "espeak", "#, #""phoneme_type": "PhonemeType.ESPEAK", "#, #""phoneme_type": "ESPEAK", "#,
        #""phoneme_type": "espeak-ng", "#, #""phoneme_type": null, "#, #""num_symbols": 256, "#,
    ])
    func `espeak-ng's phonemes are known in each spelling`(more: String) {
        #expect(read(json(more: more))?.language == "es-419")
    }

    @Test(arguments: [("ES-419", "es-419"), ("es_419", "es-419"), ("roa/es-419", "es-419"), ("lv", "lv")])
    func `the language is named as espeak-ng names it`(name: String, language: String) {
        #expect(read(json().replacing("es-419", with: name))?.language == language)
    }

    @Test func `a number of a phoneme may stand alone, and the language beside espeak-ng's`() throws {
        let bare = json(#"{"_": 0, "^": 1, "$": 2, "a": 14}"#)
        #expect(try #require(read(bare)).tokens[97] == 14)
        let named = bare.replacing("\"espeak\": {\"voice\": \"es-419\"}", with: "\"language\": {\"code\": \"es_ES\"}")
        #expect(read(named)?.language == "es-es")
    }

    @Test func `the pace's noise has two names, and the file may begin with a mark`() {
        let file = "\u{feff}" + json(more: #""inference": {"noise_w_scale": 0.4}, "#)
        #expect(read(file)?.paceNoise == 0.4)
    }

    @Test func `a phoneme of several letters or numbers is left out`() throws {
        let map = #"{"_": [0], "^": [1], "$": [2], "ts": [3], "a": [4, 5], "": [6]}"#
        #expect(try #require(read(json(map))).tokens == [95: 0, 94: 1, 36: 2])
    }

    @Test func `the file of tokens has a line for each, in the order of their numbers`() throws {
        let map = #"{" ": [3], "_": [0], "^": [1], "$": [2], "ā": [4]}"#
        let bytes = try #require(read(json(map))).tokenFile
        #expect(String(decoding: bytes, as: UTF8.self) == "_ 0\n^ 1\n$ 2\n  3\nā 4\n")
    }

    @Test(arguments: [
        "no marks", "a wild rate", "negative numbers", "letters for phonemes", "another's letters", "no language",
        "nothing",
    ])
    func `what the engine cannot follow is none`(fault: String) {
        let json =
            switch fault {
            case "no marks": json(#"{"a": [14]}"#)
            case "a wild rate": json(rate: 1)
            case "negative numbers": json(#"{"_": [0], "^": [1], "$": [2], "a": [-14]}"#)
            case "letters for phonemes": json(more: #""phoneme_type": "text", "#)
            case "another's letters": json(more: #""phoneme_type": "PhonemeType.TEXT", "#)
            case "no language": json().replacing("es-419", with: "e s")
            default: ""
            }
        #expect(read(json) == nil)
    }

    @Test func `the model gets the pairs that the engine wants`() throws {
        var description = VoiceDescription()
        (description.language, description.rate) = ("lv", 16_000)
        let first: [UInt8] = [0x72, 18, 0x0a, 10] + Array("model_type".utf8) + [0x12, 4] + Array("vits".utf8)
        #expect(Array(description.modelMetadata.prefix(20)) == first)
        #expect(String(decoding: description.modelMetadata, as: UTF8.self).contains("16000"))
    }
}

struct LicenceLineTests {
    @Test(arguments: [
        ("# Card\n* Language: es\n* License: CC BY 4.0 \n", "CC BY 4.0"), ("Licence: MIT", "MIT"),
        ("\n\n   Apache License\n   Version 2.0", "Apache-2.0"), ("* License:\n", nil), ("", nil),
        ("license: " + String(repeating: "x", count: 300), String(repeating: "x", count: 100)),
    ])
    func `a text states its licence`(text: String, licence: String?) {
        #expect(LicenceLine.licence(in: text) == licence)
    }
}
