import Engine

/// The gate's pages: `grownups/gate/stick` before `grownups/stick`, and behind the first sum `grownups/gate/.choice/stick`
/// for the first choice and `grownups/gate/.pin/stick` for the first PIN.
enum GateScreens {
    static let route: Route = "grownups/gate"
    /// The row of the room that changes the way; it asks for the way so far.
    static let change: Route = "grownups/room/gate"
    /// The page to which that row leads.
    static let choice: Route = "grownups/room/new-gate"
    private static let newPin: Route = "grownups/room/new-gate/pin"
    /// No page's name begins with a dot.
    private static let (choicePart, pinPart) = (".choice", ".pin")

    static func screen(_ route: Route, _ world: World, _ activities: [Activity]) -> (any Screen)? {
        if route == choice { return RoomScreen(world: world) { page($0, pin: newPin, then: choice) } }
        if route == newPin { return PinChoiceViewModel(world: world, then: choice) }
        let isChange = route == change
        guard isChange || route.parts.starts(with: Self.route.parts) else { return nil }
        if let way = world.gate.wayIn {
            return isChange
                ? GateViewModel(route: route, world: world, way: way, then: choice, purpose: .change)
                : GateViewModel(route: route, world: world, way: way, activities: activities)
        }
        return isChange ? first(route, world, then: choice) : unchosen(route, world)
    }

    /// The pages while there is no way in: at home who adds two numbers chooses one, a kiosk's keeper sets a PIN.
    private static func unchosen(_ route: Route, _ world: World) -> any Screen {
        let behind = route.parts.dropFirst(Self.route.parts.count)
        let rest = behind.first.map { [choicePart, pinPart].contains($0) } == true ? behind.dropFirst() : behind
        @Sendable func gate(_ part: String?) -> Route {
            Route((Self.route.parts + [part].compactMap(\.self) + rest).joined(separator: "/"))
        }
        switch behind.first {
        case choicePart where !world.isKiosk:
            return RoomScreen(world: world) { page($0, pin: gate(pinPart), then: gate(nil)) }
        case pinPart where !world.isKiosk: return PinChoiceViewModel(world: world, then: gate(nil).beyondGate)
        default: return first(gate(nil), world, then: gate(choicePart))
        }
    }

    private static func first(_ route: Route, _ world: World, then next: Route) -> any Screen {
        world.isKiosk
            ? UnclaimedRoomViewModel(route: route, world: world)
            : GateViewModel(route: route, world: world, way: .sum, then: next, purpose: .first)
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
