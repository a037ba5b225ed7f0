/// The pages of a TIFF, as its directories say (TIFF 6.0, section 2; for files of 64 bits the BigTIFF design of libtiff).
struct TIFFPages {
    private let bytes: UnsafeRawBufferPointer
    private let isBigEndian: Bool
    /// Bytes of a place in the file and of a count of fields.
    private let placeLength: Int, countLength: Int

    /// Pixels; libvips reads no larger picture.
    private static let largestSide = 10_000_000

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        isBigEndian = bytes.first == UInt8(ascii: "M")
        let isLarge = bytes.count > 4 && (bytes[2] == 43 || bytes[3] == 43)
        (placeLength, countLength) = isLarge ? (8, 8) : (4, 2)
    }

    private struct Page {
        var isReduced = false
        var width = 0, height = 0

        /// Whether it has the shape of another page, and at most half its size.
        func isCopy(of other: Page) -> Bool {
            guard width * 2 <= other.width, height * 2 <= other.height else { return false }
            return abs(width * other.height - height * other.width) <= max(other.width, other.height)
        }
    }

    /// The indexes of the first pages that are pictures of their own: no thumbnails and no steps of a pyramid.
    func full(of count: Int) -> [Int] {
        var full: [Int] = []
        var last = Page()
        var place = number(placeLength, placeLength) ?? 0
        for index in 0..<count {
            guard let (page, next) = page(at: place) else { return Array(0..<count) }
            place = next
            if page.isReduced || page.isCopy(of: last) { continue }
            full.append(index)
            last = page
        }
        return full.isEmpty ? [0] : full
    }

    private func page(at place: Int) -> (Page, next: Int)? {
        let fieldLength = 4 + 2 * placeLength
        guard let count = number(place, countLength), count <= bytes.count / fieldLength else { return nil }
        let start = place + countLength, end = start + count * fieldLength
        guard let next = number(end, placeLength) else { return nil }
        var page = Page()
        for field in stride(from: start, to: end, by: fieldLength) { read(field, into: &page) }
        return (page, next)
    }

    private func read(_ field: Int, into page: inout Page) {
        guard let tag = number(field, 2), let type = number(field + 2, 2),
            let value = number(field + 4 + placeLength, type == 3 ? 2 : type == 16 ? 8 : 4)
        else { return }
        switch tag {
        case 254: page.isReduced = value & 1 == 1
        case 255: page.isReduced = page.isReduced || value == 2
        case 256: page.width = min(value, Self.largestSide)
        case 257: page.height = min(value, Self.largestSide)
        default: break
        }
    }

    private func number(_ place: Int, _ length: Int) -> Int? {
        guard place >= 0, place <= bytes.count - length else { return nil }
        let part = bytes[place..<(place + length)]
        let ordered = isBigEndian ? Array(part) : part.reversed()
        return Int(exactly: ordered.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
