import TalePacks
import TestSupport

@testable import Engine

extension Journey {
    /// A grown-up with many tales: carries one by its handle, finds two by words, selects them and hides both.
    static let manyTales: Journey = {
        let keyboard = ScreenKeyboard(.latvian, .english)
        let keys = keyboard.places(in: TypingPlace.keyboardArea(in: Rooms())).joined()
        func key(_ letter: Character) -> Point {
            keys.first { keyboard.character(of: $0.key) == String(letter) }?.cap.center ?? .zero
        }
        let send = keys.first { $0.key == .send }?.cap.center ?? .zero
        var world = World.with(Story.library(24))
        world[OwnTales.self] = OwnTales(root: 0)
        var recording = Recording(start: world, route: "grownups/shelf")
        recording.hear(
            .answer(RemovalAnswer.known(RemovedTales(used: 83_000_000, free: 5_200_000_000))), at: 6)
        recording.drag(from: (1451, 641), to: (1451, 850), at: 60, ticks: 40)
        recording.tap(600, 108, at: 160)
        for (place, letter) in "ab".enumerated() {
            recording.tap(key(letter).x, key(letter).y, at: 230 + place * 20)
        }
        recording.tap(send.x, send.y, at: 300)
        recording.append(.press(Point(x: 400, y: 290)), at: 380)
        recording.append(.release(Point(x: 400, y: 290)), at: 430)
        recording.tap(400, 468, at: 500)
        recording.tap(298, 1105, at: 560)
        recording.end(at: 620)
        return Journey(name: "many-tales", stops: [40, 96, 130, 200, 280, 340, 440, 520, 600], recording: recording)
    }()
}
