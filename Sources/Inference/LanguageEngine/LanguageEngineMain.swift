import CLinux
import CLlama
import Glibc
import Inference

/// The child process: replies with one language model until its socket closes.
///
/// It ends with its socket, also while it works: the thread that started it may end long before its parent does.
public enum LanguageEngineMain {
    /// A model may have many thousand tensors.
    private static let leastProgress = 0.001

    public static func run() -> Never {
        EngineProcess<LanguageMessage>.run { process throws(LanguageFailure) in
            try process.begin()
            process_give_way()
            let (message, files) = process.firstMessage(withFiles: 1)
            guard case .load(let order) = message, let file = files.first else { _exit(EXIT_FAILURE) }
            let model = try model(file, order, process)
            guard process.channel.send(.ready(model.facts)) else { return }
            var engine = LanguageEngine(model, process.channel)
            engine.run()
        }
    }

    private static func model(
        _ file: Int32, _ order: ModelOrder, _ process: EngineProcess<LanguageMessage>
    ) throws(LanguageFailure) -> LanguageModel {
        process.limit(memoryBytes: order.memoryBytes)
        LoadingLog.begin()
        guard let instructions = pasaka_llama_use_cpu() else { throw .oldProcessor }
        llama_backend_init()
        try process.lock([.threads, .languageModel])
        var told = -1.0
        return try LanguageModel(file, order, instructions: String(cString: instructions)) { share in
            guard share - told >= leastProgress || share == 1 && told < 1 else { return true }
            told = share
            return process.channel.send(.progress(share))
        }
    }
}
