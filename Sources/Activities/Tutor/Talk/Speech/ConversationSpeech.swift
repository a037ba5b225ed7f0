import Engine

/// What is said aloud in a talk: the tutor's lines, and what somebody wants to hear again.
extension ConversationViewModel {
    /// Says the tutor's lines from a place in the talk on, unless the microphone would hear them.
    mutating func sayNew(from place: Int) -> [Command] {
        guard !preferences.isMuted, !listening.isListening, let talk else { return [] }
        let texts = talk.said[place...].filter { $0.speaker == .tutor && !$0.isHint }.map(spoken)
        return texts.isEmpty ? [] : speaking.say(texts, now: now)
    }

    /// Says what was not said yet of a line that a model makes.
    mutating func sayMore(of saying: Saying) -> [Command] {
        preferences.isMuted || listening.isListening ? [] : speaking.goOn(spoken(saying), now: now)
    }

    private func spoken(_ saying: Saying) -> SpokenText {
        SpokenText(
            id: saying.id, text: saying.text, voice: preferences.voice, dialect: preferences.dialect,
            isSlow: saying.isSlow)
    }

    mutating func mute() -> [Command] {
        preferences.isMuted.toggle()
        return [.play(.press), .save(AnyDocument(preferences))] + (preferences.isMuted ? speaking.stop() : [])
    }

    mutating func sayAgain(_ saying: Int, isSlow: Bool) -> [Command] {
        guard let said = talk?.said, said.indices.contains(saying) else { return [] }
        return say([
            SpokenText(
                id: saying, text: said[saying].text, voice: preferences.voice, dialect: preferences.dialect,
                isSlow: isSlow)
        ])
    }

    /// Says what somebody wants to hear; the microphone would hear it, too.
    mutating func say(_ texts: [SpokenText]) -> [Command] {
        listening.cancel() + speaking.say(texts, now: now)
    }
}
