import Engine
import Stories
import TalePacks

@testable import Letters
@testable import PasakaApp

/// A kiosk while nobody is there.
extension Journey {
    static let waits: [Journey] = [.nextChild, .nobodyComes]

    /// Birds fly off; a touch on **Next** brings them back and turns no page.
    ///
    /// Then all are gone, home is as on the first day, and a hand shows how to begin, until a touch on **Sākt** ends that
    /// and opens nothing; the next one does.
    static let nextChild = Journey(
        name: "next-child", stops: [2120, 2240, 4874, 5520, 6145, 6260],
        recording: Recording(.kiosk, at: "stories/tale2/2", until: 6400) {
            $0.touch(Point(x: 1466, y: 1066), at: 2200)
            $0.touch(Point(x: 646, y: 536), at: 6200)
            $0.touch(Point(x: 646, y: 536), at: 6300)
        })

    /// A quiet hour on an upright screen: after a minute all is dark.
    ///
    /// In the morning home is dim, and a key wakes it.
    static let nobodyComes = Journey(
        name: "nobody-comes", width: 360, height: 576, stops: [2120, 2674, 6100, 6200, 6300],
        recording: Recording(
            .kiosk.changed { world in
                world.window = World.uprightWindow
                world.set { $0[.quietHours] = true }
            }, at: "stories", until: 6400
        ) {
            $0.hear(.learned(AnyDocument(Daytime(day: 20_780, hour: 22))), at: 2440)
            $0.hear(.learned(AnyDocument(Daytime(day: 20_781, hour: 7))), at: 6140)
            $0.strike(.confirm, at: 6240)
        })
}

extension World {
    /// A kiosk that waits half a minute for the next child.
    fileprivate static let kiosk: World = {
        var world = with(Story.many(6)) { $0.turn("tale2", to: 2) }
        world[Alphabets.self] = .shipped("A")
        world[Attraction.self] = Attraction(
            landscape: .committed(in: "\(Studio.repository)/assets/interface/attract.json"),
            upright: .committed(in: "\(Studio.repository)/assets/interface/attract-upright.json"))
        world.set { $0[.nextChild] = 30 }
        return world
    }()
}
