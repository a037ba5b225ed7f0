import CWhisper
import Glibc
import Inference

/// A model that whisper.cpp has loaded.
final class SpeechModel {
    let facts: RecogniserFacts
    private let context: OpaquePointer
    private let threads: Int32
    private let defaults: whisper_full_params

    /// The least samples, a tenth of a second: below it whisper.cpp hears nothing, below 13 ms it reads beyond them.
    private static let leastSamples = HearingOrder.rate / 10

    /// - Parameter defaults: asked for before the sandbox is closed, because whisper.cpp counts CPUs in a file for them.
    /// - Throws: if the file has not exactly the tensors that whisper.cpp expects, which itself checks too little.
    init(
        _ file: Int32, _ order: RecogniserOrder, _ defaults: whisper_full_params, instructions: String
    ) throws(HearingFailure) {
        let layout = try ModelLayout(ModelBytes(file))
        guard layout.header.neededMemory(fileBytes: layout.fileBytes) <= order.memoryBytes else { throw .noMemory }
        guard let context = Self.load(ModelBytes(file)) else { throw .unreadable }
        (self.context, self.defaults, threads) = (context, defaults, Int32(order.threads))
        facts = RecogniserFacts(header: layout.header, instructions: instructions)
    }

    private static func load(_ bytes: ModelBytes) -> OpaquePointer? {
        var parameters = whisper_context_default_params()
        parameters.use_gpu = false
        var loader = whisper_model_loader(
            context: Unmanaged.passUnretained(bytes).toOpaque(),
            read: { bytes, target, count in
                let target = UnsafeMutableRawBufferPointer(start: target, count: count)
                return bytes.map { SpeechModel.bytes($0).read(into: target) } ?? 0
            }, eof: { bytes in bytes.map { SpeechModel.bytes($0).isAtEnd } ?? true }, close: { _ in })
        return withExtendedLifetime(bytes) { whisper_init_with_params(&loader, parameters) }
    }

    private static func bytes(_ pointer: UnsafeMutableRawPointer) -> ModelBytes {
        Unmanaged<ModelBytes>.fromOpaque(pointer).takeUnretainedValue()
    }

    // MARK: - Hearing

    /// - Parameters:
    ///   - samples: −1…1, at most 30 seconds.
    ///   - listener: tells whether it is to stop.
    func hear(
        _ samples: [Float], language: String, _ listener: CancelListener<HearingMessage>
    ) throws(HearingFailure) -> (parts: [String], noSpeech: Double) {
        let known = whisper_lang_id(language)
        guard (0..<facts.header.languages).contains(Int(known)) else { throw .unknownLanguage }
        guard samples.count >= Self.leastSamples else { return ([], 1) }
        pasaka_whisper_stop_when({ CancelListener<HearingMessage>.isCancelled($0) }, listener.pointer)
        defer { pasaka_whisper_stop_when(nil, nil) }
        let outcome = language.withCString { language in
            whisper_full(context, parameters(language), samples, Int32(samples.count))
        }
        guard !listener.isCancelled() else { throw .cancelled }
        guard outcome == 0 else { throw .died }
        let parts = (0..<whisper_full_n_segments(context)).map { part in
            whisper_full_get_segment_text(context, part).map { String(cString: $0) } ?? ""
        }
        return (parts, try noSpeech(listener))
    }

    private func parameters(_ language: UnsafePointer<CChar>) -> whisper_full_params {
        var parameters = defaults
        parameters.n_threads = threads
        parameters.language = language
        (parameters.no_context, parameters.single_segment, parameters.no_timestamps) = (true, true, true)
        (parameters.print_progress, parameters.print_timestamps) = (false, false)
        // Always the likeliest text, and never another try with chance.
        (parameters.temperature, parameters.temperature_inc, parameters.greedy.best_of) = (0, 0, 1)
        return parameters
    }

    /// How likely nobody spoke, 0…1: the token for it after the first one, as OpenAI defines it.
    ///
    /// whisper.cpp's own figure is taken after the language and the task, where it tells little.
    private func noSpeech(_ listener: CancelListener<HearingMessage>) throws(HearingFailure) -> Double {
        var start = whisper_token_sot(context)
        guard whisper_decode(context, &start, 1, 0, threads) == 0, let logits = whisper_get_logits(context) else {
            throw listener.isCancelled() ? .cancelled : .died
        }
        let all = UnsafeBufferPointer(start: logits, count: facts.header.vocabulary)
        let most = all.max() ?? 0
        let sum = all.reduce(0) { $0 + exp(Double($1 - most)) }
        let share = exp(Double(all[Int(whisper_token_nosp(context))] - most)) / sum
        return share.isFinite ? min(max(share, 0), 1) : 1
    }
}
