import FoundationEssentials

/// Small compressed pictures, made for these tests: 16 × 16 pixels, green and red above blue and white.
enum MadePhotographs {
    static let jpeg = bytes(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUV"
            + "DA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
            + "FBT/wAARCAAQABADAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABgcJ/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABcBAAMBAAAA"
            + "AAAAAAAAAAAAAAcICQP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwAuF5Kk6ZLpB6nCW7fAjglv/9k=")

    /// Four inks, stored as Adobe does: 255 is bare paper.
    static let inks = bytes(
        "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoKCgYI"
            + "CwwLCgwJCgoK/8AAFAgAEAAQBEMRAE0RAFkRAEsRAP/EABgAAQADAQAAAAAAAAAAAAAAAAoABwgJ/8QAFBABAAAAAAAAAAAAAAAAAAAA"
            + "AP/aAA4EQwBNAFkASwAAPwA/7aDne7+G4DTqHQQdfBfCHCGGNGI//9k=")

    static let webp = bytes(
        "UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoQABAAAMASJaACdLoB+AH4gAYeAAD7P//EZ//6fe//+2Wi/9Th4H9zlf/7cj/gLuOAAA==")

    static let losslessWebP = bytes(
        "UklGRkIAAABXRUJQVlA4TDYAAAAvD8ADAB8gECBO2HRvQyHbCJDb+Sv8IicQIFKsKbVm/uNfAqQJhNlGk5zkJO99BhH9j02/gg8=")

    static let extendedWebP = bytes(
        "UklGRpYAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSDsAAAABf0CkbUPHtvv3ew0RkbiuQBXZNlRQQQUVVFBBBRVUUEEFFVRQQQVf"
            + "2yGi/xmIJDKFSqMzmCw2h8vjAwBWUDggNAAAALABAJ0BKhAAEAABQCYloAJ0ugAEMAAA5D//eyP/6rE//9Dnl/sXMP/3Up/+6ev/Cmr7"
            + "AAA=")

    static let svg = Array(
        "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect width='20' height='10' fill='#ff0000'/></svg>"
            .utf8)

    /// The photograph with an Exif segment that says how the camera was held.
    ///
    /// - Parameter isLittle: whether the segment's numbers have their low bytes first.
    static func jpeg(orientation: UInt8, isLittle: Bool = true) -> [UInt8] {
        func number(_ value: UInt8, _ count: Int) -> [UInt8] {
            let bytes = [value] + [UInt8](repeating: 0, count: count - 1)
            return isLittle ? bytes : bytes.reversed()
        }
        let tag: [UInt8] = isLittle ? [0x12, 0x01] : [0x01, 0x12]
        let entry = tag + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        let mark = Array((isLittle ? "II" : "MM").utf8) + number(42, 2)
        let exif = Array("Exif".utf8) + [0, 0] + mark + number(8, 4) + number(1, 2) + entry + number(0, 4)
        return jpeg[..<2] + [0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif + jpeg[2...]
    }

    private static func bytes(_ text: String) -> [UInt8] { Data(base64Encoded: text).map(Array.init) ?? [] }
}
