import CSodium

/// The text files of signify(1): a comment, and on the next line base64 that begins with `Ed`.
enum SignedText {
    private static let algorithm = Array("Ed".utf8)
    private static let comment = "untrusted comment: "

    static func text(_ comment: String, _ bytes: [UInt8]) -> String { "\(Self.comment)\(comment)\n\(line(bytes))\n" }

    static func line(_ bytes: [UInt8]) -> String { base64(algorithm + bytes) }

    /// The parts after the algorithm, of these sizes together; nil for any other text.
    static func parts(of text: String, sizes: Int...) -> [[UInt8]]? {
        let lines = text.split(separator: "\n")
        guard let last = lines.last, lines.count == 1 || lines.count == 2 && lines[0].hasPrefix(comment),
            let bytes = bytes(ofBase64: last), bytes.starts(with: algorithm),
            bytes.count == sizes.reduce(algorithm.count, +)
        else { return nil }
        var rest = bytes.dropFirst(algorithm.count)
        return sizes.map { size in
            defer { rest = rest.dropFirst(size) }
            return Array(rest.prefix(size))
        }
    }

    static func base64(_ bytes: [UInt8]) -> String {
        var text = [CChar](repeating: 0, count: sodium_base64_encoded_len(bytes.count, sodium_base64_VARIANT_ORIGINAL))
        sodium_bin2base64(&text, text.count, bytes, bytes.count, sodium_base64_VARIANT_ORIGINAL)
        return String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func bytes(ofBase64 text: Substring) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: text.utf8.count), count = 0
        let letters = text.utf8.map { CChar(bitPattern: $0) }
        let isWhole =
            sodium_base642bin(
                &bytes, bytes.count, letters, letters.count, nil, &count, nil, sodium_base64_VARIANT_ORIGINAL) == 0
        return isWhole ? Array(bytes.prefix(count)) : nil
    }
}
