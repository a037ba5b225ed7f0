/// Reads the records of a text such as TSV, CSV (RFC 4180) or a list that was typed, from UTF-8.
///
/// A line ends as Windows, Unix or an old Mac ends it. A quotation mark that is never closed, or whose end no separator
/// follows, stands for itself, so that it cannot swallow the rest of the text.
struct SeparatedText {
    private let bytes: UnsafeRawBufferPointer
    private let form: TextForm
    /// The place where the next record begins.
    private var place: Int
    /// The bytes that may still be read in vain for the end of a quotation.
    private var patience = 16 << 20

    private static let quote = UInt8(ascii: "\""), space = UInt8(ascii: " "), hash = UInt8(ascii: "#")

    /// - Parameter place: where the first record begins.
    init(_ bytes: UnsafeRawBufferPointer, _ form: TextForm, from place: Int = 0) {
        (self.bytes, self.form, self.place) = (bytes, form, place)
    }

    /// Whether a record has more than one column.
    var hasColumns: Bool { form.columns != .none }

    /// The next record that is neither empty nor a comment; nil at the end.
    mutating func next() -> [[UInt8]]? {
        while place < bytes.count {
            let isComment = bytes[place] == Self.hash
            let record = isComment ? [line()] : record()
            if !isComment, record.contains(where: { !$0.isEmpty }) { return record }
        }
        return nil
    }

    private func isEnd(_ place: Int) -> Bool {
        place >= bytes.count || bytes[place] == 0x0a || bytes[place] == 0x0d || bytes[place] == form.rowEnd
    }

    /// The rest of the line; its end of two bytes is followed by an empty line, which is passed over.
    private mutating func line() -> [UInt8] {
        let start = place
        while !isEnd(place) { place += 1 }
        defer { place += 1 }
        return Array(bytes[start..<place])
    }

    private mutating func record() -> [[UInt8]] {
        guard case .every(let sign) = form.columns else {
            let line = line()
            if form.columns == .none { return [Self.unquoted(line)] }
            guard let sign = form.columns.first(in: line) else { return [line] }
            return [Array(line[..<sign.lowerBound]), Array(line[sign.upperBound...])]
        }
        var record: [[UInt8]] = []
        while true {
            record.append(quoted(before: sign) ?? plain(before: sign))
            defer { place += 1 }
            if isEnd(place) { return record }
        }
    }

    /// A line without the quotation marks around all of it, as programs write a word with a comma.
    private static func unquoted(_ line: [UInt8]) -> [UInt8] {
        let inner = line.dropFirst().dropLast()
        let isQuoted = line.count > 2 && line.first == quote && line.last == quote && !inner.contains(quote)
        return isQuoted ? Array(inner) : line
    }

    /// A field up to the next separator or line end; of a quotation without an end only the mark is left out.
    private mutating func plain(before sign: UInt8) -> [UInt8] {
        let start = place
        while !isEnd(place), bytes[place] != sign { place += 1 }
        let field = bytes[start..<place]
        let isOpen = field.first == Self.quote && field.count { $0 == Self.quote } == 1
        return Array(isOpen ? field.dropFirst() : field)
    }

    /// A field in quotes, in which two stand for one; nil if there is none.
    private mutating func quoted(before sign: UInt8) -> [UInt8]? {
        var at = place
        while at < bytes.count, bytes[at] == Self.space { at += 1 }
        guard patience > 0, at < bytes.count, bytes[at] == Self.quote else { return nil }
        var field: [UInt8] = []
        let start = at + 1
        at = start
        while true {
            guard let end = bytes[at...].firstIndex(of: Self.quote) else {
                at = bytes.count
                break
            }
            field += bytes[at..<end]
            at = end + 1
            if at < bytes.count, bytes[at] == Self.quote {
                field.append(Self.quote)
                at += 1
                continue
            }
            while at < bytes.count, bytes[at] == Self.space { at += 1 }
            guard isEnd(at) || bytes[at] == sign, !Self.holdsRows(field, sign) else { break }
            place = at
            return field
        }
        patience -= at - start
        return nil
    }

    /// Whether a quotation would hold a row's separator and its end: then it was never meant to.
    private static func holdsRows(_ field: [UInt8], _ sign: UInt8) -> Bool {
        guard let end = field.firstIndex(where: { $0 == 0x0a || $0 == 0x0d }) else { return false }
        return field[..<end].indices.contains { place in
            // In a sentence, a space follows the comma.
            field[place] == sign && (sign != UInt8(ascii: ",") || place + 1 < end && field[place + 1] != space)
        }
    }
}

extension TextForm.Sign {
    private static let hyphen = UInt8(ascii: "-"), space = UInt8(ascii: " ")

    /// The place of the sign that parts a line; nil if there is none.
    fileprivate func first(in line: [UInt8]) -> Range<Int>? {
        // A number or a dash before the first word makes a list, not columns.
        let start = line.firstIndex { $0 >= 0x80 && $0 != 0xe2 || (0x61...0x7a).contains($0 | 0x20) } ?? 0
        switch self {
        case .every, .none: return nil
        case .first(let byte): return line[start...].firstIndex(of: byte).map { $0..<$0 + 1 }
        case .dash:
            let dashes = line.indices[start...].lazy.compactMap { Self.dash(at: $0, in: line) }
            return dashes.first { Self.isSpaced($0, in: line) } ?? dashes.first
        }
    }

    /// Hyphens beside a space, also as an arrow, a dash (U+2012 to U+2015), or an arrow (U+2192, U+21D2).
    private static func dash(at place: Int, in line: [UInt8]) -> Range<Int>? {
        let rest = line[place...]
        if rest.starts(with: [0xe2, 0x80]), rest.count > 2, (0x92...0x95).contains(line[place + 2]) {
            return place..<place + 3
        }
        if rest.starts(with: [0xe2, 0x86, 0x92]) || rest.starts(with: [0xe2, 0x87, 0x92]) { return place..<place + 3 }
        guard line[place] == hyphen, place > 0, line[place - 1] != hyphen else { return nil }
        let end = rest.drop { $0 == hyphen }.drop { $0 == UInt8(ascii: ">") }.startIndex
        return line[place - 1] == space || end < line.count && line[end] == space ? place..<end : nil
    }

    private static func isSpaced(_ dash: Range<Int>, in line: [UInt8]) -> Bool {
        dash.lowerBound > 0 && line[dash.lowerBound - 1] == space
            && dash.upperBound < line.count && line[dash.upperBound] == space
    }
}
