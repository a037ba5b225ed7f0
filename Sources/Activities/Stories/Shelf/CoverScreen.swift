import Engine

/// A scrolling strip of covers that speak their titles: the bookcase, and each of its shelves.
protocol CoverScreen: Screen {
    /// Identifies a cover.
    associatedtype Place: Hashable, Sendable

    var scroll: Scroll { get set }
    var voice: CoverVoice<Place> { get set }
}

extension CoverScreen {
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
    mutating func coverWall() {
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
        roundButton(icon, at: Point(x: 110, y: 110), radius: 66, takesFocus: takesFocus, sends: actions.leave)
        button(.back, sends: actions.leave)
        button(.home, sends: actions.home)
        button(.previous, sends: actions.pageUp)
        button(.next, sends: actions.pageDown)
    }
}
