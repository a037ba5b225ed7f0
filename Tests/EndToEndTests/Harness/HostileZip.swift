/// ZIPs written byte by byte, with content that no real program writes.
enum HostileZip {
    /// - Parameters:
    ///   - names: the entries', as bytes; each holds two bytes.
    ///   - claim: bytes when unpacked, as each entry claims.
    ///   - mode: Unix kind and permissions, such as 0o120777 for a link.
    static func bytes(_ names: [[UInt8]], claim: Int = 2, mode: Int = 0o100644) -> [UInt8] {
        let content = Array("hi".utf8)
        var bytes = [UInt8](), directory = [UInt8]()
        for name in names {
            let offset = bytes.count
            let fields =
                little(20, 2) + little(1 << 11, 2) + little(claim == 2 ? 0 : 8, 2) + little(0, 4)
                + little(0xd893_2aac, 4) + little(content.count, 4) + little(claim, 4) + little(name.count, 2)
                + little(0, 2)
            bytes += little(0x0403_4b50, 4) + fields + name + content
            directory += little(0x0201_4b50, 4) + little(0x031e, 2) + fields + little(0, 6)
            directory += little(mode << 16, 4) + little(offset, 4) + name
        }
        let start = bytes.count
        let count = little(min(names.count, 65_535), 2)
        bytes += directory
        return bytes + little(0x0605_4b50, 4) + little(0, 4) + count + count + little(directory.count, 4)
            + little(start, 4) + little(0, 2)
    }

    static func bytes(_ names: [String], claim: Int = 2, mode: Int = 0o100644) -> [UInt8] {
        bytes(names.map { Array($0.utf8) }, claim: claim, mode: mode)
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
