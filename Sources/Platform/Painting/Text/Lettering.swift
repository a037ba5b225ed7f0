import CSDL2TTF
import Engine

/// What a line needs to know of a font.
extension Font {
    /// Whether it has all that is seen of a text.
    func has(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { !$0.isSeen || has($0) } }

    func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(handle, scalar.value) != 0 }

    func width(of text: String) -> Int {
        var width: Int32 = 0
        TTF_SizeUTF8(handle, text, &width, nil)
        return Int(width)
    }

    /// Pixels from line to line.
    var skip: Int { Int(TTF_FontLineSkip(handle)) }
    /// Pixels above and below the baseline.
    var ascent: Int { Int(TTF_FontAscent(handle)) }
    var descent: Int { -Int(TTF_FontDescent(handle)) }
}

extension Unicode.Scalar {
    /// Whether a font needs something to paint it: not a line's end, a joiner or a variation selector.
    fileprivate nonisolated var isSeen: Bool {
        if value < 0x300 { return value >= 0x20 && value != 0xad }
        return properties.generalCategory != .format && !properties.isVariationSelector
    }
}

/// A part of a line that is painted with one font.
@MainActor struct TextRun {
    var text: String
    let font: Font
}

/// The letters of a text at one size, each from the first font of its face that has it.
@MainActor struct Lettering {
    private let fonts: FontCache
    private let face: TextStyle.Face
    /// The face's own, which sets the lines.
    let font: Font
    /// Whether the face's own font has all letters, as it nearly always does.
    private let isWhole: Bool

    /// - Returns: nil if no font is installed.
    init?(_ text: String, _ face: TextStyle.Face, _ size: FontSize, _ fonts: FontCache) {
        guard let font = fonts.font(face, size) else { return nil }
        (self.fonts, self.face, self.font) = (fonts, face, font)
        isWhole = font.has(text)
    }

    func width(of line: String) -> Int { runs(of: line).reduce(0) { $0 + $1.font.width(of: $1.text) } }

    /// How far the letters of other fonts may reach above or below the lines of the face's own, in pixels.
    func overhang(of lines: [String]) -> Int {
        guard !isWhole else { return 0 }
        return lines.flatMap { runs(of: $0) }.map(\.font).reduce(0) {
            max($0, $1.ascent - font.ascent, $1.descent - font.descent)
        }
    }

    /// The runs of a line, in order.
    func runs(of line: String) -> [TextRun] {
        guard !isWhole else { return [TextRun(text: line, font: font)] }
        var runs: [TextRun] = []
        for letter in line {
            let font = font(for: String(letter))
            if runs.last?.font === font {
                runs[runs.count - 1].text.append(letter)
            } else {
                runs.append(TextRun(text: String(letter), font: font))
            }
        }
        return runs
    }

    /// The first font that has a letter with its accents; else the letter alone; else the face's own, whose box it then is.
    private func font(for letter: String) -> Font {
        guard !font.has(letter) else { return font }
        return fonts.first(of: face, font.size) { $0.has(letter) }
            ?? fonts.first(of: face, font.size) { font in letter.unicodeScalars.first.map { font.has($0) } ?? false }
            ?? font
    }
}
