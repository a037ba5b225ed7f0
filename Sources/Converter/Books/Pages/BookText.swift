/// The words of a page, separated by single spaces, and the ranges of elements with ids.
struct BookText {
    private(set) var scalars: [Unicode.Scalar] = []
    /// Ranges of `scalars`.
    var fragments: [String: Range<Int>] = [:]
    /// The starts of paragraphs.
    private(set) var paragraphs: [Int] = []
    private var isParted = false

    var string: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    var isEmpty: Bool { scalars.isEmpty }
    /// The position of the next word.
    var position: Int { scalars.count + (isParted && !scalars.isEmpty ? 1 : 0) }
    var end: Int { scalars.count }

    /// Ends the current word.
    mutating func endWord() { isParted = true }

    /// Ends the current paragraph.
    mutating func endParagraph() {
        endWord()
        if position > 0, paragraphs.last != position { paragraphs.append(position) }
    }

    mutating func add(_ words: String) {
        for scalar in words.unicodeScalars {
            if scalar.properties.isWhitespace {
                endWord()
            } else if scalar.value >= 32 {
                if isParted, !scalars.isEmpty { scalars.append(" ") }
                isParted = false
                scalars.append(scalar)
            }
        }
    }

    /// A part of the text, with the elements that have words there.
    func part(_ range: Range<Int>) -> BookText {
        var lower = min(range.lowerBound, end), upper = min(range.upperBound, end)
        while lower < upper, scalars[lower] == " " { lower += 1 }
        while lower < upper, scalars[upper - 1] == " " { upper -= 1 }
        var part = BookText()
        part.scalars = Array(scalars[lower..<upper])
        part.paragraphs = paragraphs.filter { lower < $0 && $0 < upper }.map { $0 - lower }
        for (id, span) in fragments {
            let isThere = span.isEmpty ? range.contains(span.lowerBound) : span.overlaps(lower..<upper)
            guard isThere else { continue }
            let start = min(max(span.lowerBound, lower), upper) - lower
            part.fragments[id] = start..<max(start, min(span.upperBound, upper) - lower)
        }
        return part
    }

    /// The paragraphs, in order.
    var paragraphRanges: [Range<Int>] {
        let starts = [0] + paragraphs.filter { $0 > 0 && $0 < end }
        return zip(starts, starts.dropFirst() + [end]).map { $0..<$1 }
    }

    /// Removes a page number such as `2/16` from the end, if it is a paragraph or follows a sentence.
    mutating func dropPageNumber() {
        var rest = scalars[...]
        func drop(_ isMeant: (Unicode.Scalar) -> Bool) -> Bool {
            let before = rest.count
            while let last = rest.last, isMeant(last) { rest.removeLast() }
            return rest.count < before
        }
        func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
        guard drop(isDigit), drop({ $0 == "/" || $0 == " " }), drop(isDigit),
            scalars[rest.endIndex...].count(where: { $0 == "/" }) == 1
        else { return }
        let isParagraph = rest.isEmpty || paragraphs.contains(rest.endIndex)
        _ = drop { $0 == " " }
        guard isParagraph || rest.last?.properties.isAlphabetic == false else { return }
        scalars = Array(rest)
    }
}
