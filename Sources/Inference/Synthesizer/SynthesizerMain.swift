import CLinux
import Channel
import Confinement
import Glibc
import Inference

/// The child process: speaks with one installed voice until its socket closes, or reads what the voice's files say.
///
/// Its parent passes a socket as descriptor 3, and over it the voice's open files. It sandboxes itself, and only then
/// reads them. What is said is in no argument, file or log.
public enum SynthesizerMain {
    private static let socket: Int32 = 3
    /// Standard streams, socket, the voice's files, each opened twice, and some for library start-up.
    private static let mostDescriptors = 32
    /// What reading a description may take: bytes of memory, and seconds of CPU time.
    private static let (describingBytes, describingSeconds) = (256 << 20, 5)
    /// Bytes of a file that describes a voice; one with hundreds of speakers has 100 kB.
    private static let mostDescribing = 1 << 20

    public static func run() -> Never {
        process_end_with_parent()
        var channel = MessageChannel<SynthesisMessage>(socket)
        var files: [Int32] = [-1, -1, -1]
        guard let order = channel.receive(with: &files) else { _exit(EXIT_FAILURE) }
        files.removeAll { $0 < 0 }
        let isDescribing = if case .describe = order { true } else { false }
        do throws(ConfinementFailure) {
            try Confinement.begin(reopening: isDescribing ? [] : files)
        } catch {
            refuse(.noSandbox)
        }
        do throws(SynthesisFailure) {
            switch order {
            case .describe(let kind): try describe(kind, files, channel)
            case .load(let order): try speak(order, files, &channel)
            default: _exit(EXIT_FAILURE)
            }
        } catch {
            refuse(error)
        }
        _exit(EXIT_SUCCESS)  // the library need not clean up
    }

    private static func refuse(_ failure: SynthesisFailure) -> Never {
        _ = MessageChannel<SynthesisMessage>(socket).send(.failed(failure))
        _exit(EXIT_SUCCESS)
    }

    private static func lock(
        _ allowances: Set<Confinement.Allowance>, reopening files: [Int32] = []
    ) throws(SynthesisFailure) {
        Confinement.limit(RLIMIT_FSIZE, to: 0)
        Confinement.limit(RLIMIT_NOFILE, to: mostDescriptors)
        do throws(ConfinementFailure) {
            try Confinement.lock(allowances, reopening: files)
        } catch {
            throw .noSandbox
        }
    }

    // MARK: - Describing

    private static func describe(
        _ kind: VoiceKind, _ files: [Int32], _ channel: MessageChannel<SynthesisMessage>
    ) throws(SynthesisFailure) {
        Confinement.limit(RLIMIT_DATA, to: describingBytes)
        Confinement.limitTime(seconds: describingSeconds)
        try lock([])
        var texts = files.map(content)[...]
        let configuration = kind == .piper ? texts.popFirst() : nil
        guard let description = VoiceDescription(kind, configuration: configuration ?? [], card: texts.first ?? [])
        else { throw .unreadable }
        _ = channel.send(.description(description))
    }

    private static func content(_ file: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while bytes.count < mostDescribing {
            let count = pread(file, &buffer, buffer.count, bytes.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes
    }

    // MARK: - Speaking

    private static func speak(
        _ order: VoiceOrder, _ files: [Int32], _ channel: inout MessageChannel<SynthesisMessage>
    ) throws(SynthesisFailure) {
        Confinement.limit(RLIMIT_DATA, to: order.memoryBytes)
        try lock([.threads, .givenFiles], reopening: files)
        let voice = try LoadedVoice(order, files)
        guard channel.send(.ready(voice.facts)) else { return }
        while case .speak(let order)? = channel.receive() {
            try voice.speak(order) { [channel] in channel.send(.samples($0)) }
            guard channel.send(.done) else { return }
        }
    }
}
