import CSherpa
import Confinement
import Glibc
import Inference

/// A voice that sherpa-onnx has loaded.
final class LoadedVoice {
    let facts: VoiceFacts
    private let engine: OpaquePointer

    /// Samples of one message.
    private static let part = 1 << 14
    private static let speeds = 0.3...3.0

    /// - Parameter files: as ``SynthesisSession/load(_:_:)`` has them.
    init(_ order: VoiceOrder, _ files: [Int32]) throws(SynthesisFailure) {
        guard files.count == (order.kind == .kokoro ? 3 : 2) else { throw .unreadable }
        let names = files.map { strdup(Confinement.path(of: $0)) }
        defer { names.forEach { free($0) } }
        let provider = strdup("cpu")
        defer { free(provider) }
        var configuration = SherpaOnnxOfflineTtsConfig()
        configuration.model.num_threads = Int32(clamping: order.threads)
        configuration.model.provider = UnsafePointer(provider)
        configuration.max_num_sentences = 1
        configuration.silence_scale = 1  // pauses as the model makes them
        switch order.kind {
        case .piper:
            configuration.model.vits.model = UnsafePointer(names[0])
            configuration.model.vits.tokens = UnsafePointer(names[1])
            configuration.model.vits.noise_scale = Float(order.noise)
            configuration.model.vits.noise_scale_w = Float(order.paceNoise)
            configuration.model.vits.length_scale = Float(order.length)
        case .kokoro:
            configuration.model.kokoro.model = UnsafePointer(names[0])
            configuration.model.kokoro.tokens = UnsafePointer(names[1])
            configuration.model.kokoro.voices = UnsafePointer(names[2])
            configuration.model.kokoro.length_scale = 1
        }
        guard let engine = SherpaOnnxCreateOfflineTts(&configuration) else { throw .unreadable }
        self.engine = engine
        facts = VoiceFacts(
            rate: Int(SherpaOnnxOfflineTtsSampleRate(engine)),
            speakers: max(1, Int(SherpaOnnxOfflineTtsNumSpeakers(engine))))
    }

    /// Speaks a sentence; the engine makes all of it before any is heard.
    ///
    /// - Parameter take: gets what is made; false ends it.
    func speak(_ order: SpeechOrder, take: ([Int16]) -> Bool) throws(SynthesisFailure) {
        guard (1...SpeechOrder.mostPhonemes).contains(order.phonemes.count) else { throw .tooLong }
        let speed = order.speed.isFinite ? min(max(order.speed, Self.speeds.lowerBound), Self.speeds.upperBound) : 1
        guard let sound = sound(order.phonemes.map(Int32.init(clamping:)), order.speaker, Float(speed)) else {
            throw .unreadable
        }
        defer { SherpaOnnxDestroyOfflineTtsGeneratedAudio(sound) }
        guard let start = sound.pointee.samples, sound.pointee.n > 0 else { throw .silent }
        let samples = UnsafeBufferPointer(start: start, count: Int(sound.pointee.n))
        for start in stride(from: 0, to: samples.count, by: Self.part) {
            guard take(samples[start..<min(start + Self.part, samples.count)].map(Self.whole)) else { return }
        }
    }

    private func sound(
        _ phonemes: [Int32], _ speaker: Int, _ speed: Float
    ) -> UnsafePointer<SherpaOnnxGeneratedAudio>? {
        phonemes.withUnsafeBufferPointer { phonemes in
            withUnsafePointer(to: Int32(phonemes.count)) { count in
                var generation = SherpaOnnxGenerationConfig()
                generation.silence_scale = 1
                generation.speed = speed
                generation.sid = Int32(clamping: min(max(0, speaker), facts.speakers - 1))
                generation.phoneme_codepoints = phonemes.baseAddress
                generation.phoneme_codepoints_lens = count
                generation.phoneme_codepoints_num_sentences = 1
                return SherpaOnnxOfflineTtsGenerateWithConfig(engine, "", &generation, nil, nil)
            }
        }
    }

    /// A damaged model may make anything, also what is no number.
    private static func whole(_ sample: Float) -> Int16 {
        sample.isFinite ? Int16(min(max(sample, -1), 1) * 32_767) : 0
    }
}
