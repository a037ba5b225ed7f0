/// Decodes text as written by older programs of Windows and DOS, from the Baltic states to Ukraine, and by newer ones.
public enum OldText {
    /// Decodes a text file: by its byte order mark, as UTF-8, as UTF-16 without a mark, otherwise in the code page in
    /// which it reads best.
    ///
    /// - Returns: nil if none of these yields text.
    public static func text(_ bytes: [UInt8]) -> String? { texts([bytes])[0] }

    /// Decodes the text files of one tale: old ones in the code page in which all of them together read best, unless
    /// one of them cannot be; a word alone does not tell.
    public static func texts(_ files: [[UInt8]]) -> [String?] {
        let modern = files.map(modern)
        let old = zip(files, modern).filter { $1 == nil && isOld($0) }.map { withoutEnd($0.0) }
        let common = CodePageGuess(old.joined(separator: [0x0a]), from: .text)
        return zip(files, modern).map { bytes, text in
            if text != nil || !isOld(bytes) { return text }
            let bytes = withoutEnd(bytes), own = CodePageGuess(bytes, from: .text)
            let isCommon = old.count > 1 && common.mayBe(of: bytes, alone: own)
            if !isCommon, own.cost > highestCost { return nil }
            let text = (isCommon ? common : own).page.decode(bytes)
            return text.unicodeScalars.contains("\u{fffd}") ? nil : text
        }
    }

    /// Decodes a list of Spanish words and what they mean.
    ///
    /// - Returns: nil if it is no text.
    public static func list(_ bytes: [UInt8]) -> String? {
        if let text = modern(bytes) { return text }
        guard isOld(bytes) else { return nil }
        let bytes = withoutEnd(bytes), guess = CodePageGuess(bytes, from: .list)
        let text = guess.page.decode(bytes)
        let isNoise = guess.cost > highestCost && guess.total > mostOfASign
        return isNoise || text.unicodeScalars.contains("\u{fffd}") ? nil : text
    }

    private static func withoutEnd(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.last == endOfDOSText ? bytes.dropLast() : bytes[...]
    }

    /// Whether it may be text of single bytes.
    private static func isOld(_ bytes: [UInt8]) -> Bool {
        !isMuchControl(bytes)
            && ![[0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff]].contains { bytes.starts(with: $0) }
    }

    /// Decodes what is Unicode; nil for anything else.
    private static func modern(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return unicode(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        if isMuchControl(bytes) { return unmarkedUTF16(bytes) }
        return unicode(withoutEnd(bytes))
    }

    /// Decodes UTF-8 without its stray bytes.
    ///
    /// - Returns: nil if these are as many as the letters beyond ASCII.
    private static func unicode(_ bytes: ArraySlice<UInt8>) -> String? {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
        let strays = text.count { $0 == "\u{fffd}" }
        guard text.count(where: { !$0.isASCII && isEuropean(String($0)) }) > strays else { return nil }
        return String(String.UnicodeScalarView(text.filter { $0 != "\u{fffd}" }))
    }

    /// Decodes the names in a ZIP that does not say how they are encoded: UTF-8, otherwise one code page for all.
    public static func names(_ names: [[UInt8]]) -> [String] {
        let unicode = names.map { String(validating: $0, as: UTF8.self) }
        let old = zip(names, unicode).filter { $1 == nil }.map(\.0)
        guard !old.isEmpty else { return unicode.compactMap(\.self) }
        let page = CodePageGuess(old.joined(separator: [0x0a]), from: .names).page
        return zip(names, unicode).map { bytes, unicode in
            let text = page.decode(bytes)
            // "рак" of code page 866 is also a letter of the Samaritans in UTF-8.
            guard let unicode, isEuropean(unicode) || !isEuropean(text) else { return text }
            return unicode
        }
    }

    /// What DOS wrote at the end of a text (Ctrl-Z).
    private static let endOfDOSText: UInt8 = 0x1a
    /// The highest cost per letter; noise costs more.
    private static let highestCost = 24.0
    /// The most that a sign or two cost, such as those of `1.º` and `½`.
    private static let mostOfASign = 150

    /// Whether it consists of letters of Europe and what is written with them.
    private static func isEuropean(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x80...0x9f: false
            case ..<0x530, 0x2010...0x203a, 0x2116: true
            default: false
            }
        }
    }

    // MARK: - UTF-16

    /// Whether it has a zero, or so many control characters that it is no text of single bytes.
    private static func isMuchControl(_ bytes: [UInt8]) -> Bool {
        let spaces: ClosedRange<UInt8> = 0x09...0x0d
        return bytes.contains(0) || bytes.count { $0 < 0x20 && !spaces.contains($0) } * 4 > bytes.count
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { at in
            let one = UInt16(bytes[at]), other = UInt16(bytes[at + 1])
            return isBigEndian ? one << 8 | other : other << 8 | one
        }
        return String(validating: units, as: UTF16.self)
    }

    /// The byte order is the one that yields more letters of Europe.
    private static func unmarkedUTF16(_ bytes: [UInt8]) -> String? {
        let texts = [false, true].compactMap { utf16(bytes[...], isBigEndian: $0) }
        let text = texts.max { europeans($0) < europeans($1) }
        return text?.unicodeScalars.contains("\0") == false ? text : nil
    }

    private static func europeans(_ text: String) -> Int {
        text.unicodeScalars.count { isEuropean(String($0)) }
    }
}
