import Spanish

extension Scenario {
    /// The scene as a dialect says it: scenes are written as in Spain.
    func spoken(in dialect: Dialect) -> Scenario {
        guard dialect != .spain, let words = DialectText.all[dialect] else { return self }
        return Scenario(
            id: id, category: category, title: title.spoken(words), role: role, goal: goal, names: names,
            words: self.words.map { $0.spoken(words) },
            talks: talks.map { talk in
                Talk(level: talk.level, grammar: talk.grammar, turns: talk.turns.map { $0.spoken(words) })
            })
    }
}

extension Line {
    fileprivate func spoken(_ words: DialectText) -> Line { Line(words.spoken(spanish), english, latvian) }
}

extension Turn {
    fileprivate func spoken(_ words: DialectText) -> Turn {
        Turn(
            id: id, line: line.spoken(words), answers: answers.map { $0.spoken(words) }, again: again.spoken(words),
            hint: hint.spoken(words))
    }
}

extension WrittenAnswer {
    /// What is said in Spain is understood everywhere.
    fileprivate func spoken(_ words: DialectText) -> WrittenAnswer {
        let spoken = also.map(words.spoken)
        return WrittenAnswer(
            say: say.spoken(words), keys: keys.map { $0.spoken(words) },
            also: spoken + ([say.spanish] + also).filter { !spoken.contains($0) }, reply: reply.spoken(words),
            next: next)
    }
}

extension KeyGroup {
    fileprivate func spoken(_ dialect: DialectText) -> KeyGroup {
        let more = words.map(dialect.spoken).filter { !words.contains($0) && !$0.contains(" ") }
        return KeyGroup(words: words + more, isForbidden: isForbidden)
    }
}
