import Engine

@testable import GrownUps

/// A grown-up at the gate of the room.
extension Journey {
    static let gates: [Journey] = [.cornersGate, .pinGate, .lockedRoom]

    private static let corners = (Point(x: 120, y: 1080), Point(x: 1480, y: 120))
    private static let pin = PinHash(rawValue: "hash of 1234")

    private static func recording(
        _ gate: RoomGate, at route: Route, until end: Int, _ inputs: (inout Recording) -> Void
    ) -> Recording {
        var world = World.with([.seasons])
        world[RoomGate.self] = gate
        var recording = Recording(start: world, route: route)
        inputs(&recording)
        recording.end(at: end)
        return recording
    }

    /// A sum, the choice of two keys, and they are held; a third finger cancels, and after all are lifted they open the room.
    static let cornersGate = Journey(
        name: "gate-corners", stops: [60, 110, 220, 300, 370, 550, 680],
        recording: recording(RoomGate(), at: "grownups", until: 700) {
            $0.tap(300, 1090, at: 2)
            for (place, digit) in [1, 2, 4].enumerated() { $0.type(digit, at: 46 + place * 18) }
            $0.tap(800, 270, at: 122)
            $0.finger(.began, 1, corners.0, at: 170)
            $0.finger(.began, 2, corners.1, at: 180)
            $0.finger(.began, 3, Point(x: 800, y: 600), at: 270)
            $0.finger(.ended, 3, Point(x: 800, y: 600), at: 280)
            $0.finger(.ended, 1, corners.0, at: 320)
            $0.finger(.ended, 2, corners.1, at: 330)
            $0.finger(.began, 4, corners.1, at: 350)
            $0.finger(.began, 5, corners.0, at: 360)
            $0.finger(.ended, 4, corners.1, at: 600)
            $0.finger(.ended, 5, corners.0, at: 602)
        })

    /// A PIN that is wrong, and then right.
    static let pinGate = Journey(
        name: "gate-pin", stops: [40, 120, 200, 330],
        recording: recording(RoomGate(way: .pin, pin: pin), at: "grownups/gate/room", until: 340) {
            for (place, digit) in [1, 2, 3, 5].enumerated() { $0.type(digit, at: 40 + place * 20) }
            $0.hear(.answer(GateAnswer.fits(false), to: 0), at: 115)
            for (place, digit) in [1, 2, 3, 4].enumerated() { $0.type(digit, at: 150 + place * 20) }
            $0.hear(.answer(GateAnswer.fits(true), to: 0), at: 225)
        })

    /// A room that nobody touches for a minute and a half.
    static let lockedRoom = Journey(
        name: "gate-locks", stops: [100, 5500],
        recording: recording(RoomGate(way: .sum), at: "grownups/room/sound", until: 5520) {
            $0.tap(1480, 270, at: 60)
        })
}

extension Recording {
    fileprivate mutating func finger(_ phase: Contact.Phase, _ id: Int64, _ point: Point, at tick: Int) {
        append(.contact(Contact(phase, id, at: point, milliseconds: tick * 1000 / 60)), at: tick)
    }

    fileprivate mutating func type(_ digit: Int, at tick: Int) {
        let place = GateLayout(Rooms()).button((digit - 1) / 3, (digit - 1) % 3)
        tap(place.x, place.y, at: tick)
    }
}
