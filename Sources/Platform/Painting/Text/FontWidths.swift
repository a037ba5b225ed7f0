import CFreeType
import Engine

/// The widths of letters as the file of a font has them.
///
/// FreeType reads them in a library instance of its own: SDL_ttf's is the main thread's.
public nonisolated enum FontWidths {
    /// Later characters are no letters to read: emoji, ideographs.
    private static let end: FT_ULong = 0x2800
    /// The codes that another font's letters may have in a tale, side by side as in Latin: Greek, Cyrillic,
    /// Armenian and Hebrew; Georgian; signs and arrows.
    private static let others: [Range<FT_ULong>] = [0x20..<0x600, 0x10a0..<0x1100, 0x1e00..<end]

    /// A character and its width, in thousandths of the font size.
    typealias Widths = [(character: UInt32, width: Int)]

    /// The widths in the fonts that words are painted with: in each letter's first one; nil if none is installed.
    ///
    /// It takes some milliseconds, on any thread.
    public static func ofWords() -> LetterWidths? {
        var widths: [UInt32: Int] = [:]
        for path in TextStyle.Face.words.files {
            let ranges = widths.isEmpty ? [0x20..<end] : others
            for (character, width) in read(path, ranges, except: widths) ?? [] { widths[character] = width }
        }
        guard !widths.isEmpty else { return nil }
        return LetterWidths(widths.sorted { $0.key < $1.key }.map { (character: $0.key, width: $0.value) })
    }

    /// - Parameter known: characters to leave out.
    /// - Returns: nil if the file is no font with letters that can be scaled.
    static func read(_ path: String, _ ranges: [Range<FT_ULong>], except known: [UInt32: Int] = [:]) -> Widths? {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return nil }
        defer { FT_Done_FreeType(library) }
        var face: FT_Face?
        guard FT_New_Face(library, path, 0, &face) == 0, let face else { return nil }
        defer { FT_Done_Face(face) }
        let unitsPerEm = Int(face.pointee.units_per_EM)
        guard unitsPerEm > 0 else { return nil }
        let units = Double(unitsPerEm)
        let widths = ranges.flatMap { range in
            characters(of: face, in: range).filter { known[$0.character] == nil }.compactMap { character, glyph in
                advance(of: glyph, face).map { (character, Int(($0 * 1000 / units).rounded(.toNearestOrEven))) }
            }
        }
        return widths.isEmpty && known.isEmpty ? nil : widths
    }

    private static func characters(of face: FT_Face, in range: Range<FT_ULong>) -> [(character: UInt32, glyph: FT_UInt)]
    {
        var found: [(character: UInt32, glyph: FT_UInt)] = []
        var glyph: FT_UInt = 0
        var character = FT_Get_Next_Char(face, range.lowerBound - 1, &glyph)
        while glyph != 0, character < range.upperBound {
            found.append((UInt32(character), glyph))
            character = FT_Get_Next_Char(face, character, &glyph)
        }
        return found
    }

    /// The advance in the font's own units.
    private static func advance(of glyph: FT_UInt, _ face: FT_Face) -> Double? {
        var advance: FT_Fixed = 0
        return FT_Get_Advance(face, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0 ? Double(advance) : nil
    }
}
