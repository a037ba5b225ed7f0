import Spanish

/// What a typed or spoken answer means in a scene.
enum HeardAnswer: Hashable, Sendable {
    /// The place of a written answer; nil outside of a scene.
    case answer(Int?)
    case none(AskingBack)

    /// The place of the answer that is meant; nil for none.
    var choice: Int? { if case .answer(let place) = self { place } else { nil } }
    /// What the other speaker says if none is meant.
    var back: AskingBack { if case .none(let back) = self { back } else { .unknown } }
    /// Whether anything was understood, so that it is Spanish, however it is spelled.
    var isUnderstood: Bool { choice != nil || back != .unknown }
}

extension TutorRules {
    /// The written answer itself or another way to say it, in any spelling; a request; or what the words mean.
    func hear(_ message: LearnerMessage, _ tokens: [Token]) -> HeardAnswer {
        guard let turn = turn(of: message) else { return .answer(nil) }
        let said = plain(message.text), refused = PolarityReader.refused(tokens)
        let exact = turn.answers.firstIndex { answer in
            ([answer.say.spanish] + answer.also).contains { way in
                // `No, es caro` is not `No es caro`.
                plain(way) == said && (refused.isEmpty || PolarityReader.refused(self.tokens(of: way)) == refused)
            }
        }
        if let exact { return .answer(exact) }
        let request = TalkRequest(message.text)
        if let request, !turn.needs(request.keys) { return .none(back(request, to: turn, message.tutor)) }
        let words = (try? tools?.guessing(tokens)) ?? tokens
        let matcher = AnswerMatcher(answers: turn.answers, to: turn.line.spanish) { self.tokens(of: $0) }
        switch matcher.choice(words) {
        case .answer(let place): return .answer(place)
        case _ where request != nil: return .none(request.map { back($0, to: turn, message.tutor) } ?? .unknown)
        case .refused(let refused):
            return .none(.refused(refused.compactMap { RefusedWord($0, in: tokens) }, turn.line.spanish))
        case .open(let open): return .none(open.count > 1 ? .open(open.map(\.surface)) : .unknown)
        case .unknown: return .none(.unknown)
        }
    }

    func choice(_ message: LearnerMessage, _ tokens: [Token]) -> Int? { hear(message, tokens).choice }

    func answer(_ choice: Int?, to message: LearnerMessage) -> WrittenAnswer? {
        choice.flatMap { place in turn(of: message)?.answers[place] }
    }

    private func turn(of message: LearnerMessage) -> Turn? {
        guard let place = message.place, place.scenario == scenario?.id else { return nil }
        return scenario?.talks.first { $0.level == place.level }?[place.turn]
    }

    private func plain(_ text: String) -> [WordForm] { TalkLine.words(of: text).map { WordForm($0) } }

    // MARK: - Requests

    private func back(_ request: TalkRequest, to turn: Turn, _ tutor: TutorChoices) -> AskingBack {
        switch request {
        case .word(let word):
            .request(request, word: ((scenario?.words ?? []) + glossary()).first { $0.isCalled(word) })
        case .meaning(let word): .request(request, word: meaning(word, turn.line, tutor))
        case .again, .slower, .help: .request(request)
        }
    }

    /// What a word means: in the learner's language where a scene has the word, by a sentence of the scene, or in
    /// English.
    private func meaning(_ word: String, _ line: Line, _ tutor: TutorChoices) -> Line? {
        guard let token = tokens(of: word).last else { return nil }
        let written = written(token)
        let english = written?.english ?? note(token, tutor).meanings.first
        let example = example(of: token, line)
        switch tutor.language {
        case .spanish:
            let text = example?.spanish ?? english.map { "en inglés, \($0)." }
            return text.map { Line("\(word): \($0)", english ?? $0, written?.latvian ?? $0) }
        case .latvian where written == nil:
            if let example { return Line("\(word): \(example.spanish)", example.english, example.latvian) }
            return english.map { Line(word, $0, "angliski – \($0)") }
        case .latvian, .english: return english.map { Line(word, $0, written?.latvian ?? $0) }
        }
    }

    /// A line of the scene in which a word falls, with its translations.
    ///
    /// - Parameter line: what was just said, which counts first; otherwise the shortest does.
    private func example(of token: Token, _ line: Line) -> Line? {
        let form = WordForm(token.surface)
        let lines = scenario?.talks.flatMap(\.turns).flatMap { turn in
            [turn.line] + turn.answers.flatMap { [$0.say, $0.reply] }
        }
        func holds(_ line: Line) -> Bool { TalkLine.words(of: line.spanish).contains { WordForm($0) == form } }
        return holds(line) ? line : lines?.filter(holds).min { $0.spanish.count < $1.spanish.count }
    }
}

extension Turn {
    /// Whether one of the answers needs one of these words.
    fileprivate func needs(_ keys: [String]) -> Bool {
        let forms = Set(keys.map(WordForm.init))
        return answers.contains { answer in
            answer.keys.contains { group in !group.isForbidden && group.words.contains { forms.contains(WordForm($0)) }
            }
        }
    }
}

extension Line {
    /// Whether a word is its English or Latvian, with or without an article.
    fileprivate func isCalled(_ word: String) -> Bool {
        func bare(_ text: String) -> [WordForm] {
            TalkLine.words(of: text).map { WordForm($0) }.filter {
                !["a", "an", "the", "to"].map(WordForm.init).contains($0)
            }
        }
        let asked = bare(word)
        return !asked.isEmpty && [english, latvian].contains { bare($0) == asked }
    }
}

extension RefusedWord {
    /// - Returns: nil for a verb with a person, which cannot be taken up as it is.
    fileprivate init?(_ token: Token, in text: [Token]) {
        guard let place = text.firstIndex(where: { $0.surface == token.surface }) else { return nil }
        let isNoun = token.readings.contains { $0.tags.first == "n" }
        guard isNoun || token.readings.allSatisfy({ !$0.isVerb || $0.has("inf") }) else { return nil }
        let before = text[..<place].reversed().prefix { $0.leadsToNoun }.map { $0.surface.lowercased() }
        self.init(
            text: (before.reversed() + [token.surface.lowercased()]).joined(separator: " "),
            isThing: isNoun && before.isEmpty)
    }
}

extension Token {
    /// Whether it is a preposition or an article; `no` and `sin` are neither here.
    fileprivate var leadsToNoun: Bool {
        let kinds: Set = ["pr", "det"]
        return !NegationWords.negators.contains(plain)
            && readings.contains { $0.tags.first.map(kinds.contains) ?? false }
    }
}
