import CLlama
import Glibc
import Inference

/// A model that llama.cpp has loaded, with its memory of the talks.
final class LanguageModel {
    let facts: ModelFacts
    /// The engine's memory; nil for a model that is only tried.
    let context: OpaquePointer?
    let vocabulary: OpaquePointer
    /// Jinja, of which llama.cpp knows some by their looks.
    let template: String
    /// The marks of its thoughts; nil for a model that does not think, as far as its file says.
    let thoughts: ThoughtMark.Pair?
    /// What is written after each prompt so that a model that can be told not to think does not; empty for others.
    private let emptyThought: String
    /// Tokens that are marks of thoughts or channels.
    private let marks: Set<llama_token>
    /// Texts that control the model, such as `<|im_end|>`: nobody may say them.
    private let controls: [String.UnicodeScalarView]

    /// Tokens that are read at a time.
    static let batchTokens = 256

    /// - Parameter progress: gets how much has been loaded, 0…1; false ends it.
    init(
        _ file: Int32, _ order: ModelOrder, instructions: String, progress: @escaping (Double) -> Bool
    ) throws(LanguageFailure) {
        guard let stream = fdopen(file, "rb") else { throw .unreadable }
        var model: OpaquePointer?
        withoutActuallyEscaping(progress) { progress in
            var tell = progress
            withUnsafeMutablePointer(to: &tell) { tell in
                var parameters = llama_model_default_params()
                parameters.vocab_only = order.isTrial
                parameters.progress_callback = { share, tell in
                    tell?.assumingMemoryBound(to: ((Double) -> Bool).self).pointee(Double(min(max(share, 0), 1)))
                        ?? true
                }
                parameters.progress_callback_user_data = UnsafeMutableRawPointer(tell)
                model = llama_model_load_from_file_ptr(stream, parameters)
            }
        }
        guard let model, let vocabulary = llama_model_get_vocab(model) else { throw LoadingLog.failure }
        guard llama_vocab_type(vocabulary) != LLAMA_VOCAB_TYPE_NONE else { throw .noVocabulary }
        guard let template = llama_model_chat_template(model, nil) else { throw .noTemplate }
        self.vocabulary = vocabulary
        self.template = String(cString: template)
        controls = Self.controls(of: vocabulary, in: self.template)
        let marks = Self.marks(of: vocabulary)
        self.marks = Set(marks.keys)
        emptyThought = ThoughtMark.emptyThought(in: self.template) ?? ""
        thoughts = ThoughtMark.pair(in: self.template + marks.values.joined())
        let most = llama_model_n_ctx_train(model)
        let tokens = most > 0 ? min(order.contextTokens, Int(most)) : order.contextTokens
        context = order.isTrial ? nil : try Self.context(model, tokens: tokens, threads: order.threads)
        facts = ModelFacts(
            parameters: Int(clamping: llama_model_n_params(model)), contextTokens: tokens, instructions: instructions)
        guard text(of: [ChatMessage(.system, "a"), ChatMessage(.user, "b")]) != nil else { throw .unknownTemplate }
    }

    private static func context(
        _ model: OpaquePointer, tokens: Int, threads: Int
    ) throws(LanguageFailure) -> OpaquePointer {
        var parameters = llama_context_default_params()
        let talks = ReplyOrder.Talk.allCases.count
        parameters.n_ctx = UInt32(tokens * talks)
        parameters.n_seq_max = UInt32(talks)
        parameters.n_batch = UInt32(batchTokens)
        parameters.n_ubatch = UInt32(batchTokens)
        parameters.n_threads = Int32(threads)
        parameters.n_threads_batch = Int32(threads)
        parameters.no_perf = true
        guard let context = llama_init_from_model(model, parameters) else { throw .noMemory }
        return context
    }

    /// - Parameter template: may write with tokens that the file does not call controls, which work all the same.
    private static func controls(of vocabulary: OpaquePointer, in template: String) -> [String.UnicodeScalarView] {
        (0..<llama_vocab_n_tokens(vocabulary)).compactMap { token in
            let isControl = llama_vocab_is_control(vocabulary, token)
            let isOwn = llama_vocab_get_attr(vocabulary, token).rawValue & LLAMA_TOKEN_ATTR_USER_DEFINED.rawValue != 0
            guard isControl || isOwn else { return nil }
            let text = llama_vocab_get_text(vocabulary, token).map { String(cString: $0) } ?? ""
            guard text.unicodeScalars.count > 2 else { return nil }
            return isControl || template.utf8.contains(text.utf8) ? text.unicodeScalars : nil
        }
    }

    private static func marks(of vocabulary: OpaquePointer) -> [llama_token: String] {
        (0..<llama_vocab_n_tokens(vocabulary)).reduce(into: [:]) { marks, token in
            // Most tokens are none: their first byte tells.
            guard let text = llama_vocab_get_text(vocabulary, token), ThoughtMark.mayBegin(UInt8(bitPattern: text[0]))
            else { return }
            let mark = String(cString: text)
            if ThoughtMark.isMark(mark) { marks[token] = mark }
        }
    }

    // MARK: - Text

    /// The text that the model reads, up to where its reply begins.
    ///
    /// - Parameter last: what was said before in the same talk.
    /// - Returns: nil if it cannot be told.
    func prompt(_ messages: [ChatMessage], after last: PromptText?) -> PromptText? {
        guard let text = text(of: messages) else { return nil }
        if let last, text.utf8.starts(with: last.text.utf8) {
            let rest = String(decoding: text.utf8.dropFirst(last.text.utf8.count), as: UTF8.self)
            return tokens(of: rest, isStart: false).map { PromptText(text: text, tokens: last.tokens + $0) }
        }
        return tokens(of: text, isStart: true).map { PromptText(text: text, tokens: $0) }
    }

    /// - Returns: nil if the template is unknown.
    private func text(of messages: [ChatMessage]) -> String? {
        let texts = messages.map { (strdup($0.role.rawValue), strdup(harmless($0.content))) }
        defer {
            texts.forEach {
                free($0); free($1)
            }
        }
        let chat = texts.map { llama_chat_message(role: $0, content: $1) }
        var length = llama_chat_apply_template(template, chat, chat.count, true, nil, 0)
        guard length > 0 else { return nil }
        var buffer = [CChar](repeating: 0, count: Int(length))
        length = llama_chat_apply_template(template, chat, chat.count, true, &buffer, length)
        guard length == buffer.count else { return nil }
        return String(decoding: buffer.map { UInt8(bitPattern: $0) }, as: UTF8.self) + emptyThought
    }

    /// A text in which nothing controls the model, and which ends no C string.
    ///
    /// The engine compares bytes: a control with an accent on its last letter still is one, though as characters it is
    /// another text.
    private func harmless(_ text: String) -> String {
        var text = text.replacing("\0", with: " ").unicodeScalars
        for control in controls where text.contains(control) {
            text.replace(control, with: control.prefix(1) + [" "] + control.dropFirst())
        }
        return String(text)
    }

    /// - Parameter isStart: whether it begins a talk, with the token that some models want there.
    /// - Returns: nil if it cannot be told.
    private func tokens(of text: String, isStart: Bool) -> [llama_token]? {
        var text = text
        return text.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) { characters in
                var tokens = [llama_token](repeating: 0, count: characters.count + 8)
                let count = llama_tokenize(
                    vocabulary, characters.baseAddress, Int32(characters.count), &tokens, Int32(tokens.count),
                    isStart, true)
                return count > 0 ? Array(tokens[..<Int(count)]) : nil
            }
        }
    }

    /// The tokens of a text within a talk.
    func tokens(of text: String) -> [llama_token] { tokens(of: text, isStart: false) ?? [] }

    /// Whether a token ends what the model says; within its thoughts it may go on after a message.
    func isEnd(_ token: llama_token, of thoughts: ThoughtFilter) -> Bool {
        guard llama_vocab_is_eog(vocabulary, token) else { return false }
        let isThought = thoughts.isThinking && !thoughts.isUnsure
        return !(isThought && String(decoding: bytes(of: token), as: UTF8.self) == ThoughtMark.endOfMessage)
    }

    /// The bytes of a token, which need not be whole characters; none for a control that is no mark of a thought.
    func bytes(of token: llama_token) -> [UInt8] {
        let isMark = marks.contains(token)
        var buffer = [CChar](repeating: 0, count: 256)
        var count = llama_token_to_piece(vocabulary, token, &buffer, Int32(buffer.count), 0, isMark)
        if count < 0 {
            buffer = [CChar](repeating: 0, count: Int(-count))
            count = llama_token_to_piece(vocabulary, token, &buffer, Int32(buffer.count), 0, isMark)
        }
        return buffer.prefix(Int(max(0, count))).map { UInt8(bitPattern: $0) }
    }
}
