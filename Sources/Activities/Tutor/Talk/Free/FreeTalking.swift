import Engine

/// The talk's page while a language model talks.
extension ConversationViewModel {
    /// Has the model reply.
    ///
    /// - Parameter text: what the learner says; nil for the model that begins.
    mutating func askModel(_ text: String?) -> [Command] {
        guard let reply = talk?.free?.ask(text, id: nextReply, preferences) else { return [] }
        nextReply += 1
        show()
        transcript.messages.list.showEnd()
        return [.ask(ReplyRequest.make(reply))]
    }

    mutating func sendToModel(_ text: String) -> [Command] {
        guard talk?.free?.state == .ready else { return [] }
        let message = message(text, chosen: nil, nil)
        transcript.expect(message)
        answer.set("")
        return [.play(.press), .ask(PanelRequest.message(message))] + listening.cancel() + speaking.stop()
            + askModel(text)
    }

    /// Stops the model's reply; what it has said by then stays.
    func stopReply() -> [Command] { talk?.free?.stoppable.map { [.ask(ReplyRequest.stop($0))] } ?? [] }

    mutating func receive(_ news: ReplyAnswer) -> [Command] {
        guard let event = talk?.free?.receive(news) else { return [] }
        let start = talk?.said.count ?? 0
        if case .ended(let problem) = event { talk?.goOn(after: problem, level: Level(preferences.level)) }
        show()
        switch event {
        case .changed: return []
        case .ended: return sayNew(from: start)
        case .stopped(let text):
            transcript.finish(text)
            return []
        case .judged(let saying): return sayMore(of: saying)
        case .said(let saying):
            if case .made(let text) = saying.content { transcript.finish(text) }
            return sayMore(of: saying)
        }
    }
}
