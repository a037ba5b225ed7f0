import Engine

/// A page whose strip scrolls below a head that stays.
struct ScrolledPage: Hashable, Sendable {
    /// The stage, or an upright window.
    let viewport: Rect
    let scale: Double
    /// The height of the head.
    let head: Double

    /// What is seen of the strip: as wide as the window, so that no shadow is cut.
    func sight(in window: Rect) -> Rect {
        let top = viewport.y + head
        return Rect(x: window.x, y: top, width: window.width, height: viewport.maxY - top)
    }

    func isSeen(_ area: Rect, in window: Rect) -> Bool { area.inset(by: -40).intersects(sight(in: window)) }

    /// Draws the wall, the strip, and over it the head with a button at its left.
    ///
    /// - Parameters:
    ///   - scroll: how far the strip is scrolled; nil for a page whose list does that.
    ///   - icon: of the button.
    ///   - nothing: keeps touches on the head from what has scrolled below it.
    func draw<Action>(
        in frame: inout Frame<Action>, _ scroll: Scroll?, _ icon: Image, _ actions: StripActions<Action>,
        nothing: Action? = nil, strip: (inout Frame<Action>) -> Void = { _ in }
    ) {
        frame.stripWall(in: viewport, scrolls: scroll?.canScroll == true)
        let sight = sight(in: frame.window)
        frame.draw(.clip(sight))
        strip(&frame)
        if let scroll { frame.scrollEdges(of: sight, above: scroll.offset > 1, below: false) }
        frame.draw(.clip(nil))
        let area = Rect(x: viewport.x, y: viewport.y, width: viewport.width, height: head)
        if let nothing { frame.hotspot(area, takesFocus: false, sends: nothing, isGround: true) }
        frame.stripKeys(icon, takesFocus: true, actions)
        // Only now: the button lies as on other pages, whose bars stay empty.
        frame.useRooms()
    }

    /// The title in the middle of the head, between its buttons.
    func drawTitle<Action>(_ words: TutorWording, in frame: inout Frame<Action>) {
        let area = Rect(
            x: 230 * scale, y: viewport.y + 44 * scale, width: 1600 - 460 * scale, height: 110 * scale)
        frame.draw(.text(frame.text(.tutor(words)), in: area, TextStyle(.title, size: 68 * scale, color: .plum)))
    }
}
