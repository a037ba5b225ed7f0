import Engine
import NetworkShelf
import Stories

@testable import GrownUps
@testable import Hearing
@testable import KioskNetwork

/// The pages of the grown-ups' room, and its gate.
enum RoomPictures {
    static let landscape = screens("room", in: nil) + english + contrast
    static let upright = screens("upright-room", in: World.uprightWindow)

    /// - Parameter wishes: what is set on it.
    private static func page(
        _ name: String, _ route: Route, _ wishes: Settings = Settings(), gate: RoomGate = RoomGate(way: .corners),
        _ change: (inout World) -> Void = { _ in }
    ) -> ScreenTests.Screen {
        var world = World.with([.seasons], motion: .cut)
        world[Daytime.self] = today
        world[RoomGate.self] = gate
        world[Settings.self] = wishes
        change(&world)
        return ScreenTests.Screen(name: name, route: route, world: world, ticks: 1)
    }

    private static let today = Daytime(day: 20_780, hour: 10)

    private static func screens(_ prefix: String, in window: Rect?) -> [ScreenTests.Screen] {
        (pages + gates + reports + networks + others).map { screen in
            var world = screen.world
            world.window = window
            return ScreenTests.Screen(
                name: "\(prefix)-\(screen.name)", route: screen.route, world: world, ticks: screen.ticks,
                inputs: screen.inputs)
        }
    }

    /// The pages of the menu: some of their values are an administrator's, and one of them is wrong.
    private static let pages = RoomMenu.Page.allCases.map { page in
        Self.page(
            page.rawValue, page.route, Settings(["mostVolume": .number(80), "switches": .text("one")])
        ) { $0[PinnedSettings.self] = pinned }
    }

    private static let pinned = PinnedSettings(
        Settings([
            "mostVolumeOnHeadphones": .number(50), "wordsAtStart": .flag(true), "nextChild": .number(7),
            "animalBookmarks": .flag(true), "scanPace": .number(1500),
        ]))

    private static let gates = [
        page("gate", GateScreens.choice, gate: RoomGate(way: .pin)),
        page("gate-change", GateScreens.change, gate: RoomGate(way: .pin, pin: PinHash.none)),
        page("gate-change-corners", GateScreens.change),
        page("gate-first", "grownups/gate", gate: RoomGate()),
        page("gate-choice", "grownups/gate/.choice", gate: RoomGate()),
        page("gate-unclaimed", "grownups/gate", gate: RoomGate()) { $0[Kiosk.self] = Kiosk() },
        page("gate-corners", "grownups/gate"),
        page("gate-pin", "grownups/gate", gate: RoomGate(way: .pin, pin: PinHash.none)),
        page("gate-wait", "grownups/gate", gate: RoomGate(way: .pin, pin: PinHash.none, failures: 6)),
        page("gate-sum", "grownups/gate", gate: RoomGate(way: .sum)),
        page("gate-work", "grownups/gate", gate: RoomGate(way: .sum)) { $0[Sticks.self] = adding },
        page("gate-corners-work", "grownups/gate") { $0[Sticks.self] = adding },
        page("gate-new-pin", "grownups/room/new-gate/pin", gate: RoomGate(way: .sum)),
    ]

    /// A tale that is being added behind the lock.
    private static let adding: Sticks = {
        var sticks = Sticks.added
        sticks.change("/s/K/Lācis") { $0.state = .adding(done: 12, of: 40) }
        return sticks
    }()

    /// What has become of a report on this machine.
    private static let reports = [
        ("idle", ReportSaving.State.idle), ("saved", .saved(folder: "Pasaka diagnostika", .byDesktop)),
        ("full", .failed(.full)),
    ].map { name, state in
        page("report-\(name)", RoomMenu.Page.machine.route) { world in
            world[Sticks.self] = .added
            world[ReportSaving.self] = ReportSaving(state)
        }
    }

    /// The page of the network that sends tales.
    private static let networks = [
        ("none", NetworkNews()), ("joined", joined), ("invited", NetworkNews(invitation: invitation)), ("away", away),
    ].map { name, news in page("network-\(name)", NetworkPage.route) { $0[NetworkNews.self] = news } }

    private static let joined = NetworkNews(
        network: "Rīgas bibliotēkas", wanted: 12, there: 12, looked: "2026-11-29 03:24", whole: "2026-11-29 03:24")
    private static let away = NetworkNews(
        network: "Rīgas bibliotēkas", wanted: 12, there: 11, unreadable: ["Lācis un zvirbulis"],
        looked: "2026-11-29 03:24", whole: "2026-11-20 03:11", refusal: "W1", isAsking: true)
    private static let invitation = NetworkInvitation(
        network: "Rīgas bibliotēkas", digest: "0123456789abcdef", pictures: ["bear", "moon", "umbrella", "key"],
        stick: "PASAKA")

    private static let others = [
        page("menu", RoomMenu.route),
        page("menu-network", RoomMenu.route) { $0[NetworkNews.self] = NetworkNews(invitation: invitation) },
        page("time-rules", "grownups/time/rules", Settings(["quietHours": .flag(true), "goodNightFrom": .number(19)])),
        page("hearing", "grownups/hearing"),
        page("hearing-week", "grownups/hearing") { $0[HearingRecord.self] = heard(hours: 25) },
        page("hearing-over", "grownups/hearing") { $0[HearingRecord.self] = heard(hours: 50) },
    ]

    /// What is kept after so many hours as loud as a week allows for 40.
    private static func heard(hours: Double) -> HearingRecord {
        var record = HearingRecord()
        record.calibrate(.unknown, meter: 65, level: -20)
        let exposure = Exposure(seconds: hours * 3600, level: HearingRecord.allowedLevel - 85, output: .unknown)
        record.add(exposure, on: today.day)
        return record
    }

    /// The longest pages in the other language.
    private static let english = [
        page("english-room-gate-first", "grownups/gate", inEnglish, gate: RoomGate()),
        page("english-room-gate-unclaimed", "grownups/gate", inEnglish, gate: RoomGate()) { $0[Kiosk.self] = Kiosk() },
        page("english-room-menu", RoomMenu.route, inEnglish),
        page("english-room-sound", RoomMenu.Page.sound.route, inEnglish),
        page("english-room-rules", RoomMenu.Page.rules.route, inEnglish),
        page("english-time", "grownups/time", inEnglish),
        page("english-time-rules", "grownups/time/rules", inEnglish),
        page("english-hearing", "grownups/hearing", inEnglish),
    ]
    private static let inEnglish = Settings(["language": .text("en"), "switches": .text("two")])

    /// Stronger colours and the largest letters.
    private static let contrast = [
        page("contrast-grownups", "grownups", seenWell),
        page("contrast-room-menu", RoomMenu.route, seenWell),
        page("contrast-room-screen", RoomMenu.Page.screen.route, seenWell),
        page("contrast-time", "grownups/time", seenWell),
        page("contrast-gate-pin", "grownups/gate", seenWell, gate: RoomGate(way: .pin, pin: PinHash.none)),
    ]
    private static let seenWell = Settings(["highContrast": .flag(true), "letterSize": .text("largest")])
}
