/// A text in which the mistakes that were found are mended, so that what they hid is found too: in `la problema es
/// complicada` nobody knows what agrees with what until it is `el problema`.
struct MendedText {
    let text: String
    private let changes: [Correction]

    /// - Parameter changes: in their order; no two overlap.
    init(_ text: String, _ changes: [Correction]) {
        self.changes = changes
        self.text = changes.reversed().reduce(into: Array(text)) { characters, change in
            characters.replaceSubrange(change.place, with: Array(change.to))
        }.map(String.init).joined()
    }

    /// The first corrections with those of the mended text, at their places in the text as it was written.
    func joined(with more: [Correction]) -> [Correction] {
        let more = more.compactMap(original)
        let kept = changes.filter { change in !more.contains { $0.place.overlaps(change.place) } }
        return (kept + more).sorted { $0.place.lowerBound < $1.place.lowerBound }
    }

    /// The correction as one of the first text; nil if it touches what is mended.
    private func original(_ correction: Correction) -> Correction? {
        var shift = 0
        for change in changes {
            let start = change.place.lowerBound + shift
            if correction.place.upperBound <= start { break }
            if change.to.hasSuffix(change.from), correction.place.lowerBound == start + change.mark.count {
                return correction.opened(by: change, shift: shift)
            }
            guard correction.place.lowerBound >= start + change.to.count else { return nil }
            shift += change.to.count - change.place.count
        }
        let place = correction.place.lowerBound - shift..<correction.place.upperBound - shift
        return Correction(
            from: correction.from, to: correction.to, rule: correction.rule, reason: correction.reason, place: place)
    }
}

extension Correction {
    /// What it puts before the words, such as `¿`.
    fileprivate var mark: Substring { to.dropLast(from.count) }

    /// A correction with the mark that another puts before its words: `Tú gustas` becomes `¿Te gusta`.
    fileprivate func opened(by change: Correction, shift: Int) -> Correction {
        let end = place.upperBound - shift - change.mark.count
        return Correction(
            from: from, to: change.mark + to, rule: rule, reason: reason, place: change.place.lowerBound..<end)
    }
}
