import CSDL2
import CSDL2TTF
import Engine

/// A part of a line that is painted with one font.
@MainActor struct TextRun {
    var text: String
    let file: FontFile
    let font: Font

    var width: Int {
        var width: Int32 = 0
        TTF_SizeUTF8(font.handle, text, &width, nil)
        return Int(width)
    }

    var ascent: Int { Int(TTF_FontAscent(font.handle)) }
    var descent: Int { -Int(TTF_FontDescent(font.handle)) }
}

/// The letters of a text at one size, each from the first font of its face that has it.
@MainActor struct Lettering {
    private let fonts: FontCache
    private let face: TextStyle.Face
    private let size: FontSize
    private let file: FontFile
    /// The face's own, which sets the lines.
    private let font: Font
    /// Whether the face's own font has all letters, as it nearly always does.
    private let isWhole: Bool

    /// - Returns: nil if no font is installed.
    init?(_ text: String, _ face: TextStyle.Face, _ size: FontSize, _ fonts: FontCache) {
        let first = fonts.chain(of: face).lazy.compactMap { file in fonts.open(file, size).map { (file, $0) } }.first
        guard let (file, font) = first else { return nil }
        (self.fonts, self.face, self.size, self.file, self.font) = (fonts, face, size, file, font)
        isWhole = file.has(text)
    }

    /// Pixels from line to line.
    var skip: Int { Int(TTF_FontLineSkip(font.handle)) }
    var ascent: Int { Int(TTF_FontAscent(font.handle)) }
    private var descent: Int { -Int(TTF_FontDescent(font.handle)) }

    func width(of line: String) -> Int { runs(of: line).reduce(0) { $0 + $1.width } }

    /// How far the letters of other fonts may reach above or below the lines of the face's own, in pixels.
    func overhang(of lines: [String]) -> Int {
        guard !isWhole else { return 0 }
        return lines.flatMap { runs(of: $0) }.reduce(0) { max($0, $1.ascent - ascent, $1.descent - descent) }
    }

    /// The runs of a line, in order.
    func runs(of line: String) -> [TextRun] {
        guard !isWhole else { return [TextRun(text: line, file: file, font: font)] }
        var runs: [TextRun] = []
        for letter in line {
            let (file, font) = font(for: letter)
            if runs.last?.file.path == file.path {
                runs[runs.count - 1].text.append(letter)
            } else {
                runs.append(TextRun(text: String(letter), file: file, font: font))
            }
        }
        return runs
    }

    /// The first font that has a letter with its accents; else the letter alone; else the face's own, whose box it then is.
    private func font(for letter: Character) -> (FontFile, Font) {
        guard !file.has(String(letter)) else { return (file, font) }
        let chain = fonts.chain(of: face)
        let other =
            chain.first { $0.has(String(letter)) }
            ?? chain.first { file in letter.unicodeScalars.first.map { file.has($0) } ?? false }
        guard let other, let font = fonts.open(other, size) else { return (file, font) }
        return (other, font)
    }
}
