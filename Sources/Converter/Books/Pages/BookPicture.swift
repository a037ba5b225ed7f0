import Conversion
import FoundationEssentials

/// A picture of a page: a file of the book, or one that is written into the page itself (`data:` URI, RFC 2397).
struct BookPicture: Hashable {
    /// The path of the picture's file, or of the page.
    let path: String
    /// Its place among the pictures in the page, from 0; nil for a file.
    var inlaid: Int?
    /// Bytes of one in the page.
    var size = 0

    init(_ path: String, inlaid: Int? = nil, size: Int = 0) {
        self.path = path
        self.inlaid = inlaid
        self.size = size
    }

    static func isInlaid(_ reference: String) -> Bool { reference.prefix(5).lowercased() == "data:" }

    /// The content of a `data:` URI; nil if it is no picture.
    static func bytes(of reference: String) -> [UInt8]? {
        guard isInlaid(reference), let comma = reference.firstIndex(of: ",") else { return nil }
        let kind = reference[..<comma].lowercased().dropFirst(5)
        guard kind.hasPrefix("image/") else { return nil }
        let content = reference[reference.index(after: comma)...]
        let plain = BookFiles.unescaped(content)
        guard kind.hasSuffix(";base64") else { return plain }
        return Data(base64Encoded: Data(plain), options: .ignoreUnknownCharacters).map { [UInt8]($0) }
    }
}
