import CFreeType
import CSDL2
import CSDL2TTF
import Glibc
import Storage

/// A font file, mapped into memory once for all font sizes.
///
/// So it needs no descriptor per size, and stays usable while Pasaka runs, whatever happens to the file.
@MainActor struct FontFile {
    let path: String
    private let bytes: UnsafeRawPointer
    private let size: Int
    /// Its letters without a size, to ask which there are.
    private let face: FT_Face
    private static var files: [String: FontFile] = [:]
    private static let library: FT_Library? = {
        var library: FT_Library?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()

    /// Maps the file at `path`; nil if it cannot be read, or is no font.
    static func at(_ path: String) -> FontFile? {
        if let file = files[path] { return file }
        let most = Int(Int32.max)
        guard let descriptor = try? OrdinaryFile.open(path, atMost: most, followsLinks: true) else { return nil }
        defer { close(descriptor) }
        guard let size = try? Int(FileBytes.status(of: descriptor).st_size), size > 0,
            let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED
        else { return nil }
        var face: FT_Face?
        let start = memory.assumingMemoryBound(to: UInt8.self)
        guard let library, FT_New_Memory_Face(library, start, size, 0, &face) == 0, let face else {
            munmap(memory, size)
            return nil
        }
        let file = FontFile(path: path, bytes: UnsafeRawPointer(memory), size: size, face: face)
        files[path] = file
        return file
    }

    /// Whether it has all that is seen of a text.
    func has(_ text: some StringProtocol) -> Bool { text.unicodeScalars.allSatisfy { !$0.isSeen || has($0) } }

    func has(_ scalar: Unicode.Scalar) -> Bool { FT_Get_Char_Index(face, FT_ULong(scalar.value)) != 0 }

    /// The font at a size, which the caller closes; nil if it is no font.
    func letters(_ size: FontSize) -> OpaquePointer? {
        guard let stream = SDL_RWFromConstMem(bytes, Int32(self.size)) else { return nil }
        switch size {
        case .sharp(let pixels): return TTF_OpenFontRW(stream, 1, Int32(pixels))
        case .exact(let parts):
            // A point is a 72nd of an inch: at one point, the dots per inch are the size in 72nds of a pixel.
            guard let font = TTF_OpenFontDPIRW(stream, 1, 1, UInt32(parts), UInt32(parts)) else { return nil }
            TTF_SetFontHinting(font, TTF_HINTING_LIGHT)
            return font
        }
    }
}

extension Unicode.Scalar {
    /// Whether a font needs something to paint it: not a line's end, a joiner or a variation selector.
    fileprivate nonisolated var isSeen: Bool {
        if value < 0x300 { return value >= 0x20 && value != 0xad }
        return properties.generalCategory != .format && !properties.isVariationSelector
    }
}

/// The size of a font's letters, and whether their widths are rounded.
nonisolated enum FontSize: Hashable {
    /// Whole pixels, in which each letter takes whole pixels too: sharp, but up to a tenth wider or narrower.
    case sharp(pixels: Int)
    /// In 72nds of a pixel; each letter takes what the font says, to a 64th.
    case exact(parts: Int)

    /// - Parameter pixels: at least 6.
    init(_ pixels: Double, isExact: Bool) {
        let pixels = max(6, pixels)
        self = isExact ? .exact(parts: Int((pixels * 72).rounded())) : .sharp(pixels: Int(pixels.rounded()))
    }

    var pixels: Int {
        switch self {
        case .sharp(let pixels): pixels
        case .exact(let parts): parts / 72
        }
    }
}
