import Conversion

/// The files of an EPUB.
struct BookFiles {
    /// Indexes into the archive's listing.
    let numbers: [String: Int]
    /// Uncompressed sizes in bytes; nil if the archive does not say.
    let sizes: [Int: Int]
    /// Maximum bytes of a document.
    static let largestDocument = 4 << 20

    private let read: (Int) throws(ConversionReason) -> [UInt8]

    init(
        _ entries: [ConversionAnswer.ArchiveEntry], read: @escaping (Int) throws(ConversionReason) -> [UInt8]
    ) {
        numbers = Dictionary(entries.enumerated().map { ($1.path, $0) }) { first, _ in first }
        sizes = Dictionary(
            uniqueKeysWithValues: entries.enumerated().compactMap { at, entry in
                entry.size.map { (at, $0) }
            })
        self.read = read
    }

    func document(_ path: String) throws(ConversionReason) -> XMLTree {
        guard let number = numbers[path] else { throw ConversionReason.entry(.missing, path) }
        return try XMLTree(read(number), path: path)
    }

    /// A page; one that is not valid XML is parsed like a browser would.
    func page(_ path: String) throws(ConversionReason) -> XMLTree {
        guard let number = numbers[path] else { throw ConversionReason.entry(.missing, path) }
        let bytes = try read(number)
        do throws(ConversionReason) {
            return try XMLTree(bytes, path: path)
        } catch {
            switch error {
            case .brokenXML(.ownEntities, _, _), .brokenXML(.deep, _, _): throw error
            default:
                guard let tree = XMLTree(html: bytes) else { throw error }
                return tree
            }
        }
    }

    /// Resolves a reference within a file (RFC 3986), without its fragment; nil for external references.
    static func resolve(_ reference: String, from file: String) -> String? {
        let path = reference.prefix { $0 != "#" && $0 != "?" }
        guard let decoded = unescaped(path), !decoded.contains(":") else { return nil }
        if decoded.isEmpty { return file }
        var parts = decoded.hasPrefix("/") ? [] : file.split(separator: "/").dropLast()
        for part in decoded.split(separator: "/") where part != "." {
            if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
        }
        return parts.joined(separator: "/")
    }

    /// The part after `#`.
    static func fragment(_ reference: String) -> String? {
        reference.firstIndex(of: "#").map { String(reference[reference.index(after: $0)...]) }
    }

    /// Percent-decodes a path.
    private static func unescaped(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Substring(text).utf8
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
