import Inference
import Testing

@testable import Tutor

struct TalkPromptTests {
    private let system = ChatMessage(.system, "Play.")
    private let opening = ChatMessage(.user, "Empieza tú, por favor.")

    private func prompt(_ turns: TalkLine...) -> TalkPrompt { TalkPrompt(system: "Play.", turns) }

    @Test func `the learner is always first, as chat templates want it`() {
        #expect(prompt().messages == [system, opening])
        #expect(prompt(TalkLine(.learner, "Hola.")).messages == [system, ChatMessage(.user, "Hola.")])
        #expect(
            prompt(TalkLine(.tutor, "¿Qué desea?"), TalkLine(.learner, "Un té.")).messages == [
                system, opening, ChatMessage(.assistant, "¿Qué desea?"), ChatMessage(.user, "Un té."),
            ])
    }

    @Test func `two lines of one speaker are one message`() {
        #expect(
            prompt(TalkLine(.learner, "Hola."), TalkLine(.learner, "Un té.")).messages == [
                system, ChatMessage(.user, "Hola.\nUn té."),
            ])
    }

    @Test func `a prompt begins with the one before it`() {
        let first = prompt(TalkLine(.tutor, "¿Qué desea?"), TalkLine(.learner, "Un té."))
        let second = prompt(
            TalkLine(.tutor, "¿Qué desea?"), TalkLine(.learner, "Un té."), TalkLine(.tutor, "¿Algo más?"),
            TalkLine(.learner, "No."))
        #expect(Array(second.messages.prefix(first.messages.count)) == first.messages)
    }

    @Test func `the system prompt is the builder's`() {
        let builder = PromptBuilder(Preferences(), Samples.cafe)
        #expect(builder.messages(for: []).first == ChatMessage(.system, builder.prompt))
    }

    @Test(arguments: LevelChoice.allCases) func `the prompt of each scene is short enough`(level: LevelChoice) {
        var preferences = Preferences()
        (preferences.level, preferences.grammar) = (level, GrammarFocus.allCases)
        for scene in RightTexts.scenes {
            let prompt = PromptBuilder(preferences, scene).prompt
            #expect(PromptBuilder.tokens(in: prompt) <= PromptBuilder.mostTokens)
            #expect(prompt.hasSuffix("legal advice."))
        }
    }
}

struct RetryPromptTests {
    private let first = [ChatMessage(.system, "Play."), ChatMessage(.user, "Un té.")]

    @Test(arguments: [
        (ReplyFault.notSpanish, "Answer in Spanish only."),
        (.tooLong, "Answer in at most 2 short sentences, 25 words in all."),
        (.noQuestion, "End your answer with a question."),
        (.theme(.violence), "Do not talk about that. Lead back to the scene with a question."),
    ]) func `one more instruction names the fault`(fault: ReplyFault, instruction: String) {
        #expect(
            RetryPrompt(first, after: fault, for: .a1).messages == [
                ChatMessage(.system, "Play."), ChatMessage(.user, "Un té.\n[\(instruction)]"),
            ])
    }
}

struct TutorPromptTests {
    private func system(_ task: TutorPrompt.Task) -> String {
        let messages = TutorPrompt(task, about: "Yo soy aquí.").messages
        #expect(messages.map(\.role) == [.system, .user])
        #expect(messages.last?.content == "Yo soy aquí.")
        return messages.first?.content ?? ""
    }

    @Test(arguments: TutorPreset.allCases) func `each preset is one short task`(preset: TutorPreset) {
        for language in [ModelLanguage.english, .spanish] {
            let text = system(.preset(preset, language, instruction: "name the tense"))
            #expect((8...60).contains(PromptBuilder.tokens(in: text)), "\(text)")
            #expect(text.contains(language == .english ? "English" : "easy Spanish") || preset == .translation)
        }
    }

    @Test func `a custom instruction is one line`() {
        let text = system(.preset(.custom, .english, instruction: "\nName the tense.\nBe brief.\n"))
        #expect(
            text == """
                You are a Spanish teacher. About the learner's Spanish sentence, do this: Name the tense. Be brief. \
                Answer in English, in at most three short sentences.
                """)
    }

    @Test(arguments: [
        (TutorLanguage.latvian, ModelLanguage.english), (.english, .english), (.spanish, .spanish),
    ]) func `a model never explains in Latvian`(chosen: TutorLanguage, language: ModelLanguage) {
        #expect(ModelLanguage(chosen) == language)
    }

    @Test func `a question is answered by a teacher`() {
        #expect(
            system(.question(.spanish)) == """
                You are a Spanish teacher. Answer the learner's question. Answer in easy Spanish, in at most three short \
                sentences.
                """)
    }
}
