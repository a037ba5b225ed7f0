import CSDL2
import CSDL2Image
import Engine
import Glibc

/// Screenshots of a renderer without a window.
extension Renderer {
    /// Writes the painted image to a PNG file, or without compression to one that ends in ".bmp".
    ///
    /// - Throws: ``SDLError`` if the file cannot be written, or the renderer has a window.
    public func savePhotograph(to path: String) throws(SDLError) {
        guard let surface else { throw SDLError("savePhotograph", "only without a window") }
        if path.hasSuffix(".bmp") {
            try check(SDL_SaveBMP_RW(surface, SDL_RWFromFile(path, "wb"), 1), "SDL_SaveBMP")
        } else {
            try check(IMG_SavePNG(surface, path), "IMG_SavePNG")
        }
    }

    /// The painted pixels in memory, blue first, row by row.
    public var pixels: [UInt8] {
        guard let surface, let bytes = surface.pointee.pixels else { return [] }
        let (row, pitch) = (Int(surface.pointee.w) * 4, Int(surface.pointee.pitch))
        return (0..<Int(surface.pointee.h)).flatMap {
            Array(UnsafeRawBufferPointer(start: bytes + $0 * pitch, count: row))
        }
    }

    /// Paints until all pictures have arrived; a screenshot need not be fast.
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

    /// Paints a picture without showing it, and reads the colours at some points of the stage.
    ///
    /// The next picture must be repainted in full. A picture that has not arrived yet is painted as absent.
    public func colors(of picture: Picture, at places: [Point]) throws(SDLError) -> [Color] {
        try paint(picture)
        var colors: [Color] = []
        for place in places {
            let pixel = box(place)
            var area = SDL_Rect(x: pixel.x, y: pixel.y, w: 1, h: 1)
            var bytes: [UInt8] = [0, 0, 0, 0]
            try check(
                SDL_RenderReadPixels(handle, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, &bytes, 4),
                "SDL_RenderReadPixels")
            colors.append(Color(red: bytes[2], green: bytes[1], blue: bytes[0]))
        }
        return colors
    }

    private func box(_ place: Point) -> (x: Int32, y: Int32) {
        let pixel = letterbox.pixel(at: place)
        return (Int32(pixel.x), Int32(pixel.y))
    }
}
