import Engine
import Testing

@testable import Stories
@testable import TalePacks

/// The question at a slide's corner, and old words.
struct ReadingCardTests {
    private static let rija = Explanation(word: "zaķi", text: "Tie, kas lec.", clip: "hare/explain.ogg")
    private static let story = Story(
        id: "hare", title: "The Hare",
        slides: (1...2).map { number in
            Slide(
                id: "\(number)", image: Image("hare/\(number).jpg"), narration: Sound("hare/\(number).ogg"),
                text: "Skrien, zaķi, skrien!",
                words: (1...3).map { WordTime(start: Double($0), end: Double($0) + 0.9) }, ask: "Kurp zaķis skrien?",
                explanations: [rija])
        })
    private let clip: Sound = "hare/1.ogg", explanation: Sound = "hare/explain.ogg"
    private let corner = Point(x: 40, y: 1160)

    /// A show on a slide, whose clip began at tick 1.
    private func show(words: Bool = true, turns: Bool = false, slide: Int = 1, animals: Bool = false) -> Show {
        var world = World([Self.story], motion: .cut), settings = Settings()
        settings[.animalBookmarks] = animals
        if animals { world[Daytime.self] = Daytime(day: 1, hour: 10) }
        world[Settings.self] = settings
        world[ReadingWishes.self] = ReadingWishes(showsWords: words, turnsPages: turns)
        var show = Show(world: world, activities: [.home, .stories], at: Route("stories/hare/\(slide)"))
        _ = show.advance(1)
        _ = show.take(.reply(.narrationStarted(Sound("hare/\(slide).ogg"), seconds: 5)))
        return show
    }

    private func tap(_ point: Point, in show: inout Show) -> [Command] {
        show.take(.press(point)) + show.take(.release(point))
    }

    private func texts(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    private func asks(_ show: Show) -> Bool { texts(show).contains("Kurp zaķis skrien?") }
    private func explains(_ show: Show) -> Bool { texts(show).contains("Tie, kas lec.") }

    private var word: Point {
        CaptionView.touchArea(of: Caption(Self.story.slides[0].text, in: SlideLayout(words: 1).text).words[1]).center
    }

    private func image(_ show: Show) -> Image? {
        show.picture.drawings.lazy.compactMap { if case .image(let image, _, .fit) = $0 { image } else { nil } }.first
    }

    // MARK: - The question

    /// The show after as many steps through the places as lead to the question, if any do.
    private func asked(in show: Show, by step: Input.Button) -> Show? {
        for count in 1...12 {
            var show = show
            for _ in 0..<count { _ = show.take(.button(step)) }
            _ = show.take(.button(.confirm))
            if asks(show) { return show }
        }
        return nil
    }

    @Test(arguments: [Input.Button.nextPlace, .scan])
    func `keys, gamepads and switches come to the question, and close it again`(step: Input.Button) throws {
        var show = try #require(asked(in: show(words: false), by: step))
        _ = show.take(.buttonReleased(.confirm))
        _ = show.take(.button(.confirm))
        #expect(!asks(show) && show.route == "stories/hare/1")
    }

    @Test func `a slide without a question has no such place`() {
        var world = World([.turnip()], motion: .cut)
        world[ReadingWishes.self] = ReadingWishes()
        #expect(
            asked(in: Show(world: world, activities: [.home, .stories], at: "stories/turnip/1"), by: .nextPlace) == nil)
    }

    @Test func `a short touch of the place for keys is still a touch of the corner`() {
        var show = show(words: false)
        _ = tap(corner, in: &show)
        #expect(!asks(show))
    }

    @Test func `a finger that rests on the corner for a second shows the question, and a tap closes it`() {
        var show = show(words: false)
        _ = show.take(.press(corner))
        #expect(show.advance(59) == [])
        #expect(!asks(show))
        #expect(show.advance(1) == [.play(.press)])
        #expect(asks(show))
        #expect(show.take(.release(corner)) == [])
        #expect(asks(show))
        _ = show.advance(60)
        #expect(tap(Point(x: 1466, y: 1066), in: &show) == [])
        #expect(!asks(show) && image(show) == "hare/1.jpg")
    }

    @Test func `a short touch of the corner turns back, as it does beside it`() {
        var show = show(words: false, slide: 2)
        _ = show.advance(60)
        #expect(tap(corner, in: &show).first == .play(.turn))
        #expect(image(show) == "hare/1.jpg" && !asks(show))
    }

    @Test func `a swipe that starts at the corner turns the page`() {
        var show = show(words: false, slide: 2)
        _ = show.take(.press(corner))
        for step in 1...12 {
            _ = show.take(.drag(Point(x: corner.x + Double(step) * 60, y: corner.y)))
            _ = show.advance(1)
        }
        _ = show.take(.release(Point(x: corner.x + 720, y: corner.y)))
        _ = show.advance(90)
        #expect(image(show) == "hare/1.jpg" && !asks(show))
    }

    @Test func `with the words the corner is that of the picture, and a short touch does nothing`() {
        var show = show(slide: 2)
        _ = show.advance(60)
        let place = Point(x: 300, y: 850)
        #expect(tap(place, in: &show) == [])
        _ = show.take(.press(place))
        _ = show.advance(60)
        #expect(asks(show))
    }

    @Test func `a page turn takes the question along, also of a slide without one`() {
        var show = show(words: false)
        _ = show.take(.press(corner))
        _ = show.advance(60)
        _ = show.take(.release(corner))
        _ = show.take(.button(.next))
        _ = show.advance(10)
        #expect(image(show) == "hare/2.jpg" && !asks(show))
    }

    @Test func `a slide with a question waits for its grown-up and is still`() {
        var show = show(words: false, turns: true)
        _ = show.take(.press(corner))
        _ = show.advance(60)
        _ = show.take(.release(corner))
        _ = show.take(.reply(.narrationEnded(clip)))
        _ = show.advance(600)
        #expect(asks(show) && image(show) == "hare/1.jpg")
        #expect(show.rest == .still)
    }

    // MARK: - Old words

    @Test func `the tale waits for the word and goes on where it was`() {
        var show = show()
        _ = show.advance(150)
        #expect(tap(word, in: &show) == [.narrate(explanation)])
        #expect(explains(show) && texts(show).contains("zaķi"))
        _ = show.take(.reply(.narrationStarted(explanation, seconds: 3)))
        #expect(show.advance(900) == [])
        #expect(show.rest == .still)
        #expect(show.take(.reply(.narrationEnded(explanation))) == [.narrateOn(clip, from: 2.5)])
        #expect(!explains(show))
        _ = show.take(.reply(.narrationFound(clip, at: 2.5, isMoving: true)))
        #expect(show.take(.button(.play)) == [.play(.press), .pauseNarration])
    }

    @Test func `a word that cannot be explained is said again, as before`() {
        var show = show()
        let first = Caption(Self.story.slides[0].text, in: SlideLayout(words: 1).text).words[0]
        #expect(tap(CaptionView.touchArea(of: first).center, in: &show) == [.sayAgain(clip, from: 1, to: 1.9)])
    }

    @Test func `a double tap opens the card once, and a later one closes it`() {
        var show = show()
        _ = tap(word, in: &show)
        _ = show.advance(3)
        #expect(tap(word, in: &show) == [])
        #expect(explains(show))
        _ = show.advance(60)
        #expect(tap(Point(x: 800, y: 300), in: &show) == [.narrateOn(clip, from: 0)])
        #expect(!explains(show))
    }

    @Test func `a tale that was paused stays so, and Play goes on at its place`() {
        var show = show()
        _ = show.advance(120)
        _ = show.take(.button(.play))
        #expect(tap(word, in: &show) == [.narrate(explanation)])
        #expect(show.take(.reply(.narrationEnded(explanation))) == [.stopNarration])
        #expect(show.take(.button(.play)) == [.play(.press), .narrateOn(clip, from: 2)])
    }

    @Test func `a word of a slide that has been told is explained, and nothing else is said`() {
        var show = show()
        _ = show.take(.reply(.narrationEnded(clip)))
        #expect(tap(word, in: &show) == [.narrate(explanation)])
        #expect(show.take(.reply(.narrationEnded(explanation))) == [.stopNarration])
        #expect(show.take(.button(.play)) == [.play(.press), .narrate(clip)])
    }

    @Test func `a page turn in the middle of a word tells the next slide`() {
        var show = show()
        _ = tap(word, in: &show)
        #expect(show.take(.button(.next)).prefix(2) == [.play(.turn), .narrate("hare/2.ogg")])
        #expect(!explains(show))
        // What is still heard of the word means nothing any more.
        #expect(show.take(.reply(.narrationEnded(explanation))) == [])
    }

    @Test func `leaving in the middle of a word is silent`() {
        var show = show()
        _ = tap(word, in: &show)
        #expect(show.take(.button(.back)).contains(.stopNarration))
        #expect(show.route == "stories")
    }

    @Test func `a child that is asked for an animal in the middle of a word hears the question`() {
        var show = show(slide: 2, animals: true)
        _ = tap(word, in: &show)
        let question: Sound = "interface/labels/lv/who-keeps-your-place.ogg"
        #expect(show.take(.button(.back)) == [.play(.press), .narrate(question)])
        #expect(!explains(show) && show.route == "stories/hare/2")
    }

    @Test func `Play in the middle of a word goes on with the tale`() {
        var show = show()
        _ = show.advance(60)
        _ = tap(word, in: &show)
        #expect(show.take(.button(.play)) == [.narrateOn(clip, from: 1)])
    }

    @Test func `a word whose clip is gone can be read, then the tale goes on`() {
        var show = show()
        _ = show.advance(60)
        _ = tap(word, in: &show)
        _ = show.take(.reply(.narrationFailed(explanation)))
        #expect(explains(show))
        #expect(show.advance(239) == [])
        #expect(show.advance(1) == [.narrateOn(clip, from: 1)])
        // It is not tried again.
        _ = show.take(.reply(.narrationFound(clip, at: 1, isMoving: true)))
        #expect(tap(word, in: &show) == [.stopNarration])
        #expect(explains(show))
    }

    @Test func `without a sound device the card closes by itself`() {
        var show = show()
        _ = tap(word, in: &show)
        #expect(show.advance(239) == [])
        #expect(show.advance(1).count == 1)
        #expect(!explains(show))
    }

    @Test func `words that can be explained have a dotted line`() {
        func lines(_ show: Show) -> Int {
            show.picture.drawings.count {
                if case .shape(.dots, _, _, .flat(let color)) = $0 {
                    color == Color.brown.faded(to: 0.75)
                } else {
                    false
                }
            }
        }
        #expect(lines(show()) == 1)
        #expect(lines(show(words: false)) == 0)
    }
}
