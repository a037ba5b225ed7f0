import CSDL2TTF
import Engine
import Testing

@testable import Platform

/// The fonts of the interface have every Latvian letter, and what Latvian and English texts put between them.
@MainActor struct LatvianLettersTests {
    nonisolated static let letters = "AĀBCČDEĒFGĢHIĪJKĶLĻMNŅOPRSŠTUŪVZŽaābcčdeēfgģhiījkķlļmnņoprsštuūvzžQWXYqwxy"
    nonisolated static let marks = "0123456789.,;:!?…–-„”“’'()%&/+"

    /// - Note: The first file of a face; the others are substitutes.
    @Test(arguments: [TextStyle.Face.title, .words])
    func `each letter has a glyph of its own`(face: TextStyle.Face) throws {
        if TTF_WasInit() == 0 { TTF_Init() }
        let path = try #require(face.files.first)
        let font = try #require(FontFile.at(path)?.letters(.sharp(pixels: 40)))
        defer { TTF_CloseFont(font) }
        for scalar in (Self.letters + Self.marks).unicodeScalars {
            #expect(TTF_GlyphIsProvided32(font, scalar.value) != 0, "\(path) lacks \(scalar)")
        }
    }
}
