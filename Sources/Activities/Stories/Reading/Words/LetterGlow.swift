import Engine
import Glibc

/// A letter that glows in the words: it pulses gently for ten seconds, then it is still.
struct LetterGlow: Hashable, Sendable {
    /// The letter's characters, in small letters.
    private let letter: [Character]
    private let motion: Motion
    private var start: Int?

    private static let length = 600, pulse = 75.0
    private static let resting = 0.72

    init(_ letter: String, motion: Motion) {
        (self.letter, self.motion) = (Array(letter.lowercased()), motion)
    }

    /// The words have appeared.
    mutating func begin(now: Int) { start = start ?? now }

    /// The strength of the glow, 0…1.
    func strength(now: Int) -> Double {
        guard let start, motion == .eased, now < start + Self.length else { return Self.resting }
        return Self.resting + (1 - Self.resting) * sin(2 * .pi * Double(now - start) / Self.pulse)
    }

    func rest(now: Int) -> Rest {
        .whether(motion == .eased && start.map { now <= $0 + Self.length } ?? false)
    }

    /// The places of the letter in a word, as ranges of its characters, with a mark or in any case; `Ķ` is not `K`.
    func places(in word: String) -> [Range<Int>] {
        let characters = Array(word.lowercased())
        guard !letter.isEmpty, characters.count >= letter.count else { return [] }
        return (0...(characters.count - letter.count)).compactMap { first in
            let range = first..<(first + letter.count)
            return Array(characters[range]) == letter ? range : nil
        }
    }

    /// The light behind the letter in a word that is laid out.
    ///
    /// - Parameter size: the font size, in points.
    func drawings(in word: Caption.Word, size: Double, _ widths: LetterWidths, now: Int) -> [Drawing] {
        let color = Self.color.faded(to: strength(now: now))
        return places(in: word.text).map { range in
            let start = widths.width(of: word.text.prefix(range.lowerBound), size: size)
            let width = widths.width(of: word.text.prefix(range.upperBound), size: size) - start
            let center = Point(x: word.area.x + start + width / 2, y: word.area.center.y)
            let light = Rect(center: center, width: width * 0.8, height: size * 0.9)
            let radius = min(light.width, light.height) / 2
            return .shape(.shadow(blur: size * 0.24), in: light, radius: radius, .flat(color))
        }
    }

    private static let color = Color(0xffa640)
}
