/// A screen that is a strip of things to choose from: it scrolls, and fills an upright window.
public protocol StripScreen: Screen {
    var scroll: Scroll { get set }
    var rooms: Rooms { get }
}

extension StripScreen {
    /// The viewport of the strip: the stage, or an upright window.
    public var viewport: Rect { rooms.viewport }

    /// The place on the screen of an area of the strip.
    public func placed(_ area: Rect) -> Rect { area.moved(by: Point(x: 0, y: viewport.y - scroll.offset)) }

    public mutating func drag(_ drag: Drag) -> [Command] {
        scroll.follow(drag) { $0.y }
        return []
    }
}

/// The actions of a strip besides those of the things on it.
public struct StripActions<Action> {
    /// The button at its top, and going back.
    let leave: Action
    let home: Action
    let pageUp, pageDown: Action

    public init(leave: Action, home: Action, pageUp: Action, pageDown: Action) {
        (self.leave, self.home, self.pageUp, self.pageDown) = (leave, home, pageUp, pageDown)
    }
}

extension Frame {
    /// The wall behind a strip.
    ///
    /// - Parameters:
    ///   - viewport: the stage, or an upright window.
    ///   - scrolls: whether there is more of the strip than is seen.
    public mutating func stripWall(in viewport: Rect, scrolls: Bool = false) {
        if viewport != Stage.bounds { useRooms() }
        picture.ground = .around("interface/paper.jpg")
        (picture.nextGround, dragAxis) = (picture.ground, scrolls ? .vertical : nil)
        draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
    }

    /// Keeps what is drawn next of a scrolled strip below its head.
    ///
    /// - Parameters:
    ///   - viewport: the stage, or an upright window.
    ///   - offset: how far it is scrolled.
    public mutating func stripBelowHead(in viewport: Rect, at offset: Double) {
        if offset > 1 { draw(.clip(stripSight(in: viewport))) }
    }

    /// What is seen of a scrolled strip: all that is below the button at its top.
    private func stripSight(in viewport: Rect) -> Rect {
        let head = stripButton(in: viewport)
        let top = viewport.y + head.inset + head.radius + 23
        return Rect(x: window.x, y: top, width: window.width, height: viewport.maxY - top)
    }

    /// The distance of the middle of the button at the top from the edges, and its radius.
    private func stripButton(in viewport: Rect) -> (inset: Double, radius: Double) {
        viewport == Stage.bounds ? (110, 66) : (120, 92)
    }

    /// The head of a scrolled strip, below which the strip ends: a touch there does nothing but scroll back.
    public mutating func stripHead(in viewport: Rect, at offset: Double, pageUp: Action) {
        guard offset > 1 else { return }
        draw(.clip(nil))
        // Its shadow is as wide as the window, also where the stage is narrower.
        useRooms()
        let sight = stripSight(in: viewport)
        scrollEdges(of: sight, above: true, below: false)
        let head = Rect(x: window.x, y: viewport.y, width: window.width, height: sight.y - viewport.y)
        hotspot(head, takesFocus: false, sends: pageUp, isGround: true)
    }

    /// A soft shade over the lower edge while there is more below, and an arrow; a touch there scrolls.
    ///
    /// - Parameters:
    ///   - height: of the shade.
    ///   - rest: how much there is below.
    public mutating func moreBelow(
        in viewport: Rect, height: Double, radius: Double, rest: Double, pageDown: Action
    ) {
        // The margin below the last row hides nothing.
        guard rest > 44 else { return }
        // It is as wide as the window, also where the stage is narrower.
        useRooms()
        let shade = Rect(x: window.x, y: viewport.maxY - height, width: window.width, height: height)
        draw(.shape(.filled, in: shade, radius: 0, .shaded(top: .cream.faded(to: 0), bottom: .cream)))
        hotspot(shade, takesFocus: false, sends: pageDown, isGround: true)
        roundButton(
            "interface/icon-more.svg", at: Point(x: shade.center.x, y: shade.maxY - radius * 1.24), radius: radius,
            takesFocus: false, sends: pageDown, label: .named("page-down"))
    }

    /// The button above the strip, and the keys that leave and scroll.
    ///
    /// - Parameters:
    ///   - icon: shows where the button leads.
    ///   - takesFocus: false beside lower things, where it would catch the focus on its way to those above.
    ///   - label: names where it leads; nil for home, or back.
    public mutating func stripKeys(
        _ icon: Image, takesFocus: Bool, label: SpokenLabel? = nil, _ actions: StripActions<Action>
    ) {
        let viewport = rooms.viewport, (inset, radius) = stripButton(in: viewport)
        roundButton(
            icon, at: Point(x: inset, y: viewport.y + inset), radius: radius, takesFocus: takesFocus,
            sends: actions.leave,
            label: label ?? .named(icon == "interface/icon-home.svg" ? "home" : "back"))
        button(.back, sends: actions.leave)
        button(.home, sends: actions.home)
        button(.previous, sends: actions.pageUp)
        button(.next, sends: actions.pageDown)
    }
}
