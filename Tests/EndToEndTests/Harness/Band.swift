import Senses

/// The visible words below the picture: in one line on a sheet of paper.
extension Player {
    /// Whether the band is where the lower part of the picture was.
    var showsBand: Bool { color(900, 930).isClose(to: RGB(0xff, 0xfa, 0xf2)) }

    /// Whether the sheet of the words is where the lower part of the picture was in an upright window.
    var showsUprightSheet: Bool { color(20, 900).isClose(to: RGB(0xff, 0xfa, 0xf2)) }

    /// The places of the words, one after the other: stage points from the left.
    var wordPlaces: [ClosedRange<Double>] { wordPlaces(between: 255, and: 1530, rows: 990..<1095, gap: 14) }

    /// The same of each of two lines in an upright window.
    var uprightWordPlaces: [[ClosedRange<Double>]] {
        [860.0..<960, 1105..<1205].map { wordPlaces(between: 40, and: 1560, rows: $0, gap: 50) }
    }

    /// - Parameter gap: letters of one word are closer together, and words are not.
    private func wordPlaces(
        between left: Double, and right: Double, rows: Range<Double>, gap: Double
    ) -> [ClosedRange<Double>] {
        var places: [ClosedRange<Double>] = []
        for x in stride(from: left, to: right, by: 1) where hasInk(at: x, rows) {
            if let last = places.last, x - last.upperBound < gap {
                places[places.count - 1] = last.lowerBound...x
            } else {
                places.append(x...x)
            }
        }
        return places
    }

    private func hasInk(at x: Double, _ rows: Range<Double>) -> Bool {
        let ink = RGB(0x4a, 0x3a, 0x33)
        let steps = stride(from: rows.lowerBound, to: rows.upperBound, by: 1)
        return steps.contains { color(x, $0).isClose(to: ink, by: 110) }
    }

    /// The index, from 0, of the highlighted word; nil for none.
    func markedWord(_ places: [ClosedRange<Double>]) -> Int? {
        let mark = RGB(0xff, 0xe2, 0xa0)
        // A row above most letters.
        let marked = stride(from: 255.0, to: 1530, by: 2).filter { color($0, 1008).isClose(to: mark, by: 4) }
        guard let left = marked.first, let right = marked.last else { return nil }
        return places.firstIndex { $0.contains((left + right) / 2) }
    }

    /// Taps a word.
    func tap(_ word: ClosedRange<Double>) async throws {
        try await look()
        click(word)
    }

    /// The same at once.
    func click(_ word: ClosedRange<Double>) { click((word.lowerBound + word.upperBound) / 2, 1040) }
}
