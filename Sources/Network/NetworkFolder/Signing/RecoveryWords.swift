/// A key's seed as 24 words of four letters on paper, such as "bade" and "mitu", with a checksum.
///
/// A word is 11 bits: a consonant of 8, a vowel of 4, a consonant of 16, a vowel of 4, after Daniel S. Wilkerson's
/// proquints; how 256 bits and 8 of their SHA-256 become 24 words is BIP 39's.
public struct RecoveryWords: Hashable, Sendable {
    public let words: [String]

    public static let count = 24
    private static let bits = 11
    private static let heads = Array("bdgklmnp"), vowels = Array("aeiu"), middles = Array("bcdfgjklmnprstvz")

    /// - Parameter seed: 32 bytes.
    public init(seed: [UInt8]) {
        let all = (seed + [Self.checksum(of: seed)]).flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
        words = stride(from: 0, to: all.count, by: Self.bits).map { start in
            Self.word(all[start..<start + Self.bits].reduce(0) { $0 << 1 | Int($1) })
        }
    }

    /// The seed; nil if a word is unknown or missing, or the checksum is wrong.
    ///
    /// - Parameter text: as somebody types it: in any case, with any spaces between the words.
    public static func seed(of text: String) -> [UInt8]? {
        let words = text.lowercased().split { !$0.isLetter }
        let numbers = words.compactMap { number(of: Array($0)) }
        guard words.count == count, numbers.count == count else { return nil }
        let all = numbers.flatMap { number in (0..<bits).map { UInt8(number >> (bits - 1 - $0) & 1) } }
        let bytes = stride(from: 0, to: all.count, by: 8).map { all[$0..<$0 + 8].reduce(0) { $0 << 1 | $1 } }
        let seed = Array(bytes.dropLast())
        return checksum(of: seed) == bytes.last ? seed : nil
    }

    private static func word(_ number: Int) -> String {
        String([heads[number >> 8], vowels[number >> 6 & 3], middles[number >> 2 & 15], vowels[number & 3]])
    }

    private static func number(of word: [Character]) -> Int? {
        guard word.count == 4, let head = heads.firstIndex(of: word[0]), let first = vowels.firstIndex(of: word[1]),
            let middle = middles.firstIndex(of: word[2]), let last = vowels.firstIndex(of: word[3])
        else { return nil }
        return head << 8 | first << 6 | middle << 2 | last
    }

    private static func checksum(of seed: [UInt8]) -> UInt8 { Sodium.digest(seed)[0] }
}
