import Testing

@testable import Spanish

/// What a mistake hides is found when it is mended, at its place in the sentence as it was written.
struct MendedTextTests {
    private static func found(_ sentence: String) throws -> [String] {
        try Tools.spanish.corrections(in: sentence, .spain).map { correction in
            let letters = Array(sentence)[correction.place]
            return "\(String(letters)) → \(correction.to)"
        }
    }

    @Test(arguments: [
        ("La problema es complicada.", ["La → El", "complicada → complicado"]),
        ("Me gusta el musica clásico.", ["el → la", "musica → música", "clásico → clásica"]),
        ("La primera dia fue difícil.", ["La → El", "primera → primer", "dia → día"]),
        ("La casa son grandes.", ["son → es", "grandes → grande"]),
        ("Mi amigos es simpáticos.", ["Mi → Mis", "es → son"]),
        ("Tengo muchas problema.", ["muchas → muchos", "problema → problemas"]),
        ("Tú gustas el pan?", ["Tú gustas → ¿Te gusta"]),
    ])
    func `what a mistake hides is found too`(sentence: String, corrections: [String]) throws {
        #expect(try Self.found(sentence) == corrections)
    }

    @Test func `a correction that touches what is mended is left out`() {
        let reason = Reason("", "", "")
        let first = Correction(from: "aver", to: "a ver", rule: .spelling, reason: reason, place: 4..<8)
        let mended = MendedText("Voy aver pan.", [first])
        let inside = Correction(from: "ver", to: "comer", rule: .spelling, reason: reason, place: 6..<9)
        let after = Correction(from: "pan", to: "panes", rule: .spelling, reason: reason, place: 10..<13)
        #expect(mended.text == "Voy a ver pan.")
        #expect(mended.joined(with: [inside, after]).map(\.place) == [4..<8, 9..<12])
    }
}
