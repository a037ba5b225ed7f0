import Conversion

/// The files of an EPUB.
struct BookFiles {
    /// Indexes into the archive's listing.
    let numbers: [String: Int]
    let paths: [Int: String]
    /// Uncompressed sizes in bytes; nil if the archive does not say.
    let sizes: [Int: Int]
    /// Maximum bytes of a document.
    static let largestDocument = 16 << 20
    /// The largest page that is not XML, in bytes: it is taken apart twice.
    private static let largestHTML = 4 << 20

    /// The true paths, by paths without their letters' case.
    private let spellings: [String: String]
    private let read: (Int) throws(ConversionReason) -> [UInt8]

    init(
        _ entries: [ConversionAnswer.ArchiveEntry], read: @escaping (Int) throws(ConversionReason) -> [UInt8]
    ) {
        numbers = Dictionary(entries.enumerated().map { ($1.path, $0) }) { first, _ in first }
        paths = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($0, $1.path) })
        sizes = Dictionary(
            uniqueKeysWithValues: entries.enumerated().compactMap { at, entry in
                entry.size.map { (at, $0) }
            })
        spellings = Dictionary(entries.map { ($0.path.lowercased(), $0.path) }) { first, _ in first }
        self.read = read
    }

    /// The path of a referenced file as the archive spells it: letters of the other case, `\` and `%` in the name itself
    /// are understood.
    ///
    /// - Returns: nil for external references; a path that the archive does not have if there is no such file.
    func locate(_ reference: String, from file: String) -> String? {
        let path = Self.resolve(reference, from: file)
        let windows = Self.resolve(reference.replacing("\\", with: "/"), from: file)
        let raw = Self.resolve(reference.replacing("%", with: "%25"), from: file)
        for path in [path, windows, raw].compactMap(\.self) {
            if numbers[path] != nil { return path }
            if let spelling = spellings[path.lowercased()] { return spelling }
        }
        return path
    }

    /// The index of a referenced file; nil if the archive does not have it.
    func number(_ reference: String, from file: String) -> Int? {
        locate(reference, from: file).flatMap { numbers[$0] }
    }

    /// A small file; nil if it cannot be read.
    func bytes(_ path: String, atMost limit: Int) -> [UInt8]? {
        guard let number = numbers[path], sizes[number] ?? 0 <= limit else { return nil }
        return try? read(number)  // a style sheet that cannot be read says nothing
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
            return try XMLTree(bytes, path: path, isPage: true)
        } catch {
            switch error {
            case .brokenXML(.ownEntities, _, _), .brokenXML(.deep, _, _), .brokenXML(.many, _, _): throw error
            default:
                guard bytes.count <= Self.largestHTML, let tree = XMLTree(html: bytes) else { throw error }
                return tree
            }
        }
    }

    /// Resolves a reference within a file (RFC 3986), without its fragment; nil for external references.
    static func resolve(_ reference: String, from file: String) -> String? {
        let path = reference.prefix { $0 != "#" && $0 != "?" }
        guard !hasScheme(path), let decoded = String(validating: unescaped(path), as: UTF8.self) else { return nil }
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

    private static func hasScheme(_ path: Substring) -> Bool {
        let scheme = path.prefix { $0 != ":" && $0 != "/" }
        return scheme.endIndex < path.endIndex && path[scheme.endIndex] == ":" && scheme.first?.isLetter == true
    }

    /// Percent-decodes a path.
    static func unescaped(_ text: Substring) -> [UInt8] {
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
        return bytes
    }
}
