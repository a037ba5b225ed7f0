import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct TellingChoiceTests {
    private let story = Story.toldTurnip

    private func clips(_ choice: TellingChoice) -> [Sound?] { story.slides.map { choice.told($0).narration } }

    @Test func `the included voice plays if it was chosen`() {
        #expect(clips(TellingChoice(story, chosen: "")) == ["turnip/1.ogg", nil, "turnip/3.ogg"])
    }

    /// Two tellings, recorded in these seconds.
    private func told(_ one: Int?, _ other: Int?, isSilent: Bool = false) -> Story {
        var story = story
        story.tellings[0].recorded = one
        story.tellings[1].recorded = other
        guard isSilent else { return story }
        let slides = story.slides.map { Slide(id: $0.id, image: $0.image) }
        return Story(id: story.id, title: story.title, slides: slides, tellings: story.tellings)
    }

    @Test(arguments: [(5, 9, "owl-green"), (9, 5, "fox-blue"), (7, 7, "owl-green"), (7, nil, "fox-blue")])
    func `until someone chooses, the newest telling plays`(one: Int?, other: Int?, id: String) {
        for chosen in [nil, "gone"] {
            #expect(TellingChoice(told(one, other), chosen: chosen).telling?.id == id)
        }
    }

    @Test func `a tale that came silent has no voice but its tellings`() {
        var choice = TellingChoice(told(9, 5, isSilent: true), chosen: "")
        #expect(choice.telling?.id == "fox-blue")
        let order: [String?] = (0..<3).map { _ in
            choice.turn()
            return choice.telling?.id
        }
        #expect(order == ["owl-green", "fox-blue", "owl-green"])
    }

    @Test func `a telling plays where it has a recording, elsewhere the included voice`() {
        #expect(clips(TellingChoice(story, chosen: "fox-blue")) == ["fox/1.wav", "fox/2.wav", "turnip/3.ogg"])
    }

    @Test func `they take turns`() {
        var choice = TellingChoice(story, chosen: "")
        let order: [String?] = (0..<4).map { _ in
            choice.turn()
            return choice.telling?.id
        }
        #expect(order == ["fox-blue", "owl-green", nil, "fox-blue"])
    }

    @Test func `words are timed for the clip that plays`() {
        let slide = Slide(id: "2", words: [WordTime(start: 3, end: 4)])
        #expect(TellingChoice(story, chosen: "").told(slide).words == [WordTime(start: 3, end: 4)])
        #expect(TellingChoice(story, chosen: "fox-blue").told(slide).words == [WordTime(start: 0, end: 1)])
        #expect(TellingChoice(story, chosen: "owl-green").told(slide).words == [WordTime(start: 3, end: 4)])
        #expect(TellingChoice(story, chosen: "fox-blue").told(Slide(id: "1", words: slide.words)).words == [])
    }

    // MARK: - In the reader

    private func reader(_ story: Story, chosen: String? = "") -> Show {
        let world = World([story], motion: .cut) { $0.choose(chosen, of: "turnip") }
        var show = Show(world: world, activities: [.home, .stories], at: "stories/turnip/1")
        _ = show.advance(1)
        return show
    }

    private func tapTeller(_ show: inout Show) -> [Command] {
        show.take(.press(SlideLayout(words: 0).tellerButton.center))
            + show.take(.release(SlideLayout(words: 0).tellerButton.center))
    }

    private func place(_ telling: String?) -> UserProgress {
        var progress = UserProgress()
        progress.turn("turnip", to: 1, heard: [])
        progress.choose(telling, of: "turnip")
        return progress
    }

    @Test func `a tap on the teller restarts the slide with the next voice and saves the choice`() {
        var show = reader(story)
        #expect(
            tapTeller(&show) == [.play(.press), .narrate("fox/1.wav"), .save(AnyDocument(place("fox-blue")))])
    }

    @Test func `the choice is there the next time`() {
        var show = reader(story, chosen: "fox-blue")
        #expect(show.take(.button(.next)).contains(.narrate("fox/2.wav")))
        #expect(show.world[UserProgress.self]?["turnip"].telling == "fox-blue")
    }

    @Test func `a paused tale also plays in the new voice`() {
        var show = reader(story)
        _ = show.take(.button(.play))
        #expect(tapTeller(&show).contains(.narrate("fox/1.wav")))
    }

    @Test func `a tale that is read to its end keeps its teller`() {
        var progress = place("fox-blue")
        progress.finish("turnip")
        #expect(progress["turnip"] == UserProgress.Place(slide: nil, isFinished: true, telling: "fox-blue"))
    }

    @Test func `the choice of the tale's own voice is kept`() {
        var show = reader(story, chosen: "owl-green")
        _ = tapTeller(&show)
        #expect(show.world[UserProgress.self]?["turnip"].telling == "")
        #expect(show.take(.button(.next)).contains(.stopNarration))
    }

    @Test func `without tellings there is no choice`() {
        var show = reader(.turnip())
        #expect(tapTeller(&show) == tapAtTheEdge())
    }

    /// What a tap there does where there is no teller: the page turns, as everywhere at the edge.
    private func tapAtTheEdge() -> [Command] {
        var progress = UserProgress()
        progress.choose("", of: "turnip")
        progress.turn("turnip", to: 2, heard: [])
        return [.play(.turn), .stopNarration, .save(AnyDocument(progress))]
    }

    @Test func `the clips of the chosen voice are made ready`() {
        #expect(reader(story, chosen: "fox-blue").soon.sounds == ["fox/2.wav", "turnip/3.ogg"])
    }
}
