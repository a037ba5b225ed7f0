/// The names of what is installed: lower-case letters, digits and hyphens.
public enum InstalledName {
    private static let longest = 60
    /// What converters call a file that nobody has named.
    private static let meaningless: Set = ["model", "ggml-model", "gguf", "download"]

    /// The name that a file's or folder's name becomes; that of its kind if it has no letter or digit.
    public static func make(_ file: String, of kind: InstalledKind) -> String {
        let isWhole = file.lowercased().hasSuffix(kind.ending)
        let name = plain(isWhole ? String(file.dropLast(kind.ending.count)) : file)
        return name.isEmpty ? kind.rawValue : name
    }

    /// The name of a language model.
    ///
    /// - Parameters:
    ///   - file: the name of its file.
    ///   - title: what it calls itself.
    public static func model(file: String, title: String?, quantisation: String) -> String {
        let name = make(file, of: .model)
        let own = plain(title ?? "")
        let isMeaningless = meaningless.contains(name) || name.hasPrefix("ggml-model-")
        guard isMeaningless, !own.isEmpty else { return name }
        return plain("\(own) \(quantisation)")
    }

    /// The name itself, or the first free one of `name-2`, `name-3` ….
    public static func free(_ name: String, isTaken: (String) -> Bool) -> String {
        guard isTaken(name) else { return name }
        for number in 2... where !isTaken("\(name)-\(number)") { return "\(name)-\(number)" }
        return name
    }

    /// Whether a text is such a name, so that it can be part of a path.
    static func isOne(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= longest && text.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") }
    }

    private static func plain(_ text: String) -> String {
        let words = text.lowercased().utf8.split { !isPlain($0) }
        let name = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-").prefix(longest)
        return String(name.last == "-" ? name.dropLast() : name)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
