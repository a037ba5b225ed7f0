import Testing

@testable import Spanish
@testable import Tutor

struct AnswerMatcherTests {
    private func answer(_ keys: String...) -> WrittenAnswer {
        WrittenAnswer(
            say: Line("", "", ""), keys: keys.map(KeyGroup.init), also: [], reply: Line("", "", ""), next: nil)
    }

    /// Words with a base form behind a slash, as in `quiero/querer`.
    private func tokens(_ text: String) -> [Token] {
        text.split(separator: " ").map { word in
            let parts = word.split(separator: "/").map(String.init)
            return Token(parts[0], parts.dropFirst().map { Reading($0, []) })
        }
    }

    private func choose(_ text: String, _ answers: WrittenAnswer...) -> Int? {
        AnswerMatcher(answers: answers).choose(tokens(text))
    }

    @Test(arguments: [
        ("Un café por favor", 0), ("un cafe", 0), ("un cortadoo", 0), ("CAFÉ", 0), ("tés/té", 1), ("un te", 1),
        ("hola", nil),
        ("un café o un té", nil),
    ])
    func `a word decides in any form, and one mistake is forgiven in a long one`(text: String, answer: Int?) {
        #expect(choose(text, self.answer("café|cortado"), self.answer("té")) == answer)
    }

    @Test(arguments: [("sí", 0), ("quiero/querer azúcar", 0), ("no quiero/querer azúcar", 1), ("no", 1)])
    func `a forbidden word rules an answer out`(text: String, answer: Int) {
        #expect(choose(text, self.answer("sí|azúcar", "!no"), self.answer("no")) == answer)
    }

    @Test(arguments: [
        ("pues no lo recuerdo", 0), ("no lo recuerdo bien", 0), ("no", nil), ("pues té", 1), ("lo recuerdo", nil),
    ])
    func `more words around an answer that refuses something do not hide it`(text: String, place: Int?) {
        let refusing = WrittenAnswer(
            say: Line("No lo recuerdo.", "", ""), keys: [KeyGroup("olvidar")], also: [], reply: Line("", "", ""),
            next: nil)
        #expect(choose(text, refusing, answer("té")) == place)
    }

    @Test(arguments: [
        ("no gracias", 0), ("no sé/saber", nil), ("no se", nil), ("no se si reservé", nil), ("cómo no", nil),
        ("por qué no", nil), ("no solo eso", nil),
    ])
    func `a no that doubts or agrees refuses nothing`(text: String, place: Int?) {
        let refusing = WrittenAnswer(
            say: Line("No tengo reserva.", "", ""), keys: [KeyGroup("no")], also: [], reply: Line("", "", ""), next: nil
        )
        #expect(choose(text, refusing, answer("té")) == place)
    }

    @Test func `a known word is no typing mistake for another`() {
        #expect(choose("no había/haber", answer("saber|idea"), answer("leer")) == nil)
        #expect(choose("yo sabre", answer("sabré|idea"), answer("leer")) == 0)
    }

    @Test func `all groups are needed, and more of them win`() {
        let answers = [answer("mesa"), answer("mesa", "ventana")]
        #expect(AnswerMatcher(answers: answers).choose(tokens("una mesa")) == 0)
        #expect(AnswerMatcher(answers: answers).choose(tokens("una mesa en la ventana")) == 1)
        #expect(AnswerMatcher(answers: answers).choose(tokens("la ventana")) == nil)
    }

    @Test func `an answer of nothing but forbidden words is never meant`() {
        #expect(choose("hola", answer("!no")) == nil)
        #expect(choose("", answer("!no")) == nil)
    }
}
