import Engine
import Letters
import NetworkShelf
import PackMaker
import Stories
import TalePacks

@testable import GrownUps
@testable import KioskNetwork
@testable import PasakaApp

/// A picture of the manuals: screens of Pasaka as it ships, side by side.
struct ManualPicture: Sendable, CustomStringConvertible {
    /// Its path in the repository.
    let file: String
    /// The size of each screen, in pixels.
    var width = 480, height = 360
    var columns = 2
    /// The quality of the JPEG, in percent.
    var quality: Int32 = 76
    let screens: [ScreenTests.Screen]

    var description: String { file }

    static let all = [front, stick, gate, room, screen, tales, time, evening, counts, rules, network] + soltura

    // MARK: - What is seen

    private static let front = ManualPicture(
        file: "assets/screens/pasaka.jpg", width: 800, height: 600, quality: 88,
        screens: [
            seen(.home), seen("stories"), seen("stories/vecisa_cimdins/4"),
            seen("stories/kakisa_dzirnavas/5", ticks: 1) { $0[ReadingWishes.self] = ReadingWishes(showsWords: true) },
        ])

    private static let stick = ManualPicture(
        file: "kiosk/pictures/home.jpg", width: 640, height: 480, columns: 1,
        screens: [seen(.home) { $0[Sticks.self] = Sticks.full }])

    private static let network = ManualPicture(
        file: "kiosk/pictures/network.jpg", width: 640, height: 480, columns: 1,
        screens: [
            seen("grownups/network") { world in
                world[NetworkNews.self] = NetworkNews(
                    invitation: NetworkInvitation(
                        network: "Rīgas bibliotēkas", digest: "0123456789abcdef",
                        pictures: ["bear", "moon", "umbrella", "key"], stick: "PASAKA"))
            }
        ])

    private static let gate = ManualPicture(
        file: "assets/screens/room-gate.jpg", quality: 60,
        screens: [
            seen("grownups"),
            seen("grownups/gate/.choice/room") { $0[RoomGate.self] = RoomGate() },
            seen(
                "grownups/gate/room", ticks: 100,
                [
                    .contact(Contact(.began, 1, at: Point(x: 120, y: 1080), milliseconds: 0)),
                    .contact(Contact(.began, 2, at: Point(x: 1480, y: 120), milliseconds: 0)),
                ]),
            seen("grownups/gate/room") { $0[RoomGate.self] = RoomGate(way: .pin, pin: PinHash.none) },
        ])

    private static let room = ManualPicture(
        file: "assets/screens/room-sound.jpg",
        screens: [
            seen("grownups/room"), seen("grownups/room/sound") { world in world.set { $0[.mostVolume] = 80 } },
        ])

    private static let screen = ManualPicture(
        file: "assets/screens/room-screen.jpg",
        screens: [
            seen("grownups/room/screen") { world in world.set { $0[.letterSize] = "largest" } },
            seen("stories/racenis/1") { world in
                world.set { $0[.letterSize] = "largest" }
                world[ReadingWishes.self] = ReadingWishes(showsWords: true)
            },
        ])

    private static let tales = ManualPicture(
        file: "assets/screens/room-tales.jpg",
        screens: [
            seen("grownups/shelf", [known([])], own) { world in
                world.set {
                    $0[.firstTales] = ["kukulitis", "vasara"]
                    $0[.hiddenTales] = ["kukulitis"]
                }
            },
            seen(
                "grownups/shelf",
                [known([]), known([RemovedTales.Tale(folder: "v", title: own[0].title, daysLeft: 30)])]),
        ])

    private static let time = ManualPicture(
        file: "assets/screens/room-time.jpg",
        screens: [
            seen("grownups/time") { $0.light(4, burned: 1) },
            seen("stories") { $0.light(4, burned: 1) },
        ])

    private static let evening = ManualPicture(
        file: "assets/screens/room-evening.jpg",
        screens: [
            seen("grownups/time/rules") { world in world.set { $0[.quietHours] = true } },
            seen("stories") { $0.light(1, burned: 1) },
        ])

    private static let counts = ManualPicture(
        file: "assets/screens/room-counts.jpg", columns: 1,
        screens: [
            seen("grownups/counts") { world in
                var show = Show(world: world, activities: activities, at: .home)
                for (tale, slides) in [("sarkangalvite", [2, 4, 4, 5]), ("kukulitis", [1, 6]), ("racenis", [3])] {
                    for slide in slides {
                        show = Show(world: show.world, activities: activities, at: Route("stories/\(tale)/\(slide)"))
                        _ = show.advance(1)
                        _ = show.take(.button(.back))
                    }
                }
                world[Counts.self] = show.world[Counts.self]
            }
        ])

    private static let rules = ManualPicture(
        file: "assets/screens/room-rules.jpg",
        screens: [seen("grownups/room/rules"), seen("stories", ticks: 5400 + 200) { $0[Attraction.self] = attraction }])

    private static let attraction: Attraction = {
        let nothing = Recording(start: World(), route: .home)
        return Attraction(landscape: nothing, upright: nothing)
    }()

    // MARK: - How it is made

    /// The tales that ship, and below one of a family's own.
    static let folders = ["\(Studio.repository)/assets/stories", Studio.tales]
    private static let shipped = StoryService(roots: [folders[0]]).loadShelf()

    static func seen(
        _ route: Route, ticks: Int = 1, pause: Int = 0, _ inputs: [Input] = [], _ more: [Story] = [],
        change: (inout World) -> Void = { _ in }
    ) -> ScreenTests.Screen {
        var world = World.with(shipped.stories + more, motion: .cut)
        world[Alphabets.self] = .shipped
        world[Daytime.self] = Daytime(day: 20_780, hour: 10)
        world[RoomGate.self] = RoomGate(way: .corners)
        world[OwnTales.self] = OwnTales(root: 1)
        world[Installation.self] = Installation(
            version: Places.version, storiesFolder: "/var/lib/pasaka/stories",
            progressFile: "/var/lib/pasaka/progress.json")
        change(&world)
        return ScreenTests.Screen(
            name: "\(route)", route: route, world: world, ticks: ticks, inputs: inputs, pause: pause)
    }

    private static let own = [
        Story(
            id: "vasara", title: "Mūsu vasara", cover: "stories/1/gadalaiki/vasara.svg",
            slides: [
                Slide(id: "1", image: "stories/1/gadalaiki/vasara.svg", narration: "stories/1/gadalaiki/vasara.ogg")
            ])
    ]

    private static func known(_ tales: [RemovedTales.Tale]) -> Input {
        let room = RemovedTales(tales: tales, used: 83_000_000, free: 5_200_000_000)
        return .reply(.answer(RemovalAnswer.known(room)))
    }
}
