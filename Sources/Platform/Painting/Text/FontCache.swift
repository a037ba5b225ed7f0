import CSDL2TTF
import Engine
import Sentences
import System

/// An open font at one size.
@MainActor final class Font {
    let handle: OpaquePointer
    let path: String
    let size: FontSize

    init(_ handle: OpaquePointer, _ path: String, _ size: FontSize) {
        self.handle = handle
        self.path = path
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
        let path: String
        let size: FontSize
    }

    private var fonts = ByteCache<Key, Font>(mostBytes: 4 << 20)
    private var missing: Set<TextStyle.Face> = []

    /// The cache limit, in bytes.
    var mostBytes: Int {
        get { fonts.mostBytes }
        set { fonts.mostBytes = newValue }
    }

    /// The bytes that the open fonts take.
    var bytes: Int { fonts.bytes }

    /// The font of a face; nil, and once an error in the log, if neither it nor a substitute is installed.
    func font(_ face: TextStyle.Face, _ size: FontSize) -> Font? {
        if let font = first(of: face, size, where: { _ in true }) { return font }
        if missing.insert(face).inserted {
            Log("text").error(
                "no font found for \(word: face): install fonts-quicksand, fonts-sil-andika and fonts-dejavu-core")
        }
        return nil
    }

    /// The first installed font of a face that fits; others are opened only until it is found.
    func first(of face: TextStyle.Face, _ size: FontSize, where fits: (Font) -> Bool) -> Font? {
        for path in face.files {
            if let font = open(path, size), fits(font) { return font }
        }
        return nil
    }

    private func open(_ path: String, _ size: FontSize) -> Font? {
        let key = Key(path: path, size: size)
        if let font = fonts.use(key) { return font }
        if TTF_WasInit() == 0 { TTF_Init() }
        guard let letters = FontFile.at(path)?.letters(size) else { return nil }
        let font = Font(letters, path, size)
        fonts.add(font, bytes: font.bytes, for: key)
        return font
    }
}
