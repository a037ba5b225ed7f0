import CSDL2
import CSDL2TTF
import Glibc

/// A font file, mapped into memory once for all font sizes.
///
/// So it needs no descriptor per size, and stays usable while Pasaka runs, whatever happens to the file.
@MainActor struct FontFile {
    private let bytes: UnsafeRawPointer
    private let size: Int
    private static var files: [String: FontFile] = [:]

    /// Maps the file at `path`; nil if it cannot be read.
    static func at(_ path: String) -> FontFile? {
        if let file = files[path] { return file }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        guard (1...Int(Int32.max)).contains(size),
            let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED
        else { return nil }
        let file = FontFile(bytes: UnsafeRawPointer(memory), size: size)
        files[path] = file
        return file
    }

    /// The font at a size, which the caller closes; nil if it is no font.
    func letters(pixels: Int) -> OpaquePointer? {
        guard let stream = SDL_RWFromConstMem(bytes, Int32(size)) else { return nil }
        return TTF_OpenFontRW(stream, 1, Int32(pixels))
    }
}
