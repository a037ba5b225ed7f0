import Glibc
import Stories
import TalePacks
import TestSupport
import Testing

@testable import Engine
@testable import PasakaApp

/// What lies over the pictures of the shipped tales: the button that turns on, and the card with a question.
@MainActor struct SlideOverlayTests {
    private static let tales = StoryService(roots: ["\(Studio.repository)/assets/stories"]).loadShelf().stories

    /// Each slide of all tales, in a window of this size.
    private func slides(_ window: Size, words: Bool = false) -> [(slide: Slide, show: Show)] {
        Self.tales.flatMap { tale in
            tale.slides.enumerated().map { number, slide in
                var world = World.with([tale], motion: .cut)
                world[ReadingWishes.self] = ReadingWishes(showsWords: words, turnsPages: false)
                world.window = Letterbox(window: window).view
                var show = Show(world: world, activities: activities, at: Route("stories/\(tale.id)/\(number + 1)"))
                _ = show.advance(60)
                return (slide, show)
            }
        }
    }

    nonisolated private static let windows = [
        Size(width: 1280, height: 800), Size(width: 1920, height: 1080), Size(width: 800, height: 1280),
    ]

    // MARK: - The button that turns on

    /// The button's contrast when it is what comes next.
    ///
    /// It stands out from the picture all around by 3 to 1, as WCAG 2.2 wants it of controls
    /// ("non-text contrast"). Painted small, which changes no colour.
    @Test(arguments: windows) func `the button that turns on is seen on every picture`(window: Size) throws {
        let (width, height) = (Int(window.width * 0.3), Int(window.height * 0.3))
        let studio = try Studio(width: width, height: height, tales: ["\(Studio.repository)/assets/stories"])
        let letterbox = Letterbox(window: Size(width: Double(width), height: Double(height)))
        for (slide, show) in slides(letterbox.window) {
            var show = show
            let clip = try #require(slide.narration)
            _ = show.take(.reply(.narrationStarted(clip, seconds: 1)))
            _ = show.take(.reply(.narrationEnded(clip)))
            _ = show.advance(2)
            let scene = try #require(show.scene as? any TouchedScene)
            let button = try #require(scene.places.first { "\($0.action)" == "next" && !$0.isGround })
            try studio.renderer.paintWhole(show.picture)
            let pixels = studio.renderer.pixels
            func color(at point: Point) -> Color {
                let place = letterbox.pixel(at: point)
                let first = (Int(place.y) * width + Int(place.x)) * 4
                return Color(red: pixels[first + 2], green: pixels[first + 1], blue: pixels[first])
            }
            let rims = show.picture.drawings.compactMap { drawing -> Color? in
                guard case .shape(_, let area, _, .flat(let color)) = drawing, area.holdsMiddle(of: button.area)
                else { return nil }
                return color
            }
            #expect(rims.contains(.paper) && rims.contains(.deepPlum))
            let radius = button.area.width / 2 + 16
            let contrasts = (0..<24).map { step in
                let angle = Double(step) * .pi / 12
                let outside = color(at: button.area.center + Point(x: cos(angle), y: sin(angle)) * radius)
                return rims.map { outside.contrast(with: $0) }.max() ?? 0
            }
            let least = contrasts.min() ?? 0
            #expect(least >= 3, "\(show.route): \(least)")
        }
    }

    // MARK: - The card

    @Test(arguments: windows, [false, true])
    func `the card with a slide's question covers no button`(window: Size, words: Bool) throws {
        for (slide, show) in slides(window, words: words) {
            var show = show
            let question = try #require(slide.ask)
            show.draw()
            let scene = try #require(show.scene as? any TouchedScene)
            let places = scene.places.filter { $0.takesFocus && !$0.isGround }
            let corner = try #require(places.first { "\($0.action)" == "whisper" })
            let buttons = places.filter { place in
                !["whisper", "word(", "figure("].contains { "\(place.action)".hasPrefix($0) }
            }
            #expect(buttons.count >= 4)
            _ = show.take(.press(corner.area.center))
            _ = show.advance(61)
            let card = try #require(Self.card(with: question, in: show.picture.drawings), "\(show.route)")
            for button in buttons {
                #expect(!button.area.intersects(card), "\(show.route): \(button.action) at \(button.area)")
            }
            #expect(show.picture.bounds.intersection(card) == card || window.width > window.height)
        }
    }

    /// The sheet on which a text stands.
    private static func card(with text: String, in drawings: [Drawing]) -> Rect? {
        var sheet: Rect?
        for drawing in drawings {
            if case .shape(.raised, let area, _, _) = drawing { sheet = area }
            if case .text(text, let area, _) = drawing, let card = sheet, card.contains(area.center) {
                return card
            }
        }
        return nil
    }
}

extension Rect {
    /// Whether both have the same middle, but for rounding.
    fileprivate func holdsMiddle(of other: Rect) -> Bool {
        let way = center - other.center
        return abs(way.x) + abs(way.y) < 0.01
    }
}
