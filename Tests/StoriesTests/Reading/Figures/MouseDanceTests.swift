import TestSupport
import Testing

@testable import Engine
@testable import Stories
@testable import TalePacks

/// The mouse that dances on the end page when all mice were found.
struct MouseDanceTests {
    private static func mouse(_ image: Image, _ motion: FigureMotion = .hop) -> Figure {
        Figure(
            image: image, behind: "turnip/behind.jpg",
            place: FigurePlace(Rect(x: 700, y: 500, width: 200, height: 100)),
            answer: Figure.Answer(FigureMove(motion), clip: "turnip/squeak.ogg"), isMouse: true)
    }

    private static let tale = Story(
        id: "turnip", title: "The Turnip",
        slides: [
            Slide(id: "1", image: "turnip/1.jpg", figures: [mouse("turnip/mouse.webp")]),
            Slide(id: "2", image: "turnip/2.jpg"),
            Slide(id: "3", image: "turnip/3.jpg", figures: [mouse("turnip/ears.webp", .peek)]),
        ])

    private let place = Point(x: 1362, y: 150)
    private let squeak = [Command.play("turnip/squeak.ogg")]

    private func tap(_ point: Point, in show: inout Show) -> [Command] {
        _ = show.advance(30)
        return show.take(.press(point)) + show.take(.release(point))
    }

    /// A show that has come from the first slide to the end page, and found these mice on its way.
    private func show(finding found: Set<Int>, motion: Motion = .eased) -> Show {
        var show = Show(
            world: World([Self.tale], motion: motion), activities: [.home, .stories], at: "stories/turnip/1")
        _ = show.advance(1)
        read(&show, finding: found)
        return show
    }

    private func read(_ show: inout Show, finding found: Set<Int>) {
        for page in 0..<3 {
            _ = show.advance(90)
            if found.contains(page) { _ = tap(Point(x: 800, y: 550), in: &show) }
            _ = show.take(.button(.next))
        }
    }

    private func mouse(_ show: Show) -> Piece? {
        show.picture.drawings.lazy.compactMap { if case .pieces(let pieces, _, _) = $0 { pieces.last } else { nil } }
            .first { $0.box.x > 1200 }
    }

    /// The number of squeaks in some ticks.
    private func squeaks(_ show: inout Show, _ ticks: Int) -> Int { show.advance(ticks).count { $0 == squeak[0] } }

    @Test func `it comes up, squeaks once, hops and turns for three seconds, and stays`() {
        var show = show(finding: [0, 2])
        _ = show.advance(39)
        #expect(mouse(show) == nil)
        #expect(squeaks(&show, 13) == 0)
        #expect(mouse(show)?.pose.offset.y ?? 0 > 20 && mouse(show)?.foot == 700)
        #expect(squeaks(&show, 30) == 1)
        #expect(mouse(show)?.pose.offset.y ?? 0 < -20 && mouse(show)?.foot == nil)
        #expect(squeaks(&show, 80) == 0)
        #expect(mouse(show)?.pose.degrees ?? 0 > 90)
        #expect(squeaks(&show, 300) == 0)
        #expect(mouse(show)?.pose == .rest)
        // The one that stands, and not the one that peeps.
        #expect(mouse(show)?.image == "turnip/mouse.webp")
    }

    @Test func `it stands on its place, as large as fits`() {
        var show = show(finding: [0, 2])
        _ = show.advance(400)
        #expect(mouse(show)?.box == Rect(x: 1262, y: 600, width: 200, height: 100))
    }

    @Test func `it answers each touch, and rests in between`() {
        var show = show(finding: [0, 2])
        _ = show.advance(400)
        #expect(tap(place, in: &show) == squeak)
        _ = show.advance(16)
        #expect(mouse(show)?.pose.offset.y ?? 0 < -40)
        #expect(tap(place, in: &show) == squeak)
        _ = show.advance(120)
        #expect(mouse(show)?.pose == .rest && show.rest != .moving)
    }

    @Test(arguments: [[], [0], [2]] as [Set<Int>]) func `it stays away while a mouse is hidden`(found: Set<Int>) {
        var show = show(finding: found)
        #expect(squeaks(&show, 200) == 0 && mouse(show) == nil)
    }

    @Test func `a mouse that was missed is found on coming back`() {
        var show = show(finding: [0])
        _ = show.advance(90)
        _ = show.take(.button(.previous))
        _ = show.advance(90)
        _ = tap(Point(x: 800, y: 550), in: &show)
        _ = show.take(.button(.next))
        #expect(squeaks(&show, 200) == 1 && mouse(show) != nil)
    }

    @Test func `with less motion it is there, still and silent`() {
        var show = show(finding: [0, 2], motion: .cut)
        _ = show.advance(1)
        #expect(mouse(show)?.pose == .rest)
        #expect(squeaks(&show, 300) == 0)
        #expect(tap(place, in: &show) == squeak)
        #expect(mouse(show)?.pose == .rest)
    }

    @Test func `read once more, they hide again`() {
        var show = show(finding: [0, 2])
        _ = show.advance(300)
        _ = tap(Point(x: 460, y: 945), in: &show)
        read(&show, finding: [])
        #expect(squeaks(&show, 200) == 0 && mouse(show) == nil)
    }
}
