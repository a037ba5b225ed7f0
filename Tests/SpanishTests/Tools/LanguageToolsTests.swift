import Engine
import TestSupport
import Testing

@testable import Spanish

/// The real tools.
struct LanguageToolsTests {
    @Test func `a sentence is analysed`() throws {
        let tokens = try Tools.spanish.tokens(of: "Ayer fui al cine.")
        #expect(tokens.map(\.surface) == ["Ayer", "fui", "al", "cine", "."])
        #expect(tokens[0].readings == [Reading("ayer", ["adv"])])
        #expect(tokens[1].readings.map(\.lemma) == ["ir", "ser"])
        #expect(tokens[2].readings == [Reading("a", ["pr"], joined: [Reading("el", ["det", "def", "m", "sg"])])])
    }

    @Test(arguments: ["", " ", "^$", "\\", "[[]", "a\u{0}b", "@*#+~", "<<>>{}", "\n\n", "🙂", "\u{202E}x"])
    func `odd text is answered, and the next text too`(text: String) throws {
        _ = try Tools.spanish.tokens(of: text)
        _ = try Tools.spanish.translation(of: text)
        #expect(try Tools.spanish.tokens(of: "casa").first?.readings.first?.lemma == "casa")
    }

    @Test func `long text is cut`() throws {
        let tokens = try Tools.spanish.tokens(of: String(repeating: "casa ", count: 100_000))
        #expect(tokens.count == ApertiumStream.longestText / 5)
    }

    @Test func `words are analysed, made and spelled one by one`() throws {
        #expect(try Tools.spanish.readings(of: ["a", "sabo", "a veces", ""]).map(\.count) == [1, 0, 0, 0])
        let roto = Reading("romper", ["vblex", "pp", "m", "sg"])
        #expect(try Tools.spanish.forms(of: [roto, Reading("zxqw", ["n", "m", "sg"])]) == ["roto", nil])
        let spelling = try Tools.spanish.spelling(of: ["camión", "camion", "!"])
        #expect(spelling == [.right, .wrong(suggestions: ["camión", "camino"]), .right])
    }

    @Test func `words without letters are right, wherever they stand, and the next words too`() throws {
        for words in [["", ""], ["", "casa"], ["", "casaa", ""], ["12", "casa"]] {
            let spelling = try Tools.spanish.spelling(of: words)
            #expect(spelling.map { $0 == .right } == words.map { $0 != "casaa" })
        }
    }

    @Test(arguments: [
        "a", "ñ", "\u{301}", "^", "$", "[", "@", "\\", "\u{0}", "\n", "<", "日", "🙂", "\u{FFFD}", "\u{10FFFF}",
    ])
    func `ten thousand of anything are answered or refused, and the next text is answered`(character: String) throws {
        let text = String(repeating: character, count: 10_000)
        _ = try? Tools.hasty.corrections(in: text, .spain)
        _ = try? Tools.hasty.translation(of: text)
        _ = try? Tools.hasty.spelling(of: [text])
        _ = try? Tools.hasty.meanings(of: text)
        #expect(answer { try Tools.hasty.tokens(of: "casa") }?.first?.readings.first?.lemma == "casa")
        #expect(answer { try Tools.hasty.spelling(of: ["casa"]) } == [.right])
        #expect(answer { try Tools.hasty.meanings(of: "casa") }?.contains("house") == true)
    }

    /// The first answer, which those in a hurry may not wait for on a busy machine.
    private func answer<Answer>(_ ask: () throws -> Answer) -> Answer? {
        var answer: Answer?
        _ = eventually {
            answer = try? ask()
            return answer != nil
        }
        return answer
    }

    @Test func `a translation is rough, with unknown words left as they are`() throws {
        let rough = try Tools.spanish.translation(of: "Ayer fui a casa con Zxqw.")
        #expect(rough.text == "Yesterday I went home with Zxqw.")
        #expect(rough.unknownWords == ["Zxqw"])
    }

    @Test func `a base form has meanings`() throws {
        #expect(try Tools.spanish.meanings(of: "manzana").first == "apple")
        #expect(try Tools.spanish.meanings(of: "comer").contains("eat"))
        #expect(try Tools.spanish.meanings(of: "saber").first == "know")
        #expect(try Tools.spanish.meanings(of: "mujer").first == "woman")
        #expect(try Tools.spanish.meanings(of: "zxqw") == [])
    }

    @Test func `what is prepared is ready`() throws {
        let tools = LanguageTools(Tools.host(), patience: patience)
        #expect(tools.count == 0)
        tools.prepare()
        #expect(tools.count == 4)
        tools.prepare(.dictionary)
        #expect(tools.count == 5)
        tools.prepare(.translation)
        let count = tools.count
        #expect(try tools.translation(of: "Una casa.").text == "A house.")
        #expect(try tools.corrections(in: "Una casa.", .spain).isEmpty)
        #expect(tools.count == count, "nothing more had to start")
        tools.close()
    }
}
