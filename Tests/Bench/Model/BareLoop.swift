import CLlama

/// The yardstick: a loop over llama.cpp with nothing around it, in this process.
final class BareLoop {
    private let context: OpaquePointer
    private let vocabulary: OpaquePointer

    /// - Returns: nil if the file cannot be loaded.
    init?(_ path: String, threads: Int32) {
        llama_log_set({ _, _, _ in }, nil)
        guard pasaka_llama_use_cpu() != nil else { return nil }
        llama_backend_init()
        guard let model = llama_model_load_from_file(path, llama_model_default_params()),
            let vocabulary = llama_model_get_vocab(model)
        else { return nil }
        var parameters = llama_context_default_params()
        (parameters.n_ctx, parameters.n_batch, parameters.n_ubatch) = (4096, 256, 256)
        (parameters.n_threads, parameters.n_threads_batch, parameters.n_seq_max) = (threads, threads, 2)
        parameters.no_perf = true
        guard let context = llama_init_from_model(model, parameters) else { return nil }
        (self.context, self.vocabulary) = (context, vocabulary)
    }

    func tokens(of text: String) -> [llama_token] {
        var tokens = [llama_token](repeating: 0, count: text.utf8.count + 8)
        let count = llama_tokenize(
            vocabulary, text, Int32(text.utf8.count), &tokens, Int32(tokens.count), true, true)
        return Array(tokens.prefix(Int(max(0, count))))
    }

    /// Reads tokens after what it knows.
    ///
    /// - Returns: seconds.
    func read(_ tokens: [llama_token]) -> Double {
        var tokens = tokens
        let start = ContinuousClock.now
        for first in stride(from: 0, to: tokens.count, by: 256) {
            let count = min(256, tokens.count - first)
            tokens.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                _ = llama_decode(context, llama_batch_get_one(base + first, Int32(count)))
            }
        }
        return start.duration(to: .now) / .seconds(1)
    }

    /// Makes tokens, always the likeliest one.
    ///
    /// - Returns: tokens a second.
    func speed(of count: Int) -> Double {
        guard let sampler = llama_sampler_init_greedy() else { return 0 }
        defer { llama_sampler_free(sampler) }
        let start = ContinuousClock.now
        for _ in 0..<count {
            var token = llama_sampler_sample(sampler, context, -1)
            _ = llama_decode(context, llama_batch_get_one(&token, 1))
        }
        return Double(count) / (start.duration(to: .now) / .seconds(1))
    }

    func forget() { llama_memory_clear(llama_get_memory(context), true) }
}
