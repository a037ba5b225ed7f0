/// Finds the form of a text that does not say: that by which most rows have as many columns.
struct FormGuess {
    private let text: UnsafeRawBufferPointer
    private let start: Int
    private(set) var form: TextForm?

    /// The signs; of those that fit as well, the first counts.
    private static let signs: [TextForm.Sign] =
        "\t;,|".utf8.map { .every($0) } + [.dash] + ":=".utf8.map { .first($0) }
    /// What may end a row besides the end of a line.
    private static let rowEnds = Array(";|,".utf8)
    /// How many records are looked at, and which part of them must agree.
    private static let most = 100, agreeing = 0.8

    init(_ text: UnsafeRawBufferPointer, _ header: TextHeader) {
        (self.text, start) = (text, header.end)
        form = header.isThere ? best(Self.signs.filter(\.isOfPrograms), least: 0) : guess
    }

    private var guess: TextForm? {
        // Programs write JSON and HTML.
        if let first = text[start...].first(where: { $0 > 0x20 }), "{<".utf8.contains(first) {
            return best(Self.signs.filter(\.isOfPrograms))
        }
        for end in Self.rowEnds where mayEndRows(end) {
            if let form = best(Self.signs.filter { $0 != .every(end) }, rowEnd: end) { return form }
        }
        return best(Self.signs) ?? (isWordList ? TextForm(.none) : nil)
    }

    private func best(_ signs: [TextForm.Sign], rowEnd: UInt8? = nil, least: Double = agreeing) -> TextForm? {
        var best: (form: TextForm, rank: Double)?
        for form in signs.map({ TextForm($0, rowEnd: rowEnd) }) {
            let count = RowCount(SeparatedText(text, form, from: start), form, most: Self.most)
            if count.share >= least, count.rank > best?.rank ?? 0 { best = (form, count.rank) }
        }
        return best?.form
    }

    /// Whether a sign may end rows: in a text of one line, or if it ends each line.
    private func mayEndRows(_ sign: UInt8) -> Bool {
        let lines = text[start...].split(maxSplits: Self.most) { $0 == 0x0a || $0 == 0x0d }.prefix(Self.most)
        return lines.count == 1 || !lines.isEmpty && lines.allSatisfy { $0.last == sign }
    }

    /// Whether each line is a word or a short phrase.
    private var isWordList: Bool {
        var lines = SeparatedText(text, TextForm(.none), from: start), all = 0, words = 0
        while all < Self.most, let line = lines.next()?.first {
            all += 1
            if Self.isPhrase(line) { words += 1 }
        }
        return all >= 2 && Double(words) >= 0.9 * Double(all)
    }

    private static func isPhrase(_ line: [UInt8]) -> Bool {
        let text = String(decoding: line, as: UTF8.self), marks = Set(" .,!?¿¡'’\"()/-–…«»“”•*")
        return line.first.map { $0 > 0x20 } ?? false && text.count <= 60 && text.split(separator: " ").count <= 6
            && text.contains(where: \.isLetter) && text.last != ","
            && text.allSatisfy { $0.isLetter || $0.isNumber || marks.contains($0) }
    }
}
