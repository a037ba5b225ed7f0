import CLinux
import CWhisper
import Channel
import Confinement
import Glibc
import Inference

/// The child process: hears with one recogniser until its socket closes.
///
/// Its parent passes a socket as descriptor 3, and over it the model's open file. It sandboxes itself, and only then reads
/// the file. What is heard is in no argument, file or log.
public enum RecogniserMain {
    private static let socket: Int32 = 3
    /// Standard streams, socket, model, and some for library start-up.
    private static let mostDescriptors = 32

    public static func run() -> Never {
        process_end_with_parent()
        do throws(ConfinementFailure) {
            try Confinement.begin()
        } catch {
            refuse(.noSandbox)
        }
        process_give_way()
        var channel = MessageChannel<HearingMessage>(socket)
        var file: [Int32] = [-1]
        guard case .load(let order)? = channel.receive(with: &file), file[0] >= 0 else { _exit(EXIT_FAILURE) }
        do throws(HearingFailure) {
            let recogniser = Recogniser(try model(file[0], order, channel), channel)
            recogniser.run()
        } catch {
            refuse(error)
        }
        _exit(EXIT_SUCCESS)  // the library need not clean up
    }

    private static func refuse(_ failure: HearingFailure) -> Never {
        _ = MessageChannel<HearingMessage>(socket).send(.failed(failure))
        _exit(EXIT_SUCCESS)
    }

    private static func model(
        _ file: Int32, _ order: RecogniserOrder, _ channel: MessageChannel<HearingMessage>
    ) throws(HearingFailure) -> SpeechModel {
        Confinement.limit(RLIMIT_DATA, to: order.memoryBytes)
        Confinement.limit(RLIMIT_FSIZE, to: 0)
        Confinement.limit(RLIMIT_NOFILE, to: mostDescriptors)
        whisper_log_set({ _, _, _ in }, nil)
        guard let instructions = pasaka_whisper_use_cpu() else { throw .oldProcessor }
        let defaults = whisper_full_default_params(WHISPER_SAMPLING_GREEDY)
        do throws(ConfinementFailure) {
            try Confinement.lock([.threads, .recogniser])
        } catch {
            throw .noSandbox
        }
        let model = try SpeechModel(file, order, defaults, instructions: String(cString: instructions))
        guard channel.send(.ready(model.facts)) else { _exit(EXIT_FAILURE) }
        return model
    }
}
