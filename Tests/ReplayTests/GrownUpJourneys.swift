import Engine
import Stories
import TalePacks

@testable import Letters

/// What a grown-up has set: another language, another volume.
extension Journey {
    static let settings: [Journey] = [.inEnglish, .volume]

    /// Everything in English: home, the shelf, a tale to its end, the letters, the page for grown-ups, the gate and the
    /// room.
    static let inEnglish = Journey(
        name: "in-english", stops: [20, 100, 290, 440, 640, 710, 765, 825, 1060, 1160],
        recording: Recording(
            .learning(.shipped).changed { world in
                world[Shelf.self] = Shelf(stories: [.seasons, .king])
                world.set { $0[.language] = "en" }
            }, until: 1180
        ) {
            $0.touch(Point(x: 646, y: 536), at: 30)
            $0.touch(Point(x: 560, y: 600), at: 110)
            $0.press(.next, at: 150)
            for turn in 0..<4 { $0.press(.next, at: 180 + turn * 12) }
            $0.press(.home, at: 300)
            $0.touch(Point(x: 1025, y: 536), at: 360)
            $0.press(.home, at: 450)
            $0.touch(.began, 1, Point(x: 800, y: 1120), at: 500)
            $0.touch(.ended, 1, Point(x: 800, y: 1120), at: 630)
            $0.touch(Point(x: 300, y: 1090), at: 650)
            for (place, point) in [Point(x: 910, y: 330), Point(x: 910, y: 330), Point(x: 1150, y: 570)].enumerated() {
                $0.touch(point, at: 700 + place * 18)
            }
            $0.touch(Point(x: 800, y: 270), at: 780)
            for (finger, corner) in [(Int64(1), Point(x: 120, y: 1080)), (2, Point(x: 1480, y: 120))] {
                $0.touch(.began, finger, corner, at: 840)
                $0.touch(.ended, finger, corner, at: 1030)
            }
            $0.touch(Point(x: 1300, y: 340), at: 1080)
        })

    /// The volume keys while nothing plays: louder up to the most, where a red line is, and softer to the least.
    static let volume = Journey(
        name: "volume", stops: [20, 60, 200, 330],
        recording: Recording(
            .with([.seasons, .king]).changed { world in
                world.set { $0[.mostVolume] = 80 }
            }, at: "stories", until: 340
        ) {
            for tick in [10, 30, 40, 50] { $0.strike(.louder, at: tick) }
            for step in 0..<14 { $0.strike(.quieter, at: 210 + step * 8) }
        })
}
