import Inference

/// What a recogniser's file consists of, checked before whisper.cpp reads it.
///
/// whisper.cpp believes a file's counts: a tensor of five dimensions writes beyond its stack, and filters of another
/// size are read beyond their end. So every count is compared with what the header demands.
struct ModelLayout {
    let header: RecogniserHeader
    let fileBytes: Int

    /// Numbers of a mel filter: half of whisper's window of 400 samples, and one.
    private static let filterNumbers = 201
    private static let mostWordBytes = 1024
    /// whisper.cpp looks it up without looking whether it is there.
    private static let space = Array(" ".utf8)

    /// - Throws: if anything is not as it must be.
    init(_ bytes: ModelBytes) throws(HearingFailure) {
        fileBytes = bytes.count
        guard let head = bytes.bytes(RecogniserHeader.byteCount) else { throw .unreadable }
        header = try RecogniserHeader(head)
        guard Self.hasFilters(bytes, header), Self.hasWords(bytes, header),
            let tensors = ModelTensors(header), tensors.areAll(in: bytes)
        else { throw .unreadable }
    }

    private static func hasFilters(_ bytes: ModelBytes, _ header: RecogniserHeader) -> Bool {
        bytes.number() == header.mels && bytes.number() == filterNumbers
            && bytes.skip(header.mels * filterNumbers * MemoryLayout<Float>.size)
    }

    private static func hasWords(_ bytes: ModelBytes, _ header: RecogniserHeader) -> Bool {
        guard let count = bytes.number(), (1...header.vocabulary).contains(count) else { return false }
        var hasSpace = false
        for _ in 0..<count {
            guard let length = bytes.number(), (0...mostWordBytes).contains(length), let word = bytes.bytes(length)
            else { return false }
            hasSpace = hasSpace || word == space
        }
        return hasSpace
    }
}
