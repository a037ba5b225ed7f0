/// The stage's position in a window, and the conversion between the two.
public struct Letterbox: Hashable, Sendable {
    /// The window, in pixels.
    public let window: Size
    /// Pixels per stage point.
    public let scale: Double
    /// The stage's top left corner in the window, in whole pixels.
    public let origin: Point

    /// Centres the stage at the largest size that fits.
    ///
    /// - Parameter window: in pixels; a window without area counts as one pixel.
    public init(window: Size) {
        self.window = Size(width: max(1, window.width), height: max(1, window.height))
        scale = min(self.window.width / Stage.size.width, self.window.height / Stage.size.height)
        origin = Point(
            x: ((self.window.width - Stage.size.width * scale) / 2).rounded(.down),
            y: ((self.window.height - Stage.size.height * scale) / 2).rounded(.down))
    }

    /// The stage's rectangle in the window, in whole pixels.
    public var stage: Rect {
        Rect(
            x: origin.x, y: origin.y, width: max(1, (Stage.size.width * scale).rounded()),
            height: max(1, (Stage.size.height * scale).rounded()))
    }

    /// The whole window, in stage points.
    public var view: Rect {
        let corner = point(atPixel: .zero)
        return Rect(x: corner.x, y: corner.y, width: window.width / scale, height: window.height / scale)
    }

    /// The stage point at a pixel; outside the stage for a pixel in the bars.
    public func point(atPixel pixel: Point) -> Point { (pixel - origin) * (1 / scale) }

    public func pixel(at point: Point) -> Point { point * scale + origin }

    /// A stage rectangle in pixels, with edges on whole pixels so that neighbours meet without a seam.
    public func pixels(_ area: Rect) -> Rect {
        let left = (area.x * scale + origin.x).rounded()
        let top = (area.y * scale + origin.y).rounded()
        return Rect(
            x: left, y: top, width: (area.maxX * scale + origin.x).rounded() - left,
            height: (area.maxY * scale + origin.y).rounded() - top)
    }
}
