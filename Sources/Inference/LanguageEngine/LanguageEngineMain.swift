import CLinux
import CLlama
import Channel
import Confinement
import Glibc
import Inference

/// The child process: replies with one language model until its socket closes.
///
/// It ends with its socket, also while it works: the thread that started it may end long before its parent does.
///
/// Its parent passes a socket as descriptor 3, and over it the model's open file. It sandboxes itself, and only then reads
/// the file. What is said to it is in no argument, file or log.
public enum LanguageEngineMain {
    private static let socket: Int32 = 3
    /// Standard streams, socket, model, and some for library start-up.
    private static let mostDescriptors = 32

    public static func run() -> Never {
        do throws(ConfinementFailure) {
            try Confinement.begin()
        } catch {
            refuse(.noSandbox)
        }
        process_give_way()
        var channel = MessageChannel<LanguageMessage>(socket)
        var file: [Int32] = [-1]
        guard case .load(let order)? = channel.receive(with: &file), file[0] >= 0 else { _exit(EXIT_FAILURE) }
        do throws(LanguageFailure) {
            var engine = LanguageEngine(try model(file[0], order, channel), channel)
            engine.run()
        } catch {
            refuse(error)
        }
        _exit(EXIT_SUCCESS)  // the library need not clean up
    }

    private static func refuse(_ failure: LanguageFailure) -> Never {
        _ = MessageChannel<LanguageMessage>(socket).send(.failed(failure))
        _exit(EXIT_SUCCESS)
    }

    private static func model(
        _ file: Int32, _ order: ModelOrder, _ channel: MessageChannel<LanguageMessage>
    ) throws(LanguageFailure) -> LanguageModel {
        Confinement.limit(RLIMIT_DATA, to: order.memoryBytes)
        Confinement.limit(RLIMIT_FSIZE, to: 0)
        Confinement.limit(RLIMIT_NOFILE, to: mostDescriptors)
        llama_log_set({ _, _, _ in }, nil)
        guard let instructions = pasaka_llama_use_cpu() else { throw .oldProcessor }
        llama_backend_init()
        do throws(ConfinementFailure) {
            try Confinement.lock([.threads, .languageModel])
        } catch {
            throw .noSandbox
        }
        let model = try LanguageModel(file, order, instructions: String(cString: instructions)) { share in
            channel.send(.progress(share))
        }
        guard channel.send(.ready(model.facts)) else { _exit(EXIT_FAILURE) }
        return model
    }
}
