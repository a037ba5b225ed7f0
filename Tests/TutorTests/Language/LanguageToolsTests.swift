import Engine
import TestSupport
import Testing

@testable import Tutor

/// With the real tools.
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
        _ = try Tools.spanish.translation(of: text, from: .spanish, to: .english)
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

    @Test func `a translation is rough, with unknown words left as they are`() throws {
        let rough = try Tools.spanish.translation(of: "Ayer fui a casa con Zxqw.", from: .spanish, to: .english)
        #expect(rough?.text == "Yesterday I went home with Zxqw.")
        #expect(rough?.unknownWords == ["Zxqw"])
        let other = try Tools.spanish.translation(of: "The house is big.", from: .english, to: .spanish)
        #expect(other?.text == "La casa es grande.")
        #expect(try Tools.spanish.translation(of: "māja", from: .latvian, to: .english) == nil)
    }

    @Test func `a base form has meanings`() throws {
        #expect(try Tools.spanish.meanings(of: "manzana").first == "apple")
        #expect(try Tools.spanish.meanings(of: "comer").contains("eat"))
        #expect(try Tools.spanish.meanings(of: "zxqw") == [])
    }

    // MARK: - Tools that fail

    private func processes() -> ToolProcesses { ToolProcesses(Tools.host()) }

    private static let good = Toolbox().analyser

    @Test func `a tool that hangs is ended, and the next question is answered`() throws {
        let hanging = Tool(Self.good.path, [Self.good.arguments[1]])  // waits for the end of all input
        let processes = processes()
        #expect(throws: LanguageProblem.failed(hanging.path)) {
            try processes.answer("casa", of: hanging, within: .milliseconds(300))
        }
        #expect(processes.count == 0)
        #expect(try processes.answer("sabo", of: Self.good, within: .seconds(10)) == "^sabo/*sabo$")
    }

    @Test func `a tool that says too much or dies is ended`() throws {
        let processes = processes()
        for tool in [Tool("/usr/bin/yes", []), Tool("/usr/bin/true", []), Tool("/usr/bin/id", [])] {
            #expect(throws: LanguageProblem.failed(tool.path)) { try processes.answer("casa", of: tool) }
        }
        #expect(processes.count == 0)
    }

    @Test func `a missing tool or dictionary says what to install`() {
        let processes = processes()
        for tool in [Tool("/usr/bin/none", []), Tool(Self.good.path, ["-z", "/usr/share/apertium/none.bin"])] {
            #expect(throws: LanguageProblem.missing) { try processes.answer("casa", of: tool) }
        }
        #expect("\(LanguageProblem.missing)" == "Apertium and hunspell are missing; install pasaka-soltura")
    }

    @Test func `a preset has ready what it needs`() throws {
        let tools = LanguageTools(Tools.host())
        #expect(tools.count == 0)
        tools.prepare(for: .commonMistakes)
        #expect(tools.count == 4)
        tools.prepare(for: .vocabulary)
        #expect(tools.count == 5)
        tools.prepare(for: .translation)
        let count = tools.count
        #expect(try tools.translation(of: "Una casa.", from: .spanish, to: .english)?.text == "A house.")
        #expect(try tools.corrections(in: "Una casa.", .spain).isEmpty)
        #expect(tools.count == count, "nothing more had to start")
        tools.close()
    }

    @Test func `tools end five minutes after the last question, and start again`() throws {
        let time = InventedTime()
        var host = ActivityHost(agenda: time.agenda, folders: .init(assets: nil, state: "/tmp"))
        host.start = Tools.host().start
        let processes = ToolProcesses(host)
        _ = try processes.answer("casa", of: Self.good)
        time.pass(.seconds(200))
        _ = try processes.answer("casa", of: Self.good)
        time.pass(.seconds(299))
        #expect(processes.count == 1)
        time.pass(.seconds(1))
        #expect(processes.count == 0 && time.waiting == 0)
        #expect(try processes.answer("sabo", of: Self.good) == "^sabo/*sabo$")
        processes.close()
    }

    @Test func `tools end and start again`() throws {
        let processes = processes()
        _ = try processes.answer("casa", of: Self.good)
        #expect(processes.count == 1)
        processes.close()
        #expect(processes.count == 0)
        #expect(try processes.answer("sabo", of: Self.good) == "^sabo/*sabo$")
    }
}
