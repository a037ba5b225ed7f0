import Confinement
import Glibc
import Inference

/// The child process: speaks with one installed voice until its socket closes, or reads what the voice's files say.
///
/// It ends with its socket, after the sentence on which it works: the thread that started it may end long before its
/// parent does.
public enum SynthesizerMain {
    /// What reading a description may take: bytes of memory, and seconds of CPU time.
    private static let (describingBytes, describingSeconds) = (256 << 20, 5)
    /// Seconds of CPU time for loading a voice, and for a sentence: one that hangs ends also if nobody waits for it.
    private static let speakingSeconds = 1800
    /// Bytes of a file that describes a voice; one with hundreds of speakers has 100 kB.
    private static let mostDescribing = 1 << 20

    public static func run() -> Never {
        EngineProcess<SynthesisMessage>.run { process throws(SynthesisFailure) in
            let (message, files) = process.firstMessage(withFiles: 3)
            switch message {
            case .describe(let kind):
                try process.begin()
                try describe(kind, files, process)
            case .load(let order):
                try process.begin(reopening: files)
                try speak(order, files, &process)
            default: _exit(EXIT_FAILURE)
            }
        }
    }

    // MARK: - Describing

    private static func describe(
        _ kind: VoiceKind, _ files: [Int32], _ process: EngineProcess<SynthesisMessage>
    ) throws(SynthesisFailure) {
        process.limit(memoryBytes: describingBytes)
        Confinement.limitTime(seconds: describingSeconds)
        try process.lock([])
        var texts = files.map(content)[...]
        let configuration = kind == .piper ? texts.popFirst() : nil
        guard let description = VoiceDescription(kind, configuration: configuration ?? [], card: texts.first ?? [])
        else { throw .unreadable }
        _ = process.channel.send(.description(description))
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
        _ order: VoiceOrder, _ files: [Int32], _ process: inout EngineProcess<SynthesisMessage>
    ) throws(SynthesisFailure) {
        process.limit(memoryBytes: order.memoryBytes)
        try process.lock([.threads, .givenFiles], reopening: files)
        Confinement.limitTime(seconds: speakingSeconds)
        let voice = try LoadedVoice(order, files)
        guard process.channel.send(.ready(voice.facts)) else { return }
        while case .speak(let order)? = process.channel.receive() {
            Confinement.limitTime(seconds: speakingSeconds)
            try voice.speak(order) { [process] in process.channel.send(.samples($0)) }
            guard process.channel.send(.done) else { return }
        }
    }
}
