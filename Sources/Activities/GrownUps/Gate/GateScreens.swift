import Engine

/// The gate's pages: `grownups/gate/stick` before `grownups/stick`, `grownups/gate/.pin/stick` for the first PIN.
enum GateScreens {
    static let route: Route = "grownups/gate"
    /// The page of the room on which the way is changed.
    static let choice: Route = "grownups/room/gate"
    private static let newPin: Route = "grownups/room/gate/pin"
    /// No page's name begins with a dot.
    private static let pinPart = ".pin"

    static func screen(_ route: Route, _ world: World) -> (any Screen)? {
        if route == choice { return RoomScreen(world: world) { page($0, pin: newPin, then: choice) } }
        if route == newPin { return PinChoiceViewModel(world: world, then: choice) }
        guard route.parts.starts(with: Self.route.parts) else { return nil }
        if let way = world.gate.way, way != .pin || world.gate.pin != nil {
            return GateViewModel(route: route, world: world, way: way)
        }
        let behind = route.parts.dropFirst(Self.route.parts.count)
        if behind.first == pinPart {
            let gate = Route((Self.route.parts + behind.dropFirst()).joined(separator: "/"))
            return PinChoiceViewModel(world: world, then: gate.beyondGate)
        }
        let pin = Route((Self.route.parts + [pinPart] + behind).joined(separator: "/"))
        return RoomScreen(world: world) { page($0, pin: pin, then: route) }
    }

    /// The three ways, each with its picture.
    ///
    /// - Parameters:
    ///   - pin: where a PIN is set.
    ///   - next: where the others lead, which need nothing more.
    private static func page(_ world: World, pin: Route, then next: Route) -> RoomPage {
        func row(
            _ way: RoomGate.Way, _ words: Wording, _ note: Wording, _ picture: Image, _ content: RoomRow.Content
        ) -> RoomRow {
            var row = RoomRow(words, picture, content)
            row.note = .phrase(note)
            row.isWanted = world.gate.way == way
            row.label = .named("gate-\(way.rawValue)")
            return row
        }
        func chosen(_ way: RoomGate.Way) -> RoomRow.Content {
            .button([.save(AnyDocument(RoomGate(way: way))), .open(next)])
        }
        return RoomPage(
            .chooseGate,
            [
                row(.corners, .gateOfCorners, .gateOfCornersNote, "interface/icon-corners.svg", chosen(.corners)),
                row(.pin, .gateOfPin, .gateOfPinNote, "interface/icon-pin.svg", .door(pin)),
                row(.sum, .gateOfSum, .gateOfSumNote, "interface/icon-sum.svg", chosen(.sum)),
            ])
    }
}
