/// A box of a file of the ISO base media format (ISO/IEC 14496-12): HEIC, AVIF, M4A, MP4, 3GP.
struct Box: Hashable {
    let name: String
    /// The place of its content in the file, within the file's bytes.
    let content: Range<Int>

    /// The most boxes: more of them side by side come from no camera and no recorder.
    private static let most = 4096

    /// The boxes side by side in a part of a file; it ends where they are malformed.
    static func all(_ bytes: UnsafeRawBufferPointer, in range: Range<Int>) -> [Box] {
        var boxes: [Box] = []
        var start = range.clamped(to: 0..<bytes.count).lowerBound
        let end = range.clamped(to: 0..<bytes.count).upperBound
        while boxes.count < most, let length = bytes.number(at: start, bytes: 4), end - start >= 8 {
            let isLong = length == 1
            let claimed = isLong ? bytes.number(at: start + 8, bytes: 8) : length == 0 ? end - start : length
            let head = isLong ? 16 : 8
            guard let claimed, claimed >= head else { break }
            // What is truncated has what is left.
            let next = claimed > end - start ? end : start + claimed
            guard next - start >= head else { break }
            let name = String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self)
            boxes.append(Box(name: name, content: (start + head)..<next))
            start = next
        }
        return boxes
    }
}

extension UnsafeRawBufferPointer {
    /// A big-endian number; nil if it lies outside or is larger than an `Int`.
    func number(at place: Int, bytes count: Int) -> Int? {
        guard place >= 0, count <= self.count, place <= self.count - count else { return nil }
        return self[place..<(place + count)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }.asInt
    }
}

extension UInt64 {
    fileprivate var asInt: Int? { Int(exactly: self) }
}
