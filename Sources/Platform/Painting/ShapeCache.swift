import CSDL2
import Engine

/// A cache of rasterised shapes and lines as textures.
final class ShapeCache {
    private enum Key: Hashable {
        case shape(ShapeRaster)
        case line(LineRaster)
    }

    private let canvas: Canvas
    private var textures: [Key: Entry] = [:]
    private var bytes = 0
    private var uses = 0

    /// The cache limit, in bytes.
    var mostBytes = 4 << 20

    private final class Entry {
        let texture: Texture
        var lastUse: Int

        init(_ texture: Texture, lastUse: Int) { (self.texture, self.lastUse) = (texture, lastUse) }
    }

    init(canvas: Canvas) { self.canvas = canvas }

    /// - Throws: ``SDLError`` if the texture cannot be allocated.
    func texture(_ shape: ShapeRaster) throws(SDLError) -> Texture {
        try texture(.shape(shape), shape.area, shape.pixels)
    }

    /// - Throws: ``SDLError`` if the texture cannot be allocated.
    func texture(_ line: LineRaster) throws(SDLError) -> Texture { try texture(.line(line), line.area, line.pixels) }

    private func texture(_ key: Key, _ area: Rect, _ pixels: () -> [UInt32]) throws(SDLError) -> Texture {
        uses += 1
        if let known = textures[key] {
            known.lastUse = uses
            return known.texture
        }
        let texture = try Texture(
            pixels(), width: Int(area.width), height: Int(area.height), isOpaque: false, canvas: canvas)
        textures[key] = Entry(texture, lastUse: uses)
        bytes += texture.bytes
        makeRoom()
        return texture
    }

    /// Empties the cache before the renderer is destroyed.
    func forgetAll() { (textures, bytes) = ([:], 0) }

    private func makeRoom() {
        while bytes > mostBytes, textures.count > 1,
            let oldest = textures.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            bytes -= oldest.value.texture.bytes
            textures[oldest.key] = nil
        }
    }
}
