import CFFmpeg
import Conversion

/// Encodes samples as Opus in Ogg, in memory: half an hour takes 22 MB.
final class OpusWriter {
    static let rate = 48_000, frameLength = 960

    private let library: FFmpeg
    private var file: UnsafeMutablePointer<AVFormatContext>?
    private var encoder: UnsafeMutablePointer<AVCodecContext>?
    private let packet: UnsafeMutablePointer<AVPacket>
    private var stream: UnsafeMutablePointer<AVStream>?
    private var count: Int64 = 0

    init(channels: Int, _ library: FFmpeg) throws(ConversionReason) {
        self.library = library
        packet = try library.made(library.pointee.av_packet_alloc())
        try openEncoder(channels)
        try openFile()
    }

    deinit {
        var packet: UnsafeMutablePointer<AVPacket>? = packet
        library.pointee.av_packet_free(&packet)
        library.pointee.avcodec_free_context(&encoder)
        _ = closeBytes()
        library.pointee.avformat_free_context(file)
    }

    /// Encodes a frame of ``frameLength`` samples at ``rate``; only the last may be shorter.
    func write(_ frame: SoundFrame) throws(ConversionReason) {
        frame.pointer.pointee.pts = count
        count += Int64(frame.pointer.pointee.nb_samples)
        try encode(frame.pointer)
    }

    /// Finishes the file.
    ///
    /// - Returns: its bytes.
    func finish() throws(ConversionReason) -> [UInt8] {
        try encode(nil)
        guard library.pointee.av_write_trailer(file) == 0 else { throw Self.failure }
        return closeBytes()
    }

    private static let failure = ConversionReason.fixed(.noOpus)

    private func openEncoder(_ channels: Int) throws(ConversionReason) {
        guard let codec = library.pointee.avcodec_find_encoder_by_name("libopus") else { throw Self.failure }
        let encoder = try library.made(library.pointee.avcodec_alloc_context3(codec))
        self.encoder = encoder
        encoder.pointee.bit_rate = channels == 1 ? 64_000 : 96_000
        encoder.pointee.sample_fmt = AV_SAMPLE_FMT_FLT
        encoder.pointee.sample_rate = Int32(Self.rate)
        encoder.pointee.time_base = AVRational(num: 1, den: Int32(Self.rate))
        encoder.pointee.flags |= Int32(bitPattern: UInt32(AV_CODEC_FLAG_GLOBAL_HEADER))
        library.pointee.av_channel_layout_default(&encoder.pointee.ch_layout, Int32(channels))
        guard library.pointee.avcodec_open2(encoder, codec, nil) == 0 else { throw Self.failure }
    }

    private func openFile() throws(ConversionReason) {
        guard library.pointee.avformat_alloc_output_context2(&file, nil, "opus", nil) >= 0, let file,
            let stream = library.pointee.avformat_new_stream(file, nil)
        else { throw Self.failure }
        file.pointee.flags |= AVFMT_FLAG_BITEXACT  // no encoder name and version in the file
        self.stream = stream
        guard library.pointee.avcodec_parameters_from_context(stream.pointee.codecpar, encoder) >= 0,
            library.pointee.avio_open_dyn_buf(&file.pointee.pb) >= 0,
            library.pointee.avformat_write_header(file, nil) >= 0
        else { throw Self.failure }
    }

    private func encode(_ frame: UnsafeMutablePointer<AVFrame>?) throws(ConversionReason) {
        guard let encoder, let stream, library.pointee.avcodec_send_frame(encoder, frame) == 0 else {
            throw Self.failure
        }
        while library.pointee.avcodec_receive_packet(encoder, packet) == 0 {
            library.pointee.av_packet_rescale_ts(packet, encoder.pointee.time_base, stream.pointee.time_base)
            guard library.pointee.av_interleaved_write_frame(file, packet) == 0 else { throw Self.failure }
        }
    }

    private func closeBytes() -> [UInt8] {
        guard let file, let buffer = file.pointee.pb else { return [] }
        var bytes: UnsafeMutablePointer<UInt8>?
        let count = library.pointee.avio_close_dyn_buf(buffer, &bytes)
        file.pointee.pb = nil
        defer { library.pointee.av_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
}
