import Dispatch
import Engine
import Platform
import Sentences
import System

/// A picture that a service wants as PNG; the loop, whose thread paints, carries it out.
struct PaintOrder: Sendable {
    let picture: Picture
    let width, height: Int
    let decoder: PictureDecoder
    /// Gets the bytes on any thread; none if it cannot be painted.
    let done: @Sendable ([UInt8]) -> Void

    /// Paints on this thread, and writes on another.
    @MainActor func carryOut() {
        do throws(SDLError) {
            let renderer = try Renderer(width: width, height: height, decoder: decoder)
            try renderer.paintWhole(picture)
            DispatchQueue(label: "pasaka.png", qos: .utility).async { [self, pixels = renderer.pixels] in
                done(PNG.bytes(pixels, width: width, height: height))
            }
        } catch {
            Log("picture").warning("a picture cannot be painted: \(error)")
            done([])
        }
    }
}
