/// A scene's file, as it is written.
struct ScenarioFile: Decodable {
    let title, role, goal: Line
    let category: Scenario.Category
    let names: [String]?
    let words: [Line]
    let talks: [TalkFile]

    struct TalkFile: Decodable {
        let level: Level
        let grammar: [GrammarFocus]
        let turns: [TurnFile]
    }

    struct TurnFile: Decodable {
        let id: String
        let line, again, hint: Line
        let answers: [AnswerFile]
    }

    struct AnswerFile: Decodable {
        let say, reply: Line
        let keys, also: [String]
        let next: String
    }

    /// The value of the `next` of a last answer.
    static let end = "end"

    func scenario(_ id: String) -> Scenario {
        Scenario(
            id: id, category: category, title: title, role: role, goal: goal, names: names ?? [], words: words,
            talks: talks.map { talk in
                Talk(level: talk.level, grammar: talk.grammar, turns: talk.turns.map(Turn.init))
            })
    }
}

extension Turn {
    fileprivate init(_ file: ScenarioFile.TurnFile) {
        self.init(
            id: file.id, line: file.line,
            answers: file.answers.map { answer in
                WrittenAnswer(
                    say: answer.say, keys: answer.keys.map(KeyGroup.init), also: answer.also, reply: answer.reply,
                    next: answer.next == ScenarioFile.end ? nil : answer.next)
            }, again: file.again, hint: file.hint)
    }
}

extension Talk {
    /// What is wrong with the way through the talk; empty if nothing is.
    var mistakes: [String] {
        let places = Dictionary(turns.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var mistakes: [String] = places.count == turns.count ? [] : ["two turns have one id"]
        if turns.isEmpty { mistakes.append("no turns") }
        for turn in turns {
            if turn.answers.isEmpty { mistakes.append("\(turn.id) has no answers") }
            for next in turn.answers.compactMap(\.next) where places[next] == nil {
                mistakes.append("\(turn.id) leads to \(next), which does not exist")
            }
        }
        if mistakes.isEmpty, shortestWay == nil { mistakes.append("it goes round in a circle") }
        return mistakes
    }

    /// The turns of the shortest way to an end; nil if a way goes round in a circle.
    var shortestWay: Int? {
        var known: [String: Int] = [:]
        func length(from id: String, _ seen: Set<String>) -> Int? {
            if let length = known[id] { return length }
            guard let turn = self[id], !seen.contains(id) else { return nil }
            var shortest: Int?
            for answer in turn.answers {
                guard let next = answer.next else {
                    shortest = 0
                    continue
                }
                guard let rest = length(from: next, seen.union([id])) else { return nil }
                shortest = min(shortest ?? rest, rest)
            }
            known[id] = shortest.map { $0 + 1 }
            return known[id]
        }
        return turns.first.flatMap { length(from: $0.id, []) }
    }
}
