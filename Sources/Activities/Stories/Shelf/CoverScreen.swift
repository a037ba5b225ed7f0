import Engine

/// A scrolling strip of covers that speak their titles: the bookcase, and each of its shelves.
protocol CoverScreen: Screen {
    /// Identifies a cover.
    associatedtype Place: Hashable, Sendable

    var scroll: Scroll { get set }
    var voice: CoverVoice<Place> { get set }
    var rooms: Rooms { get }
}

extension CoverScreen {
    /// Where the strip is seen: the stage, or an upright window.
    var viewport: Rect { rooms.areUpright ? rooms.window : Stage.bounds }

    /// The place on the screen of an area of the strip.
    func placed(_ area: Rect) -> Rect { area.moved(by: Point(x: 0, y: viewport.y - scroll.offset)) }

    mutating func drag(_ drag: Drag) -> [Command] {
        scroll.follow(drag) { $0.y }
        return []
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        return voice.tick(now: now)
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    var rest: Rest { Rest.whether(scroll.isMoving).and(voice.rest(now: now)) }
}

/// The actions of a strip of covers besides those of its covers.
struct StripActions<Action> {
    /// The button at its top, and going back.
    let leave: Action
    let home: Action
    let pageUp, pageDown: Action
}

extension Frame {
    /// The wall behind the covers.
    ///
    /// - Parameter viewport: the stage, or an upright window.
    mutating func coverWall(in viewport: Rect) {
        if viewport != Stage.bounds { useRooms() }
        picture.ground = .around("interface/paper.jpg")
        (picture.nextGround, dragAxis) = (picture.ground, .vertical)
        draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
    }

    /// The button above the covers, and the keys that leave and scroll.
    ///
    /// - Parameters:
    ///   - icon: shows where the button leads.
    ///   - takesFocus: false beside lower covers, where it would catch the focus on its way to those above.
    mutating func coverKeys(_ icon: Image, takesFocus: Bool, _ actions: StripActions<Action>) {
        let (inset, radius) = picture.bounds == Stage.bounds ? (110.0, 66.0) : (120, 92)
        roundButton(
            icon, at: Point(x: inset, y: picture.bounds.y + inset), radius: radius, takesFocus: takesFocus,
            sends: actions.leave)
        button(.back, sends: actions.leave)
        button(.home, sends: actions.home)
        button(.previous, sends: actions.pageUp)
        button(.next, sends: actions.pageDown)
    }
}
