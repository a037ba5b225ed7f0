/// The places of a field's letters.
extension TextField {
    /// Points between the edges of the field and its letters.
    var margin: Double { area.height * 0.28 }
    /// The area in which letters are seen.
    var inside: Rect { Rect(x: area.x + margin, y: area.y, width: area.width - 2 * margin, height: area.height) }

    /// What is shown: the text with the composition at the caret.
    var shown: [Character] {
        composition.isEmpty ? characters : Array(characters[..<caret] + Array(composition) + characters[caret...])
    }

    /// The characters of the composition among those shown; nil for none.
    var composed: Range<Int>? { composition.isEmpty ? nil : caret..<(caret + composition.count) }

    /// The place of the caret among the characters shown.
    var shownCaret: Int { composed?.upperBound ?? caret }

    private func edges(in size: Double) -> [Double] {
        var edges = [0.0]
        for character in shown { edges.append((edges.last ?? 0) + widths.width(of: String(character), size: size)) }
        return edges
    }

    /// The place of the characters that is nearest to a point.
    func place(at point: Point) -> Int {
        let x = point.x - inside.x + offset
        let nearest = edges.indices.min { abs(edges[$0] - x) < abs(edges[$1] - x) } ?? 0
        guard let composed, nearest > composed.lowerBound else { return nearest }
        return max(composed.lowerBound, nearest - composed.count)
    }

    /// Lays the letters out, in a size that fits, and scrolls as little as needed to see the caret with some around it.
    mutating func scrollToCaret() {
        size = sizes.dropLast().first { (self.edges(in: $0).last ?? 0) + 4 <= inside.width } ?? sizes[sizes.count - 1]
        edges = edges(in: size)
        let (caret, end) = (edges[shownCaret], edges.last ?? 0)
        let around = min(inside.width / 4, size * 2)
        let most = max(0, end - inside.width + 4)
        let wanted = min(max(offset, caret + around - inside.width), max(0, caret - around))
        offset = clamp(wanted, 0...most)
    }
}
