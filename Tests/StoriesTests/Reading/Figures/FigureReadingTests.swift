import TestSupport
import Testing

@testable import Engine
@testable import Stories
@testable import TalePacks

/// Figures on a slide, touched by a finger, by keys and by a switch.
struct FigureReadingTests {
    private static func figure(
        _ box: Rect, _ answer: Figure.Answer?, rest: FigureMove? = nil, hides: Bool = false
    ) -> Figure {
        Figure(
            image: "turnip/cat.webp", behind: "turnip/behind.jpg", place: FigurePlace(box, ground: box), rest: rest,
            answer: answer)
    }

    private static let hop = Figure.Answer(FigureMove(.hop), clip: "turnip/cat.ogg", clipLength: 1, word: 1)

    private static func story(_ figures: [Figure]) -> Story {
        Story(
            id: "turnip", title: "The Turnip",
            slides: [
                Slide(
                    id: "1", image: "turnip/1.jpg", narration: "turnip/1.ogg", text: "Velk un velk",
                    words: (0..<3).map { WordTime(start: Double($0), end: Double($0) + 1) }, figures: figures),
                Slide(id: "2", image: "turnip/2.jpg"),
            ])
    }

    /// A show on the slide, whose clip has begun at its first tick.
    private func show(_ figures: [Figure], _ change: (inout World) -> Void = { _ in }) -> Show {
        var world = World([Self.story(figures)], motion: .eased)
        change(&world)
        var show = Show(world: world, activities: [.home, .stories], at: "stories/turnip/1")
        _ = show.advance(1)
        _ = show.take(.reply(.narrationStarted("turnip/1.ogg", seconds: 3)))
        _ = show.advance(1)
        return show
    }

    /// A tap, once the places have been there for a moment.
    private func tap(_ point: Point, in show: inout Show) -> [Command] {
        _ = show.advance(30)
        return show.take(.press(point)) + show.take(.release(point))
    }

    private func pieces(_ show: Show) -> [Piece]? {
        show.picture.drawings.lazy.compactMap { if case .pieces(let pieces, _, _) = $0 { pieces } else { nil } }.first
    }

    private func slide(_ show: Show) -> Int? { show.world[UserProgress.self]?["turnip"].slide }

    @Test func `a tap on a figure answers, and neither turns the page nor stops the voice`() {
        var show = show([Self.figure(Rect(x: 700, y: 500, width: 200, height: 200), Self.hop)])
        #expect(tap(Point(x: 800, y: 600), in: &show) == [.play("turnip/cat.ogg")])
        _ = show.advance(16)
        #expect(pieces(show)?.map(\.isGround) == [true, false])
        #expect(pieces(show)?.last?.pose.offset.y ?? 0 < -20)
        #expect(slide(show) == 1)
    }

    @Test func `its word is lit in the text`() {
        var show = show([Self.figure(Rect(x: 700, y: 500, width: 200, height: 200), Self.hop)]) {
            $0[ReadingWishes.self] = ReadingWishes(showsWords: true)
        }
        _ = show.advance(120)
        func mark() -> Rect? {
            show.picture.drawings.lazy.compactMap {
                if case .shape(.filled, let area, _, .flat(Color(0xffe2a0))) = $0 { area } else { nil }
            }.first
        }
        let before = mark()
        #expect(tap(Point(x: 800, y: 455), in: &show) == [.play("turnip/cat.ogg")])
        _ = show.advance(1)
        #expect(mark() != before && mark() != nil)
    }

    @Test func `a figure on the outer edge of the picture answers there, and beside it the page turns`() {
        let corner = Self.figure(Rect(x: 1400, y: 400, width: 160, height: 160), Self.hop)
        var show = show([corner])
        #expect(tap(Point(x: 1500, y: 480), in: &show) == [.play("turnip/cat.ogg")])
        #expect(slide(show) == 1)
        _ = tap(Point(x: 1500, y: 700), in: &show)
        #expect(slide(show) == 2)
    }

    @Test func `a button over a figure is pressed`() {
        let all = Self.figure(Rect(x: 800, y: 400, width: 800, height: 800), Self.hop)
        var show = show([all])
        _ = tap(SlideLayout(words: 0).next.center, in: &show)
        #expect(slide(show) == 2)
    }

    @Test func `a small figure is found on a large one, whatever is painted first`() {
        let bell = Figure.Answer(FigureMove(.shake), clip: "turnip/bell.ogg")
        var show = show([
            Self.figure(Rect(x: 780, y: 580, width: 40, height: 40), bell),
            Self.figure(Rect(x: 600, y: 400, width: 400, height: 400), Self.hop),
        ])
        #expect(tap(Point(x: 850, y: 600), in: &show) == [.play("turnip/bell.ogg")])
        #expect(tap(Point(x: 950, y: 600), in: &show) == [.play("turnip/cat.ogg")])
    }

    @Test func `at rest the slide is its picture alone, and nothing wakes the loop`() {
        let sway = Self.figure(Rect(x: 0, y: 0, width: 90, height: 90), nil, rest: FigureMove(.sway, seconds: 1))
        var show = show([sway])
        _ = show.advance(20)
        #expect(pieces(show) != nil)
        _ = show.take(.reply(.narrationEnded("turnip/1.ogg")))
        _ = show.advance(Beckoning.presence + 600)
        #expect(pieces(show) == nil)
        #expect(show.rest == .still)
    }

    @Test func `what is hidden at rest is painted only while it shows`() {
        let eyes = Self.figure(Rect(x: 700, y: 500, width: 60, height: 20), nil, rest: FigureMove(.blink, seconds: 2))
        var show = show([eyes, Self.figure(Rect(x: 0, y: 0, width: 90, height: 90), nil, rest: FigureMove(.sway))])
        _ = show.advance(20)
        #expect(pieces(show)?.map(\.isGround) == [true, true, false])
        _ = show.advance(40)
        #expect(pieces(show)?.map(\.isGround) == [true, true, false, false])
    }

    @Test func `keys come to figures after the buttons`() {
        var show = show([Self.figure(Rect(x: 700, y: 500, width: 200, height: 200), Self.hop)])
        let places = show.namedPlaces
        #expect(places.last?.label == .named("figure"))
        for _ in places { _ = show.take(.button(.nextPlace)) }
        #expect(show.take(.button(.confirm)) == [.play("turnip/cat.ogg")])
    }

    @Test func `what peeks is found where it comes out too`() {
        let mouse = Figure.Answer(FigureMove(.peek, strength: 150), clip: "turnip/squeak.ogg")
        var show = show([Self.figure(Rect(x: 700, y: 600, width: 160, height: 160), mouse)])
        #expect(tap(Point(x: 780, y: 480), in: &show) == [.play("turnip/squeak.ogg")])
        _ = show.advance(60)
        #expect(pieces(show)?.last?.foot == 610)
        #expect(pieces(show)?.last?.pose.offset == Point(x: 0, y: -150))
    }

    @Test func `a mouse that was found is marked at its dot`() {
        var mouse = Self.figure(Rect(x: 700, y: 600, width: 160, height: 160), Figure.Answer(FigureMove(.peek)))
        mouse.isMouse = true
        var show = show([mouse])
        let before = show.picture.drawings.count
        _ = tap(Point(x: 780, y: 680), in: &show)
        _ = show.advance(400)
        #expect(show.picture.drawings.count == before + 3)
    }

    @Test func `a turning page goes on, and its figures come to rest with it`() {
        let sway = Self.figure(Rect(x: 0, y: 0, width: 90, height: 90), nil, rest: FigureMove(.sway, seconds: 1))
        var show = show([sway])
        _ = show.advance(15)
        let before = pieces(show)?.last?.pose.degrees ?? 0
        _ = show.take(.button(.next))
        _ = show.advance(1)
        let after = pieces(show)?.last?.pose.degrees ?? 0
        #expect(before > 1.5 && after > 1.2 && after < before)
        _ = show.advance(12)
        #expect(pieces(show) == nil)
    }
}
