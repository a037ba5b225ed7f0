import Glibc
import Sentences

/// The format of a sound file and the range of its audio data.
///
/// SDL_mixer's header and tag readers trust the file: a WAV with 0 channels crashes with SIGFPE. So
/// headers are checked here, and ``SoundStream`` hides tags from it.
nonisolated struct SoundFile: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case vorbis, opus, mp3, wav }

    /// Why a file is not passed to SDL_mixer.
    struct Refusal: Explained, Hashable {
        let sentence: Sentence
        init(_ sentence: Sentence) { self.sentence = sentence }
    }

    let kind: Kind
    /// What to read before the body: the plain header of a WAV.
    private(set) var head: [UInt8] = []
    /// The byte range of the audio data.
    private(set) var body: Range<Int>
    /// Zeros to append to the body, so that nothing at its end looks like a tag.
    private(set) var zeros = 0

    /// - Parameter file: open for reading; its position is unchanged.
    init(_ file: Int32) throws(Refusal) {
        let bytes = FileBytes(file)
        let start = bytes[0, 16]
        guard start.count == 16 else { throw Refusal("is too short to be a sound") }
        if start.starts(with: "OggS".utf8) {
            (kind, body) = (try Self.oggKind(bytes), 0..<bytes.count)
        } else if start.starts(with: "RIFF".utf8), start[8..<12].elementsEqual("WAVE".utf8) {
            kind = .wav
            (head, body) = try Self.wav(bytes)
        } else if start.starts(with: "ID3".utf8) || Self.frameLength(start[...]) != nil {
            kind = .mp3
            body = try Self.firstFrame(bytes)..<bytes.count
            zeros = Self.endsWithTag(bytes) ? 256 : 0
        } else {
            throw Refusal("is neither Ogg Vorbis, Opus, MP3 nor WAV; convert it to .ogg")
        }
    }

    /// The same sound without its first seconds, if it is a WAV.
    func skipping(_ seconds: Double) -> SoundFile {
        guard kind == .wav, seconds > 0 else { return self }
        let frameBytes = head.little16(32)
        let skipped = min(Int(seconds * Double(head.little32(24))) * frameBytes, body.count - frameBytes)
        var later = self
        later.body = (body.lowerBound + skipped)..<body.upperBound
        later.head.replaceSubrange(
            40..<44, with: (0..<4).map { UInt8(truncatingIfNeeded: later.body.count >> ($0 * 8)) })
        return later
    }

    // MARK: - Ogg

    /// Checks the first page of each stream (RFC 3533, 6): a video file may have others before its sound.
    private static func oggKind(_ bytes: FileBytes) throws(Refusal) -> Kind {
        var at = 0
        for _ in 0..<8 {
            let header = bytes[at, 27 + 255]
            guard header.count > 27, header.starts(with: "OggS".utf8), header[5] & 2 != 0 else { break }
            let laces = header[27...].prefix(Int(header[26]))
            let packet = bytes[at + 27 + laces.count, 8]
            if packet.starts(with: "OpusHead".utf8) { return .opus }
            if packet.starts(with: [1] + "vorbis".utf8) { return .vorbis }
            at += 27 + laces.count + laces.reduce(0) { $0 + Int($1) }
        }
        throw Refusal("is an Ogg file with neither Vorbis nor Opus in it")
    }

    // MARK: - MP3

    /// The offset of the first MPEG frame, after all ID3v2 tags (ID3 2.3.0, 3.1) and a little padding.
    private static func firstFrame(_ bytes: FileBytes) throws(Refusal) -> Int {
        var at = 0
        while true {
            let tag = bytes[at, 10]
            guard tag.starts(with: "ID3".utf8), tag.count == 10 else { break }
            let footer = tag[5] & 0x10 == 0 ? 0 : 10
            at += 10 + tag[6...].reduce(0) { $0 << 7 | Int($1 & 0x7f) } + footer
        }
        let near = bytes[at, 8192]
        guard !near.isEmpty else { throw Refusal("is an MP3 whose tag is longer than the file") }
        guard let place = near.indices.first(where: { near[$0] == 0xff && hasTwoFrames(bytes, at + $0) }) else {
            throw Refusal("is an MP3 without sound in it")
        }
        return at + place
    }

    /// Whether the last bytes could be a tag: ID3v1, APE, Lyrics3 or MusicMatch.
    private static func endsWithTag(_ bytes: FileBytes) -> Bool {
        let end = bytes[max(0, bytes.count - 128), 128]
        return ["TAG", "LYRICS", "Brava"].contains { end.contains(Array($0.utf8)) }
    }

    /// Whether two complete frames follow each other here; a single one may be arbitrary bytes, or a soundless header.
    private static func hasTwoFrames(_ bytes: FileBytes, _ at: Int) -> Bool {
        guard let first = frameLength(bytes[at, 4][...]), let second = frameLength(bytes[at + first, 4][...])
        else { return false }
        return at + first + second <= bytes.count
    }

    /// The length of a frame with this header, if it is layer III (ISO 11172-3 and 13818-3, 2.4.1.3).
    private static func frameLength(_ header: ArraySlice<UInt8>) -> Int? {
        guard header.count >= 4, let first = header.first else { return nil }
        let (second, third) = (Int(header[header.startIndex + 1]), Int(header[header.startIndex + 2]))
        let version = second >> 3 & 3
        guard first == 0xff, second >> 5 == 7, version != 1, second >> 1 & 3 == 1, third >> 2 & 3 != 3 else {
            return nil
        }
        let kilobits =
            version == 3
            ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0][third >> 4]
            : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0][third >> 4]
        let rate = [44_100, 48_000, 32_000][third >> 2 & 3] / [4, 1, 2, 1][version]
        guard kilobits > 0 else { return nil }
        return (version == 3 ? 144_000 : 72_000) * kilobits / rate + (third >> 1 & 1)
    }

    // MARK: - WAV

    /// Walks the chunks to "fmt " and "data", and builds an equivalent minimal header.
    private static func wav(_ bytes: FileBytes) throws(Refusal) -> (head: [UInt8], body: Range<Int>) {
        var at = 12
        var format: WAVFormat?
        for _ in 0..<64 {
            let header = bytes[at, 8]
            guard header.count == 8 else { break }
            let length = header.little32(4)
            if header.starts(with: "fmt ".utf8) {
                format = try WAVFormat(bytes[at + 8, min(length, 40)])
            } else if header.starts(with: "data".utf8) {
                // 2³² − 1 is the length that a program writes while it is still unknown.
                let frames = min(length, bytes.count - at - 8) / (format?.frameBytes ?? 1)
                guard let format, frames > 0 else { break }
                let body = (at + 8)..<(at + 8 + frames * format.frameBytes)
                return (format.header(dataBytes: body.count), body)
            }
            at += 8 + length + length % 2
        }
        throw Refusal("is a WAV that ends too early")
    }
}

/// The validated fields of a WAV's "fmt " chunk.
private nonisolated struct WAVFormat {
    let code, channels, rate, bits: Int

    var frameBytes: Int { channels * bits / 8 }

    init(_ chunk: [UInt8]) throws(SoundFile.Refusal) {
        guard chunk.count >= 16 else { throw SoundFile.Refusal("is a WAV that ends too early") }
        // An extensible format has its actual code at the start of a GUID.
        let isExtensible = chunk.little16(0) == 0xfffe && chunk.count == 40
        (code, channels) = (chunk.little16(isExtensible ? 24 : 0), chunk.little16(2))
        (rate, bits) = (chunk.little32(4), chunk.little16(14))
        guard (code == 1 && [8, 16, 24, 32].contains(bits)) || (code == 3 && bits == 32) else {
            throw SoundFile.Refusal("is a WAV in an unsupported format; save it as 16-bit PCM")
        }
        guard (1...8).contains(channels), (1_000...384_000).contains(rate), chunk.little16(12) == frameBytes else {
            throw SoundFile.Refusal("is a WAV with impossible numbers in its header")
        }
    }

    /// The 44 bytes before the samples.
    func header(dataBytes: Int) -> [UInt8] {
        func little(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        let format =
            little(code, 2) + little(channels, 2) + little(rate, 4) + little(rate * frameBytes, 4)
            + little(frameBytes, 2) + little(bits, 2)
        return Array("RIFF".utf8) + little(36 + dataBytes, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + format
            + Array("data".utf8) + little(dataBytes, 4)
    }
}

/// Random access to a file that keeps its position.
private nonisolated struct FileBytes {
    private let file: Int32
    let count: Int

    init(_ file: Int32) {
        self.file = file
        var status = stat()
        count = fstat(file, &status) == 0 ? Int(status.st_size) : 0
    }

    /// The bytes at `offset`; fewer at the end of the file.
    subscript(offset: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = max(0, pread(file, buffer.baseAddress, count, offset))
        }
    }
}

extension [UInt8] {
    fileprivate nonisolated func little16(_ at: Int) -> Int { Int(self[at]) | Int(self[at + 1]) << 8 }
    fileprivate nonisolated func little32(_ at: Int) -> Int { little16(at) | little16(at + 2) << 16 }
}
