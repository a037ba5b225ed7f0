/// Comments, pictures, links and tags of a Markdown text, found in a single pass each: a stranger's text of a megabyte
/// of brackets takes no longer than any other.
struct MarkdownSpans {
    private let letters: [Character]
    private var comments: Ahead, brackets: Ahead, ends: Ahead, targets: Ahead, tags: Ahead

    private init(_ letters: [Character]) {
        self.letters = letters
        comments = Ahead { letters[$0] == ">" && $0 >= 2 && letters[$0 - 1] == "-" && letters[$0 - 2] == "-" }
        brackets = Ahead { letters[$0] == "]" }
        ends = Ahead { letters[$0] == "]" }
        targets = Ahead { letters[$0] == ")" }
        tags = Ahead { letters[$0] == ">" }
    }

    /// The text without comments, pictures and tags, and with the words of links.
    static func words(_ text: String) -> String {
        let steps: [(inout MarkdownSpans, Int) -> Span?] = [
            { $0.comment(at: $1) }, { $0.picture(at: $1) }, { $0.link(at: $1) }, { $0.tag(at: $1) },
        ]
        let letters = steps.reduce(Array(text)) { letters, step in
            var spans = MarkdownSpans(letters)
            return spans.replaced(step)
        }
        return String(letters)
    }

    /// What is replaced, and by what.
    private struct Span {
        let end: Int
        var words: ArraySlice<Character> = []
    }

    private mutating func replaced(_ find: (inout MarkdownSpans, Int) -> Span?) -> [Character] {
        var (found, at): ([Character], Int) = ([], 0)
        while at < letters.count {
            if let span = find(&self, at) {
                found += span.words
                at = span.end
            } else {
                found.append(letters[at])
                at += 1
            }
        }
        return found
    }

    // MARK: - Kinds

    private mutating func comment(at place: Int) -> Span? {
        guard letters[place...].starts(with: "<!--") else { return nil }
        return comments.next(from: place + 6, before: letters.count).map { Span(end: $0 + 1) }
    }

    private mutating func picture(at place: Int) -> Span? {
        guard letters[place...].starts(with: "![") else { return nil }
        return bracketed(at: place + 1).map { Span(end: $0.end) }
    }

    private mutating func link(at place: Int) -> Span? { letters[place] == "[" ? bracketed(at: place) : nil }

    /// `[words](target)` or `[words][target]`.
    private mutating func bracketed(at place: Int) -> Span? {
        guard let close = brackets.next(from: place + 1, before: letters.count), close + 1 < letters.count else {
            return nil
        }
        let end: Int? =
            switch letters[close + 1] {
            case "(": targets.next(from: close + 2, before: letters.count)
            case "[": ends.next(from: close + 2, before: letters.count)
            default: nil
            }
        return end.map { Span(end: $0 + 1, words: letters[(place + 1)..<close]) }
    }

    private mutating func tag(at place: Int) -> Span? {
        guard letters[place] == "<", place + 1 < letters.count else { return nil }
        let name = letters[place + 1] == "/" ? place + 2 : place + 1
        guard name < letters.count, letters[name].isASCII, letters[name].isLetter,
            let end = tags.next(from: name, before: letters.count)
        else { return nil }
        let isBreak = letters[name..<end].filter { !" /".contains($0) } == ["b", "r"]
        return Span(end: end + 1, words: isBreak ? ["\n"] : [])
    }

    /// Looks for a letter ahead of a place that only grows, and so never twice at one place.
    private struct Ahead {
        let isFound: (Int) -> Bool
        private var place = 0

        init(_ isFound: @escaping (Int) -> Bool) { self.isFound = isFound }

        mutating func next(from start: Int, before end: Int) -> Int? {
            place = max(place, start)
            while place < end, !isFound(place) { place += 1 }
            return place < end ? place : nil
        }
    }
}
