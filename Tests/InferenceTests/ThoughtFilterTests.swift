import Testing

@testable import Inference

struct ThoughtFilterTests {
    /// What is said of a text that comes in pieces.
    private func said(_ pieces: [String], mayBeOpen: Bool = false, isCut: Bool = false) -> String {
        var filter = ThoughtFilter(mayBeOpen: mayBeOpen)
        return pieces.map { filter.append($0) }.joined() + filter.end(isCut: isCut)
    }

    private static let channels = "<|channel|>analysis<|message|>He greets.<|end|><|start|>assistant<|channel|>final"

    @Test(arguments: [
        ("¡Hola! ¿Qué tal?", "¡Hola! ¿Qué tal?"), ("<think>He greets me.</think>¡Hola!", "¡Hola!"),
        ("<think>\n\n</think>\n\n¡Hola!", "¡Hola!"), ("<THINK>He greets.</Think> ¡Hola!", "¡Hola!"),
        ("[THINK]He greets.[/THINK]¡Hola!", "¡Hola!"), ("<thinking>He greets.</thinking>¡Hola!", "¡Hola!"),
        ("<reasoning>He greets.</reasoning>¡Hola!", "¡Hola!"), ("<seed:think>He.</seed:think>¡Hola!", "¡Hola!"),
        ("<|START_THINKING|>He.<|END_THINKING|>¡Hola!", "¡Hola!"), ("◁think▷He.◁/think▷¡Hola!", "¡Hola!"),
        ("¡Hola! <think>And now?</think>¿Qué tal?", "¡Hola! ¿Qué tal?"),
        ("<think>One.</think><think>Two.</think>¡Hola!", "¡Hola!"), ("<think>He greets me and", ""),
        ("[THINK]He greets me", ""), (channels + "<|message|>¡Hola!", "¡Hola!"),
        (channels + "<|message|>¡Hola!<|return|>", "¡Hola!"), ("<|channel|>final<|message|>¡Hola!", "¡Hola!"),
        ("<|channel|>analysis<|message|>He greets me.<|end|>", ""), ("<|channel|>commentary<|message|>So", ""),
        ("<|start|>assistant<|message|>¡Hola!", "¡Hola!"), ("2 < 3 y [aquí]", "2 < 3 y [aquí]"),
    ])
    func `a thought is not said, however it comes`(text: String, said: String) {
        #expect(self.said([text]) == said)
        #expect(self.said(text.map(String.init)) == said)
        #expect(self.said(text.split(separator: "h", omittingEmptySubsequences: false).joined(by: "h")) == said)
        #expect(ThoughtFilter.said(in: text) == said)
    }

    @Test func `a thought that the prompt has opened is held back until its end`() {
        #expect(said(["Okay, the user", " greets.</th", "ink>\n\n¡Hola!"], mayBeOpen: true) == "¡Hola!")
        #expect(said(["<think>Okay</think>¡Hola!"], mayBeOpen: true) == "¡Hola!")
        #expect(said(["¡Hola! ", "¿Qué tal?"], mayBeOpen: true) == "¡Hola! ¿Qué tal?")
        #expect(said(["Okay, the user"], mayBeOpen: true, isCut: true) == "")
    }

    @Test func `an end that nobody expected says that all before it was a thought`() {
        #expect(ThoughtFilter.said(in: "Okay, the user greets.</think>\n¡Hola!") == "\n¡Hola!")
        #expect(ThoughtFilter.said(in: "Okay.[/THINK]¡Hola!") == "¡Hola!")
        #expect(said(["Okay.", "</think>", "¡Hola!"]) == "Okay.</think>¡Hola!")
    }

    @Test(arguments: ["<think>Okay", "[THINK]Okay", "<|channel|>analysis<|message|>Okay", "<|channel|>analysis"])
    func `what ends an open thought lets the reply begin`(text: String) {
        var filter = ThoughtFilter()
        #expect(filter.append(text) == "")
        #expect(filter.isThinking)
        let closing = filter.closing
        #expect(filter.append(closing + "¡Hola!") == "¡Hola!")
        #expect(!filter.isThinking)
    }

    @Test(
        arguments: [
            ("{% if enable_thinking %}<think>\\n{% endif %}", "<think>\n\n</think>\n\n"),
            (
                "'<think>\\n' + x + '\\n</think>\\n\\n'{% if not enable_thinking %}'<think></think>\\n'{% endif %}",
                "<think></think>\n"
            ),
            ("{% if enable_thinking %}[THINK]{% endif %}", "[THINK]\n\n[/THINK]\n\n"), ("<|im_start|><think>\\n", nil),
            ("<|im_start|>", nil),
        ] as [(String, String?)])
    func `an empty thought is written as the template writes it`(template: String, thought: String?) {
        #expect(ThoughtMark.emptyThought(in: template) == thought)
    }
}

extension [Substring] {
    /// The parts with what stood between them at the start of the later ones, so that marks are split.
    fileprivate func joined(by separator: String) -> [String] {
        enumerated().map { $0 == 0 ? String($1) : separator + $1 }
    }
}
