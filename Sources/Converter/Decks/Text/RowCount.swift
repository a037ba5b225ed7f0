/// How well the rows of a text fit a form.
struct RowCount {
    /// The part of the rows that are notes with the usual number of columns, from 0 to 1.
    private(set) var share = 0.0
    /// The share as it ranks among other forms: lower for a sign after which a space follows each time, as in a sentence.
    private(set) var rank = 0.0

    private static let comma = UInt8(ascii: ","), semicolon = UInt8(ascii: ";"), tab = UInt8(ascii: "\t")
    /// The part of the rows that may be without the sign, as where a translation is still to be found; less for a sign of
    /// sentences.
    private static let mostBare = (usually: 0.5, ofSentences: 0.34)
    /// The part of the share that ranks, for a sign of sentences.
    private static let ofSentences = 0.9

    /// - Parameter most: how many rows are looked at.
    init(_ text: SeparatedText, _ form: TextForm, most: Int) {
        var records = text, counts: [Int: Int] = [:], all = 0, bare = 0, spaced = 0, fronts = Set<[UInt8]>()
        while all < most, let record = records.next() {
            all += 1
            let isSpaced = record.dropFirst().allSatisfy { $0.first == 0x20 }
            if record.count(where: Self.isText) < 2 { bare += 1 } else if isSpaced { spaced += 1 }
            guard Self.isNote(record, form, isSpaced: isSpaced) else { continue }
            counts[record.count, default: 0] += 1
            fronts.insert(record[0])
        }
        let usual = form.columns == .every(Self.tab) ? counts.values.reduce(0, +) : counts.values.max() ?? 0
        let isSentence = [.every(Self.comma), .every(Self.semicolon)].contains(form.columns) && spaced == all - bare
        // A sentence or two with the sign are no list, and neither is who says what in a talk.
        guard usual > (form.isTyped ? 1 : isSentence ? 2 : 0),
            !form.isTyped || Double(fronts.count) >= 0.8 * Double(usual)
        else { return }
        let mostBare =
            form.isTyped || form.columns == .every(Self.comma) ? Self.mostBare.ofSentences : Self.mostBare.usually
        let isBareAllowed = usual > 1 && Double(bare) <= mostBare * Double(all)
        share = Double(usual) / Double(isBareAllowed ? all - bare : all)
        rank = isSentence ? share * Self.ofSentences : share
    }

    private static func isText(_ field: [UInt8]) -> Bool { field.contains { $0 > 0x20 } }

    /// Whether a row is a word and its meaning.
    ///
    /// - Parameter isSpaced: whether a space follows each of its signs, as it does in a sentence.
    private static func isNote(_ record: [[UInt8]], _ form: TextForm, isSpaced: Bool) -> Bool {
        guard record.count(where: isText) > 1 else { return false }
        // What a person types is words; a time or a list of numbers is none.
        if form.isTyped { return record[0].contains { $0 >= 0x80 || (0x61...0x7a).contains($0 | 0x20) } }
        let isReference = form.columns == .every(semicolon) && record.dropLast().contains(where: endsInReference)
        let isSentence =
            form.columns == .every(comma) && isSpaced && record.count == 2
            && record[1].last.map(".!?".utf8.contains) == true
        return !isReference && !isSentence && (form.rowEnd == nil || record.count == 2)
    }

    /// Whether the semicolon after a field belongs to a character reference of HTML, such as `&nbsp;`.
    private static func endsInReference(_ field: [UInt8]) -> Bool {
        guard let start = field.suffix(12).lastIndex(of: UInt8(ascii: "&")) else { return false }
        let name = field[(start + 1)...]
        return !name.isEmpty
            && name.allSatisfy { (48...57).contains($0) || (97...122).contains($0 | 0x20) || $0 == UInt8(ascii: "#") }
    }
}
