import Engine
import Testing

@testable import GrownUps

struct StickPairsViewModelTests {
    private static func tale(pictures: Int, recordings: Int) -> StickTale {
        var tale = StickTale(place: "/s/K/Vasara", stamp: "", title: "Vasara", id: "vasara")
        tale.state = .ready
        tale.tiles = (0..<pictures).map { SlideTile(picture: .good, sound: .missing, file: "\($0).jpg") }
        tale.recordings = (0..<recordings).map { "Jauns ieraksts (\($0)).m4a" }
        return tale
    }

    private func sticks(_ tale: StickTale) -> Sticks {
        Sticks(sticks: [Stick(name: "K", place: "/s/K", tales: [tale])])
    }

    private func show(pictures: Int = 4, recordings: Int = 3) -> Show {
        var world = World(motion: .cut)
        world[Sticks.self] = sticks(Self.tale(pictures: pictures, recordings: recordings))
        return Show(world: world, activities: activities, at: "grownups/stick/1")
    }

    private func tap(_ show: inout Show, _ place: Rect) -> [Command] {
        _ = show.advance(40)
        return show.take(.press(place.center)) + show.take(.release(place.center))
    }

    private func orders(_ commands: [Command]) -> [StickCommand] {
        commands.compactMap { $0.request(StickCommand.self)?.content }
    }

    private func picture(_ number: Int) -> Rect { StickRecordingsLayout().place(ofPicture: number) }
    private func recording(_ place: Int) -> Rect { StickRecordingsLayout().place(onShelf: place) }
    private func words(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    @Test func `touching a recording plays it, and the picture touched next gets it`() {
        var show = show()
        let part = StickPart(tale: "/s/K/Vasara", recording: 0, start: 0, end: 3600)
        #expect(orders(tap(&show, recording(0))) == [.hear(part)])
        var heard = sticks(Self.tale(pictures: 4, recordings: 3))
        heard.heard = Sticks.Heard(part: part, sound: "memory/1.wav")
        #expect(show.take(.reply(.learned(AnyDocument(heard)))) == [.narrate("memory/1.wav")])
        #expect(orders(tap(&show, picture(2))) == [.pair(tale: "/s/K/Vasara", [nil, nil, 0, nil])])
        #expect(words(show).contains("Ieraksti, kam vēl nav bildes: 2"))
    }

    @Test func `a picture touched again gives its recording back into the hand`() {
        var show = show()
        _ = tap(&show, recording(1))
        _ = tap(&show, picture(0))
        #expect(orders(tap(&show, picture(0))).first == .pair(tale: "/s/K/Vasara", [nil, nil, nil, nil]))
        #expect(orders(tap(&show, picture(3))) == [.pair(tale: "/s/K/Vasara", [nil, nil, nil, 1])])
    }

    @Test func `a prepared recording replays at once, and another touch stops it`() {
        var show = show()
        _ = tap(&show, recording(0))
        var heard = sticks(Self.tale(pictures: 4, recordings: 3))
        heard.heard = Sticks.Heard(
            part: StickPart(tale: "/s/K/Vasara", recording: 0, start: 0, end: 3600), sound: "memory/1.wav")
        _ = show.take(.reply(.learned(AnyDocument(heard))))
        #expect(tap(&show, recording(0)) == [.stopNarration])
        #expect(tap(&show, recording(0)) == [.narrate("memory/1.wav")])
    }

    @Test func `what is left over is left out only by a button that says so`() {
        var show = show()
        #expect(words(show).contains("Pievienot bez 3 ierakstiem"))
        for number in 0..<2 {
            _ = tap(&show, recording(0))
            _ = tap(&show, picture(number))
        }
        #expect(words(show).contains("Pievienot bez 1 ieraksta"))
        let commands = tap(&show, Rect(x: 960, y: 20, width: 590, height: 180))
        #expect(
            orders(commands) == [.pair(tale: "/s/K/Vasara", [0, 1, nil, nil]), .add(["/s/K/Vasara"])])
        #expect(show.route == "grownups/stick")
    }

    @Test func `arrows reach recordings beyond the shelf`() {
        var show = show(pictures: 12, recordings: 9)
        #expect(!words(show).contains("Jauns ieraksts (4)"))
        _ = tap(&show, Rect(circleAt: StickRecordingsLayout().after, radius: 60))
        #expect(words(show).contains("Jauns ieraksts (4)"))
        _ = tap(&show, Rect(circleAt: StickRecordingsLayout().after, radius: 60))
        #expect(words(show).contains("Jauns ieraksts (8)"))
    }

    @Test func `keys can pair too`() {
        var show = show()
        var commands: [Command] = []
        for button in [.down, .confirm, .up, .confirm] as [Input.Button] {
            commands += show.take(.button(button)) + show.take(.buttonReleased(button))
        }
        #expect(orders(commands).last == .pair(tale: "/s/K/Vasara", [0, nil, nil, nil]))
    }

    @Test func `a stick that is pulled leaves the page`() {
        var show = show()
        _ = show.take(.reply(.learned(AnyDocument(Sticks()))))
        #expect(show.route == "grownups/stick")
    }

    @Test func `every place that is touched is 20 mm large on a tablet of 10 inches`() {
        // 216 mm for 1280 pixels, and 800 pixels for 1200 points.
        let millimetres = 216.0 / 1280 * 800 / 1200
        for place in [picture(0), recording(0)] {
            #expect(min(place.width, place.height) * millimetres >= 20)
        }
    }
}
