import Engine

@testable import LetterJudge
@testable import Letters
@testable import PasakaApp

/// Letters learnt from their introduction to the stars, and the way to them by buttons.
extension Journey {
    static let letters: [Journey] = [.letterA, .letterĶ, .letterŠ, .wordAka, .lettersByButtons]

    /// A, by touch: a palm lies on the glass meanwhile, and every button is tapped twice.
    static let letterA: Journey = {
        let hand = LetterHand("A")
        var recording = Recording(start: .learning(.shipped("A", "Ķ", "Š")), route: "letters/lv/A")
        recording.tapTwice(hand.sheet.next, at: 60)
        recording.tapTwice(hand.sheet.next, at: 140)
        var stops = [50, 130]
        var now = recording.draw([hand.paintings[0]], hand, at: 220)
        recording.touch(hand.sheet.colors[3].center, at: now + 10)
        stops.append(now + 5)
        now = recording.draw(Array(hand.paintings.dropFirst()), hand, at: now + 40)
        stops.append(now + 60)
        recording.tapTwice(hand.sheet.next, at: now + 70)
        now = recording.drawBesideAPalm(hand.strokes(), hand, at: now + 140)
        stops.append(now - 40)
        recording.tapTwice(hand.sheet.next, at: now + 70)
        now = recording.draw(hand.strokes(), hand, at: now + 140)
        stops.append(now)
        recording.append(.judged(1, nil, like: ["A"]), at: now + 95)
        recording.tapTwice(hand.sheet.next, at: now + 170)
        stops += [now + 110, now + 250, now + 700]
        recording.touch(Point(x: 1050, y: 1010), at: now + 720)
        recording.end(at: now + 800)
        return Journey(name: "letter-a", stops: stops, recording: recording.heard)
    }()

    /// Ķ on a tablet held upright: the finger strays while it traces, and the first drawing lacks a part.
    static let letterĶ: Journey = {
        let window = Letterbox(window: Size(width: 360, height: 576)).view
        let hand = LetterHand("Ķ", in: Rooms(in: window))
        var world = World.learning(.shipped("A", "Ķ", "Š"))
        world.window = window
        var recording = Recording(start: world, route: "letters/lv/Ķ")
        recording.touch(hand.sheet.next, at: 60)
        recording.touch(hand.sheet.next, at: 140)
        var stops = [50, 130]
        var now = recording.draw(hand.paintings, hand, at: 200)
        stops.append(now + 60)
        recording.touch(hand.sheet.next, at: now + 70)
        let strokes = hand.strokes()
        now = recording.draw(
            [strokes[0] + strokes[0].suffix(1).map { InkPoint(x: $0.x, y: $0.y + 0.2) }], hand, at: now + 140)
        now = recording.draw([strokes[2]], hand, at: now + 10)
        stops.append(now)
        now = recording.draw(Array(strokes.dropFirst()), hand, at: now + 60)
        recording.touch(hand.sheet.next, at: now + 70)
        now = recording.draw(hand.strokes(without: [1]), hand, at: now + 140)
        recording.touch(hand.sheet.next, at: now + 40)
        recording.append(.judged(1, .missingPart(stroke: 1), like: ["Ķ"]), at: now + 95)
        stops.append(now + 130)
        now = recording.draw([strokes[1]], hand, at: now + 200)
        recording.append(.judged(2, nil, like: ["Ķ"]), at: now + 95)
        stops.append(now + 115)
        recording.touch(hand.sheet.next, at: now + 170)
        stops.append(now + 250)
        recording.end(at: now + 300)
        return Journey(name: "letter-k-comma", width: 360, height: 576, stops: stops, recording: recording.heard)
    }()

    /// Š from the step where the child left it: drawn without its mark, as another letter, with the ghost's help, and
    /// at last well enough.
    static let letterŠ: Journey = {
        let hand = LetterHand("Š")
        let world = World.learning(.shipped("A", "Ķ", "Š")) { progress in
            for level in [LetterLevel.fill, .trace] {
                progress.finish(level, of: "Š", in: "lv", stars: 3, drawing: hand.kept(level, color: 2))
            }
        }
        var recording = Recording(start: world, route: "letters/lv/Š")
        let marks = Set(hand.guide.strokes.indices.filter { hand.guide.strokes[$0].kind != .base })
        var (now, stops) = (30, [Int]())
        let tries: [(strokes: [[InkPoint]], reason: Refusal?)] = [
            (hand.strokes(without: marks), .markMissing), ([hand.strokes()[0].reversed()], .mirrored),
            (LetterHand("A").strokes(), .looksLike("A")), (hand.strokes(), nil),
        ]
        for (number, (strokes, reason)) in tries.enumerated() {
            now = recording.draw(strokes, hand, at: now)
            if number == 1 { recording.touch(hand.sheet.undo, at: now + 30) }
            if number == 1 { now = recording.draw(strokes, hand, at: now + 60) }
            if reason != nil { recording.touch(hand.sheet.next, at: now + 40) }
            recording.append(.judged(number + 1, reason, like: ["Š", "S"]), at: now + 95)
            stops.append(now + 125)
            now += 160
        }
        recording.press(.next, at: now)
        stops.append(now + 120)
        recording.press(.back, at: now + 200)
        stops.append(now + 260)
        recording.end(at: now + 280)
        return Journey(name: "letter-s-caron", stops: stops, recording: recording.heard)
    }()

    /// A word of three letters: the first is refused once, the next come by themselves, and then the word is there.
    static let wordAka: Journey = {
        var recording = Recording(start: .learning(.shipped), route: "letters/lv/words/aka")
        var (now, stops) = (150, [140])
        for (number, letter) in ["A", "K", "A"].enumerated() {
            let hand = LetterHand(letter, inWord: true)
            if number == 0 {
                now = recording.draw(hand.strokes(without: [2]), hand, at: now)
                recording.append(.judged(1, .missingPart(stroke: 2), like: [letter]), at: now + 95)
                stops.append(now + 130)
                now = recording.draw([hand.strokes()[2]], hand, at: now + 160)
            } else {
                now = recording.draw(hand.strokes(), hand, at: now)
            }
            recording.append(.judged(number == 0 ? 2 : 1, nil, like: [letter]), at: now + 95)
            stops.append(now + 130)
            now += 260
        }
        stops.append(now + 150)
        recording.press(.next, at: now + 200)
        stops.append(now + 260)
        recording.press(.back, at: now + 280)
        recording.end(at: now + 300)
        return Journey(name: "word-aka", stops: stops, recording: recording.heard)
    }()

    /// The way from home to a letter and back with the arrows alone: each place that gets the focus is said.
    static let lettersByButtons: Journey = {
        var recording = Recording(start: .learning(.shipped), route: .home)
        recording.press(.down, at: 20)
        recording.press(.right, at: 60)
        recording.press(.confirm, at: 120)
        for tick in [200, 240, 280] { recording.press(.right, at: tick) }
        recording.press(.down, at: 320)
        recording.press(.left, at: 360)
        recording.press(.confirm, at: 420)
        recording.press(.next, at: 520)
        for tick in [600, 640] { recording.press(.nextPlace, at: tick) }
        recording.press(.back, at: 720)
        recording.press(.right, at: 800)
        recording.press(.back, at: 860)
        recording.end(at: 920)
        return Journey(
            name: "letters-by-buttons", stops: [50, 110, 190, 400, 500, 680, 790],
            recording: recording.heard)
    }()
}

extension Recording {
    /// The same run, in which each clip is heard to its end, half a second after it has begun.
    fileprivate var heard: Recording {
        var (show, recording) = (self.show(activities), Recording(start: start, route: route))
        var (pending, speaking): (ArraySlice<Event>, (clip: Sound, end: Int)?) = (events[...], nil)
        for tick in 0...ticks {
            var commands = show.advance(tick - show.ticks)
            while let event = pending.first, event.tick <= tick {
                pending.removeFirst()
                recording.append(event.input, at: tick)
                commands += show.take(event.input)
            }
            if let (clip, end) = speaking, end <= tick {
                speaking = nil
                recording.hear(.narrationEnded(clip), at: tick)
                commands += show.take(.reply(.narrationEnded(clip)))
            }
            for case .narrate(let clip) in commands { speaking = (clip, tick + 30) }
        }
        recording.end(at: ticks)
        return recording
    }

    /// Two quick taps, as small hands do.
    fileprivate mutating func tapTwice(_ point: Point, at tick: Int) {
        touch(point, at: tick)
        touch(point, at: tick + 12)
    }

    /// Draws while a palm lies on the glass, and a second finger touches the palette.
    fileprivate mutating func drawBesideAPalm(_ strokes: [[InkPoint]], _ hand: LetterHand, at tick: Int) -> Int {
        var other = Recording(start: start, route: route)
        let end = other.draw(strokes, hand, at: tick)
        let palm = Point(x: 900, y: 1000)
        for event in other.events {
            append(event.input, at: event.tick)
            switch event.tick - tick {
            case 3: touch(.began, 2, palm, at: event.tick)
            case 10, 16, 22: touch(.moved, 2, palm + Point(x: Double(event.tick % 9), y: 4), at: event.tick)
            case 12: touch(.began, 3, hand.sheet.colors[6].center, at: event.tick)
            case 18: touch(.ended, 3, hand.sheet.colors[6].center, at: event.tick)
            case 26: touch(.ended, 2, palm, at: event.tick)
            default: break
            }
        }
        return end
    }
}
