import Foundation
import Letters
import Stories
import TalePacks
import Testing

@testable import Engine
@testable import GrownUps
@testable import PasakaApp

/// Random inputs of all kinds, as no child could think of them.
///
/// A test run takes 100,000; `PASAKA_FUZZ_EVENTS=10000000` takes as many.
struct FuzzTests {
    private static let events = ProcessInfo.processInfo.environment["PASAKA_FUZZ_EVENTS"].flatMap(Int.init) ?? 100_000
    /// Events after which another show begins.
    private static let run = 2500

    @Test(arguments: 0..<4)
    func `random inputs reach no room of the grown-ups, and Sākt still works`(part: Int) throws {
        for number in 0..<max(1, Self.events / Self.run / 4) {
            let seed = UInt64(number * 4 + part)
            var hands = RandomHands(seed: seed)
            for event in 0..<Self.run {
                hands.act()
                guard hands.isInRoom else { continue }
                Issue.record("seed \(seed) has reached \(hands.show.route) with event \(event)")
                return
            }
            let rests = hands.comesToRest()
            #expect(rests, "seed \(seed) at \(hands.show.route)")
            let reads = hands.readsATale()
            #expect(reads, "seed \(seed) at \(hands.show.route)")
        }
    }
}

/// Hands, feet and machines at a show with all activities.
private struct RandomHands {
    private(set) var show: Show
    private var chance: Chance
    /// The fingers that are down, each with its place.
    private var fingers: [Int64: Point] = [:]
    /// The clips that were asked for, latest last.
    private var clips: [Sound] = ["stories/0/gadalaiki/ziema.ogg"]
    private var milliseconds = 0
    /// The answers of services that have not come yet.
    private var late: [(news: GateAnswer, visit: Visit)] = []

    private static let stories = [.seasons, .king, .toldSeasons.with(id: "told")] + Story.many(5).map(\.spoken)
    private static let pin = PinHash(rawValue: "hash of 4711")

    init(seed: UInt64) {
        var chance = Chance(seed: seed)
        var world = World.learning(.shipped("A", "Ķ"))
        world.motion = Bool.random(using: &chance) ? .eased : .cut
        world[Shelf.self] = Shelf(stories: Self.stories)
        world[UserProgress.self] = UserProgress()
        var settings = Settings()
        settings[.switches] = ["none", "none", "one", "two"].randomElement(using: &chance)
        settings[.spokenFocus] = Bool.random(using: &chance)
        settings[.language] = ["lv", "en"].randomElement(using: &chance)
        settings[.nextChild] = 30
        world[Settings.self] = settings
        if Bool.random(using: &chance) { world[Attraction.self] = Attraction(landscape: .sakt, upright: .sakt) }
        let gate = [nil, RoomGate(way: .corners), RoomGate(way: .pin, pin: Self.pin)].randomElement(using: &chance)
        world[RoomGate.self] = gate ?? nil
        let isAtGate = world[RoomGate.self] != nil && Int.random(in: 0..<4, using: &chance) == 0
        show = Show(world: world, activities: activities, at: isAtGate ? "grownups/gate/stick" : .home)
        self.chance = chance
    }

    /// Whether the grown-ups' room is open, which a child must not reach.
    var isInRoom: Bool { show.world.roomIsOpen }

    // MARK: - Acting

    mutating func act() {
        switch Int.random(in: 0..<100, using: &chance) {
        case 0..<42: touch()
        case 42..<68: pressKey()
        case 68..<74: pushThumbstick()
        case 74..<76: take(.unfocused)
        case 76..<77: take(.unplugged(pad: pad))
        case 77..<78: take(.window(window))
        case 78..<84: take(.reply(reply))
        case 84..<85: changeShelf()
        case 85..<86: answer()
        default: pass(duration)
        }
    }

    private mutating func take(_ input: Input) { hear(show.take(input)) }

    private mutating func pass(_ ticks: Int) {
        hear(show.advance(ticks))
        milliseconds += ticks * 1000 / 60
    }

    private mutating func hear(_ commands: [Command]) {
        for case .narrate(let clip) in commands { clips = (clips + [clip]).suffix(4) }
        for command in commands {
            guard let request = command.request(GateRequest.self) else { continue }
            switch request.content {
            case .look: late.append((.waits(seconds: Int.random(in: 0...1, using: &chance)), request.visit))
            case .check(let pin, let gate):
                late.append((.fits(gate.pin?.rawValue == "hash of \(pin)"), request.visit))
            // Who sets a PIN is a grown-up.
            case .make, .added: break
            }
        }
    }

    /// A service answers: soon or late, once or twice, or what nobody has asked.
    private mutating func answer() {
        let visit = Visit(show.visit.number + Int.random(in: -2...1, using: &chance))
        let strangers: [GateAnswer] = [.fits(false), .waits(seconds: 3)]
        if let answer = late.randomElement(using: &chance), Int.random(in: 0..<4, using: &chance) > 0 {
            take(.reply(.answer(answer.news, to: answer.visit)))
            if Bool.random(using: &chance) { late.removeAll { $0 == answer } }
        } else if visit == show.visit {
            take(.reply(.answer(strangers.randomElement(using: &chance) ?? .fits(false), to: visit)))
        } else {
            let news = (strangers + [.fits(true), .made(Self.pin)]).randomElement(using: &chance) ?? .fits(false)
            take(.reply(.answer(news, to: visit)))
        }
    }

    /// Tales vanish, appear, and are hidden.
    private mutating func changeShelf() {
        var stories = Self.stories.shuffled(using: &chance)
        stories.removeLast(Int.random(in: 0...stories.count, using: &chance))
        guard Bool.random(using: &chance) else { return take(.reply(.learned(AnyDocument(Shelf(stories: stories))))) }
        var settings = show.world[Settings.self] ?? Settings()
        settings[.hiddenTales] = stories.map(\.id)
        settings[.mostWolves] = Int.random(in: 0...3, using: &chance)
        take(.reply(.learned(AnyDocument(settings))))
    }

    private var duration: Int {
        mutating get {
            // Long enough for the next child.
            if Int.random(in: 0..<400, using: &chance) == 0 { return Int.random(in: 1700...2500, using: &chance) }
            return switch Int.random(in: 0..<20, using: &chance) {
            case 0..<14: Int.random(in: 1...4, using: &chance)
            case 14..<19: Int.random(in: 5...40, using: &chance)
            default: Int.random(in: 100...400, using: &chance)
            }
        }
    }

    private mutating func touch() {
        let id = Int64([-1, 0, 1, 2, 3].randomElement(using: &chance) ?? 0)
        let point = place
        if fingers[id] == nil || Int.random(in: 0..<20, using: &chance) == 0 {
            fingers[id] = point
            return contact(.began, id, point)
        }
        switch Int.random(in: 0..<10, using: &chance) {
        case 0..<4: contact(.moved, id, point)
        case 4..<9:
            let old = fingers.removeValue(forKey: id) ?? point
            contact(Bool.random(using: &chance) ? .ended : .ended, id, Bool.random(using: &chance) ? old : point)
        // Its end is lost.
        default: fingers[id] = nil
        }
    }

    private mutating func contact(_ phase: Contact.Phase, _ id: Int64, _ point: Point) {
        let pressure = Bool.random(using: &chance) ? nil : Double.random(in: 0...1, using: &chance)
        take(.contact(Contact(phase, id, at: point, milliseconds: milliseconds, pressure: pressure)))
    }

    /// A place that answers, or any in the window and a little beyond.
    private var place: Point {
        mutating get {
            if Int.random(in: 0..<3, using: &chance) > 0, let spot = show.hotspots.randomElement(using: &chance) {
                return spot.center
            }
            return Point(x: .random(in: -600...2200, using: &chance), y: .random(in: -900...2100, using: &chance))
        }
    }

    private var pad: Int32 { mutating get { Int32.random(in: 0...2, using: &chance) } }

    private mutating func pressKey() {
        let button =
            Int.random(in: 0..<5, using: &chance) == 0 ? nil : Input.Button.allCases.randomElement(using: &chance)
        let phases: [Input.Key.Phase] = [.pressed, .pressed, .released, .repeated]
        let device: Input.Device = [.keyboard, .mouse, .pad(pad)].randomElement(using: &chance) ?? .keyboard
        take(.key(Input.Key(button, phases.randomElement(using: &chance) ?? .pressed, of: device)))
    }

    private mutating func pushThumbstick() {
        func axis(_ chance: inout Chance) -> Double { Double(Int.random(in: -10...10, using: &chance)) / 10 }
        let side: Input.Thumbstick.Side = Bool.random(using: &chance) ? .left : .right
        take(.thumbstick(Input.Thumbstick(pad: pad, side, x: axis(&chance), y: axis(&chance))))
    }

    private var window: Rect {
        mutating get {
            let sizes = [(1280, 800), (800, 1280), (640, 480), (360, 640), (1920, 540), (480, 360)]
            let (width, height) = sizes.randomElement(using: &chance) ?? (640, 480)
            return Letterbox(window: Size(width: Double(width), height: Double(height))).view
        }
    }

    private var reply: Input.Reply {
        mutating get {
            let clip = clips.randomElement(using: &chance) ?? "a.ogg"
            switch Int.random(in: 0..<7, using: &chance) {
            case 0: return .narrationStarted(clip, seconds: .random(in: 0...9, using: &chance))
            case 1:
                return .narrationFound(clip, at: .random(in: 0...9, using: &chance), isMoving: .random(using: &chance))
            case 2, 3: return .narrationEnded(clip)
            case 4: return .narrationFailed(clip)
            case 5: return .touched(nil)
            default:
                var progress = show.world[UserProgress.self] ?? UserProgress()
                progress.turn("gadalaiki", to: Int.random(in: 1...4, using: &chance))
                return .learned(AnyDocument(progress))
            }
        }
    }

    // MARK: - What must hold in the end

    /// Everybody goes away: whether the show comes to rest in a few minutes.
    mutating func comesToRest() -> Bool {
        letGo()
        for _ in 0..<300 {
            pass(60)
            // The end of one may begin another.
            let ended = clips
            clips = []
            for clip in ended { take(.reply(.narrationEnded(clip))) }
            if show.rest != .moving { return true }
        }
        return false
    }

    private mutating func letGo() {
        take(.unfocused)
        for pad: Int32 in 0...2 { take(.unplugged(pad: pad)) }
        for (id, point) in fingers.sorted(by: { $0.key < $1.key }) { contact(.ended, id, point) }
        fingers = [:]
    }

    /// Goes home and presses Sākt: whether that leads to the shelf.
    mutating func readsATale() -> Bool {
        var settings = Settings()
        settings[.switches] = "none"
        take(.reply(.learned(AnyDocument(settings))))
        take(.reply(.learned(AnyDocument(Shelf(stories: Self.stories)))))
        // It may only wake the kiosk.
        press(.louder)
        pass(120)
        take(.window(Stage.bounds))
        press(.home)
        guard show.route == .home else { return false }
        // The first door of home.
        press(.play)
        return show.route == "stories"
    }

    private mutating func press(_ button: Input.Button) {
        take(.key(Input.Key(button)))
        take(.key(Input.Key(button, .released)))
        pass(120)
    }
}

extension Recording {
    /// A hand that presses Sākt, and a cover.
    fileprivate static var sakt: Recording {
        var recording = Recording(start: World(), route: .home)
        recording.append(.button(.play), at: 100)
        recording.append(.press(Point(x: 400, y: 500)), at: 200)
        recording.append(.release(Point(x: 400, y: 500)), at: 206)
        recording.end(at: 500)
        return recording
    }
}

extension Story {
    fileprivate func with(id: String) -> Story {
        Story(id: id, title: title, cover: cover, slides: slides, tellings: tellings)
    }
}
