import Glibc

/// What the first bytes of a sound file say: whether it is one of the kinds that are played.
///
/// SDL_mixer goes by content and its loaders trust it: a WAV with 0 channels dies of SIGFPE. So the claims are checked first.
nonisolated struct SoundFile: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case vorbis, opus, mp3, wav }

    /// Why a file is not given to SDL_mixer.
    struct Refusal: Error, Hashable, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    let kind: Kind

    /// - Parameter file: open for reading; its position stays as it was.
    init(_ file: Int32) throws(Refusal) {
        let head = Self.bytes(file, at: 0, count: 4096)
        guard head.count >= 16 else { throw Refusal("is too short to be a sound") }
        if head.starts(with: "OggS".utf8) {
            kind = try Self.oggKind(head)
        } else if head.starts(with: "RIFF".utf8), head[8..<12].elementsEqual("WAVE".utf8) {
            kind = .wav
            try Self.checkWAV(file)
        } else if head.starts(with: "ID3".utf8) {
            kind = .mp3
            try Self.checkID3(head, file)
        } else if Self.isFrameHeader(head[...]) {
            kind = .mp3
        } else {
            throw Refusal("is neither Ogg Vorbis, Opus, MP3 nor WAV; convert it to .ogg")
        }
    }

    private static func oggKind(_ head: [UInt8]) throws(Refusal) -> Kind {
        let first = 27 + Int(head[26 < head.count ? 26 : 0])
        guard first + 8 < head.count else { throw Refusal("is a damaged Ogg file") }
        if head[first...].starts(with: "OpusHead".utf8) { return .opus }
        if head[first...].starts(with: [1] + "vorbis".utf8) { return .vorbis }
        throw Refusal("is an Ogg file with neither Vorbis nor Opus in it")
    }

    /// An ID3v2 tag must end inside the file (ID3 2.3.0, 3.1).
    private static func checkID3(_ head: [UInt8], _ file: Int32) throws(Refusal) {
        let size = head[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7f) } + 10
        let frames = bytes(file, at: size, count: 4)
        guard frames.count == 4 else { throw Refusal("is an MP3 whose tag is longer than the file") }
    }

    /// An MPEG audio frame header (ISO 11172-3, 2.4.1.3): layer III.
    private static func isFrameHeader(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count >= 4, let first = bytes.first else { return false }
        let second = bytes[bytes.startIndex + 1], third = bytes[bytes.startIndex + 2]
        return first == 0xff && second & 0xe0 == 0xe0 && second >> 3 & 3 != 1 && second >> 1 & 3 == 1
            && third >> 4 != 15 && third >> 2 & 3 != 3
    }

    /// Walks over the chunks to "fmt " and "data" and checks that the numbers can be played.
    private static func checkWAV(_ file: Int32) throws(Refusal) {
        var at = 12
        var hasFormat = false
        for _ in 0..<64 {
            let header = bytes(file, at: at, count: 8)
            guard header.count == 8 else { break }
            let length = little32(header, 4)
            if header.starts(with: "fmt ".utf8) {
                try checkFormat(bytes(file, at: at + 8, count: 16))
                hasFormat = true
            } else if header.starts(with: "data".utf8) {
                guard hasFormat else { break }
                return
            }
            at += 8 + length + length % 2
        }
        throw Refusal("is a WAV that ends too early")
    }

    private static func checkFormat(_ format: [UInt8]) throws(Refusal) {
        guard format.count == 16 else { throw Refusal("is a WAV that ends too early") }
        let (code, channels) = (little16(format, 0), little16(format, 2))
        let (rate, align, bits) = (little32(format, 4), little16(format, 12), little16(format, 14))
        guard [1, 3, 0xfffe].contains(code), [8, 16, 24, 32, 64].contains(bits) else {
            throw Refusal("is a WAV of a kind that is not played; save it as 16-bit PCM")
        }
        guard (1...8).contains(channels), (1_000...384_000).contains(rate), align == channels * ((bits + 7) / 8) else {
            throw Refusal("is a WAV with impossible numbers in its header")
        }
    }

    private static func bytes(_ file: Int32, at offset: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = max(0, pread(file, buffer.baseAddress, count, offset))
        }
    }

    private static func little16(_ bytes: [UInt8], _ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
    private static func little32(_ bytes: [UInt8], _ at: Int) -> Int {
        little16(bytes, at) | little16(bytes, at + 2) << 16
    }
}
