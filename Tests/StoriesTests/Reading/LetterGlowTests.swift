import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct LetterGlowTests {
    // MARK: - Where the letter stands

    @Test(arguments: [
        ("Ķ", "Ķēniņš,", [0..<1]), ("Ķ", "kaķis", [2..<3]), ("K", "kaķis", [0..<1]), ("A", "Ābols", []),
        ("Ā", "Ābola\u{304}", [0..<1, 4..<5]), ("DZ", "dzird", [0..<2]), ("S", "Sss!", [0..<1, 1..<2, 2..<3]),
        ("A", "", []), ("ABCD", "abc", []),
    ])
    func `the letter is found in any case and with its own mark`(letter: String, word: String, places: [Range<Int>]) {
        #expect(LetterGlow(letter, motion: .cut).places(in: word) == places)
    }

    @Test func `it pulses for ten seconds, then it is still`() {
        var glow = LetterGlow("K", motion: .eased)
        #expect(glow.rest(now: 0) == .still)
        glow.begin(now: 100)
        glow.begin(now: 130)
        let strengths = (100...700).map { glow.strength(now: $0) }
        #expect(strengths.allSatisfy { (0.4...1).contains($0) })
        #expect((strengths.max() ?? 0) - (strengths.min() ?? 0) > 0.4)
        #expect(glow.rest(now: 700) == .moving)
        #expect(glow.rest(now: 701) == .still)
        #expect(glow.strength(now: 701) == glow.strength(now: 9000))
    }

    @Test func `without motion it only glows`() {
        var glow = LetterGlow("K", motion: .cut)
        glow.begin(now: 0)
        #expect(glow.rest(now: 1) == .still)
        #expect(glow.strength(now: 1) == glow.strength(now: 50))
    }
}

/// A slide that is opened for a letter.
struct HuntedSlideTests {
    private let hunt = TaleHunt(tale: "hare", slide: 1, letter: "K", origin: "letters/lv/K/words")

    private func show(_ motion: Motion = .cut, at route: Route? = nil) -> Show {
        let world = World([.spoken], motion: motion)
        var show = Show(world: world, activities: [.home, .stories], at: route ?? hunt.route)
        _ = show.advance(1)
        return show
    }

    private func lights(_ show: Show) -> [Rect] {
        show.picture.drawings.compactMap {
            if case .shape(.shadow, let area, _, .flat(let color)) = $0, color.red == 255 { area } else { nil }
        }
    }

    @Test func `its words are shown though nobody wished for them, and each of the letter glows in its place`() {
        let lights = lights(show())
        let words = Caption(Story.spoken.slides[0].text, in: SlideLayout(words: 1).text).words
        // Skrien, zaķi, skrien!
        #expect(lights.count == 2)
        for (light, word) in zip(lights, [words[0], words[2]]) {
            #expect(word.area.contains(light.center))
            let size = 66.0, widths = LetterWidths.andika
            let before = widths.width(of: word.text.prefix(1), size: size)
            let middle = word.area.x + before + widths.width(of: "k", size: size) / 2
            #expect(abs(light.center.x - middle) < 0.01)
        }
    }

    @Test func `the word that is read is marked too`() {
        var show = show()
        _ = show.take(.reply(.narrationStarted("hare/1.ogg", seconds: 5)))
        _ = show.advance(70)
        let marks = show.picture.drawings.count {
            if case .shape(.filled, _, _, .flat(Color(0xffe2a0))) = $0 { true } else { false }
        }
        #expect(marks == 1)
        #expect(lights(show).count == 2)
    }

    @Test func `a minute after the last touch nothing moves`() {
        var show = show(.eased)
        #expect(show.rest == .moving)
        _ = show.take(.reply(.narrationEnded("hare/1.ogg")))
        _ = show.advance(3700)
        #expect(show.rest == .still)
        #expect(lights(show).count == 2)
    }

    @Test func `leaving leads back to the letter, also from the end`() throws {
        var player = try #require(Activity.stories.screen(hunt.route, World([.spoken]), []) as? StoryPlayerViewModel)
        #expect(player.perform(.leave) == [.open("letters/lv/K/words")])
        #expect(player.receive(.learned(AnyDocument(Shelf()))) == [.open("letters/lv/K/words")])
    }

    @Test func `the place where the tale was left is not lost`() {
        var show = show()
        for _ in 0..<3 {
            let commands = show.take(.button(.next)) + show.advance(30)
            #expect(!commands.contains { if case .save = $0 { true } else { false } })
        }
        #expect(show.world[UserProgress.self] == UserProgress())
    }

    @Test func `the words can be hidden, and then shown again`() {
        var show = show()
        let button = SlideLayout(words: 1).wordsButton.center
        _ = show.advance(30)
        for count in [0, 2] {
            _ = show.take(.press(button))
            _ = show.take(.release(button))
            #expect(lights(show).count == count)
            _ = show.advance(30)
        }
    }

    @Test func `a tale opened otherwise has no lights`() {
        #expect(lights(show(at: "stories/hare/1")) == [])
        #expect(show(at: "stories/none/1/letter/K/home").route == "stories")
    }
}
