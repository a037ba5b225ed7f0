import CSDL2
import CSDL2Image

/// Pixels written as PNG.
public nonisolated enum PNG {
    /// Callable on any thread.
    ///
    /// - Parameter pixels: 4 bytes each, blue first, row by row.
    /// - Returns: empty if they cannot be written.
    public static func bytes(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
        guard width > 0, pixels.count == width * height * 4 else { return [] }
        var pixels = pixels
        // Rows that cannot be compressed are stored as they are.
        let room = pixels.count + pixels.count / 64 + 4096
        return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = pixels.withUnsafeMutableBytes { pixels in
                let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                    pixels.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4),
                    SDL_PIXELFORMAT_RGB888.rawValue)
                guard let surface, let target = SDL_RWFromMem(buffer.baseAddress, Int32(room)) else { return 0 }
                defer { SDL_FreeSurface(surface) }
                defer { _ = SDL_RWclose(target) }
                return IMG_SavePNG_RW(surface, target, 0) == 0 ? Int(SDL_RWtell(target)) : 0
            }
        }
    }
}
