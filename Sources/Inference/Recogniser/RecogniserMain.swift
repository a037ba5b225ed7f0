import CLinux
import CWhisper
import Glibc
import Inference

/// The child process: hears with one recogniser until its socket closes.
///
/// It ends with its socket, also while it works: the thread that started it may end long before its parent does.
public enum RecogniserMain {
    public static func run() -> Never {
        EngineProcess<HearingMessage>.run { process throws(HearingFailure) in
            try process.begin()
            process_give_way()
            let (message, files) = process.firstMessage(withFiles: 1)
            guard case .load(let order) = message, let file = files.first else { _exit(EXIT_FAILURE) }
            let model = try model(file, order, process)
            guard process.channel.send(.ready(model.facts)) else { return }
            Recogniser(model, process.channel).run()
        }
    }

    private static func model(
        _ file: Int32, _ order: RecogniserOrder, _ process: EngineProcess<HearingMessage>
    ) throws(HearingFailure) -> SpeechModel {
        process.limit(memoryBytes: order.memoryBytes)
        whisper_log_set({ _, _, _ in }, nil)
        guard let instructions = pasaka_whisper_use_cpu() else { throw .oldProcessor }
        let defaults = whisper_full_default_params(WHISPER_SAMPLING_GREEDY)
        try process.lock([.threads, .recogniser])
        return try SpeechModel(file, order, defaults, instructions: String(cString: instructions))
    }
}
