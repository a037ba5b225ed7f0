import Engine

/// The layout of the gate's pages: the words at the left and the digits at the right, or above each other in an
/// upright window.
struct GateLayout {
    let viewport: Rect
    let scale: Double
    /// A picture of what to do, the words below it, and what has been typed.
    let picture, words, typed: Rect
    /// The middle of the digit 1, and from one digit to the next.
    private let first: Point
    private let step: Double

    init(_ rooms: Rooms) {
        viewport = rooms.viewport
        scale = rooms.areUpright ? 1.25 : 1
        if rooms.areUpright {
            let middle = viewport.center.y
            picture = Rect(center: Point(x: 800, y: middle - 760), width: 220, height: 220)
            words = Rect(x: 150, y: middle - 620, width: 1300, height: 150)
            typed = Rect(x: 400, y: middle - 440, width: 800, height: 150)
            (first, step) = (Point(x: 480, y: middle - 130), 320)
        } else {
            picture = Rect(center: Point(x: 400, y: 420), width: 190, height: 190)
            words = Rect(x: 80, y: 540, width: 640, height: 190)
            typed = Rect(x: 100, y: 760, width: 600, height: 130)
            (first, step) = (Point(x: 910, y: 330), 240)
        }
    }

    /// The title; one of the two keys needs room beside it.
    func title(_ way: RoomGate.Way) -> Rect {
        let (left, right) = (230 * scale, (way == .corners ? 360 : 230) * scale)
        return Rect(x: left, y: viewport.y + 50 * scale, width: 1600 - left - right, height: 110 * scale)
    }

    /// A line below the title, or two in an upright window.
    func line(_ way: RoomGate.Way) -> Rect {
        let left = scale > 1 ? 230.0 : 190, right = way == .corners ? 360 * scale : left
        return Rect(
            x: left, y: title(way).maxY + (scale > 1 ? 20 : 0), width: 1600 - left - right,
            height: scale > 1 ? 160 : 56)
    }

    /// A hint below what has been typed; in an upright window below the digits.
    var hint: Rect {
        scale > 1
            ? Rect(x: words.x, y: button(3, 0).y + radius + 16, width: words.width, height: 110)
            : Rect(x: words.x, y: typed.maxY + 10, width: words.width, height: 120)
    }

    /// What goes on behind the lock, below everything else; the corner's key needs room beside it.
    func work(_ way: RoomGate.Way) -> Rect {
        let (x, width) =
            way == .corners ? (400 * scale, 1100.0 - 350 * (scale - 1)) : scale > 1 ? (150, 1300) : (80, 640)
        return Rect(x: x, y: viewport.maxY - 150 * scale, width: width, height: 86 * scale)
    }

    var radius: Double { step * 0.42 }

    /// The middle of a button, by its row and column from 0.
    func button(_ row: Int, _ column: Int) -> Point {
        Point(x: first.x + Double(column) * step, y: first.y + Double(row) * step)
    }
}

extension Frame {
    /// The button that leads back, and the keys.
    mutating func gateKeys(_ layout: GateLayout, leave: Action, home: Action) {
        roundButton(
            "interface/icon-previous.svg", at: Point(x: 110 * layout.scale, y: layout.viewport.y + 110 * layout.scale),
            radius: 66 * layout.scale, sends: leave, label: .named("back"))
        button(.back, sends: leave)
        button(.home, sends: home)
    }

    /// A big pad with ten digits and a button that erases.
    mutating func digitPad(_ layout: GateLayout, isAwake: Bool = true, digit: (Int) -> Action, erase: Action) {
        let places = (1...9).map { ($0, ($0 - 1) / 3, ($0 - 1) % 3) } + [(0, 3, 1)]
        for (number, row, column) in places {
            digitButton(
                number, at: layout.button(row, column), radius: layout.radius, isAwake: isAwake, sends: digit(number))
        }
        guard isAwake else { return }
        roundButton(
            "interface/icon-erase.svg", at: layout.button(3, 2), radius: layout.radius, sends: erase,
            label: .named("erase"))
    }

    private mutating func digitButton(
        _ number: Int, at center: Point, radius: Double, isAwake: Bool, sends action: Action
    ) {
        let area = Rect(circleAt: center, radius: radius), depth = depth(of: action)
        let shown = area.scaled(by: 1 - 0.06 * depth)
        sheet(shown, radius: shown.width / 2, depth: depth, opacity: isAwake ? 1 : 0.4)
        let ink = Color.brown.faded(to: isAwake ? 1 : 0.3)
        draw(.text("\(number)", in: shown.inset(by: radius * 0.3), TextStyle(.title, size: radius * 0.95, color: ink)))
        guard isAwake else { return }
        hotspot(area, radius: radius, sends: action, label: .named("digit-\(number)"))
    }

    /// A row of dots: as many are full as digits have been typed.
    mutating func dots(_ full: Int, of count: Int, in area: Rect, color: Color = .plum) {
        let step = area.width / Double(count)
        for place in 0..<count {
            let center = Point(x: area.x + (Double(place) + 0.5) * step, y: area.center.y)
            let disc = Rect(circleAt: center, radius: min(step, area.height) * 0.26)
            draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(place < full ? color : Color(0xd9c4b2))))
        }
    }
}
