import CLlama
import Inference

/// Chooses a model's next token.
final class Sampler {
    private let chain: UnsafeMutablePointer<llama_sampler>

    /// Tokens of the recent text that are less likely to come again, and by how much.
    private static let (repeatedTokens, repetition): (Int32, Float) = (64, 1.1)

    init(_ order: ReplyOrder, _ vocabulary: OpaquePointer) {
        chain = llama_sampler_chain_init(llama_sampler_chain_default_params())
        guard order.temperature > 0 else {
            llama_sampler_chain_add(chain, llama_sampler_init_greedy())
            return
        }
        llama_sampler_chain_add(chain, llama_sampler_init_top_k(40))
        llama_sampler_chain_add(
            chain,
            llama_sampler_init_penalties(
                llama_vocab_n_tokens(vocabulary), Self.repeatedTokens, Self.repetition, 0, 0))
        llama_sampler_chain_add(chain, llama_sampler_init_top_p(0.9, 1))
        llama_sampler_chain_add(chain, llama_sampler_init_temp(Float(order.temperature)))
        llama_sampler_chain_add(chain, llama_sampler_init_dist(order.seed))
    }

    deinit { llama_sampler_free(chain) }

    func next(_ context: OpaquePointer?) -> llama_token { llama_sampler_sample(chain, context, -1) }
}
