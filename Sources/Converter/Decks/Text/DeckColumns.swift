import Conversion

/// The columns of a text that are the front and the back of its notes.
struct DeckColumns {
    /// Whether the first record has the names of the columns, as a spreadsheet writes them.
    private(set) var isNamedAbove = false
    private var front = 0
    /// The columns that may be the back: of those with text the first counts.
    private var backs: [Int] = []
    /// Whether a note without a back is left out, as its translation is still to be found.
    private let needsBack: Bool
    /// Whether the fronts begin with a number or a dash, as those of a list do.
    private var isEnumerated = false

    /// What a column of genders or of kinds of words says.
    private static let grammar: Set = [
        "m", "f", "n", "m.", "f.", "n.", "mf", "m/f", "m, f", "masc", "masc.", "fem", "fem.", "sust", "sust.", "adj",
        "adj.", "adv", "adv.", "v", "v.", "verb", "verbo", "noun", "der", "die", "das", "el", "la", "los", "las",
    ]

    /// How many records are looked at.
    private static let most = 100

    init(_ header: TextHeader, _ records: SeparatedText) {
        var records = records, rows: [[String]] = []
        while rows.count <= Self.most, let record = records.next() {
            if record.contains(where: { NoteText.isOcclusion($0[...]) }) { continue }
            rows.append(record.map { NoteText.clean($0[...], isHTML: header.isHTML) })
        }
        needsBack = !header.isThere && records.hasColumns
        var named = ColumnNames(header.names)
        if header.names.isEmpty, let first = rows.first {
            // What stands in each row names no column.
            named = rows.dropFirst().first?.starts(with: first.prefix(2)) == true ? nil : ColumnNames(first)
            isNamedAbove =
                named != nil || !records.hasColumns && !first[0].contains(" ") && ColumnNames.isName(first[0])
        }
        if isNamedAbove { rows.removeFirst() }
        if let named {
            (front, backs) = (named.front, [named.back])
        } else {
            choose(of: rows, without: header.otherColumns)
        }
        let fronts = rows.compactMap { $0.indices.contains(front) ? $0[front] : nil }
        isEnumerated = fronts.count { Self.enumerated($0) != nil } * 5 >= max(fronts.count, 2) * 4
    }

    /// Chooses the first columns with words, and not those of numbers, ids, or the same few in all rows, such as a gender.
    private mutating func choose(of rows: [[String]], without others: Set<Int>) {
        let places = (0..<(rows.map(\.count).max() ?? 0)).filter { !others.contains($0) }
        func cells(_ place: Int) -> [String] {
            rows.compactMap { $0.indices.contains(place) && !$0[place].isEmpty ? $0[place] : nil }
        }
        let words = places.filter { place in
            let cells = cells(place)
            let areFew =
                cells.count > 2 && Set(cells).count * 4 <= max(cells.count, 4)
                || cells.allSatisfy(Self.grammar.contains)
            return cells.isEmpty || cells.count(where: NoteText.isWords) * 2 > cells.count && !areFew
        }
        let fronts = words.filter { cells($0).count * 4 >= rows.count }
        front = fronts.first ?? places.first ?? 0
        let next = words.filter { $0 > front }
        backs = next.contains { !cells($0).isEmpty } ? next : places.filter { $0 != front }
    }

    /// What becomes of a record.
    enum Row: Hashable {
        case note(front: String, back: String)
        case skipped(SkippedNote)
    }

    func row(of record: [[UInt8]], isHTML: Bool) -> Row {
        func text(_ column: Int) -> String {
            record.indices.contains(column) ? NoteText.clean(record[column][...], isHTML: isHTML) : ""
        }
        if needsBack, record.count == 1 { return .skipped(.noBack) }
        guard !record.contains(where: { NoteText.isOcclusion($0[...]) }) else { return .skipped(.noText) }
        var front = text(front)
        if isEnumerated, let word = Self.enumerated(front) { front = word }
        // A table in Markdown has a row of hyphens.
        guard front.contains(where: { !"-=_:+|".contains($0) }) else { return .skipped(.noText) }
        let back = backs.lazy.map(text).first { !$0.isEmpty } ?? ""
        return needsBack && back.isEmpty ? .skipped(.noBack) : .note(front: front, back: back)
    }

    /// The text after `1.`, `1)` or a dash; nil if it does not begin so.
    private static func enumerated(_ text: String) -> String? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let mark = text[digits.endIndex...].first
        guard let mark, digits.isEmpty ? "-–—•*·".contains(mark) : ".)".contains(mark) else { return nil }
        let rest = text[digits.endIndex...].dropFirst()
        let word = rest.drop { $0 == " " }
        return word.isEmpty || digits.isEmpty && word.startIndex == rest.startIndex ? nil : String(word)
    }
}
