/// The name of an installed language model: lower-case letters, digits and hyphens.
enum ModelName {
    static let ending = ".gguf"
    private static let longest = 60
    /// What converters call a file that nobody has named.
    private static let meaningless: Set = ["", "model", "ggml-model", "gguf", "download"]

    /// - Parameters:
    ///   - file: the name of its file.
    ///   - title: what it calls itself.
    static func make(file: String, title: String?, quantisation: String) -> String {
        let isModel = file.lowercased().hasSuffix(ending)
        let name = plain(isModel ? String(file.dropLast(ending.count)) : file)
        let own = plain(title ?? "")
        let isMeaningless = meaningless.contains(name) || name.hasPrefix("ggml-model-")
        guard isMeaningless, !own.isEmpty else { return name.isEmpty ? "model" : name }
        return plain("\(own) \(quantisation)")
    }

    /// The name itself, or the first free one of `name-2`, `name-3` ….
    static func free(_ name: String, isTaken: (String) -> Bool) -> String {
        guard isTaken(name) else { return name }
        for number in 2... where !isTaken("\(name)-\(number)") { return "\(name)-\(number)" }
        return name
    }

    /// Whether a text is such a name, so that it can be part of a path.
    static func isOne(_ text: String) -> Bool { !text.isEmpty && plain(text) == text }

    private static func plain(_ text: String) -> String {
        let words = text.lowercased().utf8.split { !isPlain($0) }
        let name = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-").prefix(longest)
        return String(name.last == "-" ? name.dropLast() : name)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
