/// What the first bytes of a recogniser's file say of it.
///
/// The format is that of whisper.cpp's models (`ggml-base.bin`): a magic number and eleven numbers of 32 bits,
/// little-endian; then mel filters, words and tensors.
public struct RecogniserHeader: Codable, Hashable, Sendable {
    /// Tokens, of which 51,865 or more know many languages.
    public let vocabulary: Int
    /// Steps of 20 ms that are heard at a time.
    public let audioContext: Int
    /// Numbers that describe a step, or a token.
    public let state: Int
    public let audioHeads, audioLayers: Int
    /// Tokens of a text, with what comes before it.
    public let textContext: Int
    public let textHeads, textLayers: Int
    /// Bands of frequencies.
    public let mels: Int
    /// How its numbers are stored, by ggml's count.
    public let format: Int

    public static let byteCount = 48

    private static let magic = 0x6767_6d6c
    private static let englishVocabulary = 51_864
    /// The sizes of the vocabulary, without and with Cantonese.
    private static let vocabularies = 51_865...51_866
    private static let mostFormats = 1000
    /// What the largest known models have.
    private static let (mostState, mostLayers, mostHeads) = (1280, 32, 20)

    /// - Parameter bytes: the first ``byteCount`` of the file, or more.
    public init(_ bytes: [UInt8]) throws(HearingFailure) {
        guard bytes.count >= Self.byteCount else { throw .unreadable }
        let numbers = (0..<12).map { number in
            (0..<4).reduce(0) { $0 | Int(bytes[4 * number + $1]) << (8 * $1) }
        }
        guard numbers[0] == Self.magic else { throw .unreadable }
        guard numbers[1] != Self.englishVocabulary else { throw .onlyEnglish }
        (vocabulary, audioContext, state) = (numbers[1], numbers[2], numbers[3])
        (audioHeads, audioLayers, textContext) = (numbers[4], numbers[5], numbers[6])
        (textHeads, textLayers, mels) = (numbers[8], numbers[9], numbers[10])
        // Above 1000 is counted how the quantisation changed over time.
        format = numbers[11] % Self.mostFormats
        guard numbers[7] == state, numbers[11] < 4000, isPossible else { throw .unreadable }
    }

    /// Whether a recogniser can have these figures; also of a header that its process has sent.
    var isPossible: Bool {
        Self.vocabularies.contains(vocabulary) && (8...1500).contains(audioContext) && (16...448).contains(textContext)
            && (1...Self.mostState).contains(state)
            && [audioLayers, textLayers].allSatisfy((1...Self.mostLayers).contains)
            && [audioHeads, textHeads].allSatisfy { (1...Self.mostHeads).contains($0) && state % $0 == 0 }
            && [80, 128].contains(mels) && (0..<Self.mostFormats).contains(format)
    }

    /// Languages that it knows: the first of whisper.cpp's list.
    public var languages: Int { vocabulary - Self.vocabularies.lowerBound + 99 }

    /// The name by which its size is known, such as `base`; nil for one of another size.
    public var size: String? {
        switch audioLayers {
        case 4: "tiny"
        case 6: "base"
        case 12: "small"
        case 24: "medium"
        case 32: "large"
        default: nil
        }
    }

    /// Bytes of memory that it uses, with all its weights: an upper estimate, which for `base` is a sixth too high.
    ///
    /// - Parameter fileBytes: of its file.
    public func neededMemory(fileBytes: Int) -> Int {
        // What the decoder remembers of the sound and of the text, two halves of 16 bits each.
        let memories = (audioContext + Self.textPlaces) * state * 4 * textLayers
        return fileBytes + memories + state * Self.workBytes + Self.fixedBytes
    }

    /// Bytes of memory that its process may ask for: whisper.cpp asks for 0.6 GB more than it touches.
    public func mostMemory(fileBytes: Int) -> Int { 3 * neededMemory(fileBytes: fileBytes) + (1 << 30) }

    private static let textPlaces = 512
    /// The memory that the calculation takes for each number of the state, in bytes.
    private static let workBytes = 200 << 10
    private static let fixedBytes = 16 << 20
}
