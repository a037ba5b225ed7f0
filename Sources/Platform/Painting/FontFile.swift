import CSDL2
import CSDL2TTF
import Glibc

/// A font's file, mapped into memory once for all sizes of its letters.
///
/// So it takes no descriptor for each size, and stays while Pasaka runs, whatever becomes of the file.
@MainActor struct FontFile {
    private let bytes: UnsafeRawPointer
    private let size: Int
    private static var files: [String: FontFile] = [:]

    /// Finds the file at `path`; nil where it cannot be read.
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

    /// Its letters at a size, which the caller closes; nil where it is no font.
    func letters(pixels: Int) -> OpaquePointer? {
        guard let stream = SDL_RWFromConstMem(bytes, Int32(size)) else { return nil }
        return TTF_OpenFontRW(stream, 1, Int32(pixels))
    }
}
