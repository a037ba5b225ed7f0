/// A screen that is a strip of things to choose from: it scrolls, and fills an upright window.
public protocol StripScreen: Screen {
    var scroll: Scroll { get set }
    var rooms: Rooms { get }
}

extension StripScreen {
    /// The viewport of the strip: the stage, or an upright window.
    public var viewport: Rect { rooms.areUpright ? rooms.window : Stage.bounds }

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
    /// - Parameter viewport: the stage, or an upright window.
    public mutating func stripWall(in viewport: Rect) {
        if viewport != Stage.bounds { useRooms() }
        picture.ground = .around("interface/paper.jpg")
        (picture.nextGround, dragAxis) = (picture.ground, .vertical)
        draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
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
        let (inset, radius) = picture.bounds == Stage.bounds ? (110.0, 66.0) : (120, 92)
        roundButton(
            icon, at: Point(x: inset, y: picture.bounds.y + inset), radius: radius, takesFocus: takesFocus,
            sends: actions.leave,
            label: label ?? .named(icon == "interface/icon-home.svg" ? "home" : "back"))
        button(.back, sends: actions.leave)
        button(.home, sends: actions.home)
        button(.previous, sends: actions.pageUp)
        button(.next, sends: actions.pageDown)
    }
}
