import Confinement
import Conversion
import Glibc

/// A child process that speaks one text after the other with one voice, and streams the sound while it makes it.
///
/// It ends with its socket. Texts come over the socket only, so no list of processes and no file shows them.
struct SpeakerRun {
    /// CPU seconds for one text, and bytes of memory.
    private static let (seconds, mostBytes) = (20, 96 << 20)
    private static let wordsPerMinute = 60...400
    private static let mostDescriptors = 32

    private var channel: SpeakerChannel

    init(_ socket: Int32) { channel = SpeakerChannel(socket) }

    mutating func run() {
        Confinement.limit(RLIMIT_DATA, to: Self.mostBytes)
        Confinement.limit(RLIMIT_NOFILE, to: Self.mostDescriptors)
        do throws(ConversionReason) {
            guard case .voice(let name)? = channel.receive() else { return }
            let engine = try VoiceEngine(name)
            try engine.lockIn()
            _ = channel.send(.ready(rate: engine.rate))
            while case .text(let order)? = channel.receive() { try speak(order, with: engine) }
        } catch {
            _ = channel.send(.refused(error))
        }
    }

    private func speak(_ order: SpeakerMessage.SpokenOrder, with engine: VoiceEngine) throws(ConversionReason) {
        Confinement.limitTime(seconds: Self.seconds)
        guard order.text.unicodeScalars.count <= Speaker.mostScalars else {
            throw ConversionReason.tooManyLetters(most: Speaker.mostScalars)
        }
        let speed = min(max(order.wordsPerMinute, Self.wordsPerMinute.lowerBound), Self.wordsPerMinute.upperBound)
        try engine.speak(order.text, wordsPerMinute: speed) { [channel] samples, words in
            (words.isEmpty || channel.send(.words(words))) && (samples.isEmpty || channel.send(.samples(samples)))
        }
        guard channel.send(.done) else { throw ConversionReason.fixed(.voiceFailed) }
    }
}
