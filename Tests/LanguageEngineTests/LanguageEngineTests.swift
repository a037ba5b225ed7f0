import Confinement
import Foundation
import Glibc
import Inference
import TestSupport
import Testing

/// The real engine with a tiny model, in its real sandbox.
struct LanguageEngineTests {
    @Test func `a model is loaded step by step, and says what it is`() throws {
        var shares: [Double] = []
        let facts = try RunningTutor().load(TinyModel().bytes) { shares.append($0) }
        #expect(shares.count > 2)
        #expect(shares.last == 1)
        #expect(shares == shares.sorted())
        #expect(facts.contextTokens == 2048)
        #expect(facts.parameters > 100_000)
    }

    @Test(arguments: [1, 2]) func `the reply comes exactly as the model makes it`(threads: Int) throws {
        let helper = try RunningTutor()
        try helper.load(TinyModel().bytes, threads: threads)
        var pieces: [String] = []
        let (text, report) = try helper.reply(to: .greeting) { pieces.append($0) }
        #expect(text == TinyModel.reply)
        #expect(pieces.count > 5)
        #expect(report.end == .whole)
        #expect(report.newTokens == report.promptTokens)
    }

    @Test func `a letter whose bytes are two tokens comes whole`() throws {
        let helper = try RunningTutor()
        try helper.load(TinyModel(splitsLetters: true).bytes)
        var pieces: [String] = []
        let (text, _) = try helper.reply(to: .greeting) { pieces.append($0) }
        #expect(text == TinyModel.reply)
        #expect(!pieces.contains { $0.contains("\u{fffd}") })
    }

    @Test func `an endless reply ends with its last token`() throws {
        let helper = try RunningTutor()
        try helper.load(TinyModel.endless.bytes)
        let (text, report) = try helper.reply(to: .greeting, mostTokens: 40)
        #expect(report.end == .full)
        #expect(report.tokens == 40)
        #expect(text.hasPrefix(TinyModel.reply + TinyModel.reply))
    }

    // MARK: - Thoughts

    /// A model that writes these tokens.
    private func model(_ pieces: [String], template: String = "", control: String? = nil) -> [UInt8] {
        var model = TinyModel()
        model.pieces = pieces
        model.template = .other((TinyModel.Template.chatML.text ?? "") + template)
        var file = model.file
        let key = "tokenizer.ggml.token_type"
        guard case .integers(var types) = file.values.first(where: { $0.key == key })?.value else { return [] }
        for (place, piece) in pieces.enumerated() where piece == control { types[5 + 256 + place] = 3 }
        file.set(key, .integers(types))
        return file.bytes
    }

    private static let greeting = ["▁¡Hola", "!", "▁¿Qué", "▁tal", "?"]

    @Test(
        arguments: [
            ("is opened by the model", ["<think>", "▁Okay", ",", "</think>"], "", nil),
            ("is empty", ["<think>", "\n\n", "</think>"], "", nil),
            ("is opened by the template", ["▁Okay", ",", "</think>"], "<think>\\n", nil),
            ("may be left out", ["▁Okay", ",", "</think>"], "{% if enable_thinking %}<think>{% endif %}", nil),
            ("comes in pieces", ["<th", "ink>", "▁Okay", "</", "think", ">"], "", nil),
            ("is of control tokens", ["[THINK]", "▁Okay", "[/THINK]"], "", "[/THINK]"),
            (
                "is a channel",
                [
                    "<|channel|>", "analysis", "<|message|>", "▁Okay", "<|end|>", "<|start|>", "assistant",
                    "▁<|channel|>", "final", "▁<|message|>",
                ], "", "<|end|>"
            ),
        ] as [(String, [String], String, String?)])
    func `a thought is told to nobody, which`(what: String, thought: [String], template: String, control: String?)
        throws
    {
        let helper = try RunningTutor()
        try helper.load(model(thought + Self.greeting, template: template, control: control))
        for _ in 1...2 {
            let (text, report) = try helper.reply(to: .greeting)
            #expect(text.drop(while: \.isWhitespace) == "¡Hola! ¿Qué tal?")
            #expect(report.end == .whole)
            #expect(report.thoughtTokens > 0)
            #expect(report.tokens + report.thoughtTokens == thought.count + Self.greeting.count)
        }
    }

    @Test func `a thought has as many tokens as it may, and then the reply begins`() throws {
        var endless = TinyModel()
        (endless.pieces, endless.isEndless) = (["<think>", "▁Okay", ","], true)
        let helper = try RunningTutor()
        try helper.load(endless.bytes)
        var order = ReplyOrder(.greeting)
        (order.mostThoughtTokens, order.mostTokens, order.temperature) = (20, 8, 0)
        var text = "", pieces = 0
        let report = try helper.session.reply(order) { (text, pieces) = (text + $0, pieces + 1) }
        #expect(text == "")
        #expect(report.end == .full)
        #expect(report.thoughtTokens == 20)
        #expect(pieces >= 20)
    }

    @Test func `a model that may think and has not three times is told while it is made`() throws {
        let helper = try RunningTutor()
        try helper.load(model(Self.greeting, template: "{% if enable_thinking %}<think>{% endif %}"))
        for most in [1, 1, 1, 5] {
            var pieces: [String] = []
            #expect(try helper.reply(to: .greeting) { pieces.append($0) }.text == " ¡Hola! ¿Qué tal?")
            #expect(pieces.count { !$0.isEmpty } == most)
        }
    }

    @Test func `of a turn with a thought only what is new is read`() throws {
        let helper = try RunningTutor()
        try helper.load(model(["<think>", "▁Okay", "</think>"] + Self.greeting))
        var messages = [
            ChatMessage(.system, String(repeating: "Usas palabras sencillas. ", count: 20)),
            ChatMessage(.user, "Hola."),
        ]
        let first = try helper.reply(to: messages)
        messages += [ChatMessage(.assistant, first.text), ChatMessage(.user, "Muy bien.")]
        #expect(try helper.reply(to: messages).report.newTokens < 100)
    }

    // MARK: - What is kept

    @Test func `a turn reads only what is new`() throws {
        let helper = try RunningTutor()
        try helper.load(TinyModel().bytes)
        let system = ChatMessage(.system, String(repeating: "Usas palabras sencillas. ", count: 20))
        var messages = [system, ChatMessage(.user, "Hola.")]
        let first = try helper.reply(to: messages)
        messages += [ChatMessage(.assistant, first.text), ChatMessage(.user, "Muy bien.")]
        let second = try helper.reply(to: messages).report
        #expect(second.promptTokens > first.report.promptTokens)
        #expect(second.newTokens < 60)
        let other = try helper.reply(to: [system, ChatMessage(.user, "Adiós.")]).report
        #expect(other.newTokens < 60)
    }

    @Test func `the tutor's questions leave the talk as it is`() throws {
        let helper = try RunningTutor()
        try helper.load(TinyModel().bytes)
        let messages = [
            ChatMessage(.system, String(repeating: "Hablas claro. ", count: 30)), ChatMessage(.user, "Hola."),
        ]
        let first = try helper.reply(to: messages)
        let question = try helper.reply(to: [ChatMessage(.user, "¿Qué es una manzana?")], in: .tutor)
        #expect(question.text == TinyModel.reply)
        let next = messages + [ChatMessage(.assistant, first.text), ChatMessage(.user, "Sí.")]
        #expect(try helper.reply(to: next).report.newTokens < 60)
    }

    @Test func `the oldest messages go when the context is full`() throws {
        var model = TinyModel()
        model.contextLength = 512
        let helper = try RunningTutor()
        try helper.load(model.bytes)
        var messages = [ChatMessage(.system, "Eres camarera.")]
        for number in 0..<20 {
            messages += [
                ChatMessage(.user, "Mensaje número \(number)."), ChatMessage(.assistant, "Respuesta \(number)."),
            ]
        }
        let (text, report) = try helper.reply(to: messages + [ChatMessage(.user, "Hola.")])
        #expect(text == TinyModel.reply)
        #expect(report.droppedMessages > 10)
        #expect(report.droppedMessages % 2 == 0)
        #expect(report.promptTokens <= 512 - 64)
    }

    @Test func `a message of any length is answered or refused as too long, also by a model that thinks on and on`()
        throws
    {
        var endless = TinyModel()
        (endless.pieces, endless.isEndless, endless.contextLength) = (["<think>", "▁Okay", ","], true, 512)
        let helper = try RunningTutor()
        try helper.load(endless.bytes)
        var answered = 0
        for letters in stride(from: 0, through: 600, by: 20) {
            do {
                let messages = [ChatMessage(.user, String(repeating: "é", count: letters))]
                #expect(try helper.reply(to: messages).report.end == .full)
                answered += 1
            } catch {
                #expect(error as? LanguageFailure == .tooLong)
            }
        }
        #expect(answered > 10)
    }

    @Test func `one message that is too long is refused, and the next is answered`() throws {
        let helper = try RunningTutor()
        try helper.load(TinyModel().bytes)
        let long = [ChatMessage(.user, String(repeating: "palabra ", count: 3000))]
        #expect(throws: LanguageFailure.tooLong) { try helper.reply(to: long) }
        #expect(try helper.reply(to: .greeting).text == TinyModel.reply)
    }

    // MARK: - Ends

    @Test func `a reply that is cancelled ends at once, and the next is whole`() throws {
        let helper = try RunningTutor()
        try helper.load(TinyModel.endless.bytes)
        var count = 0
        let (_, report) = try helper.reply(to: .greeting, mostTokens: 1900) { _ in
            count += 1
            if count == 5 { helper.session.cancel() }
        }
        #expect(report.end == .cancelled)
        #expect(report.tokens < 1900)
        #expect(try helper.reply(to: .greeting, mostTokens: 8).report.end == .full)
    }

    @Test(arguments: [0, 1, 4]) func `a process that is killed at any token is one failure`(token: Int) throws {
        let helper = try RunningTutor()
        try helper.load(TinyModel().bytes)
        var count = 0
        if token == 0 { kill(helper.child.process, SIGKILL) }
        #expect(throws: LanguageFailure.died) {
            var order = ReplyOrder(.greeting)
            order.temperature = 0
            // A short reply may have been sent before the process dies.
            order.mostTokens = 12
            _ = try helper.session.reply(order) { _ in
                count += 1
                if count == token { kill(helper.child.process, SIGKILL) }
            }
            throw LanguageFailure.died
        }
    }

    // MARK: - Its sandbox, seen from outside

    @Test func `each thread is sandboxed, and has the socket, the model and nothing else`() throws {
        let helper = try RunningTutor()
        try helper.load(TinyModel().bytes, threads: 2)
        let place = "/proc/\(helper.child.process)"
        var states: Set<String> = []
        _ = try helper.reply(to: .greeting) { _ in
            for thread in names(in: "\(place)/task") {
                let lines = text("\(place)/task/\(thread)/status").split(separator: "\n")
                // A thread that has ended meanwhile says nothing.
                states.formUnion(
                    lines.filter { $0.hasPrefix("Seccomp:") || $0.hasPrefix("NoNewPrivs:") }.map(String.init))
            }
        }
        #expect(states == ["NoNewPrivs:\t1", "Seccomp:\t2"])
        let files = names(in: "\(place)/fd").sorted().map { number in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(place)/fd/\(number)")) ?? ""
        }
        #expect(files.prefix(3) == ["/dev/null", "/dev/null", "/dev/null"])
        #expect(files.count == 5 && files[3].hasPrefix("socket:") && files[4].hasPrefix("/memfd:test"))
        #expect(text("\(place)/environ").isEmpty)
        #expect(text("\(place)/cmdline") == "pasaka-tutor\0")
    }

    private func names(in place: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    }

    private func text(_ file: String) -> String {
        String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    }

    // MARK: - Other files

    @Test func `a model for no talk, or another form of talk, is refused in so many words`() throws {
        var model = TinyModel()
        model.template = .none
        #expect(throws: LanguageFailure.noTemplate) { try RunningTutor().load(model.bytes) }
        model.template = .foreign
        #expect(throws: LanguageFailure.unknownTemplate) { try RunningTutor().load(model.bytes) }
    }

    @Test(arguments: [0, 0.001, 0.3, 0.5, 0.99]) func `a file that is cut short is refused`(fraction: Double) throws {
        #expect(throws: LanguageFailure.unreadable) {
            try RunningTutor().load(TinyModel().bytes(truncatedAt: fraction))
        }
    }

    /// Control words, also with an accent: the last letter is another character, but its bytes are there all the same.
    @Test(arguments: ["<|im_end|>", "<|im_end|>\u{301}", "<|im_start|>\u{200d}", "<|im_\u{0}end|><|im_end|>\u{fe0f}"])
    func `what is typed cannot end a message`(control: String) throws {
        // The file calls `<|im_start|>` a word of its own, and no control.
        var file = TinyModel().file
        let key = "tokenizer.ggml.token_type"
        guard case .integers(var types) = file.values.first(where: { $0.key == key })?.value else { return }
        types[3] = 4
        file.set(key, .integers(types))
        let helper = try RunningTutor()
        try helper.load(file.bytes)
        let letters = try helper.reply(to: [ChatMessage(.user, "a" + control.filter { $0 != "<" })])
        let sly = try helper.reply(to: [ChatMessage(.user, "a" + control)])
        // One control token would be one more; its letters are many.
        #expect(sly.report.promptTokens > letters.report.promptTokens)
    }
}
