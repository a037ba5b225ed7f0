import Engine
import Testing

@testable import Stories
@testable import TalePacks

/// Music and sounds while a tale is read.
struct ReadingScoreTests {
    private static func slide(_ number: Int, bed: Sound?) -> Slide {
        Slide(
            id: "\(number)", image: "wolf/1.jpg", narration: Sound("wolf/\(number).ogg"), text: "Vilks pūš un pūš",
            words: (0..<4).map { WordTime(start: Double($0), end: Double($0) + 0.9) }, bed: bed,
            foley: [Foley("wolf/blow.ogg", word: 1), Foley("wolf/crash.ogg", word: 3)])
    }

    private static func tale(_ tellings: [Telling] = []) -> Story {
        Story(
            id: "wolf", title: "The Wolf", music: "wolf/theme.ogg",
            slides: [slide(1, bed: "wolf/wood.ogg"), slide(2, bed: "wolf/wood.ogg"), slide(3, bed: nil)],
            tellings: tellings)
    }

    private func show(
        _ tale: Story = tale(), at route: Route = "stories/wolf/1", _ change: (inout Settings) -> Void = { _ in }
    ) -> Show {
        var (world, settings) = (World([tale], motion: .cut), Settings())
        change(&settings)
        world[Settings.self] = settings
        return Show(world: world, activities: [.home, .stories], at: route)
    }

    /// A show whose clip has begun.
    private func told() -> Show {
        var show = show()
        _ = show.advance(1)
        _ = show.take(.reply(.narrationStarted("wolf/1.ogg", seconds: 5)))
        return show
    }

    private func heard(_ commands: [Command]) -> [Command] {
        commands.filter {
            switch $0 {
            case .bed, .foley: true
            default: false
            }
        }
    }

    private func press(_ button: Input.Button, _ show: inout Show) -> [Command] {
        let commands = show.take(.button(button))
        return heard(commands + show.advance(2))
    }

    @Test func `a bed begins with its slide, goes on to the next, and ends where there is none`() {
        var show = show()
        #expect(heard(show.advance(2)) == [.bed(Bed("wolf/wood.ogg"))])
        #expect(press(.next, &show) == [])
        #expect(press(.next, &show) == [.bed(nil)])
    }

    @Test func `the theme is heard on the title page and the end page`() {
        var show = show(at: "stories/wolf/title")
        #expect(heard(show.advance(2)) == [.bed(Bed("wolf/theme.ogg"))])
        let commands = show.take(.press(Point(x: 600, y: 500))) + show.take(.release(Point(x: 600, y: 500)))
        #expect(heard(commands + show.advance(2)) == [.bed(nil), .bed(Bed("wolf/wood.ogg"))])
        _ = press(.next, &show)
        _ = press(.next, &show)
        #expect(press(.next, &show) == [])
        #expect(heard(show.advance(120)) == [.bed(Bed("wolf/theme.ogg"))])
        #expect(heard(show.take(.button(.home))) == [.bed(nil)])
    }

    @Test func `sounds come with their words, and a pause keeps its place`() {
        var show = told()
        #expect(heard(show.advance(50)) == [])
        #expect(heard(show.advance(15)) == [.foley("wolf/blow.ogg", gain: 1)])
        #expect(press(.play, &show) == [.bed(Bed("wolf/wood.ogg", gain: 0.5))])
        #expect(heard(show.advance(600)) == [])
        #expect(press(.play, &show) == [.bed(Bed("wolf/wood.ogg"))])
        #expect(heard(show.advance(100)) == [])
        #expect(heard(show.advance(30)) == [.foley("wolf/crash.ogg", gain: 1)])
    }

    @Test func `nobody hears a bed 20 s after the voice`() {
        var show = told()
        _ = show.advance(10)
        _ = show.take(.reply(.narrationEnded("wolf/1.ogg")))
        #expect(heard(show.advance(1150)) == [])
        #expect(heard(show.advance(100)) == [.bed(nil)])
    }

    @Test func `a family's telling has bed and sounds only where its words are timed`() {
        let times = (0..<4).map { WordTime(start: Double($0) / 2, end: Double($0) / 2 + 0.4) }
        for (words, isHeard) in [([:], false), (["1": times], true)] as [([String: [WordTime]], Bool)] {
            let telling = Telling(id: "fox", teller: Teller(.fox, .blue), narration: ["1": "fox/1.wav"], words: words)
            var show = show(Self.tale([telling]))
            var all = show.advance(1) + show.take(.reply(.narrationStarted("fox/1.wav", seconds: 5)))
            all += show.advance(150)
            let scene: [Command] = [
                .bed(Bed("wolf/wood.ogg")), .foley("wolf/blow.ogg", gain: 1), .foley("wolf/crash.ogg", gain: 1),
            ]
            #expect(heard(all) == (isHeard ? scene : []))
        }
    }

    @Test func `a good-night tale has neither`() {
        var show = show { $0[.goodNight] = true }
        _ = show.advance(1)
        _ = show.take(.reply(.narrationStarted("wolf/1.ogg", seconds: 5)))
        #expect(heard(show.advance(300)) == [])
    }

    @Test func `switched off, nothing is heard and nothing waits for it`() {
        var show = show { $0[.musicAndSounds] = "off" }
        _ = show.advance(1)
        _ = show.take(.reply(.narrationStarted("wolf/1.ogg", seconds: 5)))
        #expect(heard(show.advance(300)) == [])
    }

    @Test func `who leaves the tale, as for the recorder, leaves its bed`() {
        var show = show()
        _ = show.advance(2)
        #expect(heard(show.take(.button(.home))) == [.bed(nil)])
        #expect(heard(show.advance(60)) == [])
    }
}
