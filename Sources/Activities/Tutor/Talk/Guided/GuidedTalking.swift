import Engine

/// The talk's page while a scene is talked about as it is written.
extension ConversationViewModel {
    /// One of the written answers.
    mutating func choose(_ place: Int) -> [Command] {
        guard pending == nil, let turn = talk?.turn, turn.answers.indices.contains(place) else { return [] }
        let message = message(turn.answers[place].say.spanish, chosen: turn.answers[place].say, turn)
        return listening.cancel() + [.play(.press)] + proceed(message) { $0.answer(place) }
            + [.ask(PanelRequest.message(message))]
    }

    /// Says something in own words, whose meaning is searched for.
    mutating func sendToScene(_ text: String) -> [Command] {
        guard let turn = talk?.turn else { return [] }
        let message = message(text, chosen: nil, turn)
        pending = message
        answer.set("")
        return listening.cancel() + [.play(.press), .ask(PanelRequest.message(message))]
    }

    mutating func receive(_ news: MessageAnswer) -> [Command] {
        var commands: [Command] = []
        if let message = pending, message.id == news.id {
            pending = nil
            commands = proceed(message) { talk in
                if let choice = news.choice {
                    talk.answer(choice, inOwnWords: message.text)
                } else {
                    talk.miss(message.text, news.back)
                }
            }
        }
        guard transcript.understand(news) else { return commands }
        words.use(news.used)
        arrange()
        panel.add(news.cards, preferences.language)
        // The last message is understood only now.
        return commands + (end != nil ? sum() : [])
    }

    private mutating func proceed(_ message: LearnerMessage, _ change: (inout GuidedTalk) -> Void) -> [Command] {
        guard var talk = talk?.guided else { return [] }
        let start = talk.said.count
        change(&talk)
        self.talk = .guided(talk)
        transcript.expect(message)
        show()
        transcript.messages.list.showEnd()
        let commands = sayNew(from: start)
        return talk.isOver ? commands + finish() : commands
    }
}
