/// The bars that letterboxing leaves beside the stage: rooms that a screen may use.
///
/// A window is as wide as the stage or as high, so there are rooms above and below, or at both sides, but never both.
public struct Rooms: Hashable, Sendable {
    /// The whole window, in stage points.
    public let window: Rect

    public init(in window: Rect = Stage.bounds) { self.window = window }

    public var above: Rect? { room(Rect(x: window.x, y: window.y, width: window.width, height: -window.y)) }
    public var below: Rect? {
        let top = Stage.bounds.maxY
        return room(Rect(x: window.x, y: top, width: window.width, height: window.maxY - top))
    }
    public var left: Rect? { room(Rect(x: window.x, y: window.y, width: -window.x, height: window.height)) }
    public var right: Rect? {
        let start = Stage.bounds.maxX
        return room(Rect(x: start, y: window.y, width: window.maxX - start, height: window.height))
    }

    /// Whether the window is held upright and high enough for what a landscape screen has on its stage: from 4:5 on.
    public var areUpright: Bool { window.height >= Stage.size.width * 1.25 }

    /// What a screen that fills an upright window has for itself: that window, or else the stage.
    public var viewport: Rect { areUpright ? window : Stage.bounds }

    /// A bar; nil if only the rounding of the stage to whole pixels has left it.
    private func room(_ bar: Rect) -> Rect? { min(bar.width, bar.height) >= 8 ? bar : nil }
}
