import CSDL2
import Engine

/// Shapes that have been drawn once, kept as textures.
final class ShapeCache {
    private let renderer: OpaquePointer
    private var textures: [ShapeRaster: Entry] = [:]
    private var bytes = 0
    private var uses = 0

    /// The most that shapes may take, in bytes.
    var mostBytes = 4 << 20

    private final class Entry {
        let texture: Texture
        var lastUse: Int

        init(_ texture: Texture, lastUse: Int) { (self.texture, self.lastUse) = (texture, lastUse) }
    }

    init(renderer: OpaquePointer) { self.renderer = renderer }

    /// - Throws: ``SDLError`` if there is no memory for the texture.
    func texture(_ shape: ShapeRaster) throws(SDLError) -> Texture {
        uses += 1
        if let known = textures[shape] {
            known.lastUse = uses
            return known.texture
        }
        let texture = try check(
            Optional(
                Texture(
                    shape.pixels(), width: Int(shape.area.width), height: Int(shape.area.height), isOpaque: false,
                    renderer: renderer)), "SDL_CreateTexture")
        textures[shape] = Entry(texture, lastUse: uses)
        bytes += texture.bytes
        makeRoom()
        return texture
    }

    private func makeRoom() {
        while bytes > mostBytes, textures.count > 1,
            let oldest = textures.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            bytes -= oldest.value.texture.bytes
            textures[oldest.key] = nil
        }
    }
}
