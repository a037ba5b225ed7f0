import CSDL2
import CSDL2TTF
import Glibc
import Storage

/// A font file, mapped into memory once for all font sizes.
///
/// So it needs no descriptor per size, and stays usable while Pasaka runs, whatever happens to the file.
@MainActor struct FontFile {
    private let bytes: UnsafeRawPointer
    private let size: Int
    /// The files that were asked for; nil for one that could not be read.
    private static var files: [String: FontFile?] = [:]

    /// Maps the file at `path`; nil if it cannot be read.
    static func at(_ path: String) -> FontFile? {
        if let known = files[path] { return known }
        let file = map(path)
        files[path] = .some(file)
        return file
    }

    private static func map(_ path: String) -> FontFile? {
        let most = Int(Int32.max)
        guard let descriptor = try? OrdinaryFile.open(path, atMost: most, followsLinks: true) else { return nil }
        defer { close(descriptor) }
        guard let size = try? Int(FileBytes.status(of: descriptor).st_size), size > 0,
            let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED
        else { return nil }
        return FontFile(bytes: UnsafeRawPointer(memory), size: size)
    }

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

/// The size of a font's letters, and whether their widths are rounded.
nonisolated enum FontSize: Hashable {
    /// Whole pixels, in which each letter takes whole pixels too: sharp, but up to a tenth wider or narrower.
    case sharp(pixels: Int)
    /// The size in 72nds of a pixel; each letter takes what the font says, to a 64th.
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
