import CFFmpeg
import Conversion

/// Passes frames through FFmpeg filters; the output is 32-bit floats.
final class SoundFilter {
    /// The sample layout of a frame.
    private struct Form: Equatable {
        let rate: Int32, sampleFormat: Int32, channels: Int32, layout: String
    }

    private let library: FFmpeg
    private let chain: String
    private let frameLength: Int?
    private let outcome: SoundFrame
    private var graph: UnsafeMutablePointer<AVFilterGraph>?
    private var form: Form?
    private var samplesIn: Int64 = 0

    /// - Parameters:
    ///   - chain: in the syntax of `ffmpeg -af`.
    ///   - frameLength: the samples per output frame, except the last; nil for any number.
    init(_ chain: String, frameLength: Int? = nil, _ library: FFmpeg) throws(ConversionReason) {
        self.chain = chain
        self.frameLength = frameLength
        self.library = library
        outcome = try SoundFrame(library)
    }

    deinit { library.pointee.avfilter_graph_free(&graph) }

    typealias Receiver = (SoundFrame) throws(ConversionReason) -> Void

    /// Filters what a reader decodes.
    ///
    /// - Parameter end: the seconds after which nothing more is wanted.
    func pass(_ reader: SoundReader, until end: Double = .infinity, to receive: Receiver) throws(ConversionReason) {
        let frame = try SoundFrame(library)
        while reader.seconds <= end, try reader.read(into: frame) { try pass(frame, to: receive) }
        try finish(to: receive)
    }

    /// Filters one frame, which is empty afterwards.
    func pass(_ frame: SoundFrame, to receive: Receiver) throws(ConversionReason) {
        let form = form(of: frame)
        if form != self.form {
            try finish(to: receive)
            try build(for: form)
        }
        frame.pointer.pointee.pts = samplesIn
        samplesIn += Int64(frame.pointer.pointee.nb_samples)
        let answer = library.pointee.av_buffersrc_add_frame_flags(end("abuffer@in"), frame.pointer, 0)
        // Filters that have their end, such as `atrim`, take no more since FFmpeg 7.1, and leave the frame as it is.
        guard answer >= 0 || answer == ffmpeg_end else { throw Self.failure }
        frame.empty()
        try drain(to: receive)
    }

    /// Flushes the filters.
    func finish(to receive: Receiver) throws(ConversionReason) {
        guard graph != nil else { return }
        _ = library.pointee.av_buffersrc_add_frame_flags(end("abuffer@in"), nil, 0)
        try drain(to: receive)
        library.pointee.avfilter_graph_free(&graph)
        form = nil
    }

    private static let failure = ConversionReason.fixed(.noFilter)

    private func drain(to receive: Receiver) throws(ConversionReason) {
        let sink = end("abuffersink@out")
        while library.pointee.av_buffersink_get_frame(sink, outcome.pointer) >= 0 {
            try receive(outcome)
            outcome.empty()
        }
    }

    private func end(_ name: String) -> UnsafeMutablePointer<AVFilterContext>? {
        library.pointee.avfilter_graph_get_filter(graph, name)
    }

    private func form(of frame: SoundFrame) -> Form {
        let frame = frame.pointer
        var text = [CChar](repeating: 0, count: 128)
        _ = library.pointee.av_channel_layout_describe(&frame.pointee.ch_layout, &text, text.count)
        let layout = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return Form(
            rate: frame.pointee.sample_rate, sampleFormat: frame.pointee.format,
            channels: frame.pointee.ch_layout.nb_channels, layout: layout)
    }

    private func build(for form: Form) throws(ConversionReason) {
        graph = try library.made(library.pointee.avfilter_graph_alloc())
        graph?.pointee.nb_threads = 1
        samplesIn = 0
        guard let sampleFormat = library.pointee.av_get_sample_fmt_name(AVSampleFormat(form.sampleFormat)) else {
            throw Self.failure
        }
        let source = [
            "time_base=1/\(form.rate)", "sample_rate=\(form.rate)", "sample_fmt=\(String(cString: sampleFormat))",
            "channel_layout=\(form.layout)",
        ].joined(separator: ":")
        var (inputs, outputs): (UnsafeMutablePointer<AVFilterInOut>?, UnsafeMutablePointer<AVFilterInOut>?)
        defer {
            library.pointee.avfilter_inout_free(&inputs)
            library.pointee.avfilter_inout_free(&outputs)
        }
        let description = "abuffer@in=\(source),\(chain),aformat=sample_fmts=flt,abuffersink@out"
        guard library.pointee.avfilter_graph_parse2(graph, description, &inputs, &outputs) >= 0,
            library.pointee.avfilter_graph_config(graph, nil) >= 0
        else { throw Self.failure }
        if let frameLength {
            library.pointee.av_buffersink_set_frame_size(end("abuffersink@out"), UInt32(frameLength))
        }
        self.form = form
    }
}
