import CFFmpeg
import Conversion

/// Input for FFmpeg: a file's bytes, or bytes in memory.
final class SoundSource {
    private enum Bytes {
        case file(InputFile, Range<Int>)
        case memory([UInt8])
    }

    private let bytes: Bytes
    private var position = 0

    /// - Parameter range: the sound's range in the file; nil for all of it.
    init(_ file: InputFile, range: Range<Int>? = nil) {
        let whole = 0..<file.size
        bytes = .file(file, range?.clamped(to: whole) ?? whole)
    }

    init(_ memory: [UInt8]) { bytes = .memory(memory) }

    private static let bufferLength: Int32 = 1 << 16

    /// An input context that reads from the start; this source must outlive it.
    func open(_ library: FFmpeg) throws(ConversionReason) -> UnsafeMutablePointer<AVIOContext> {
        position = 0
        let buffer = try library.made(library.pointee.av_malloc(Int(Self.bufferLength)))
        let context = library.pointee.avio_alloc_context(
            buffer.assumingMemoryBound(to: UInt8.self), Self.bufferLength, 0, Unmanaged.passUnretained(self).toOpaque(),
            { owner, target, count in SoundSource.from(owner)?.read(target, Int(count)) ?? ffmpeg_end }, nil,
            { owner, offset, origin in SoundSource.from(owner)?.seek(offset, origin) ?? -1 })
        return try library.made(context)
    }

    private static func from(_ owner: UnsafeMutableRawPointer?) -> SoundSource? {
        owner.map { Unmanaged<SoundSource>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Whether it is an M4A, MP4 or 3GP without its table (`moov`): a recorder writes it when the recording ends.
    var isUnfinished: Bool {
        guard case .file(let file, _) = bytes else { return false }
        let names = try? file.withBytes(most: .max) { bytes throws(ConversionReason) in
            Box.all(bytes, in: 0..<bytes.count).map(\.name)
        }
        return names?.first == "ftyp" && names?.contains("moov") == false
    }

    private func read(_ target: UnsafeMutablePointer<UInt8>?, _ most: Int) -> Int32 {
        let room = UnsafeMutableRawBufferPointer(start: target, count: most)
        let count: Int
        switch bytes {
        case .file(let file, let range):
            let left = min(most, max(0, range.count - position))
            count =
                left > 0
                ? file.read(
                    into: UnsafeMutableRawBufferPointer(rebasing: room[..<left]), at: range.lowerBound + position) : 0
        case .memory(let memory):
            let part = memory.dropFirst(position).prefix(most)
            room.copyBytes(from: part)
            count = part.count
        }
        guard count > 0 else { return ffmpeg_end }
        position += count
        return Int32(count)
    }

    private func seek(_ offset: Int64, _ origin: Int32) -> Int64 {
        let size: Int
        switch bytes {
        case .file(_, let range): size = range.count
        case .memory(let memory): size = memory.count
        }
        if origin & AVSEEK_SIZE != 0 { return Int64(size) }
        let bases: [Int32: Int] = [SEEK_SET: 0, SEEK_CUR: position, SEEK_END: size]
        guard let base = bases[origin & ~AVSEEK_FORCE], case let place = base.addingReportingOverflow(Int(offset)),
            !place.overflow, place.partialValue >= 0
        else { return -1 }
        position = place.partialValue
        return Int64(position)
    }
}
