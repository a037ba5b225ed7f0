import Glibc
import Sentences
import SoundHeaders

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
        } else if WAVChunk.begin(start) {
            kind = .wav
            (head, body) = try Self.wav(bytes)
        } else if start.starts(with: "ID3".utf8) || MP3Frame(start) != nil {
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
        let frameBytes = head.little(32, 2)
        let skipped = min(Int(seconds * Double(head.little(24, 4))) * frameBytes, body.count - frameBytes)
        var later = self
        later.body = (body.lowerBound + skipped)..<body.upperBound
        later.head.replaceSubrange(40..<44, with: [UInt8](little: later.body.count, 4))
        return later
    }

    // MARK: - Ogg

    /// Bytes of the packet that identifies a stream of Vorbis, and of Opus.
    private static let (vorbisHead, opusHead) = (30, 19)

    /// Checks the first page of each stream (RFC 3533, 6): a video file may have others before its sound.
    private static func oggKind(_ bytes: FileBytes) throws(Refusal) -> Kind {
        var at = 0
        for _ in 0..<8 {
            let header = bytes[at, 27 + 255]
            guard header.count > 27, header.starts(with: "OggS".utf8), header[5] & 2 != 0 else { break }
            let laces = header[27...].prefix(Int(header[26]))
            let packet = bytes[at + 27 + laces.count, vorbisHead]
            if packet.starts(with: "OpusHead".utf8) { return try checked(.opus, isPossibleOpus(packet)) }
            if packet.starts(with: [1] + "vorbis".utf8) { return try checked(.vorbis, isPossibleVorbis(packet)) }
            at += 27 + laces.count + laces.reduce(0) { $0 + Int($1) }
        }
        throw Refusal("is an Ogg file with neither Vorbis nor Opus in it")
    }

    private static func checked(_ kind: Kind, _ isPossible: Bool) throws(Refusal) -> Kind {
        guard isPossible else { throw Refusal("is an Ogg file with impossible numbers in its header") }
        return kind
    }

    /// The identification header of Opus (RFC 7845, 5.1): channels beyond a surround sound, or without an order, are
    /// no voice.
    private static func isPossibleOpus(_ packet: [UInt8]) -> Bool {
        packet.count >= opusHead && packet[8] < 16 && (1...8).contains(packet[9]) && packet[18] <= 1
    }

    /// The identification header of Vorbis I (4.2.2): what the decoder asks memory for grows with channels and blocks.
    private static func isPossibleVorbis(_ packet: [UInt8]) -> Bool {
        guard packet.count == vorbisHead else { return false }
        let (short, long) = (packet[28] & 15, packet[28] >> 4)
        return packet.little(7, 4) == 0 && (1...8).contains(packet[11])
            && (1_000...384_000).contains(packet.little(12, 4)) && (6...13).contains(short)
            && (short...13).contains(long) && packet[29] & 1 == 1
    }

    // MARK: - MP3

    /// The offset of the first MPEG frame, after all ID3v2 tags (ID3 2.3.0, 3.1) and a little padding.
    private static func firstFrame(_ bytes: FileBytes) throws(Refusal) -> Int {
        var at = 0
        while let length = MP3Frame.tagLength(bytes[at, 10]) { at += length }
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
        guard let first = MP3Frame(bytes[at, 4]), let second = MP3Frame(bytes[at + first.length, 4]) else {
            return false
        }
        return at + first.length + second.length <= bytes.count
    }

    // MARK: - WAV

    /// Walks the chunks to "fmt " and "data", and builds an equivalent minimal header.
    private static func wav(_ bytes: FileBytes) throws(Refusal) -> (head: [UInt8], body: Range<Int>) {
        var format: WAVFormat?
        let found = try WAVChunk.first(in: { bytes[$0, $1] }) {
            chunk throws(Refusal) -> (head: [UInt8], body: Range<Int>)? in
            if chunk.kind == .format { format = try checked(WAVFormat(bytes[chunk.start, min(chunk.length, 40)])) }
            guard chunk.kind == .data else { return nil }
            guard let format else { throw endsTooEarly }
            let frames = min(chunk.length, bytes.count - chunk.start) / format.frameBytes
            guard frames > 0 else { throw endsTooEarly }
            let body = chunk.start..<(chunk.start + frames * format.frameBytes)
            return (format.header(dataBytes: body.count), body)
        }
        guard let found else { throw endsTooEarly }
        return found
    }

    private static let endsTooEarly = Refusal("is a WAV that ends too early")

    private static func checked(_ format: WAVFormat?) throws(Refusal) -> WAVFormat {
        guard let format else { throw endsTooEarly }
        guard format.isPlayed else { throw Refusal("is a WAV in an unsupported format; save it as 16-bit PCM") }
        guard format.isPossible else { throw Refusal("is a WAV with impossible numbers in its header") }
        return format
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
