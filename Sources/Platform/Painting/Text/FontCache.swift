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
        let path: String
        let size: FontSize
    }

    private var fonts = ByteCache<Key, Font>(mostBytes: 4 << 20)
    /// The installed files of each face, the face's own first.
    private var chains: [TextStyle.Face: [FontFile]] = [:]

    /// The cache limit, in bytes.
    var mostBytes: Int {
        get { fonts.mostBytes }
        set { fonts.mostBytes = newValue }
    }

    /// What the open fonts take.
    var bytes: Int { fonts.bytes }

    /// The font of a face; nil, and once an error in the log, if neither it nor a substitute is installed.
    func font(_ face: TextStyle.Face, _ size: FontSize) -> Font? {
        chain(of: face).lazy.compactMap { self.open($0, size) }.first
    }

    /// The installed files of a face, in the order in which they are asked for letters.
    func chain(of face: TextStyle.Face) -> [FontFile] {
        if let chain = chains[face] { return chain }
        let chain = face.files.compactMap { FontFile.at($0) }
        chains[face] = chain
        if chain.isEmpty {
            Log("text").error(
                "no font found for \(word: face): install fonts-quicksand, fonts-sil-andika and fonts-dejavu-core")
        }
        return chain
    }

    func open(_ file: FontFile, _ size: FontSize) -> Font? {
        let key = Key(path: file.path, size: size)
        if let font = fonts.use(key) { return font }
        if TTF_WasInit() == 0 { TTF_Init() }
        guard let letters = file.letters(size) else { return nil }
        let font = Font(letters, size)
        fonts.add(font, bytes: font.bytes, for: key)
        return font
    }
}
