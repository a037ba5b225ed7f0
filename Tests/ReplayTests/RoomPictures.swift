import Engine

@testable import GrownUps

/// The pages of the grown-ups' room, and its gate.
enum RoomPictures {
    static let landscape = screens("room", in: nil)
    static let upright = screens("upright-room", in: Letterbox(window: Size(width: 360, height: 576)).view)

    private static func screens(_ prefix: String, in window: Rect?) -> [ScreenTests.Screen] {
        let pages = RoomMenu.Page.allCases.map { ($0.rawValue, $0.route, RoomGate(way: .corners)) }
        let others: [(String, Route, RoomGate)] = [
            ("menu", RoomMenu.route, RoomGate(way: .corners)),
            ("gate", GateScreens.choice, RoomGate(way: .pin)),
            ("gate-first", "grownups/gate", RoomGate()),
            ("gate-corners", "grownups/gate", RoomGate(way: .corners)),
            ("gate-pin", "grownups/gate", RoomGate(way: .pin, pin: PinHash.none)),
            ("gate-wait", "grownups/gate", RoomGate(way: .pin, pin: PinHash.none, failures: 6)),
            ("gate-sum", "grownups/gate", RoomGate(way: .sum)),
            ("gate-new-pin", "grownups/room/gate/pin", RoomGate(way: .sum)),
        ]
        return (pages + others).map { name, route, gate in
            var world = World.with([.seasons], motion: .cut)
            world.window = window
            world[RoomGate.self] = gate
            world[Settings.self] = Settings(["mostVolume": .number(80), "switches": .text("one")])
            world[PinnedSettings.self] = PinnedSettings(
                Settings(["mostVolumeOnHeadphones": .number(50), "highContrast": .flag(true), "nextChild": .number(7)]))
            return ScreenTests.Screen(name: "\(prefix)-\(name)", route: route, world: world, ticks: 1)
        }
    }
}
