import CSDL2TTF
import Engine
import Sentences
import System

/// An open font at one size.
@MainActor final class Font {
    let handle: OpaquePointer
    let size: FontSize

    init(_ handle: OpaquePointer, _ size: FontSize) {
        self.handle = handle
        self.size = size
    }

    isolated deinit { TTF_CloseFont(handle) }

    /// What it takes with all Latvian letters drawn: FreeType's and HarfBuzz's tables, and the letters' pixels.
    ///
    /// Measured with Andika from 12 to 192 pixels, to within a fifth.
    var bytes: Int { (256 << 10) + 40 * size.pixels * size.pixels }
}

/// The open fonts.
@MainActor final class FontCache {
    private struct Key: Hashable {
        let face: TextStyle.Face
        let size: FontSize
    }

    private var fonts = ByteCache<Key, Font>(mostBytes: 4 << 20)
    private var missing: Set<TextStyle.Face> = []

    /// The cache limit, in bytes.
    var mostBytes: Int {
        get { fonts.mostBytes }
        set { fonts.mostBytes = newValue }
    }

    /// What the open fonts take.
    var bytes: Int { fonts.bytes }

    /// The font of a face; nil, and once an error in the log, if neither it nor a substitute is installed.
    func font(_ face: TextStyle.Face, _ size: FontSize) -> Font? {
        let key = Key(face: face, size: size)
        if let font = fonts.use(key) { return font }
        if TTF_WasInit() == 0 { TTF_Init() }
        for path in face.files {
            guard let letters = FontFile.at(path)?.letters(size) else { continue }
            let font = Font(letters, size)
            fonts.add(font, bytes: font.bytes, for: key)
            return font
        }
        if missing.insert(face).inserted {
            Log("text").error(
                "no font found for \(word: face): install fonts-quicksand, fonts-sil-andika and fonts-dejavu-core")
        }
        return nil
    }
}
