/// The segments before a JPEG's image data (ITU T.81, B.1.1; Exif 2.32).
nonisolated struct JPEGHeader: Hashable, Sendable {
    /// Whether CMYK inks are stored inverted (Adobe) or plain.
    enum Inks: Hashable, Sendable { case inverted, plain }

    private(set) var width = 0, height = 0
    /// The inks of a picture for print; nil for greyscale and colour pictures.
    private(set) var inks: Inks?
    /// The Exif orientation; 1 for upright.
    private(set) var orientation = 1

    /// Walks the segments up to the frame header.
    init(_ bytes: [UInt8]) throws(PictureRefusal) {
        var at = 2
        var isAdobe = false
        while at + 9 < bytes.count {
            guard bytes[at] == 0xff else {
                at += 1
                continue
            }
            let marker = bytes[at + 1]
            switch marker {
            case 0xff: at += 1
            case 0x00, 0x01, 0xd0...0xd9: at += 2
            case 0xda: throw PictureRefusal.fixed(.noFrame)
            case 0xc0...0xcf where ![0xc4, 0xc8, 0xcc].contains(marker):
                height = bytes.big16(at + 5)
                width = bytes.big16(at + 7)
                if bytes[at + 9] == 4 { inks = isAdobe ? .inverted : .plain }
                return
            default:
                let end = at + 2 + max(2, bytes.big16(at + 2))
                let content = bytes[min(at + 4, bytes.count)..<max(at + 4, min(end, bytes.count))]
                if marker == 0xee { isAdobe = isAdobe || content.starts(with: "Adobe".utf8) }
                if marker == 0xe1 { orientation = Self.orientation(inExif: Array(content)) ?? orientation }
                at = end
            }
        }
        throw PictureRefusal.fixed(.cutJPEG)
    }

    private static func orientation(inExif segment: [UInt8]) -> Int? {
        guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
        return orientation(in: Array(segment.dropFirst(6)))
    }

    /// Finds the tag 0x0112 in the first directory of Exif.
    static func orientation(in exif: [UInt8]) -> Int? {
        let isLittle = exif.starts(with: "II".utf8)
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= exif.count else { return nil }
            let bytes = exif[at..<(at + count)]
            return (isLittle ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for entry in (0..<count).map({ directory + 2 + $0 * 12 }) where number(entry, 2) == 0x0112 {
            return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
        }
        return nil
    }
}

extension [UInt8] {
    nonisolated func big16(_ at: Int) -> Int { Int(self[at]) << 8 | Int(self[at + 1]) }
    nonisolated func big32(_ at: Int) -> Int { big16(at) << 16 | big16(at + 2) }
}
