import Testing

@testable import Tutor

struct PromptBuilderTests {
    private let cafe = Scenario(
        id: "cafe", category: .dining, title: Line("En la cafetería", "At the café", "Kafejnīcā"),
        role: Line("camarero", "waiter", "viesmīlis"), goal: Line("Pide algo.", "Order something.", "Pasūti kaut ko."),
        names: [], words: [], talks: [])

    private func preferences(_ change: (inout Preferences) -> Void = { _ in }) -> Preferences {
        var preferences = Preferences()
        change(&preferences)
        return preferences
    }

    private func deck(_ intervals: (Int, Int)...) -> Deck {
        Deck(
            notes: intervals.flatMap { interval, count in
                (0..<count).map { Note("w\(interval).\($0)", "", interval: interval) }
            }, isScheduled: true)
    }

    @Test func `a scene says whom it plays and what the learner does`() {
        let chosen = preferences {
            ($0.level, $0.dialect, $0.grammar, $0.targetWords) = (.a1, .argentina, [.future], ["la cuenta", "pagar"])
        }
        #expect(
            PromptBuilder(chosen, cafe).prompt == """
                You practise Spanish with a learner. You play: camarero. Scene: En la cafetería. The learner's task: Pide algo.
                Level A1: present tense, the most frequent 500 words, sentences of at most 6 words, one idea at a time.
                Spanish of Argentina, with vos and ustedes.
                Ask so that the learner needs: future.
                Let these words come up: la cuenta, pagar.
                Write only Spanish. Answer in at most 2 short sentences and end with a question. If the learner makes a \
                mistake, say it rightly in your answer, without scolding. Stay in your role. Never pretend to know the learner.
                Decline, and lead back to the scene: violence, sex, drugs, self-harm, hate, real private data, medical or \
                legal advice.
                """)
    }

    @Test func `without a scene the own goal counts`() {
        let prompt = PromptBuilder(preferences { $0.goal = "hablar de mi perro" }).prompt
        #expect(prompt.hasPrefix("You practise Spanish with a learner. The learner's own goal: hablar de mi perro\n"))
    }

    @Test func `some words of each mastery come, and others in the next talk`() {
        let deck = deck((200, 30), (30, 30), (10, 30), (0, 30))
        let prompts = (0..<2).map { PromptBuilder(preferences(), cafe, deck: deck, rotation: $0).prompt }
        #expect(prompts[0].contains("The learner is learning; use: w10.0, w10.1, w10.2, w10.3, w10.4."))
        #expect(prompts[1].contains("The learner is learning; use: w10.5, w10.6, w10.7, w10.8, w10.9."))
        #expect(prompts[0].contains("New for the learner; use one or two: w0.0, w0.1, w0.2."))
        #expect(prompts[0].contains("w200.11") && !prompts[0].contains("w200.12"))
    }

    @Test(arguments: LevelChoice.allCases) func `it never has more than 350 tokens, whatever is chosen`(
        level: LevelChoice
    ) {
        let long = preferences {
            $0.level = level
            $0.goal = String(repeating: "palabra ", count: 60)
            $0.targetWords = (0..<40).map { "una palabra larga \($0)" }
            $0.grammar = GrammarFocus.allCases
        }
        let deck = Deck(notes: (0..<400).map { Note("dos o tres palabras \($0)", "", interval: $0) })
        for builder in [PromptBuilder(long, deck: deck), PromptBuilder(long, cafe, deck: deck, rotation: 7)] {
            #expect((1...PromptBuilder.mostTokens).contains(PromptBuilder.tokens(in: builder.prompt)))
            #expect(builder.prompt.contains("Write only Spanish."))
        }
    }

    @Test func `suspended notes stay out`() {
        let deck = Deck(notes: [Note("gato", "cat", isSuspended: true), Note("perro", "dog")])
        let prompt = PromptBuilder(preferences(), deck: deck).prompt
        #expect(prompt.contains("perro") && !prompt.contains("gato"))
    }
}
