import Engine
import FoundationEssentials
import Testing

@testable import Stories
@testable import TalePacks

/// Reading with the words, and pages that turn themselves.
struct ReadingAlongTests {
    private let clip: Sound = "hare/1.ogg"

    /// A show on the first slide of a spoken tale, after its first tick; the clip began at tick 1.
    private func show(words: Bool = true, turns: Bool = false, story: Story = .spoken) -> Show {
        var world = World([story], motion: .cut)
        world[ReadingWishes.self] = ReadingWishes(showsWords: words, turnsPages: turns)
        var show = Show(world: world, activities: [.home, .stories], at: Route("\(story.route)/1"))
        _ = show.advance(1)
        _ = show.take(.reply(.narrationStarted(clip, seconds: 5)))
        return show
    }

    private func tap(_ point: Point, in show: inout Show) -> [Command] {
        show.take(.press(point)) + show.take(.release(point))
    }

    private func words(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    /// The area of the mark behind what is said.
    private func mark(_ show: Show) -> Rect? {
        show.picture.drawings.compactMap {
            if case .shape(.filled, let area, _, .flat(Color(0xffe2a0))) = $0 { area } else { nil }
        }.first
    }

    private func place(_ word: Int) -> Rect {
        CaptionView.touchArea(of: Caption(Story.spoken.slides[0].text, in: SlideLayout(words: 1).text).words[word])
    }

    private var wishes: (ReadingWishes) -> Command { { .save(AnyDocument($0)) } }

    // MARK: - The words

    @Test func `the words are hidden at first and shown on request`() {
        var show = show(words: false)
        #expect(words(show) == [])
        #expect(
            tap(SlideLayout(words: 0).wordsButton.center, in: &show) == [
                .play(.press), wishes(ReadingWishes(showsWords: true)),
            ])
        #expect(words(show) == ["Skrien,", "zaķi,", "skrien!"])
        #expect(show.world[ReadingWishes.self]?.showsWords == true)
        _ = show.advance(30)
        _ = tap(SlideLayout(words: 0).wordsButton.center, in: &show)
        #expect(words(show) == [])
    }

    @Test func `the picture makes room for the words`() {
        let picture = show().picture.drawings.compactMap {
            if case .image(_, let area, _) = $0 { area } else { nil }
        }
        #expect(picture == [SlideLayout(words: 1).picture])
        #expect(picture[0].maxY < SlideLayout(words: 1).band.y)
    }

    @Test func `on its way the picture is the one made for its place`() {
        var world = World([.spoken], motion: .eased)
        world[ReadingWishes.self] = ReadingWishes()
        var show = Show(world: world, activities: [.home, .stories], at: "stories/hare/1")
        _ = show.advance(1)
        _ = tap(SlideLayout(words: 0).wordsButton.center, in: &show)
        _ = show.advance(3)
        let target = SlideLayout(words: 1).picture
        let fits = show.picture.drawings.compactMap { if case .image(_, _, let fit) = $0 { fit } else { nil } }
        #expect(fits == [.scaled(from: Size(width: target.width, height: target.height))])
    }

    @Test(arguments: [(59, nil), (60, 0), (113, 0), (114, nil), (120, 1), (234, nil)])
    func `the spoken word is marked by the clips position`(ticks: Int, word: Int?) {
        var show = show()
        _ = show.advance(ticks)
        #expect(mark(show) == word.map { place($0).inset(by: 1) })
    }

    @Test func `the mark waits with the voice and goes on with it`() {
        var show = show()
        _ = show.advance(70)
        _ = show.take(.button(.play))
        _ = show.take(.reply(.narrationFound(clip, at: 1.1, isMoving: false)))
        _ = show.advance(600)
        #expect(mark(show) == place(0).inset(by: 1))
        _ = show.take(.button(.play))
        _ = show.take(.reply(.narrationFound(clip, at: 1.1, isMoving: true)))
        _ = show.advance(60)
        #expect(mark(show) == place(1).inset(by: 1))
    }

    @Test func `a voice that loses its device is waited for`() {
        var show = show()
        _ = show.advance(70)
        _ = show.take(.reply(.narrationFound(clip, at: 1.2, isMoving: false)))
        _ = show.advance(600)
        #expect(mark(show) == place(0).inset(by: 1))
        _ = show.take(.reply(.narrationFound(clip, at: 2.1, isMoving: true)))
        #expect(mark(show) == place(1).inset(by: 1))
    }

    @Test func `nothing is painted between two marks`() {
        var show = show()
        _ = show.advance(400)
        _ = show.take(.reply(.narrationFound(clip, at: 1, isMoving: true)))
        #expect(show.rest == .until(show.ticks + 54))
    }

    @Test func `a tale without words has its picture whole`() {
        let show = show(story: Story(id: "hare", title: "", slides: [Slide(id: "1", image: "hare/1.jpg")]))
        #expect(show.picture.drawings.first == .image("hare/1.jpg", in: Stage.bounds, .fit))
    }

    // MARK: - A word again

    @Test func `a touched word is said again and the tale waits`() {
        var show = show()
        _ = show.advance(130)
        #expect(tap(place(0).center, in: &show) == [.sayAgain(clip, from: 1, to: 1.9)])
        #expect(mark(show) == place(0).inset(by: 1))
        _ = show.advance(54)
        #expect(mark(show) == place(1).inset(by: 1))
        #expect(show.take(.button(.play)) == [.play(.press), .resumeNarration])
    }

    @Test func `after its end the clip begins afresh`() {
        var show = show()
        _ = show.take(.reply(.narrationEnded(clip)))
        #expect(tap(place(2).center, in: &show) == [.sayAgain(clip, from: 3, to: 3.9)])
        #expect(show.take(.button(.play)) == [.play(.press), .narrate(clip)])
    }

    @Test func `the arrows walk the words in reading order from the play button`() {
        let text = "Tēvs – vecs vīrs – ilgi gāja pa mežu, līdz nonāca pie mazas, mazas mājiņas upes malā un apsēdās."
        var show = show(story: Story(id: "hare", title: "", slides: [Slide(id: "1", narration: clip, text: text)]))
        _ = show.take(.button(.up))
        while focus(show)?.contains(SlideLayout(words: 1).play.center) != true { _ = show.take(.button(.nextPlace)) }
        let caption = Caption(text, in: SlideLayout(words: 1).text)
        #expect(Set(caption.words.map(\.area.y)).count > 1)
        for word in caption.words where word.text != "–" {
            _ = show.take(.button(.right))
            #expect(
                focus(show)?.center.description == CaptionView.touchArea(of: word).center.description, "\(word.text)")
        }
        _ = show.take(.button(.left))
        let last = CaptionView.touchArea(of: caption.words[caption.words.count - 2])
        #expect(focus(show)?.center.description == last.center.description)
    }

    /// The place that the ring is round; a snug one lies inside it.
    private func focus(_ show: Show) -> Rect? {
        show.picture.drawings.compactMap {
            if case .shape(.ring(let width), let area, _, .flat(.plum)) = $0 {
                area.inset(by: width < 9 ? 0 : 16)
            } else {
                nil
            }
        }.last
    }

    @Test func `words are chosen with arrows too`() {
        var show = show()
        for arrow in [Input.Button.down, .right, .right] { #expect(show.take(.button(arrow)) == []) }
        #expect(show.take(.button(.confirm)) == [.sayAgain(clip, from: 2, to: 2.9)])
    }

    /// A page without a voice whose words fill several bands.
    private func long(turns: Bool = false) -> Show {
        let text = (1...60).map { "vārds\($0)" }.joined(separator: " ")
        return show(
            turns: turns, story: Story(id: "hare", title: "", slides: [Slide(id: "1", text: text), Slide(id: "2")]))
    }

    @Test func `a long text has a button that leafs through it and back`() {
        var show = long()
        var seen = words(show)
        #expect(seen.first == "vārds1")
        while !seen.contains("vārds60") {
            let before = words(show)
            #expect(tap(SlideLayout(words: 1).leaf.center, in: &show) == [.play(.press)])
            #expect(words(show) != before)
            seen += words(show)
            _ = show.advance(30)
        }
        #expect(seen == (1...60).map { "vārds\($0)" })
        _ = tap(SlideLayout(words: 1).leaf.center, in: &show)
        #expect(words(show).first == "vārds1")
    }

    @Test(arguments: [Input.Button.next, .right]) func `keys read on and turn the page at the end`(button: Input.Button)
    {
        var show = long()
        var seen: [String] = []
        for _ in 0..<10 where !seen.contains("vārds60") {
            seen += words(show)
            _ = show.take(.button(button))
        }
        #expect(seen == (1...60).map { "vārds\($0)" })
        #expect(words(show) == [])
        _ = show.take(.button(.previous))
        #expect(words(show).first == "vārds1")
    }

    @Test func `a finger on the band leafs and elsewhere turns`() {
        var show = long()
        func drag(_ y: Double) {
            for input in [Input.press(Point(x: 1200, y: y)), .drag(Point(x: 500, y: y)), .release(Point(x: 500, y: y))]
            {
                _ = show.take(input)
            }
        }
        drag(SlideLayout(words: 1).text.center.y)
        #expect(words(show).isEmpty == false && words(show).first != "vārds1")
        drag(500)
        #expect(words(show) == [])
    }

    @Test func `a silent page that turns by itself shows its whole text`() {
        var show = long(turns: true)
        var seen: Set<String> = []
        for _ in 0..<(2 * 36) {
            seen.formUnion(words(show))
            _ = show.advance(30)
        }
        #expect(seen == Set((1...60).map { "vārds\($0)" }))
    }

    @Test(arguments: [("gāja – gāja", "–"), ("teica (viņš )", ")")]) func `no line begins with a dash`(
        text: String, mark: String
    ) {
        let long = Array(repeating: text, count: 12).joined(separator: " ")
        for width in stride(from: 300.0, through: 1200, by: 20) {
            let words = Caption(long, in: Rect(x: 0, y: 0, width: width, height: 246)).words
            let firsts = words.indices.filter { $0 == 0 || words[$0].area.x < words[$0 - 1].area.x }
            #expect(firsts.allSatisfy { !words[$0].text.hasPrefix(mark) }, "\(width)")
            #expect(words.allSatisfy { $0.area.maxX <= width + 0.001 })
        }
    }

    // MARK: - Pages that turn themselves

    @Test func `the wish is kept`() {
        var show = show(words: false)
        #expect(
            tap(SlideLayout(words: 0).turnButton.center, in: &show) == [
                .play(.press), wishes(ReadingWishes(turnsPages: true)),
            ])
    }

    @Test func `the page turns one and a half seconds after the clip`() {
        var show = show(turns: true)
        _ = show.take(.reply(.narrationEnded(clip)))
        #expect(show.advance(89) == [])
        #expect(show.advance(1).contains(.narrate("hare/2.ogg")))
    }

    @Test func `no page turns while the voice speaks`() {
        var show = show(turns: true)
        #expect(show.advance(6000) == [])
    }

    @Test func `the last slide goes to the end page and stays`() {
        var show = show(turns: true)
        _ = show.take(.button(.next))
        _ = show.take(.reply(.narrationEnded("hare/2.ogg")))
        #expect(show.advance(90).contains(.play(.end)))
        #expect(!show.advance(6000).contains { if case .play = $0 { true } else { false } })
    }

    @Test func `any touch stops the countdown`() {
        var show = show(turns: true)
        _ = show.take(.reply(.narrationEnded(clip)))
        _ = show.advance(45)
        let ring = { (show: Show) in
            show.picture.drawings.compactMap {
                if case .shape(.arc(8, let part), _, _, _) = $0 { part } else { nil }
            }
        }
        #expect(ring(show) == [0.5])
        _ = tap(Point(x: 800, y: 400), in: &show)
        #expect(ring(show) == [])
        #expect(show.advance(6000) == [])
    }

    @Test func `a pause is no end`() {
        var show = show(turns: true)
        _ = show.take(.button(.play))
        #expect(show.advance(6000) == [])
    }

    @Test(arguments: [("", 240), ("Vārds", 240), ("Te ir desmit vārdi un tos var lasīt mierīgi pats.", 360)])
    func `a silent page stays as long as its words take to read`(text: String, ticks: Int) {
        let story = Story(id: "a", title: "", slides: [Slide(id: "1", text: text), Slide(id: "2")])
        var world = World([story], motion: .cut)
        world[ReadingWishes.self] = ReadingWishes(turnsPages: true)
        var show = Show(world: world, activities: [.home, .stories], at: "stories/a/1")
        _ = show.advance(ticks)
        #expect(show.world[UserProgress.self]?["a"].slide == 1)
        _ = show.advance(1)
        #expect(show.world[UserProgress.self]?["a"].slide == 2)
    }

    @Test func `a broken clip counts as silence`() {
        var show = show(turns: true)
        _ = show.take(.reply(.narrationFailed(clip)))
        #expect(show.advance(239) == [])
        #expect(show.advance(1).contains(.narrate("hare/2.ogg")))
    }

    @Test(arguments: [
        (#"{"version":1}"#, ReadingWishes()), (#"{"showsWords":true}"#, ReadingWishes(showsWords: true)),
        (#"{"version":1,"turnsPages":true,"later":7}"#, ReadingWishes(turnsPages: true)),
    ])
    func `the wishes are read from their file`(json: String, wishes: ReadingWishes) throws {
        #expect(try JSONDecoder().decode(ReadingWishes.self, from: Data(json.utf8)) == wishes)
    }

    /// Words as wide as the font turns out to be.
    @Test func `the words move when the widths of their letters become known`() throws {
        var show = show()
        func words() -> [Rect] {
            show.picture.drawings.compactMap { if case .text(_, let area, _) = $0 { area } else { nil } }
        }
        let before = words()
        let wide = LetterWidths((0x20..<0x200).map { (character: $0, width: 700) })
        _ = show.take(.reply(.learned(AnyDocument(wide))))
        #expect(words().count == before.count)
        #expect(words() != before)
    }
}
