/// The chunks of a PNG before its pixels.
enum PNGChunks {
    private static let start = 8

    /// Whether its numbers are for a screen with more light: `cICP` of the third edition says PQ or HLG.
    static func isForBrighterScreen(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var place = start
        while let length = bytes.number(at: place, bytes: 4), let end = bytes.number(at: place + 4, bytes: 4) {
            switch String(decoding: withUnsafeBytes(of: UInt32(end).bigEndian) { Array($0) }, as: UTF8.self) {
            case "IDAT", "IEND": return false
            case "cICP": return [16, 18].contains(bytes.number(at: place + 9, bytes: 1))
            default: place += length + 12
            }
        }
        return false
    }
}
