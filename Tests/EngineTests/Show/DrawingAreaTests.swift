import Testing

@testable import Engine

/// A screen to draw on, with a button above it.
private struct Slate: Screen {
    enum Action { case clear }

    static let area = Rect(x: 100, y: 100, width: 1400, height: 1000)
    static let button = Rect(x: 1300, y: 900, width: 200, height: 200)

    var now = 0
    var strokes: [[Contact]] = []
    var drags: [Drag] = []

    mutating func perform(_ action: Action) -> [Command] {
        strokes = []
        return [.play("clear")]
    }

    mutating func mark(_ contact: Contact) -> [Command] {
        switch contact.phase {
        case .began: strokes.append([contact])
        case .moved, .ended: strokes[strokes.count - 1].append(contact)
        case .lost: strokes.removeLast()
        }
        return []
    }

    mutating func drag(_ drag: Drag) -> [Command] {
        drags.append(drag)
        return []
    }

    func draw(in frame: inout Frame<Action>) {
        frame.dragAxis = .horizontal
        frame.drawingArea = Self.area
        frame.hotspot(Self.button, sends: .clear)
    }
}

struct DrawingAreaTests {
    private func contact(_ phase: Contact.Phase, _ x: Double, _ y: Double, _ milliseconds: Int) -> Contact {
        Contact(phase, 1, at: Point(x: x, y: y), milliseconds: milliseconds)
    }

    private func scene(after contacts: [Contact]) -> Scene<Slate> {
        var scene = Scene(Slate(), Entrance(motion: .eased, isNew: false, glass: Glass(millimetresPerPoint: 0.125)))
        for contact in contacts { _ = scene.take(.contact(contact)) }
        return scene
    }

    @Test func `each motion of a finger comes with its time, in both axes, from its first point on`() {
        let stroke = [
            contact(.began, 500, 500, 7), contact(.moved, 500.1, 500, 8), contact(.moved, 501, 502.5, 9),
            contact(.moved, 503, 530, 9), contact(.ended, 503, 530, 31),
        ]
        let scene = scene(after: stroke)
        #expect(scene.screen.strokes == [stroke])
        #expect(scene.screen.drags == [])
        #expect(!scene.isHeld)
    }

    @Test func `a stroke goes on beyond the area and over a button, which it does not press`() {
        let stroke = [
            contact(.began, 500, 500, 0), contact(.moved, 5, 5, 9), contact(.moved, 1400, 1000, 18),
            contact(.ended, 1400, 1000, 27),
        ]
        #expect(scene(after: stroke).screen.strokes == [stroke])
    }

    @Test func `a button above the area still works, and a finger that leaves it does not draw`() {
        let stroke = [contact(.began, 500, 500, 0), contact(.ended, 500, 500, 9)]
        let tap = [contact(.began, 1400, 1000, 20), contact(.ended, 1400, 1000, 30)]
        #expect(scene(after: stroke + tap).screen.strokes == [])
        let slip = [contact(.began, 1400, 1000, 20), contact(.moved, 500, 1000, 25), contact(.ended, 500, 1000, 30)]
        #expect(scene(after: stroke + slip).screen.strokes == [stroke])
    }

    @Test func `beside the area a finger drags`() {
        let drag = [contact(.began, 50, 500, 0), contact(.moved, 150, 500, 9), contact(.ended, 150, 500, 18)]
        let screen = scene(after: drag).screen
        #expect(screen.strokes == [])
        #expect(screen.drags.prefix(2) == [.began(at: Point(x: 50, y: 500)), .moved(by: Point(x: 52, y: 0))])
    }

    @Test func `a lost finger takes its stroke back, and an end without a beginning is none`() {
        let lost = [contact(.began, 500, 500, 0), contact(.moved, 510, 500, 9), contact(.lost, 510, 500, 9)]
        let scene = scene(after: lost + [contact(.moved, 520, 500, 20), contact(.ended, 520, 500, 30)])
        #expect(scene.screen.strokes == [])
        #expect(!scene.isHeld)
    }

    @Test func `a palm that rests on the area draws nothing, and its finger's replay draws the same`() {
        var recording = Recording(start: World(motion: .cut), route: .home)
        recording.append(.contact(contact(.began, 500, 500, 0)), at: 3)
        recording.append(.contact(Contact(.began, 2, at: Point(x: 900, y: 900), milliseconds: 4)), at: 3)
        recording.append(.contact(Contact(.moved, 2, at: Point(x: 905, y: 900), milliseconds: 5)), at: 3)
        recording.append(.contact(contact(.moved, 510, 500, 8)), at: 3)
        recording.append(.contact(contact(.ended, 510, 500, 16)), at: 4)
        recording.end(at: 10)
        var seen: [Picture] = []
        recording.replay([Activity(name: "") { _, _ in Counting() }], stops: [3, 10]) { seen.append($1.picture) }
        #expect(seen.map(\.drawings.count) == [2, 3])
    }

    // MARK: - What may be told of it

    /// What a note of the contacts has, each taken after it was noted.
    private func noted(_ contacts: [Contact]) -> [Contact?] {
        var show = Show(world: World(motion: .cut), activities: [Activity(name: "") { _, _ in Slate() }])
        return contacts.map { contact in
            defer { _ = show.take(.contact(contact)) }
            guard case .contact(let noted) = show.discreet(.contact(contact)) else { return nil }
            return noted
        }
    }

    @Test func `of a stroke only its beginning and its end are told, and of one place`() {
        let center = Slate.area.center
        let stroke = [
            contact(.began, 500, 500, 7), contact(.moved, 600, 400, 8), contact(.moved, 5, 5, 9),
            contact(.ended, 5, 5, 31),
        ]
        #expect(
            noted(stroke) == [
                contact(.began, center.x, center.y, 7), nil, nil, contact(.ended, center.x, center.y, 31),
            ])
        let hard = Contact(.began, 1, at: Point(x: 500, y: 500), milliseconds: 7, pressure: 0.5)
        #expect(noted([hard]) == [contact(.began, center.x, center.y, 7)])
    }

    @Test func `a palm beside the drawing finger is told as little`() {
        let palm = Contact(.moved, 2, at: Point(x: 905, y: 900), milliseconds: 5)
        #expect(noted([contact(.began, 500, 500, 0), palm]).last == .some(nil))
        #expect(noted([palm]) == [nil])
    }

    @Test func `a tap on a button, and a finger beside the area, are told as they are`() {
        let tap = [contact(.began, 1400, 1000, 20), contact(.moved, 1401, 1002, 25), contact(.ended, 1401, 1002, 30)]
        let drag = [contact(.began, 50, 500, 40), contact(.moved, 50, 900, 49), contact(.ended, 50, 900, 58)]
        #expect(noted(tap + drag) == tap + drag)
        #expect(Show(world: World(), activities: Activity.playrooms).discreet(.contact(drag[1])) == .contact(drag[1]))
    }

    @Test func `of the thumbstick that moves the pen no direction is told`() {
        let show = Show(world: World(), activities: [Activity(name: "") { _, _ in Slate() }])
        func told(_ side: Input.Thumbstick.Side, _ x: Double, _ y: Double, in show: Show) -> Input? {
            show.discreet(.thumbstick(Input.Thumbstick(pad: 3, side, x: x, y: y)))
        }
        func push(_ side: Input.Thumbstick.Side, _ x: Double, _ y: Double) -> Input? {
            .thumbstick(Input.Thumbstick(pad: 3, side, x: x, y: y))
        }
        #expect(told(.right, -0.3, 0.7, in: show) == push(.right, 1, 0))
        #expect(told(.right, 0, 0.1, in: show) == push(.right, 0, 0))
        #expect(told(.left, -0.3, 0.7, in: show) == push(.left, -0.3, 0.7))
        let other = Show(world: World(), activities: Activity.playrooms)
        #expect(told(.right, -0.3, 0.7, in: other) == push(.right, -0.3, 0.7))
    }

    @Test func `keys and news are told as they are`() {
        let show = Show(world: World(), activities: [Activity(name: "") { _, _ in Slate() }])
        for input: Input in [.key(Input.Key(.confirm, .pressed)), .button(.left), .key(Input.Key(nil))] {
            #expect(show.discreet(input) == input)
        }
    }

    /// Draws a dot for each contact.
    private struct Counting: Screen {
        var now = 0
        var count = 0

        mutating func perform(_ action: Int) -> [Command] { [] }

        mutating func mark(_ contact: Contact) -> [Command] {
            count += 1
            return []
        }

        func draw(in frame: inout Frame<Int>) {
            frame.drawingArea = Stage.bounds
            for _ in 0..<count { frame.draw(.shape(.filled, in: Slate.button, radius: 0, .flat(.plum))) }
        }
    }
}
