import CFFmpeg
import CVips
import Confinement
import Conversion

/// Converts a BMP, which libvips does not read, with FFmpeg's decoder.
struct BitmapConversion {
    let target: PictureConversion

    private static let mostFileBytes = 256 << 20

    func convert(_ input: InputFile, to output: OutputFile) throws(ConversionReason) -> ConversionAnswer.PictureFacts {
        let pixels = try Self.pixels(of: input)
        var header = vips_picture_header()
        (header.width, header.height) = (pixels.pointer.pointee.width, pixels.pointer.pointee.height)
        let size = try target.write(to: output) { picture in
            vips_picture_shrink_pixels(
                pixels.pointer.pointee.data.0, pixels.pointer.pointee.linesize.0, header.width, header.height,
                Int32(target.mostWidth), Int32(target.mostHeight), picture)
        }
        return .init(header, size, wasTurned: false, .bmp)
    }

    /// Whether it is all of one colour.
    static func isBlank(_ input: InputFile) throws(ConversionReason) -> Bool {
        let made = try pixels(of: input), frame = made.pointer.pointee
        defer { withExtendedLifetime(made) {} }
        let first = UnsafeRawBufferPointer(start: frame.data.0, count: 3)
        return (0..<Int(frame.height)).allSatisfy { row in
            let pixels = UnsafeRawBufferPointer(
                start: frame.data.0.map { $0 + row * Int(frame.linesize.0) }, count: Int(frame.width) * 3)
            return pixels.indices.allSatisfy {
                abs(Int(pixels[$0]) - Int(first[$0 % 3])) <= Int(PictureConversion.blankContrast)
            }
        }
    }

    private static func pixels(of input: InputFile) throws(ConversionReason) -> SoundFrame {
        let library = try FFmpeg.load()
        try Confinement.lockIn([.threads])
        let frame = try SoundFrame(library)
        try input.withBytes(most: mostFileBytes) { bytes throws(ConversionReason) in
            try PictureLimits(.bmp).check(header(bytes))
            try decode(bytes, into: frame, library)
        }
        return try pixels(of: frame, library)
    }

    /// The size that a BITMAPINFOHEADER claims: a negative height means that the first row is the uppermost.
    private static func header(_ bytes: UnsafeRawBufferPointer) throws(ConversionReason) -> vips_picture_header {
        guard bytes.count >= 26 else { throw ConversionReason.fixed(.damaged) }
        func side(at place: Int) -> Int32 {
            Int32(clamping: Int(bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)).magnitude)
        }
        var header = vips_picture_header()
        let isOld = bytes[14] == 12  // OS/2's, with two bytes each
        header.width = isOld ? Int32(bytes.loadUnaligned(fromByteOffset: 18, as: UInt16.self)) : side(at: 18)
        header.height = isOld ? Int32(bytes.loadUnaligned(fromByteOffset: 20, as: UInt16.self)) : side(at: 22)
        return header
    }

    private static func decode(
        _ bytes: UnsafeRawBufferPointer, into frame: SoundFrame, _ library: FFmpeg
    ) throws(ConversionReason) {
        let functions = library.pointee
        let codec = functions.avcodec_find_decoder(AV_CODEC_ID_BMP)
        var decoder: UnsafeMutablePointer<AVCodecContext>? = try library.made(functions.avcodec_alloc_context3(codec))
        defer { functions.avcodec_free_context(&decoder) }
        decoder?.pointee.thread_count = 1
        var packet: UnsafeMutablePointer<AVPacket>? = try library.made(functions.av_packet_alloc())
        defer { functions.av_packet_free(&packet) }
        guard functions.av_new_packet(packet, Int32(bytes.count)) == 0 else { throw ConversionReason.fixed(.noMemory) }
        UnsafeMutableRawBufferPointer(start: packet?.pointee.data, count: bytes.count).copyBytes(from: bytes)
        guard functions.avcodec_open2(decoder, codec, nil) >= 0,
            functions.avcodec_send_packet(decoder, packet) >= 0,
            functions.avcodec_receive_frame(decoder, frame.pointer) >= 0
        else { throw ConversionReason.fixed(.incomplete) }
    }

    /// Its pixels of three bytes, red, green and blue.
    private static func pixels(of frame: SoundFrame, _ library: FFmpeg) throws(ConversionReason) -> SoundFrame {
        let functions = library.pointee
        var graph: UnsafeMutablePointer<AVFilterGraph>? = try library.made(functions.avfilter_graph_alloc())
        defer { functions.avfilter_graph_free(&graph) }
        graph?.pointee.nb_threads = 1
        let form = frame.pointer.pointee
        let source = "buffer@in=width=\(form.width):height=\(form.height):pix_fmt=\(form.format):time_base=1/1"
        var (inputs, outputs): (UnsafeMutablePointer<AVFilterInOut>?, UnsafeMutablePointer<AVFilterInOut>?)
        defer {
            functions.avfilter_inout_free(&inputs)
            functions.avfilter_inout_free(&outputs)
        }
        let result = try SoundFrame(library)
        guard functions.avfilter_graph_parse2(graph, "\(source),format=rgb24,buffersink@out", &inputs, &outputs) >= 0,
            functions.avfilter_graph_config(graph, nil) >= 0,
            let start = functions.avfilter_graph_get_filter(graph, "buffer@in"),
            let end = functions.avfilter_graph_get_filter(graph, "buffersink@out"),
            functions.av_buffersrc_add_frame_flags(start, frame.pointer, 0) >= 0,
            functions.av_buffersink_get_frame(end, result.pointer) >= 0
        else { throw ConversionReason.fixed(.noFilter) }
        return result
    }
}
