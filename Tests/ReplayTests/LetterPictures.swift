import Engine
import Stories
import TalePacks

@testable import GrownUps
@testable import LetterJudge
@testable import Letters

/// The screens of Letters, built from the alphabets as they ship.
enum LetterPictures {
    private typealias Screen = ScreenTests.Screen

    static let landscape = screens("letter", in: nil)
    static let upright = screens("upright-letter", in: Letterbox(window: Size(width: 360, height: 576)).view)

    private static func screens(_ prefix: String, in window: Rect?) -> [ScreenTests.Screen] {
        let rooms = Rooms(in: window ?? Stage.bounds)
        return (steps(rooms) + refusals(rooms) + hunts + menus(rooms) + words(rooms) + parents).map { screen in
            var world = screen.world
            world.window = window
            return Screen(
                name: "\(prefix)-\(screen.name)", route: screen.route, world: world, ticks: screen.ticks,
                inputs: screen.inputs)
        }
    }

    private static let letters = Alphabets.shipped("A", "K", "Ķ", "Š")

    private static func page(
        _ name: String, _ part: String, _ ticks: Int = 1, _ inputs: [Input] = [],
        _ learn: (inout LetterProgress) -> Void = { _ in }
    ) -> ScreenTests.Screen {
        Screen(
            name: name, route: Route("letters/lv/Ķ/\(part)"), world: .learning(letters, learn), ticks: ticks,
            inputs: inputs)
    }

    // MARK: - Steps

    private static func steps(_ rooms: Rooms) -> [ScreenTests.Screen] {
        let hand = LetterHand("Ķ", in: rooms)
        let (paint, strokes) = (hand.paintings, hand.strokes())
        return [
            page("introduction", "introduction"),
            page("words", "words"),
            page("fill", "fill"),
            page("fill-half", "fill", 1, hand.contacts(Array(paint.prefix(paint.count / 2)))),
            page("filled", "fill", 60, hand.contacts(paint)),
            page("trace", "trace", 100),
            page("trace-half", "trace", 120, hand.contacts(Array(strokes.prefix(2)))),
            page("trace-astray", "trace", 10, hand.contacts(astray(strokes[0]), lifts: false)),
            page("draw", "draw"),
            page("draw-half", "draw", 1, hand.contacts(Array(strokes.prefix(2)))),
            page("drawn", "draw", 50, hand.contacts(strokes) + [.button(.play), .judged(1, nil, like: ["Ķ"])]),
            page("done", "done", 80) { learn(&$0, hand) },
            page("done-later", "done", 500) { learn(&$0, hand) },
        ]
    }

    /// A finger that leaves the way in the middle of a stroke.
    private static func astray(_ stroke: [InkPoint]) -> [[InkPoint]] {
        let start = stroke.prefix(stroke.count / 2)
        guard let last = start.last else { return [] }
        return [start + (1...8).map { InkPoint(x: last.x + Float($0) * 0.03, y: last.y + Float($0) * 0.005) }]
    }

    private static func learn(_ progress: inout LetterProgress, _ hand: LetterHand) {
        for (level, stars) in zip(LetterLevel.allCases, [2, 3, 2]) {
            progress.finish(level, of: "Ķ", in: "lv", stars: stars, drawing: hand.kept(level, color: 5))
        }
        progress.complete("Ķ", in: "lv")
    }

    // MARK: - Refusals

    private static func refusals(_ rooms: Rooms) -> [ScreenTests.Screen] {
        let (hand, other) = (LetterHand("Ķ", in: rooms), LetterHand("K", in: rooms))
        func refused(_ name: String, _ strokes: [[InkPoint]], _ reason: Refusal) -> ScreenTests.Screen {
            page("refused-\(name)", "draw", 63, hand.contacts(strokes) + [.button(.play), .judged(1, reason)])
        }
        let marks = Set(hand.guide.strokes.indices.filter { hand.guide.strokes[$0].kind != .base })
        let whole = hand.strokes()
        let again = hand.contacts(other.strokes()) + [.button(.play)]
        return [
            refused("part", hand.strokes(without: [1]), .missingPart(stroke: 1)),
            refused("mark", hand.strokes(without: marks), .markMissing),
            refused("mirrored", mirrored(whole, width: hand.guide.width), .mirrored),
            refused("like", other.strokes(), .looksLike("K")),
            refused("scribble", [whole.flatMap(\.self)], .notALetter),
            page("ghost", "draw", 63, again + [.judged(1, .markMissing)] + again + [.judged(2, .looksLike("K"))]),
        ]
    }

    private static func mirrored(_ strokes: [[InkPoint]], width: Double) -> [[InkPoint]] {
        strokes.map { $0.map { InkPoint(x: Float(width) - $0.x, y: $0.y) } }
    }

    // MARK: - Words in tales

    /// A tale in which two of the words of Ķ stand.
    private static let garden = Story(
        id: "darzs", title: "Dārzs", cover: Story.season("rudens"),
        slides: [
            Slide(
                id: "1", image: Story.season("rudens"),
                text: "Ķēniņa dārzā auga liels, dzeltens ķirbis un sarkani ķirši.")
        ])

    private static var hunts: [ScreenTests.Screen] {
        var world = World.reading([garden])
        world[Alphabets.self] = letters
        return [
            Screen(name: "words-hunt", route: "letters/lv/Ķ/words", world: world, ticks: 1),
            Screen(name: "hunt", route: "stories/darzs/1/letter/Ķ/letters/lv/Ķ/words", world: world, ticks: 20),
        ]
    }

    // MARK: - Menus

    private static func menus(_ rooms: Rooms) -> [ScreenTests.Screen] {
        let begun = World.learning(.shipped) { progress in
            for (letter, stars) in [("A", 3), ("Ā", 2), ("B", 1), ("C", 3), ("Č", 2)] {
                for level in LetterLevel.allCases {
                    progress.finish(level, of: letter, in: "lv", stars: stars, drawing: KeptDrawing())
                }
                progress.complete(letter, in: "lv")
            }
            progress.finish(.fill, of: "D", in: "lv", stars: 3, drawing: KeptDrawing())
        }
        var english = World.learning(.shipped)
        english[LetterWishes.self]?.alphabet = "en"
        let tutorial = (1...4).map { number in
            Screen(
                name: "tutorial-\(number)", route: Route("letters/tutorial/\(number)"), world: .learning(letters),
                ticks: 130)
        }
        return tutorial + [
            Screen(name: "menu", route: "letters", world: .learning(.shipped)),
            Screen(name: "menu-stars", route: "letters", world: begun),
            Screen(
                name: "menu-focus", route: "letters", world: begun, ticks: 40,
                inputs: [.button(.down), .button(.right)]),
            Screen(name: "menu-english", route: "letters", world: english),
        ]
    }

    // MARK: - Words

    /// Kārlis, who has drawn some letters and written a word.
    private static var karlis: World {
        var world = World.learning(.shipped) { progress in
            for (color, letter) in ["A", "K", "Š"].enumerated() {
                progress.keep(LetterHand(letter).kept(.draw, color: color), of: letter, in: "lv")
            }
        }
        var words = WrittenWords()
        words.call(child: "Kārlis")
        words.keep(["A", "K", "A"].map { LetterHand($0).kept(.draw, color: 3) }, of: "letters/lv/words/aka")
        world[WrittenWords.self] = words
        return world
    }

    private static func words(_ rooms: Rooms) -> [ScreenTests.Screen] {
        func written(_ letter: String) -> [Input] {
            let hand = LetterHand(letter, in: rooms, inWord: true)
            return hand.contacts(hand.strokes()) + [.button(.play), .judged(1, nil, like: [letter])]
        }
        let all = written("A") + [.button(.next)] + written("K") + [.button(.next)] + written("A") + [.button(.next)]
        func screen(_ name: String, _ route: Route, _ ticks: Int = 1, _ inputs: [Input] = []) -> ScreenTests.Screen {
            Screen(name: name, route: route, world: karlis, ticks: ticks, inputs: inputs)
        }
        return [
            screen("menu-doors", "letters/lv"),
            screen("words-menu", "letters/lv/words"),
            screen("drawings", "letters/lv/drawings"),
            screen("word", "letters/lv/words/aka"),
            screen("word-half", "letters/lv/words/aka", 60, Array(all.prefix { $0 != .button(.next) })),
            screen("word-done", "letters/lv/words/aka", 160, all),
            screen("name", "letters/lv/words/.name"),
            screen("name-typed", "grownups/letters/.name"),
        ]
    }

    // MARK: - Grown-ups

    /// A child whose Ķ becomes steadier.
    private static func grow(_ progress: inout LetterProgress) {
        let hand = LetterHand("Ķ")
        for number in 0..<8 {
            let wobble = 0.09 - Float(number) * 0.01
            let drawing = KeptDrawing(hand.strokes(wobble: wobble, seed: UInt64(number)), color: number)
            progress.finish(.draw, of: "Ķ", in: "lv", stars: 2, drawing: drawing)
        }
        for (letter, stars) in [("A", 3), ("Ā", 2), ("B", 1)] {
            for level in LetterLevel.allCases {
                progress.finish(level, of: letter, in: "lv", stars: stars, drawing: KeptDrawing())
            }
        }
    }

    private static var parents: [ScreenTests.Screen] {
        let grown = World.learning(.shipped, grow)
        var stick = World.with(Sticks.added, [.seasons])
        for document in [AnyDocument(Alphabets.shipped), AnyDocument(grown[LetterProgress.self] ?? LetterProgress())] {
            stick.learn(document)
        }
        return [
            Screen(name: "parents", route: "grownups/letters", world: grown),
            Screen(
                name: "parents-below", route: "grownups/letters", world: grown, ticks: 60, inputs: [.button(.next)]),
            Screen(name: "growth", route: "grownups/letters/lv/Ķ", world: grown),
            Screen(name: "growth-none", route: "grownups/letters/lv/K", world: grown),
            Screen(name: "growth-stick", route: "grownups/letters/lv/.save", world: stick),
            Screen(name: "growth-no-stick", route: "grownups/letters/lv/.save", world: grown),
        ]
    }
}
