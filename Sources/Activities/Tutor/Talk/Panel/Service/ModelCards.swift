import Engine

/// The tutor's cards that a language model makes, in place of those that say that only a model could.
struct ModelCards: Sendable {
    let host: ActivityHost
    let models: ReplyService

    /// What is said of a message, without what a model will say in its place: that follows as ``CardAnswer``.
    func takingOver(_ news: MessageAnswer, _ message: LearnerMessage, for visit: Visit) -> MessageAnswer {
        guard let model = message.tutor.model, let task = task(for: message, model) else { return news }
        ask(task, about: message.text, model, id: message.id, for: visit)
        return MessageAnswer(
            id: news.id, choice: news.choice, cards: news.cards.filter { !$0.needsModel }, used: news.used,
            line: news.line, back: news.back)
    }

    /// The answer to a question; nil if a model will give it, as ``CardAnswer``.
    func takingOver(_ news: CardAnswer, _ question: TypedQuestion, for visit: Visit) -> CardAnswer? {
        guard let model = question.tutor.model, news.cards.contains(where: \.needsModel) else { return news }
        ask(.question(ModelLanguage(question.tutor.language)), about: question.text, model, id: news.id, for: visit)
        return nil
    }

    private func ask(_ task: TutorPrompt.Task, about text: String, _ model: String, id: Int, for visit: Visit) {
        models.ask(task, about: text, model: model, for: visit) { [host] card in
            host.answer(CardAnswer(id: id, cards: [card]), to: visit)
        }
    }

    /// What a model may do for a message by its exam; what it may not, is done by rule alone.
    private func task(for message: LearnerMessage, _ model: String) -> TutorPrompt.Task? {
        let rights = models.choices.first { $0.name == model }?.rights
        let tutor = message.tutor
        return switch tutor.preset {
        case .custom: .preset(.custom, ModelLanguage(tutor.language), instruction: tutor.instruction)
        case .translation where rights?.mayTranslate ?? false: message.chosen == nil ? .toEnglish : nil
        case .commonMistakes where rights?.mayCorrect ?? false: message.chosen == nil ? .correct : nil
        case .translation, .commonMistakes, .grammar, .irregularVerbs, .vocabulary: nil
        }
    }
}
