import Testing

@testable import Engine

struct DoorTests {
    private static func door(canBeHidden: Bool = true, waits: Bool) -> Door {
        var door = Door("Sarunas", nil, to: "soltura", size: .modest)
        (door.canBeHidden, door.waitsInKiosk) = (canBeHidden, waits)
        return door
    }

    private static func world(isKiosk: Bool, hidden: [String] = [], shown: [String] = []) -> World {
        var (world, settings) = (World(), Settings())
        settings[.hiddenDoors] = hidden
        settings[.shownDoors] = shown
        world[Settings.self] = settings
        world[Kiosk.self] = isKiosk ? Kiosk() : nil
        return world
    }

    @Test(arguments: [
        (world(isKiosk: false), true), (world(isKiosk: true), false),
        (world(isKiosk: true, shown: ["soltura"]), true), (world(isKiosk: true, shown: ["letters"]), false),
        (world(isKiosk: false, hidden: ["soltura"]), false),
        (world(isKiosk: true, hidden: ["soltura"], shown: ["soltura"]), false),
    ])
    func `a door that waits in a kiosk is on home once a grown-up shows it`(world: World, isShown: Bool) {
        #expect(Self.door(waits: true).isShown(in: world) == isShown)
    }

    @Test func `another door is there in a kiosk, too, and one that cannot be hidden always`() {
        #expect(Self.door(waits: false).isShown(in: Self.world(isKiosk: true)))
        let hidden = Self.world(isKiosk: true, hidden: ["soltura"])
        #expect(!Self.door(waits: false).isShown(in: hidden))
        #expect(Self.door(canBeHidden: false, waits: true).isShown(in: hidden))
    }

    @Test(arguments: [
        (world(isKiosk: false), "hiddenDoors"), (world(isKiosk: true), "shownDoors"),
        (world(isKiosk: true, shown: ["soltura"]), "shownDoors"),
        (world(isKiosk: true, hidden: ["soltura"]), "hiddenDoors"),
    ])
    func `a grown-up turns what decides`(world: World, setting: String) {
        let toggle = Self.door(waits: true).toggle(in: world)
        #expect(toggle.settings.map(\.name) == [setting])
    }
}
