import CSDL2
import CSDL2Image
import Engine
import Glibc

/// Pictures of what a renderer without a window has painted.
extension Renderer {
    /// Writes what has been painted to a PNG file.
    ///
    /// - Throws: ``SDLError`` if the file cannot be written, or the renderer has a window.
    public func savePhotograph(to path: String) throws(SDLError) {
        guard let surface else { throw SDLError("savePhotograph", reason: "only without a window") }
        try check(IMG_SavePNG(surface, path), "IMG_SavePNG")
    }

    /// The pixels that have been painted in memory, blue first, row by row.
    public var pixels: [UInt8] {
        guard let surface, let bytes = surface.pointee.pixels else { return [] }
        let (row, pitch) = (Int(surface.pointee.w) * 4, Int(surface.pointee.pitch))
        return (0..<Int(surface.pointee.h)).flatMap {
            Array(UnsafeRawBufferPointer(start: bytes + $0 * pitch, count: row))
        }
    }

    /// Paints until everything that the picture shows has come; a photograph does not wait for the world.
    public func paintWhole(_ picture: Picture) throws(SDLError) {
        try paint(picture)
        present()
        while pictures.isWaiting {
            usleep(500)
            guard takeArrivals() else { continue }
            try paint(picture)
            present()
        }
    }
}
