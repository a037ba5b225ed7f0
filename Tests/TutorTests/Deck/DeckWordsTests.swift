import Testing

@testable import Spanish
@testable import Tutor

struct DeckWordsTests {
    private static let known: [String: [Reading]] = [
        "perros": [Reading("perro", ["n", "m", "pl"])],
        "compramos": [Reading("comprar", ["vblex", "ifi", "p1", "pl"])],
        "fui": [Reading("ir", ["vblex", "ifi", "p1", "sg"]), Reading("ser", ["vbser", "ifi", "p1", "sg"])],
        "me": [Reading("me", ["prn"])], "lavo": [Reading("lavar", ["vblex", "pri", "p1", "sg"])],
        "lavarme": [Reading("lavar", ["vblex", "inf"])], "guapas": [Reading("guapo", ["adj", "f", "pl"])],
        "te": [Reading("te", ["prn"])], "por": [Reading("por", ["pr"])], "favor": [Reading("favor", ["n", "m", "sg"])],
    ]

    private func fronts(_ text: String, _ deck: String...) -> [String] {
        let tokens = TalkLine.words(of: text).map { Token($0, Self.known[$0.lowercased()] ?? []) }
        return DeckWords(Deck(notes: deck.map { Note($0, "") })).notes(in: tokens).map(\.front)
    }

    @Test func `a word is found by its base form, with or without its article`() {
        #expect(fronts("Compramos dos perros", "el perro", "comprar", "gato") == ["comprar", "el perro"])
        #expect(fronts("Fui", "ser", "ir") == ["ser", "ir"])
    }

    @Test func `each note is told once`() { #expect(fronts("perros y perros", "perro") == ["perro"]) }

    @Test func `a phrase is found word by word`() {
        #expect(fronts("un té, por favor", "por favor", "por fin") == ["por favor"])
        #expect(fronts("favor por", "por favor").isEmpty)
    }

    @Test(arguments: [
        ("guapas", "guapo/guapa"), ("guapas", "guapo, -a"), ("guapas", "guapo, guapa"), ("guapas", "guapo (adj.)"),
        ("sí señor", "sí, señor"), ("perros", "(el) perro [m]"), ("la", "la"), ("qué tal", "¿Qué tal?"),
    ])
    func `fronts are written in many ways`(text: String, front: String) { #expect(fronts(text, front) == [front]) }

    @Test(arguments: [
        ("sí", "sí, señor"), ("o", "niño/o"), ("el", "el perro"), ("hola", "hola; "), ("la", "el/la joven"),
    ])
    func `a part of a front is not all of it`(text: String, front: String) {
        #expect(fronts(text, front) == (front == "hola; " ? [front] : []))
    }

    @Test func `a reflexive verb needs its pronoun`() {
        #expect(fronts("me lavo", "lavarse") == ["lavarse"])
        #expect(fronts("quiero lavarme", "lavarse") == ["lavarse"])
        #expect(fronts("lavo", "lavarse").isEmpty)
    }

    @Test func `accents are forgiven only in words that no dictionary knows`() {
        #expect(fronts("cafe", "el café") == ["el café"])
        #expect(fronts("te", "el té").isEmpty)
    }

    @Test func `a deck holds a word with any article`() {
        let words = DeckWords(Deck(notes: [Note("el perro", ""), Note("por favor", "")]))
        #expect(words.hold("perro"))
        #expect(words.hold("un perro"))
        #expect(words.hold("por favor"))
        #expect(!words.hold("favor"))
        #expect(!words.hold(""))
    }

    @Test func `a lone closing bracket hides nothing`() {
        #expect(FrontWords("perro) gato").forms == [["perro", "gato"]])
    }
}
