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
        let pixels = Transform(scale: letterbox.scale, about: .zero)
        let sheet = ink.sheet(strokes, InkSheet.Kind(transform.followed(by: pixels), area))
        let corner = letterbox.pixel(at: transform.point(.zero))
        guard abs(corner.x) < 1e6, abs(corner.y) < 1e6 else { return }
        try clipped(to: area) { () throws(SDLError) in
            try sheet.paint(on: canvas, at: (Int(corner.x.rounded()), Int(corner.y.rounded())))
        }
    }

    func paint(_ particles: [Particle]) throws(SDLError) {
        for particle in particles {
            let box = TurnedBox(
                center: letterbox.pixel(at: transform.point(particle.center)), width: particle.size.width * scale,
                height: particle.size.height * scale, radians: particle.radians + transform.radians)
            if !canvas.blend(box, particle.color) { try paint(box, particle.color) }
        }
    }

    /// Has SDL paint a particle: the graphics card turns a small white sheet with soft edges.
    private func paint(_ box: TurnedBox, _ color: Color) throws(SDLError) {
        let sheet = ShapeRaster(
            shape: .filled, width: 32, height: 32, radius: 0, scale: 1, top: color.opaque, bottom: color.opaque)
        canvas.turn = Canvas.Turn(radians: box.radians, about: box.center)
        defer { canvas.turn = nil }
        let area = Rect(center: box.center, width: box.width, height: box.height)
        guard area.intersects(limits.inset(by: -area.width - area.height)) else { return }
        try shapes.texture(sheet).paint(
            in: SDL_Rect(
                Rect(
                    x: area.x.rounded(), y: area.y.rounded(), width: area.width.rounded(), height: area.height.rounded()
                )),
            opacity: color.alpha)
    }
}
