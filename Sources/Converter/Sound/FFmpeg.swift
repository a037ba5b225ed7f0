import CFFmpeg
import Conversion

/// FFmpeg's functions, loaded.
typealias FFmpeg = UnsafePointer<ffmpeg>

extension FFmpeg {
    static func load() throws(ConversionReason) -> FFmpeg {
        guard let functions = ffmpeg_load() else {
            throw ConversionReason.fixed(.noFFmpeg)
        }
        functions.pointee.av_log_set_level(AV_LOG_QUIET)
        return functions
    }

    /// Unwraps an FFmpeg object that is nil only when out of memory.
    func made<Thing>(_ thing: Thing?) throws(ConversionReason) -> Thing {
        guard let thing else { throw ConversionReason.fixed(.noMemory) }
        return thing
    }
}

/// A frame of samples, or space for one; freed with its last reference.
final class SoundFrame {
    let pointer: UnsafeMutablePointer<AVFrame>
    private let library: FFmpeg

    init(_ library: FFmpeg) throws(ConversionReason) {
        self.library = library
        pointer = try library.made(library.pointee.av_frame_alloc())
    }

    deinit {
        var frame: UnsafeMutablePointer<AVFrame>? = pointer
        library.pointee.av_frame_free(&frame)
    }

    func empty() { library.pointee.av_frame_unref(pointer) }

    /// The interleaved samples of a frame of 32-bit floats.
    var samples: UnsafeBufferPointer<Float> {
        let count = Int(pointer.pointee.nb_samples) * Int(pointer.pointee.ch_layout.nb_channels)
        guard let data = pointer.pointee.data.0 else { return UnsafeBufferPointer(start: nil, count: 0) }
        return data.withMemoryRebound(to: Float.self, capacity: count) { UnsafeBufferPointer(start: $0, count: count) }
    }
}
