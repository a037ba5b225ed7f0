import Engine

/// The talk's page while a language model talks.
extension ConversationViewModel {
    /// Has the model reply.
    ///
    /// - Parameter text: what the learner says; nil for the model that begins.
    mutating func askModel(_ text: String?) -> [Command] {
        guard var free = talk?.free, !free.isReplying, text != nil || free.said.isEmpty else { return [] }
        let wish = free.ask(text)
        talk = .free(free)
        show()
        messages.list.showEnd()
        return [
            .ask(
                TutorWish.reply(
                    ReplyWish(
                        id: wish, model: free.model.name, scenario: isOwnGoal ? nil : id, turns: free.turns,
                        preferences: preferences)))
        ]
    }

    mutating func sendToModel(_ text: String) -> [Command] {
        guard let free = talk?.free, free.state == .ready else { return [] }
        let message = message(text, chosen: nil, nil)
        places[message.id] = lines.count
        answer.set("")
        return [.play(.press), .ask(TutorWish.understand(message))] + speaking.stop() + askModel(text)
    }

    /// Stops the model's reply; what it has said by then stays.
    func stopReply() -> [Command] { talk?.free?.stoppable.map { [.ask(TutorWish.stopReply($0))] } ?? [] }

    mutating func receive(_ news: ReplyNews) -> [Command] {
        guard var free = talk?.free, free.receive(news) else { return [] }
        if case .failed(let problem) = free.state { return goOn(after: problem, free) }
        talk = .free(free)
        show()
        guard free.state == .ready, let last = free.said.last, case .made(let text) = last.content, !text.isEmpty
        else { return sayDeclined(news) }
        lines.append(TalkLine(.tutor, text))
        return sayNew(from: last.id)
    }

    private mutating func sayDeclined(_ news: ReplyNews) -> [Command] {
        guard case .declined = news.state, let last = talk?.said.last else { return [] }
        return sayNew(from: last.id)
    }

    /// The model talks no more: the program says why, and the scene's written talk goes on.
    private mutating func goOn(after problem: ModelProblem, _ free: FreeTalk) -> [Command] {
        var free = free
        free.say(problem.wording)
        talk = .free(free)
        show()
        guard let scenario = free.scenario else { return [] }
        free.say(.writtenTalkGoesOn)
        guard let guided = GuidedTalk(scenario, level: Level(preferences.level), after: free.said) else { return [] }
        talk = .guided(guided)
        show()
        return sayNew(from: free.said.count)
    }
}
