import Engine
import Testing

@testable import Stories
@testable import TalePacks

/// Words are laid out when something about them changes, and not in every frame.
struct SlideWordsTests {
    private static let long = Array(repeating: "Vecis sauc veceni palīgā.", count: 50).joined(separator: " ")
    private let slide = Slide(
        id: "1", text: "„Skrien, zaķi,” sauca lapsa. Skrien!", words: [],
        explanations: [Explanation(word: "skrien", text: "Ātri iet.", clip: nil)])
    private let room = SlideLayout(words: 1).wordRoom

    @Test func `a word is explained wherever it stands`() {
        #expect(SlideWords(slide, room).explained == [0, 4])
        #expect(slide.explainedPlaces == (0..<5).filter { slide.explanation(of: $0) != nil })
    }

    @Test func `what is kept is what would be laid out`() {
        var kept = KeptWords()
        kept.keep([slide], room)
        #expect(kept.isKept(slide, room))
        #expect(kept[slide, room] == SlideWords(slide, room))
    }

    /// What words are made of, each time with one thing changed.
    private var changes: [(slide: Slide, room: WordRoom)] {
        var text = slide
        text.text = Self.long
        var voice = slide
        voice.words = [WordTime(start: 0, end: 1)]
        let wide = LetterWidths((0x20..<0x200).map { (character: $0, width: 700) })
        let upright = Rooms(in: Letterbox(window: Size(width: 800, height: 1280)).view)
        let rooms = [
            SlideLayout(words: 1, widths: wide), SlideLayout(words: 1, letterScale: 1.4),
            SlideLayout(words: 1, rooms: upright),
        ]
        return [(text, room), (voice, room)] + rooms.map { (slide, $0.wordRoom) }
    }

    @Test func `other text, voice, widths, letters and rooms are laid out again`() {
        var kept = KeptWords()
        kept.keep([slide], room)
        for change in changes {
            #expect(!kept.isKept(change.slide, change.room))
            #expect(kept[change.slide, change.room] == SlideWords(change.slide, change.room))
        }
    }

    @Test func `only what is seen is kept`() {
        var kept = KeptWords()
        kept.keep([slide], room)
        kept.keep([], room)
        #expect(!kept.isKept(slide, room))
    }

    @Test func `however far the words are shown, they are the same`() {
        #expect(SlideLayout(words: 0.3).wordRoom == room)
    }

    // MARK: - While something moves

    private func player(words: Bool = true, motion: Motion = .eased) -> StoryPlayerViewModel {
        let story = Story(
            id: "long", title: "Long", slides: ["1", "2"].map { Slide(id: $0, text: Self.long + " \($0)") })
        var world = World([story], motion: motion)
        world[ReadingWishes.self] = ReadingWishes(showsWords: words, turnsPages: true)
        return StoryPlayerViewModel(story: story, slide: 1, world: world)
    }

    private func isReady(_ player: StoryPlayerViewModel, _ index: Int) -> Bool {
        player.kept.isKept(player.slide(index), player.layout().wordRoom)
    }

    private func tick(_ player: inout StoryPlayerViewModel) {
        player.now += 1
        _ = player.tick()
    }

    @Test func `in every frame of a ring that runs the words are laid out already`() {
        var player = player()
        for _ in 0..<300 {
            tick(&player)
            #expect(isReady(player, 0))
        }
    }

    @Test func `while a page turns the words of both are laid out already`() {
        var player = player()
        tick(&player)
        _ = player.perform(.next)
        tick(&player)
        #expect(player.pages.isMoving)
        #expect(isReady(player, 0) && isReady(player, 1))
        for _ in 0..<200 { tick(&player) }
        #expect(!isReady(player, 0) && isReady(player, 1))
    }

    @Test func `under a finger that carries a page the words of both are laid out already`() {
        var player = player()
        tick(&player)
        _ = player.drag(.began(at: Point(x: 800, y: 300)))
        _ = player.drag(.moved(by: Point(x: -200, y: 0)))
        #expect(isReady(player, 0) && isReady(player, 1))
    }

    @Test func `in a window of another shape they are laid out at once`() {
        var player = player()
        tick(&player)
        player.fit(Rooms(in: Letterbox(window: Size(width: 800, height: 1280)).view))
        #expect(isReady(player, 0))
    }

    @Test func `hidden words are not laid out`() {
        var player = player(words: false)
        tick(&player)
        #expect(!isReady(player, 0))
    }
}

extension SlideLayout {
    /// The words of a text laid out.
    func caption(of text: String) -> Caption { SlideWords(Slide(id: "", text: text), wordRoom).caption }
}
