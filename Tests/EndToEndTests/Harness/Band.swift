/// The visible words below the picture: in one line on a sheet of paper.
extension Player {
    /// Whether the band is where the lower part of the picture was.
    var showsBand: Bool { color(900, 930).isClose(to: RGB(0xff, 0xfa, 0xf2)) }

    /// Where the words are, one after the other: stage points from the left.
    var wordPlaces: [ClosedRange<Double>] {
        var places: [ClosedRange<Double>] = []
        for x in stride(from: 255.0, to: 1530, by: 1) where hasInk(at: x) {
            // Letters of one word are closer together than two words.
            if let last = places.last, x - last.upperBound < 14 {
                places[places.count - 1] = last.lowerBound...x
            } else {
                places.append(x...x)
            }
        }
        return places
    }

    private func hasInk(at x: Double) -> Bool {
        let ink = RGB(0x4a, 0x3a, 0x33)
        return stride(from: 990.0, to: 1095, by: 1).contains { color(x, $0).isClose(to: ink, by: 110) }
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
