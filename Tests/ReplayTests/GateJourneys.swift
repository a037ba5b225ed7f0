import Engine
import Stories
import TalePacks

/// Hands that lie about, mash or come second, and a hand that presses one switch.
extension Journey {
    static let hands = [palm, mashing, secondFinger, oneSwitch]

    /// A palm rests on a slide while a finger of the other hand taps; when it is up, the next tap turns the page.
    static let palm = Journey(
        name: "palm", stops: [170, 320],
        recording: recording(.with([.seasons]), at: "stories/gadalaiki/2", until: 340) {
            $0.contact(.began, 1, 700, 700, at: 30)
            $0.contact(.moved, 1, 706, 704, at: 60)
            $0.touch(2, 1466, 1066, at: 140)
            $0.contact(.ended, 1, 706, 704, at: 200)
            $0.touch(2, 1466, 1066, at: 260)
        })

    /// A hand drums on the picture and then on the button for the next page: only soft ripples, until it is calm.
    static let mashing = Journey(
        name: "mashing", stops: [70, 100, 380],
        recording: recording(.with([.seasons]), at: "stories/gadalaiki/2", until: 400) {
            for tap in 0..<12 { $0.touch(1, 600 + Double(tap) * 30, 500, at: 10 + tap * 5, lets: 2) }
            for tap in 0..<4 { $0.touch(1, 1466, 1066, at: 75 + tap * 5, lets: 2) }
            $0.touch(1, 1466, 1066, at: 300)
        })

    /// One child rests a finger on a cover's title while another taps a cover: a soft ring, and nothing opens.
    static let secondFinger = Journey(
        name: "second-finger", stops: [58, 160],
        recording: recording(.with(Story.many(6)), at: "stories", until: 180) {
            $0.contact(.began, 1, 800, 420, at: 20)
            $0.touch(2, 320, 420, at: 40)
            for step in 1...6 { $0.contact(.moved, 1, 800, 420 - Double(step) * 20, at: 40 + step * 4) }
            $0.contact(.ended, 1, 800, 300, at: 90)
        })

    /// One key alone: Sākt, a tale, whose title page goes on by itself, and its next page; the focus walks by itself and waits while the tale is told.
    static let oneSwitch = Journey(
        name: "one-switch", stops: [50, 120, 290, 720, 800],
        recording: recording(.switched, until: 840) {
            for tick in [60, 150, 730] {
                $0.append(.key(Input.Key(nil)), at: tick)
                $0.append(.key(Input.Key(nil, .released)), at: tick + 20)
            }
            // A trembling hand.
            $0.append(.key(Input.Key(nil)), at: 64)
            $0.append(.key(Input.Key(.confirm)), at: 70)
            $0.hear(.narrationStarted(Story.voice("pavasaris"), seconds: 2), at: 445)
            $0.hear(.narrationEnded(Story.voice("pavasaris")), at: 580)
        })

    private static func recording(
        _ world: World, at route: Route = .home, until end: Int, _ inputs: (inout Recording) -> Void
    ) -> Recording {
        var unsorted = Recording(start: world, route: route)
        inputs(&unsorted)
        var recording = Recording(start: world, route: route)
        for event in unsorted.events.sorted(by: { $0.tick < $1.tick }) { recording.append(event.input, at: event.tick) }
        recording.end(at: end)
        return recording
    }
}

extension Recording {
    fileprivate mutating func contact(_ phase: Contact.Phase, _ id: Int64, _ x: Double, _ y: Double, at tick: Int) {
        append(.contact(Contact(phase, id, at: Point(x: x, y: y), milliseconds: tick * 1000 / 60)), at: tick)
    }

    fileprivate mutating func touch(_ id: Int64, _ x: Double, _ y: Double, at tick: Int, lets ticks: Int = 6) {
        contact(.began, id, x, y, at: tick)
        contact(.ended, id, x, y, at: tick + ticks)
    }
}

extension World {
    /// A tale, and a child with one switch.
    fileprivate static var switched: World {
        var world = with([.seasons])
        var settings = Settings()
        settings[.switches] = "one"
        world[Settings.self] = settings
        return world
    }
}
