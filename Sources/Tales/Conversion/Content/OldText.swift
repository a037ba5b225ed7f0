/// Decodes text as written by older Windows programs in the Baltic states, and by newer ones.
public enum OldText {
    /// Decodes a text file: by its byte order mark, as UTF-8, as UTF-16 without a mark, otherwise as Windows-1257
    /// ("ANSI").
    ///
    /// - Returns: nil if none of these yields text.
    public static func text(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return String(validating: bytes.dropFirst(3), as: UTF8.self) }
        if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        if !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) { return text }
        if bytes.contains(0) { return unmarkedUTF16(bytes) }
        let text = decode(bytes, windows1257)
        return text.unicodeScalars.contains("\u{fffd}") ? nil : text
    }

    /// Decodes a file name in a ZIP without an encoding flag: UTF-8, otherwise DOS code page 775, otherwise
    /// Windows-1257, whichever yields letters.
    public static func name(_ bytes: [UInt8]) -> String {
        if let name = String(validating: bytes, as: UTF8.self) { return name }
        let names = [codePage775, windows1257].map { decode(bytes, $0) }
        return names.first(where: isWords) ?? names[0]
    }

    /// Whether it consists of letters, without a capital inside a word.
    private static func isWords(_ name: String) -> Bool {
        let scalars = name.unicodeScalars
        let areLetters = scalars.allSatisfy { scalar in
            scalar.isASCII || scalar.properties.isAlphabetic || "–—„“”’".unicodeScalars.contains(scalar)
        }
        return areLetters
            && !zip(scalars, scalars.dropFirst()).contains { before, after in
                before.properties.isLowercase && after.properties.isUppercase && !(before.isASCII && after.isASCII)
            }
    }

    private static func decode(_ bytes: [UInt8], _ upper: [Unicode.Scalar]) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(byte < 128 ? Unicode.Scalar(byte) : upper[Int(byte) - 128]) }
        return String(text)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { at in
            let one = UInt16(bytes[at]), other = UInt16(bytes[at + 1])
            return isBigEndian ? one << 8 | other : other << 8 | one
        }
        return String(validating: units, as: UTF16.self)
    }

    /// Most letters are Latin, so the zero byte of each unit reveals the byte order.
    private static func unmarkedUTF16(_ bytes: [UInt8]) -> String? {
        let zeros = bytes.indices.filter { bytes[$0] == 0 }
        let isBigEndian = zeros.count { $0.isMultiple(of: 2) } * 2 > zeros.count
        let text = utf16(bytes[...], isBigEndian: isBigEndian)
        return text?.unicodeScalars.contains("\0") == false ? text : nil
    }

    /// The upper halves of the code pages (unicode.org: VENDORS/MICSFT/PC/CP775.TXT and WINDOWS/CP1257.TXT);
    /// undefined codes are U+FFFD.
    private static let codePage775 = Array(
        ("ĆüéāäģåćłēŖŗīŹÄÅÉæÆōöĢ¢ŚśÖÜø£Ø×¤ĀĪóŻżź”¦©®¬½¼Ł«»░▒▓│┤ĄČĘĖ╣║╗╝ĮŠ┐"
            + "└┴┬├─┼ŲŪ╚╔╩╦╠═╬Žąčęėįšųūž┘┌█▄▌▐▀ÓßŌŃõÕµńĶķĻļņĒŅ’\u{ad}±“¾¶§÷„°∙·¹³²■\u{a0}").unicodeScalars)
    private static let windows1257 = Array(
        ("€\u{fffd}‚\u{fffd}„…†‡\u{fffd}‰\u{fffd}‹\u{fffd}¨ˇ¸\u{fffd}‘’“”•–—\u{fffd}™\u{fffd}›\u{fffd}¯˛\u{fffd}\u{a0}\u{fffd}¢£¤\u{fffd}¦§Ø©Ŗ«¬\u{ad}®Æ°±²³´µ¶·ø¹ŗ»¼½¾æ"
            + "ĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙").unicodeScalars)
}
