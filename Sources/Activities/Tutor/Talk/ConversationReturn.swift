import Engine

/// A talk that waits while the learner looks at the choices or the prompt; nobody else finds it later.
extension ConversationViewModel: PassingTrace {
    var trace: ConversationViewModel? { self }

    /// Goes on as it was left; after another choice of level, partner, Spanish or goal the talk begins again.
    mutating func resume(_ trace: ConversationViewModel) {
        guard let talk = trace.talk, talk.isPossible(with: preferences, after: trace.preferences) else { return }
        var page = trace
        (page.world, page.scenes, page.preferences, page.now) = (world, scenes, preferences, now)
        (page.hasAsked, page.isBack) = (false, true)
        page.words.fit(preferences.targetWords)
        page.forgetRequests()
        page.fit(rooms)
        self = page
    }

    /// Expects no answer any more: those that were due went to the page that was left.
    private mutating func forgetRequests() {
        (speaking, listening) = (Speaking(), Listening())
        if let message = pending { answer.set(message.text) }
        pending = nil
        if let reply = talk?.free?.interrupted { _ = receive(reply) }
        end?.forgetSaving()
    }

    /// Goes on after the way back: with the model's first words, or the summary, if they never came.
    mutating func goOn() -> [Command] {
        isBack = false
        if talk?.said.isEmpty == true { return open() }
        return end?.summary == nil && end != nil ? sum() : []
    }
}

extension SceneTalk {
    fileprivate func isPossible(with now: Preferences, after before: Preferences) -> Bool {
        (now.level, now.model) == (before.level, before.model) && (guided == nil || now.dialect == before.dialect)
            && (scenario != nil || now.goal == before.goal)
    }
}
