import Engine

/// What was said in a talk: as the screen shows it, and line by line, with the words and mistakes that are known so far.
struct Transcript: Hashable, Sendable {
    var messages: MessageList
    private(set) var lines: [TalkLine] = []
    /// The place in ``lines`` of the learner's message by its number, until it has been understood.
    private var places: [Int: Int] = [:]
    /// The sayings that are in ``messages``.
    private var shown = 0

    init(_ messages: MessageList) { self.messages = messages }

    /// Shows what has been said since.
    mutating func show(_ said: [Saying]) {
        if shown == said.count, let last = said.last { messages.grow(last) }
        for saying in said[shown...] {
            messages.append(saying)
            // What a model says is known when it has said it.
            if case .made = saying.content { continue }
            if !saying.isHint { lines.append(TalkLine(saying.speaker, saying.text)) }
        }
        shown = said.count
    }

    /// The next line is a message of the learner's, which is being understood.
    mutating func expect(_ message: LearnerMessage) { places[message.id] = lines.count }

    /// A model has said all of its reply.
    mutating func finish(_ reply: String) { lines.append(TalkLine(.tutor, reply)) }

    /// - Returns: false for a message that is not, or no longer, in the talk.
    mutating func understand(_ news: MessageAnswer) -> Bool {
        guard let place = places.removeValue(forKey: news.id), lines.indices.contains(place) else { return false }
        lines[place] = news.line
        return true
    }

    mutating func removeAll() {
        (lines, places, shown) = ([], [:], 0)
        messages.list.removeAll()
        messages.list.mark = nil
    }
}
