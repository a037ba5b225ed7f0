import CSDL2
import Engine

/// Paints what has no area of its own: lines, ink and particles.
extension Renderer {
    func paintLine(_ points: [Point], _ width: Double, _ color: Color) throws(SDLError) {
        let line = LineRaster(
            points.map { letterbox.pixel(at: transform.point($0)) }, width: width * scale, color: color,
            within: limits)
        guard let line else { return }
        try shapes.texture(line).paint(in: SDL_Rect(line.area), opacity: color.alpha)
    }

    func paintInk(_ strokes: [Stroke], _ area: Rect) throws(SDLError) {
        try clipped(to: area) { () throws(SDLError) in
            for stroke in strokes { try paintLine(stroke.points, stroke.width, stroke.color) }
        }
    }

    func paint(_ particle: Particle) throws(SDLError) {
        let raster = ParticleRaster(
            center: letterbox.pixel(at: transform.point(particle.center)), width: particle.size.width * scale,
            height: particle.size.height * scale, radians: particle.radians + transform.radians)
        guard let area = raster.area(within: limits) else { return }
        let pixels = raster.pixels(area, particle.color.opaque)
        try Texture(
            pixels, width: Int(area.width), height: Int(area.height), isOpaque: false, canvas: canvas
        ).paint(in: SDL_Rect(area), opacity: particle.color.alpha)
    }
}
