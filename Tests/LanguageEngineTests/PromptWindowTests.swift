import Inference
import Testing

@testable import LanguageEngine

struct PromptWindowTests {
    /// A token for each message.
    private func window(_ room: Int) -> PromptWindow {
        PromptWindow(room: room) { messages in
            PromptText(text: "", tokens: messages.map { Int32($0.content) ?? 0 })
        }
    }

    private func talk(_ turns: Int) -> [ChatMessage] {
        [ChatMessage(.system, "0")] + (1...turns).map { ChatMessage($0 % 2 == 1 ? .user : .assistant, "\($0)") }
    }

    @Test func `a talk that fits stays whole`() throws {
        let fitted = try #require(window(6).fit(talk(5)))
        #expect(fitted.prompt.tokens == [0, 1, 2, 3, 4, 5])
        #expect(fitted.dropped == 0)
    }

    @Test func `the oldest question goes with its answer, the system's message stays`() throws {
        let fitted = try #require(window(5).fit(talk(5)))
        #expect(fitted.prompt.tokens == [0, 3, 4, 5])
        #expect(fitted.dropped == 2)
    }

    @Test func `the last message stays, or nothing fits`() throws {
        #expect(try #require(window(2).fit(talk(5))).prompt.tokens == [0, 5])
        #expect(window(1).fit(talk(5)) == nil)
    }
}
