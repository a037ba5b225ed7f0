import Channel
import Glibc
import Inference

/// Hears with a model, one order after the other.
struct Recogniser {
    private let model: SpeechModel
    private let listener: CancelListener<HearingMessage>

    init(_ model: SpeechModel, _ channel: MessageChannel<HearingMessage>) {
        self.model = model
        listener = CancelListener(channel, cancellation: .cancel)
    }

    /// Works until the parent has closed its end.
    func run() {
        listener.run { message throws(HearingFailure) in
            guard case .hear(let order) = message else { return nil }
            return .done(try hear(order))
        }
    }

    private func hear(_ order: HearingOrder) throws(HearingFailure) -> HearingReport {
        let samples = try samples()
        let start = ContinuousClock.now
        let heard = try model.hear(samples, language: order.language, listener)
        for part in heard.parts where !part.isEmpty {
            guard listener.channel.send(.text(part)) else { throw .died }
        }
        return HearingReport(noSpeech: heard.noSpeech, seconds: start.duration(to: .now) / .seconds(1))
    }

    /// Receives all samples, as −1…1.
    private func samples() throws(HearingFailure) -> [Float] {
        var samples: [Float] = []
        while true {
            switch listener.channel.receive() {
            case .samples(let part) where samples.count + part.count <= HearingOrder.mostSamples:
                samples += part.map { Float($0) / 32768 }
            case .end: return samples
            case .cancel: throw .cancelled
            // The parent is gone, or says what none of ours says.
            default: _exit(EXIT_FAILURE)
            }
        }
    }
}
