import Engine
import TalePacks
import Testing

@testable import GrownUps

struct StickCutsViewModelTests {
    private func sticks(_ cuts: RecordingCuts?, heard: Sticks.Heard? = nil) -> Sticks {
        var tale = StickTale(place: "/s/K/Vasara", stamp: "", title: "Vasara", id: "vasara")
        tale.state = .ready
        tale.isWhole = true
        tale.recordings = ["Visa pasaka.m4a"]
        tale.cuts = cuts
        tale.tiles = (0..<4).map { SlideTile(picture: .good, sound: .missing, file: "\($0).jpg") }
        return Sticks(sticks: [Stick(name: "K", place: "/s/K", tales: [tale])], heard: heard)
    }

    private let cuts = RecordingCuts(bounds: [0, 10, 20, 30, 40], pauses: [10, 14, 20, 30])

    private func show(_ sticks: Sticks, at route: Route = "grownups/stick/1") -> Show {
        var world = World(motion: .cut)
        world[Sticks.self] = sticks
        return Show(world: world, activities: activities, at: route)
    }

    private func tap(_ show: inout Show, _ place: Rect) -> [Command] {
        _ = show.advance(40)
        return show.take(.press(place.center)) + show.take(.release(place.center))
    }

    private func orders(_ commands: [Command]) -> [StickCommand] {
        commands.compactMap { $0.request(StickCommand.self)?.content }
    }

    private func picture(_ number: Int) -> Rect { StickRecordingsLayout().place(ofPicture: number) }
    private let later = Rect(x: 560, y: 984, width: 480, height: 182)
    private let silence = Rect(x: 1060, y: 984, width: 480, height: 182)
    private func part(_ start: Double, _ end: Double) -> StickPart {
        StickPart(tale: "/s/K/Vasara", recording: 0, start: start, end: end)
    }
    private func words(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    @Test func `the recording is listened to when the page opens, and then the lengths are shown`() {
        var show = show(sticks(nil))
        #expect(orders(show.advance(1)) == [.look, .findCuts(tale: "/s/K/Vasara")])
        #expect(words(show).contains("Klausās ierakstu un dala to pa lapām…"))
        _ = show.take(.reply(.learned(AnyDocument(sticks(cuts)))))
        #expect(words(show).filter { $0 == "0:10" }.count == 4)
        #expect(
            words(show).contains("Ieraksts sadalīts garākajās pauzēs. Pieskarieties bildei, lai dzirdētu tās daļu."))
    }

    @Test func `a picture that is touched says its part`() {
        var show = show(sticks(cuts))
        #expect(orders(tap(&show, picture(1))) == [.hear(part(10, 20))])
        let heard = Sticks.Heard(part: part(10, 20), sound: "memory/1.wav")
        #expect(show.take(.reply(.learned(AnyDocument(sticks(cuts, heard: heard))))) == [.narrate("memory/1.wav")])
        #expect(words(show).contains("2. bilde: 0:10 – 0:20"))
    }

    @Test func `its end moves by a pause, and the new end plays`() {
        var show = show(sticks(cuts))
        _ = tap(&show, picture(0))
        #expect(
            orders(tap(&show, later)) == [.cut(tale: "/s/K/Vasara", [0, 14, 20, 30, 40]), .hear(part(10, 14))])
        #expect(words(show).contains("0:14"))
    }

    @Test func `a page without sound shifts all parts to the next page`() {
        var show = show(sticks(cuts))
        _ = tap(&show, picture(0))
        #expect(orders(tap(&show, silence)) == [.cut(tale: "/s/K/Vasara", [0, 0, 10, 20, 40])])
        #expect(words(show).contains("bez skaņas"))
        #expect(orders(tap(&show, silence)).first == .cut(tale: "/s/K/Vasara", [0, 10, 20, 30, 40]))
    }

    @Test func `what is seen is what is added`() {
        var show = show(sticks(cuts))
        _ = tap(&show, picture(0))
        _ = tap(&show, later)
        let commands = orders(tap(&show, Rect(x: 960, y: 20, width: 590, height: 180)))
        #expect(commands == [.cut(tale: "/s/K/Vasara", [0, 14, 20, 30, 40]), .add(["/s/K/Vasara"])])
        #expect(show.route == "grownups/stick")
    }

    @Test func `a recording for one picture alone is paired by hand`() {
        var show = show(sticks(cuts))
        _ = tap(&show, Rect(x: 400, y: 984, width: 800, height: 182))
        #expect(show.route == "grownups/stick/1/pairs")
        _ = tap(&show, StickRecordingsLayout().place(onShelf: 0))
        #expect(orders(tap(&show, picture(2))) == [.pair(tale: "/s/K/Vasara", [nil, nil, 0, nil])])
    }

    @Test func `keys do all of it`() {
        var show = show(sticks(cuts))
        var commands: [Command] = []
        for button in [.down, .confirm, .down, .right, .confirm] as [Input.Button] {
            commands += show.take(.button(button)) + show.take(.buttonReleased(button))
        }
        #expect(orders(commands).contains(.hear(part(0, 10))))
        #expect(orders(commands).contains { if case .cut = $0 { true } else { false } })
    }

    @Test func `the stick's page asks before it adds, and submits the cuts`() {
        #expect(words(show(sticks(nil), at: "grownups/stick")).contains("Dalīt ierakstu"))
        #expect(sticks(nil).addable == [])
        #expect(sticks(cuts).addable == ["/s/K/Vasara"])
        #expect(
            words(show(sticks(cuts), at: "grownups/stick")).contains(
                "Viens ieraksts visām bildēm; tas ir sadalīts pa lapām."))
    }
}
