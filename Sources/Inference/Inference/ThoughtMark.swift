/// The marks between which models think.
package enum ThoughtMark {
    /// The two marks of a thought.
    package struct Pair: Hashable, Sendable {
        package let open, close: String

        /// The marks of most models.
        package static let usual = Pair(open: "<think>", close: "</think>")
    }

    /// What a mark says.
    enum Meaning: Hashable {
        case open(Pair), close
        /// The name of a channel comes, or of the next speaker.
        case channel, start
        /// The message itself comes.
        case message
        case end
    }

    /// Marks in pairs, as Qwen, DeepSeek and others, Magistral, Seed, Command, Kimi and fine-tuned models write them.
    private static let pairs: [Pair] =
        ["think", "thinking", "thought", "thoughts", "reasoning", "reflection", "seed:think"]
        .map { Pair(open: "<\($0)>", close: "</\($0)>") } + [
            Pair(open: "[THINK]", close: "[/THINK]"), Pair(open: "<|START_THINKING|>", close: "<|END_THINKING|>"),
            Pair(open: "<|begin_of_thought|>", close: "<|end_of_thought|>"), Pair(open: "◁think▷", close: "◁/think▷"),
        ]
    /// The marks of the format Harmony, in which gpt-oss writes.
    private static let channels: [(String, Meaning)] = [
        ("<|channel|>", .channel), ("<|start|>", .start), ("<|message|>", .message), (endOfMessage, .end),
        ("<|return|>", .end), ("<|call|>", .end),
    ]
    /// The mark after which the same speaker may go on in another channel.
    package static let endOfMessage = "<|end|>"

    private static let all: [(bytes: [UInt8], meaning: Meaning)] =
        (pairs.flatMap { [($0.open, .open($0)), ($0.close, .close)] } + channels).map { (lowered($0.0.utf8), $0.1) }

    /// Whether a token's text is a mark.
    package static func isMark(_ text: String) -> Bool {
        let bytes = lowered(text.utf8)
        return all.contains { $0.bytes == bytes }
    }

    /// Whether a mark may begin with a byte.
    package static func mayBegin(_ byte: UInt8) -> Bool { beginnings.contains(byte) }

    /// The marks of the thoughts that a template writes down; nil for a template without any.
    package static func pair(in template: String) -> Pair? {
        pairs.first { template.contains($0.close) || template.contains($0.open) }
    }

    /// A thought without words, as the template of a model writes it that may be told not to think; nil for others.
    package static func emptyThought(in template: String) -> String? {
        guard template.contains("enable_thinking") else { return nil }
        let pair = pair(in: template) ?? .usual
        // Jinja writes the end of a line as `\n`.
        var text = template.replacing("\\n", with: "\n")[...]
        while let start = text.firstRange(of: pair.open) {
            text = text[start.upperBound...]
            let space = text.prefix(while: \.isWhitespace), after = text.dropFirst(space.count)
            guard after.hasPrefix(pair.close) else { continue }
            return pair.open + space + pair.close + after.dropFirst(pair.close.count).prefix(while: \.isNewline)
        }
        return "\(pair.open)\n\n\(pair.close)\n\n"
    }

    // MARK: - Finding

    static func first(in bytes: [UInt8]) -> (place: Range<Int>, meaning: Meaning)? {
        bytes.indices.lazy.compactMap { place in mark(at: place, in: bytes) }.first
    }

    static func last(of meaning: Meaning, in bytes: [UInt8]) -> (place: Range<Int>, meaning: Meaning)? {
        bytes.indices.reversed().lazy.compactMap { place in mark(at: place, in: bytes) }.first { $0.meaning == meaning }
    }

    private static func mark(at place: Int, in bytes: [UInt8]) -> (place: Range<Int>, meaning: Meaning)? {
        guard beginnings.contains(bytes[place]) else { return nil }
        let found = all.first { mark in
            mark.bytes.count <= bytes.count - place
                && zip(mark.bytes, bytes[place...]).allSatisfy { $0 == lowered($1) }
        }
        return found.map { (place..<place + $0.bytes.count, $0.meaning) }
    }

    /// How many bytes at the end may begin a mark.
    static func begun(in bytes: [UInt8]) -> Int {
        let longest = all.map(\.bytes.count).max() ?? 0
        let start = bytes.indices.suffix(longest).first { place in
            beginnings.contains(bytes[place])
                && all.contains { mark in
                    mark.bytes.count > bytes.count - place
                        && zip(mark.bytes, bytes[place...]).allSatisfy { $0 == lowered($1) }
                }
        }
        return start.map { bytes.count - $0 } ?? 0
    }

    private static let beginnings = Set(all.compactMap(\.bytes.first))

    private static func lowered(_ bytes: some Sequence<UInt8>) -> [UInt8] { bytes.map(lowered) }
    private static func lowered(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
}
