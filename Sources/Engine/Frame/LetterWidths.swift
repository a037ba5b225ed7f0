/// The advance widths of the letters to read, so that a screen can place each word and hit-test it.
///
/// They come from the fonts' own files, each from the first font that has the letter, as it is painted. They are read after
/// the first picture; until then those of Andika Regular 6.101 hold. Kerning, which shifts a letter by a few hundredths, is ignored.
public struct LetterWidths: Document {
    public static let name = "letter-widths"

    /// Characters with consecutive codes.
    public struct Run: Hashable, Sendable {
        public let first: UInt32
        /// The widths in thousandths of the font size.
        public private(set) var widths: [Int]

        public init(first: UInt32, widths: [Int]) {
            self.first = first
            self.widths = widths
        }

        fileprivate mutating func append(_ width: Int) { widths.append(width) }
    }

    /// The runs in the order of their codes.
    private var runs: [Run]

    /// - Parameter widths: of each character, in thousandths of the font size, in the order of their codes.
    public init(_ widths: some Sequence<(character: UInt32, width: Int)>) {
        runs = []
        for (character, width) in widths {
            let width = Self.hasNoWidth(character) ? 0 : width
            if let last = runs.last, last.first + UInt32(last.widths.count) == character {
                runs[runs.count - 1].append(width)
            } else {
                runs.append(Run(first: character, widths: [width]))
            }
        }
    }

    private init(runs: [Run]) { self.runs = runs }

    /// The width of a text at font size `size`, in the size's unit.
    public func width(of text: some StringProtocol, size: Double) -> Double {
        Double(thousandths(of: text)) * size / 1000
    }

    /// The width of a text at any size, in thousandths of it.
    public func thousandths(of text: some StringProtocol) -> Int {
        text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
    }

    /// The height of a line relative to the font size, as Andika specifies it.
    public static let lineHeight = 1.612

    /// Looks the width up first: to ask Unicode about every letter would take most of the time of a layout.
    private func width(of scalar: Unicode.Scalar) -> Int {
        // The last run that does not begin after it.
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].first <= scalar.value { low = middle + 1 } else { high = middle }
        }
        if low > 0 {
            let index = Int(scalar.value - runs[low - 1].first)
            if index < runs[low - 1].widths.count { return runs[low - 1].widths[index] }
        }
        if Self.hasNoWidth(scalar.value) { return 0 }
        return scalar.properties.isIdeographic ? 1000 : Self.usual
    }

    /// Whether a character takes no room of its own, whatever the font says: an accent on the letter before, or a sign
    /// that is never seen.
    fileprivate static func hasNoWidth(_ character: UInt32) -> Bool {
        guard let category = Unicode.Scalar(character)?.properties.generalCategory else { return false }
        return category == .nonspacingMark || category == .format
    }

    /// The width of a character that the font lacks, in thousandths of the font size.
    private static let usual = 586

    /// Andika Regular 6.101, its letters for European languages; DejaVu Sans 2.37 for ŉ, which it lacks.
    public static let andika = LetterWidths(runs: [
        Run(
            first: 0x20,
            widths: [
                269, 373, 500, 586, 586, 745, 597, 295, 388, 388, 502, 586, 317, 420, 312, 488, 586, 586, 586, 586, 586,
                586, 586, 586, 586, 586, 312, 317, 586, 586, 586, 513, 831, 681, 627, 662, 701, 566, 562, 693, 720, 476,
                471, 640, 527, 876, 732, 713, 583, 720, 637, 574, 618, 703, 667, 1016, 647, 645, 601, 386, 488, 386,
                415,
                622, 283, 562, 564, 498, 581, 535, 366, 549, 574, 276, 291, 505, 276, 823, 579, 557, 571, 552, 435, 471,
                408, 579, 522, 757, 530, 518, 508, 488, 337, 488, 544,
            ]),
        Run(
            first: 0xa0,
            widths: [
                269, 373, 586, 586, 586, 586, 500, 500, 332, 740, 395, 635, 586, 0, 789, 347, 312, 586, 410, 410, 283,
                579, 500, 332, 190, 410, 390, 635, 781, 781, 781, 513, 681, 681, 681, 681, 681, 681, 881, 662, 566, 566,
                566, 566, 476, 476, 476, 476, 701, 732, 713, 713, 713, 713, 713, 586, 713, 703, 703, 703, 703, 645, 584,
                604, 562, 562, 562, 562, 562, 562, 852, 498, 535, 535, 535, 535, 276, 276, 276, 276, 566, 579, 557, 557,
                557, 557, 557, 586, 557, 579, 579, 579, 579, 518, 571, 518, 681, 562, 681, 562, 681, 562, 662, 498, 662,
                498, 662, 498, 662, 498, 701, 679, 701, 581, 566, 535, 566, 535, 566, 535, 566, 535, 566, 535, 693, 549,
                693, 549, 693, 549, 693, 549, 720, 574, 757, 581, 476, 276, 476, 276, 476, 276, 476, 276, 476, 276, 947,
                566, 471, 291, 640, 505, 527, 527, 276, 527, 276, 527, 359, 661, 456, 552, 420, 732, 579, 732, 579, 732,
                579, 625, 713, 579, 713, 557, 713, 557, 713, 557, 952, 908, 637, 435, 637, 435, 637, 435, 574, 471, 574,
                471, 574, 471, 574, 471, 618, 408, 618, 408, 618, 408, 703, 579, 703, 579, 703, 579, 703, 579, 703, 579,
                703, 579, 1016, 757, 645, 518, 645, 601, 508, 601, 508, 601, 508, 298,
            ]),
        Run(
            first: 0x400,
            widths: [
                566, 566, 789, 527, 657, 574, 476, 476, 471, 1016, 979, 806, 664, 732, 591, 754, 681, 632, 662, 527,
                754,
                566, 986, 615, 732, 732, 664, 718, 908, 725, 713, 754, 583, 662, 618, 591, 754, 647, 771, 647, 989,
                1006,
                750, 806, 618, 647, 933, 659, 562, 562, 540, 486, 613, 535, 754, 513, 598, 598, 527, 574, 710, 596, 557,
                588, 571, 498, 520, 513, 693, 530, 583, 505, 789, 806, 657, 757, 535, 500, 764, 535, 535, 535, 583, 486,
                505, 471, 276, 276, 291, 803, 825, 583, 527, 598, 513, 581,
            ]),
        Run(
            first: 0x2010,
            widths: [
                420, 420, 586, 515, 847, 977, 571, 708, 259, 266, 371, 266, 513, 493, 557, 476, 500, 500, 459, 481, 278,
                614, 842,
            ]),
    ])
}

/// A run as text, such as `32 269 373 500`: a recording has one of them.
extension LetterWidths.Run: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let numbers = try container.decode(String.self).split(separator: " ").map { Int($0) ?? -1 }
        guard let first = numbers.first.flatMap(UInt32.init(exactly:)), numbers.allSatisfy({ 0...0x10ffff ~= $0 })
        else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "these are not letters' widths")
        }
        let widths = numbers.dropFirst().enumerated().map { place, width in
            LetterWidths.hasNoWidth(first &+ UInt32(truncatingIfNeeded: place)) ? 0 : width
        }
        self.init(first: first, widths: widths)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(([Int(first)] + widths).map(String.init).joined(separator: " "))
    }
}
