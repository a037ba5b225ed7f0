import CFreeType
import Engine

/// The widths of letters as the file of a font has them.
///
/// FreeType reads them in a library instance of its own: SDL_ttf's is the main thread's.
public nonisolated enum FontWidths {
    /// Later characters are no letters to read: dingbats, ideographs.
    private static let end: FT_ULong = 0x2100

    /// The widths in the font that words are painted with; nil if none is installed.
    ///
    /// It takes some milliseconds, on any thread.
    public static func ofWords() -> LetterWidths? {
        TextStyle.Face.words.files.lazy.compactMap { read($0) }.first
    }

    /// - Returns: nil if the file is no font with letters that can be scaled.
    static func read(_ path: String) -> LetterWidths? {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return nil }
        defer { FT_Done_FreeType(library) }
        var face: FT_Face?
        guard FT_New_Face(library, path, 0, &face) == 0, let face else { return nil }
        defer { FT_Done_Face(face) }
        let unitsPerEm = Int(face.pointee.units_per_EM)
        guard unitsPerEm > 0 else { return nil }
        var widths: [(character: UInt32, width: Int)] = []
        var glyph: FT_UInt = 0
        var character = FT_Get_First_Char(face, &glyph)
        while glyph != 0, character < end {
            var advance: FT_Fixed = 0
            // In the font's own units.
            if FT_Get_Advance(face, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0 {
                let width = Double(advance) * 1000 / Double(unitsPerEm)
                widths.append((UInt32(character), Int(width.rounded(.toNearestOrEven))))
            }
            character = FT_Get_Next_Char(face, character, &glyph)
        }
        return widths.isEmpty ? nil : LetterWidths(widths)
    }
}
