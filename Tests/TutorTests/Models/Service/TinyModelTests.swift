import TestSupport
import Testing

/// What the hand-made model is made of; the engine's own tests hear it speak.
@Suite struct TinyModelTests {
    @Test func `its reply is a row of tokens`() {
        #expect(
            TinyModel().pieces == [
                "▁¡Hola", "!", "▁Soy", "▁el", "▁modelo", "▁de", "▁prueba", ".", "▁¿Cómo", "▁te", "▁llamas", "?",
            ])
    }

    @Test func `a word that comes twice is joined with its neighbour`() {
        #expect(TinyModel("la la la casa de la casa").pieces == ["la", "▁la", "▁la▁casa", "▁de▁la▁casa"])
    }

    @Test func `letters are split over bytes`() {
        #expect(
            TinyModel(" Café 🦊 ¿qué?", splitsLetters: true).pieces == [
                "▁Caf", "<0xC3>", "<0xA9>", "▁", "<0xF0>", "<0x9F>", "<0xA6>", "<0x8A>", "▁¿qué", "?",
            ])
    }

    @Test func `its file begins as the format says`() {
        let bytes = TinyModel().bytes
        #expect(Array(bytes.prefix(8)) == Array("GGUF".utf8) + [3, 0, 0, 0])
        #expect(bytes.count.isMultiple(of: 32))
        #expect(TinyModel().bytes(truncatedAt: 0.5).count == bytes.count / 2)
    }
}
