import Engine
import FoundationEssentials
import Testing

@testable import Stories

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
        CaptionView.touchArea(of: Caption(Story.spoken.slides[0].text, in: SlideLayout.text).words[word])
    }

    private var wishes: (ReadingWishes) -> Command { { .save(AnyDocument($0)) } }

    // MARK: - The words

    @Test func theWordsAreHiddenAtFirstAndShownOnRequest() {
        var show = show(words: false)
        #expect(words(show) == [])
        #expect(
            tap(SlideLayout.wordsButton, in: &show) == [.play(.press), wishes(ReadingWishes(showsWords: true))])
        #expect(words(show) == ["Skrien,", "zaķi,", "skrien!"])
        #expect(show.world[ReadingWishes.self]?.showsWords == true)
        _ = tap(SlideLayout.wordsButton, in: &show)
        #expect(words(show) == [])
    }

    @Test func thePictureMakesRoomForTheWords() {
        let picture = show().picture.drawings.compactMap {
            if case .image(_, let area, _) = $0 { area } else { nil }
        }
        #expect(picture == [SlideLayout(words: 1).picture])
        #expect(picture[0].maxY < SlideLayout(words: 1).band.y)
    }

    @Test func onItsWayThePictureIsTheOneMadeForItsPlace() {
        var world = World([.spoken], motion: .eased)
        world[ReadingWishes.self] = ReadingWishes()
        var show = Show(world: world, activities: [.home, .stories], at: "stories/hare/1")
        _ = show.advance(1)
        _ = tap(SlideLayout.wordsButton, in: &show)
        _ = show.advance(3)
        let target = SlideLayout(words: 1).picture
        let fits = show.picture.drawings.compactMap { if case .image(_, _, let fit) = $0 { fit } else { nil } }
        #expect(fits == [.scaled(from: Size(width: target.width, height: target.height))])
    }

    @Test(arguments: [(59, nil), (60, 0), (113, 0), (114, nil), (120, 1), (234, nil)])
    func theSpokenWordIsMarkedByTheClipsPosition(ticks: Int, word: Int?) {
        var show = show()
        _ = show.advance(ticks)
        #expect(mark(show) == word.map { place($0).inset(by: 1) })
    }

    @Test func theMarkWaitsWithTheVoiceAndGoesOnWithIt() {
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

    @Test func aVoiceThatLosesItsDeviceIsWaitedFor() {
        var show = show()
        _ = show.advance(70)
        _ = show.take(.reply(.narrationFound(clip, at: 1.2, isMoving: false)))
        _ = show.advance(600)
        #expect(mark(show) == place(0).inset(by: 1))
        _ = show.take(.reply(.narrationFound(clip, at: 2.1, isMoving: true)))
        #expect(mark(show) == place(1).inset(by: 1))
    }

    @Test func nothingIsPaintedBetweenTwoMarks() {
        var show = show()
        _ = show.advance(400)
        _ = show.take(.reply(.narrationFound(clip, at: 1, isMoving: true)))
        #expect(show.rest == .until(show.ticks + 54))
    }

    @Test func aTaleWithoutWordsHasItsPictureWhole() {
        let show = show(story: Story(id: "hare", title: "", slides: [Slide(id: "1", image: "hare/1.jpg")]))
        #expect(show.picture.drawings.first == .image("hare/1.jpg", in: Stage.bounds, .fit))
    }

    // MARK: - A word again

    @Test func aTouchedWordIsSaidAgainAndTheTaleWaits() {
        var show = show()
        _ = show.advance(130)
        #expect(tap(place(0).center, in: &show) == [.sayAgain(clip, from: 1, to: 1.9)])
        #expect(mark(show) == place(0).inset(by: 1))
        _ = show.advance(54)
        #expect(mark(show) == place(1).inset(by: 1))
        #expect(show.take(.button(.play)) == [.play(.press), .resumeNarration])
    }

    @Test func afterItsEndTheClipBeginsAnew() {
        var show = show()
        _ = show.take(.reply(.narrationEnded(clip)))
        #expect(tap(place(2).center, in: &show) == [.sayAgain(clip, from: 3, to: 3.9)])
        #expect(show.take(.button(.play)) == [.play(.press), .narrate(clip)])
    }

    @Test func wordsAreChosenWithArrowsToo() {
        var show = show()
        for arrow in [Input.Button.down, .right, .right] { #expect(show.take(.button(arrow)) == []) }
        #expect(show.take(.button(.confirm)) == [.sayAgain(clip, from: 2, to: 2.9)])
    }

    @Test func withoutTimesATouchLeafsThroughALongText() {
        let text = Array(repeating: "Garš stāsts bez laikiem un bez balss.", count: 12).joined(separator: " ")
        var show = show(story: Story(id: "hare", title: "", slides: [Slide(id: "1", text: text)]))
        let first = words(show)
        #expect(tap(SlideLayout.text.center, in: &show) == [])
        #expect(words(show) != first)
    }

    // MARK: - Pages that turn themselves

    @Test func theWishIsKept() {
        var show = show(words: false)
        #expect(
            tap(SlideLayout.turnButton, in: &show) == [.play(.press), wishes(ReadingWishes(turnsPages: true))])
    }

    @Test func thePageTurnsOneAndAHalfSecondsAfterTheClip() {
        var show = show(turns: true)
        _ = show.take(.reply(.narrationEnded(clip)))
        #expect(show.advance(89) == [])
        #expect(show.advance(1).contains(.narrate("hare/2.ogg")))
    }

    @Test func theLastSlideGoesToTheEndPageAndStays() {
        var show = show(turns: true)
        _ = show.take(.button(.next))
        _ = show.take(.reply(.narrationEnded("hare/2.ogg")))
        #expect(show.advance(90).contains(.play(.end)))
        #expect(show.advance(6000) == [])
    }

    @Test func anyTouchStopsTheCountdown() {
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

    @Test func aPauseIsNoEnd() {
        var show = show(turns: true)
        _ = show.take(.button(.play))
        #expect(show.advance(6000) == [])
    }

    @Test(arguments: [("", 240), ("Vārds", 240), ("Te ir desmit vārdi un tos var lasīt mierīgi pats.", 360)])
    func aSilentPageStaysAsLongAsItsWordsTakeToRead(text: String, ticks: Int) {
        let story = Story(id: "a", title: "", slides: [Slide(id: "1", text: text), Slide(id: "2")])
        var world = World([story], motion: .cut)
        world[ReadingWishes.self] = ReadingWishes(turnsPages: true)
        var show = Show(world: world, activities: [.home, .stories], at: "stories/a/1")
        _ = show.advance(ticks)
        #expect(show.world[UserProgress.self]?["a"].slide == 1)
        _ = show.advance(1)
        #expect(show.world[UserProgress.self]?["a"].slide == 2)
    }

    @Test func aBrokenClipCountsAsSilence() {
        var show = show(turns: true)
        _ = show.take(.reply(.narrationFailed(clip)))
        #expect(show.advance(239) == [])
        #expect(show.advance(1).contains(.narrate("hare/2.ogg")))
    }

    @Test(arguments: [
        (#"{"version":1}"#, ReadingWishes()), (#"{"showsWords":true}"#, ReadingWishes(showsWords: true)),
        (#"{"version":1,"turnsPages":true,"later":7}"#, ReadingWishes(turnsPages: true)),
    ])
    func theWishesAreReadFromTheirFile(json: String, wishes: ReadingWishes) throws {
        #expect(try JSONDecoder().decode(ReadingWishes.self, from: Data(json.utf8)) == wishes)
    }
}
