import Engine
import Testing

@testable import Tutor

struct TalkTests {
    private let line = Line("¿Sí?", "Yes?", "Jā?")

    private func turn(_ id: String, _ next: String?...) -> Turn {
        let answers = next.map { WrittenAnswer(say: line, keys: [KeyGroup("sí")], also: [], reply: line, next: $0) }
        return Turn(id: id, line: line, answers: answers, again: line, hint: line)
    }

    private func talk(_ turns: Turn...) -> Talk { Talk(level: .a1, grammar: [.present], turns: turns) }

    @Test func `a line is English in languages that it lacks`() {
        #expect(Language.allCases.map { line.text(in: $0) } == ["Jā?", "Yes?", "Yes?"])
    }

    @Test func `the shortest way counts its turns`() {
        let talk = talk(turn("a", "b", "c"), turn("b", "d"), turn("c", "d", nil), turn("d", nil))
        #expect(talk.mistakes == [])
        #expect(talk.shortestWay == 2)
    }

    @Test func `a talk that leads nowhere or in a circle is wrong`() {
        #expect(talk().mistakes == ["no turns"])
        #expect(talk(turn("a", "b")).mistakes == ["a leads to b, which does not exist"])
        #expect(talk(turn("a")).mistakes == ["a has no answers"])
        #expect(talk(turn("a", "b", nil), turn("b", "a")).mistakes == ["it goes round in a circle"])
        #expect(talk(turn("a", nil), turn("a", nil)).mistakes == ["two turns have one id"])
    }

    @Test func `a scenario has a talk for each level`() {
        let talks = [Level.a2, .b1].map { Talk(level: $0, grammar: [], turns: []) }
        let scenario = Scenario(
            id: "cafe", category: .dining, title: line, role: line, goal: line, names: [], words: [], talks: talks)
        #expect(Level.allCases.map { scenario.talk(for: $0)?.level } == [.a2, .a2, .b1, .b1, .b1, .b1])
    }
}
