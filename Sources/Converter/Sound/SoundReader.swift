import CFFmpeg
import Conversion

/// Decodes the sound of a file frame by frame from its start.
///
/// Only listed containers and codecs are accepted: no playlists, no network, no pictures.
final class SoundReader {
    private static let formats = "wav,w64,aiff,caf,mp3,ogg,flac,mov,aac,matroska,amr,asf"
    private static let codecs = [
        "aac,alac,flac,mp3float,mp3,mp2float,mp2,vorbis,opus,libopus,adpcm_ima_wav,adpcm_ms,adpcm_ima_qt",
        "amrnb,amrwb,libopencore_amrnb,libopencore_amrwb,wmav1,wmav2,wmapro,wmalossless,wmavoice,gsm_ms",
        "pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be,pcm_f64le",
        "pcm_f64be,pcm_alaw,pcm_mulaw",
    ].joined(separator: ",")
    /// What a shop calls a sound that only its own player unlocks: FairPlay, common encryption, Audible.
    private static let locks = ["drms", "enca", "aavd"].map { name in
        name.utf8.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    static let mostMinutes = 30, mostChannels = 8

    private let library: FFmpeg
    private let source: SoundSource
    private let bytes: UnsafeMutablePointer<AVIOContext>
    private var file: UnsafeMutablePointer<AVFormatContext>?
    private var decoder: UnsafeMutablePointer<AVCodecContext>?
    private let packet: UnsafeMutablePointer<AVPacket>
    private var stream: Int32 = 0
    private var hasReachedEnd = false
    /// How much has been decoded.
    private(set) var seconds = 0.0

    init(_ source: SoundSource, _ library: FFmpeg) throws(ConversionReason) {
        self.source = source
        self.library = library
        bytes = try source.open(library)
        packet = try library.made(library.pointee.av_packet_alloc())
        try openFile()
        try openDecoder()
    }

    deinit {
        var packet: UnsafeMutablePointer<AVPacket>? = packet
        library.pointee.av_packet_free(&packet)
        library.pointee.avcodec_free_context(&decoder)
        library.pointee.avformat_close_input(&file)
        library.pointee.av_free(bytes.pointee.buffer)
        var bytes: UnsafeMutablePointer<AVIOContext>? = bytes
        library.pointee.avio_context_free(&bytes)
    }

    /// The format's display name: `AAC`.
    var format: String {
        guard let decoder, let text = library.pointee.avcodec_get_name(decoder.pointee.codec_id) else { return "" }
        let name = String(cString: text)
        let written = [
            "opus": "Opus", "vorbis": "Vorbis", "amr_nb": "AMR", "amr_wb": "AMR", "wmav1": "WMA", "wmav2": "WMA",
        ]
        return name.hasPrefix("pcm") || name.hasPrefix("adpcm") ? "WAV" : written[name] ?? name.uppercased()
    }

    /// The declared number of channels; 0 if undeclared.
    var channels: Int { Int(decoder?.pointee.ch_layout.nb_channels ?? 0) }

    /// Decodes the next frame into `frame`.
    ///
    /// - Returns: whether there was one more.
    func read(into frame: SoundFrame) throws(ConversionReason) -> Bool {
        while true {
            let result = library.pointee.avcodec_receive_frame(decoder, frame.pointer)
            if result == 0 {
                try check(frame.pointer)
                return true
            }
            guard result == ffmpeg_again, !hasReachedEnd else { return false }
            feed()
        }
    }

    /// Feeds the decoder the next packet of the sound, or the end; a damaged packet is skipped.
    private func feed() {
        while library.pointee.av_read_frame(file, packet) >= 0 {
            defer { library.pointee.av_packet_unref(packet) }
            guard packet.pointee.stream_index == stream else { continue }
            if library.pointee.avcodec_send_packet(decoder, packet) >= 0 { return }
        }
        hasReachedEnd = true
        _ = library.pointee.avcodec_send_packet(decoder, nil)
    }

    private func check(_ frame: UnsafeMutablePointer<AVFrame>) throws(ConversionReason) {
        let rate = Int(frame.pointee.sample_rate), channels = Int(frame.pointee.ch_layout.nb_channels)
        guard (1...768_000).contains(rate), channels > 0 else { throw ConversionReason.fixed(.damaged) }
        guard channels <= Self.mostChannels else {
            throw ConversionReason.tooManyChannels(channels, most: Self.mostChannels)
        }
        if frame.pointee.ch_layout.order == AV_CHANNEL_ORDER_UNSPEC {
            library.pointee.av_channel_layout_default(&frame.pointee.ch_layout, Int32(channels))
        }
        seconds += Double(frame.pointee.nb_samples) / Double(rate)
        try check(seconds)
    }

    /// Counts what the packets last, which takes a moment, where decoding an hour takes half a minute; afterwards this
    /// reader is at its end.
    ///
    /// A header may claim too much, so they are counted only if it claims too much, and only they count.
    func refuseIfTooLong() throws(ConversionReason) {
        guard claimedMinutes != nil, let base = file?.pointee.streams?[Int(stream)]?.pointee.time_base else { return }
        var length = 0.0
        while library.pointee.av_read_frame(file, packet) >= 0 {
            defer { library.pointee.av_packet_unref(packet) }
            guard packet.pointee.stream_index == stream else { continue }
            length += Double(max(0, packet.pointee.duration))
            try check(length * Double(base.num) / Double(base.den))
        }
    }

    private func check(_ seconds: Double) throws(ConversionReason) {
        guard seconds <= Double(Self.mostMinutes * 60) else {
            throw ConversionReason.tooManyMinutes(claimedMinutes, most: Self.mostMinutes)
        }
    }

    /// The declared length; nil if more than that has been decoded.
    private var claimedMinutes: Int? {
        let claimed = Double(file?.pointee.duration ?? 0) / Double(AV_TIME_BASE) / 60
        let isKnown = claimed > Double(Self.mostMinutes) && claimed < 100_000
        return isKnown ? Int((claimed - 0.1).rounded(.up)) : nil
    }

    private func openFile() throws(ConversionReason) {
        file = try library.made(library.pointee.avformat_alloc_context())
        file?.pointee.pb = bytes
        var options: OpaquePointer?
        defer { library.pointee.av_dict_free(&options) }
        for (name, value) in [
            ("format_whitelist", Self.formats), ("codec_whitelist", Self.codecs), ("protocol_whitelist", "none"),
        ] {
            _ = library.pointee.av_dict_set(&options, name, value, 0)
        }
        guard library.pointee.avformat_open_input(&file, nil, nil, &options) == 0 else {
            throw ConversionReason.fixed(source.isUnfinished ? .unfinishedSound : .unreadableSound)
        }
        guard library.pointee.avformat_find_stream_info(file, nil) >= 0 else { throw ConversionReason.fixed(.damaged) }
    }

    private func openDecoder() throws(ConversionReason) {
        stream = library.pointee.av_find_best_stream(file, AVMEDIA_TYPE_AUDIO, -1, -1, nil, 0)
        guard let file, stream >= 0, let streams = file.pointee.streams else {
            throw ConversionReason.fixed(.noSound)
        }
        for number in 0..<Int(file.pointee.nb_streams) where number != Int(stream) {
            streams[number]?.pointee.discard = AVDISCARD_ALL
        }
        guard let parameters = streams[Int(stream)]?.pointee.codecpar else {
            throw ConversionReason.fixed(.unknownSound)
        }
        if Self.locks.contains(parameters.pointee.codec_tag) { throw ConversionReason.fixed(.protected) }
        guard
            let codec = library.pointee.avcodec_find_decoder(parameters.pointee.codec_id)
        else { throw ConversionReason.fixed(.unknownSound) }
        decoder = try library.made(library.pointee.avcodec_alloc_context3(codec))
        decoder?.pointee.thread_count = 1
        var options: OpaquePointer?
        defer { library.pointee.av_dict_free(&options) }
        _ = library.pointee.av_dict_set(&options, "codec_whitelist", Self.codecs, 0)
        guard library.pointee.avcodec_parameters_to_context(decoder, parameters) >= 0,
            library.pointee.avcodec_open2(decoder, codec, &options) >= 0
        else { throw ConversionReason.fixed(.damagedSound) }
        if let base = streams[Int(stream)]?.pointee.time_base { decoder?.pointee.pkt_timebase = base }
    }
}
