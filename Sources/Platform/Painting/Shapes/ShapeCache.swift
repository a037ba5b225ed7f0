import CSDL2
import Engine

/// A cache of rasterised shapes and lines as textures.
final class ShapeCache {
    private enum Key: Hashable {
        case shape(ShapeRaster)
        case line(LineRaster)
    }

    private let canvas: Canvas
    private var textures = ByteCache<Key, Texture>(mostBytes: 4 << 20)

    /// The cache limit, in bytes.
    var mostBytes: Int {
        get { textures.mostBytes }
        set { textures.mostBytes = newValue }
    }

    init(canvas: Canvas) { self.canvas = canvas }

    /// - Throws: ``SDLError`` if the texture cannot be allocated.
    func texture(_ shape: ShapeRaster) throws(SDLError) -> Texture {
        try texture(.shape(shape), shape.area, shape.pixels)
    }

    /// - Throws: ``SDLError`` if the texture cannot be allocated.
    func texture(_ line: LineRaster) throws(SDLError) -> Texture { try texture(.line(line), line.area, line.pixels) }

    private func texture(_ key: Key, _ area: Rect, _ pixels: () -> [UInt32]) throws(SDLError) -> Texture {
        if let known = textures.use(key) { return known }
        let texture = try Texture(
            pixels(), width: Int(area.width), height: Int(area.height), isOpaque: false, canvas: canvas)
        textures.add(texture, bytes: texture.bytes, for: key)
        return texture
    }

    /// Empties the cache before the renderer is destroyed.
    func forgetAll() { textures.removeAll() }
}
