import Engine
import Testing

@testable import Letters
@testable import PasakaApp

/// What must be seen and heard while letters are learnt.
@MainActor struct LetterJourneyTests {
    private func show(_ journey: Journey, at tick: Int) -> Show {
        var found: Show?
        journey.recording.replay(activities, stops: [tick]) { found = $1 }
        return found ?? Show(world: journey.recording.start, activities: activities)
    }

    private func end(_ journey: Journey) -> Show { show(journey, at: journey.recording.ticks) }

    private func learnt(_ journey: Journey, _ letter: String) -> LetterRecord? {
        end(journey).world[LetterProgress.self]?["lv", letter]
    }

    /// The clips said on the way, in their order, each with its route.
    private func narrated(_ journey: Journey) -> [Sound] {
        var show = journey.recording.show(activities)
        var commands: [Command] = []
        for event in journey.recording.events {
            commands += show.advance(event.tick - show.ticks)
            commands += show.take(event.input)
        }
        commands += show.advance(journey.recording.ticks - show.ticks)
        return commands.compactMap { if case .narrate(let clip) = $0 { clip } else { nil } }
    }

    @Test func `every step of A is passed, none is skipped by a double tap, and its stars are earned`() throws {
        let record = try #require(learnt(.letterA, "A"))
        #expect(record.stars == 3 && record.step == nil)
        #expect(record.round.mapValues(\.stars) == [.fill: 3, .trace: 3, .draw: 3])
        #expect(
            show(.letterA, at: 130).picture.drawings.contains { drawing in
                if case .transformed(let inner, _) = drawing, case .icon(let image, _, _)? = inner.first {
                    image.name.hasPrefix("letters/pictures/")
                } else {
                    false
                }
            })
    }

    @Test func `a palm and a second finger leave no trace beside the one that draws`() throws {
        let record = try #require(learnt(.letterA, "A"))
        let traced = try #require(record.round[.trace]?.drawing)
        let hand = LetterHand("A")
        #expect(traced.strokes.count == hand.guide.strokes.count)
        // The palette was touched once by the finger that owned the glass, and once by another.
        #expect(record.round.values.allSatisfy { $0.drawing.color == 3 })
        let palm = hand.sheet.box.place(Point(x: 900, y: 1000))
        #expect(traced.strokes.joined().allSatisfy { $0.distance(to: palm) > 0.05 })
    }

    @Test func `the next letter is opened from the congratulations`() {
        #expect(end(.letterA).route == "letters/lv/Ķ")
    }

    @Test func `Ķ is learnt upright, and the part that was missing is added`() throws {
        let record = try #require(learnt(.letterĶ, "Ķ"))
        #expect(record.round.mapValues(\.stars) == [.fill: 3, .trace: 2, .draw: 2])
        #expect(record.round[.draw]?.drawing.strokes.count == LetterHand("Ķ").guide.strokes.count)
        #expect(end(.letterĶ).picture.bounds.height == 2560)
    }

    @Test func `Š goes on where it was left, and earns one star less with the ghost's help`() throws {
        let record = try #require(learnt(.letterŠ, "Š"))
        #expect(record.round[.draw]?.stars == 1)
        #expect(record.stars == 2)
        #expect(end(.letterŠ).route == "letters/lv")
    }

    @Test func `a word grows letter by letter, is said and kept, and the next one follows`() throws {
        let heard = narrated(.wordAka)
        #expect(heard.first == "letters/lv/voice/word-well.ogg")
        // At its beginning, at its end, and where the child comes back to it.
        #expect(heard.count { $0 == "letters/lv/voice/word-well.ogg" } == 3)
        let progress = try #require(end(.wordAka).world[LetterProgress.self])
        #expect(progress["lv", "A"].newest.count == 1 && progress["lv", "K"].first != nil)
        #expect(end(.wordAka).world[WrittenWords.self]?["letters/lv/words/aka"]?.count == 3)
        #expect(end(.wordAka).route == "letters/lv/words")
    }

    @Test func `by buttons each door and letter says itself`() throws {
        #expect(show(.lettersByButtons, at: 190).route == "letters")
        #expect(show(.lettersByButtons, at: 500).route == "letters/lv/F")
        #expect(show(.lettersByButtons, at: 790).route == "letters/lv")
        #expect(end(.lettersByButtons).route == .home)
        let heard = narrated(.lettersByButtons)
        #expect(heard.contains("interface/voice-letters.ogg"))
        let latvian = try #require(Alphabets.shipped["lv"])
        let letters = heard.compactMap { clip in latvian.letters.first { $0.sound == clip }?.capital }
        // Once more where it is opened, and where the child comes back to it.
        #expect(letters.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == ["A", "Ā", "B", "C", "G", "F", "G"])
    }
}
